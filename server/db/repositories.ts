import type { Repositorios } from "../../app/domain/puertos";
import type { Db, Trx } from "./client";
import { makeAccesoRepository, makeIntentoRepository } from "./repositories/accesos";
import {
  makeEspecialidadRepository,
  makeEspecialistaRepository,
  type CatalogoEnMemoria,
} from "./repositories/catalogo";
import { makeCitaRepository } from "./repositories/citas";
import { makeCorreoRepository } from "./repositories/correos";
import { makeConsentimientoRepository, makePoliticaRepository } from "./repositories/consentimientos";
import { makeHorarioRepository } from "./repositories/horarios";
import { makeCobroRepository, makePagoRepository } from "./repositories/pagos";
import { makePedidoRepository } from "./repositories/pedidos";
import { makePersonaRepository } from "./repositories/personas";
import { makeSalaRepository } from "./repositories/salas";
import { makeSaldoRepository } from "./repositories/saldos";

/** The repositories on one connection or one transaction. */
export function makeRepositorios(db: Db | Trx, catalogo: CatalogoEnMemoria): Repositorios {
  return {
    especialidades: makeEspecialidadRepository(db, catalogo),
    especialistas: makeEspecialistaRepository(db, catalogo),
    horarios: makeHorarioRepository(db),
    pedidos: makePedidoRepository(db),
    cobros: makeCobroRepository(db),
    pagos: makePagoRepository(db),
    citas: makeCitaRepository(db),
    saldos: makeSaldoRepository(db),
    personas: makePersonaRepository(db),
    accesos: makeAccesoRepository(db),
    intentos: makeIntentoRepository(db),
    correos: makeCorreoRepository(db),
    politicas: makePoliticaRepository(db),
    consentimientos: makeConsentimientoRepository(db),
    salas: makeSalaRepository(db),
  };
}
