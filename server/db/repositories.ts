import type { Causa } from "../../app/domain/historial/historial";
import type { Repositorios } from "../../app/domain/puertos";
import type { Db, Trx } from "./client";
import { makeAccesoRepository, makeIntentoRepository } from "./repositories/accesos";
import { makeActoRepository } from "./repositories/actos";
import { makeBloqueoRepository } from "./repositories/bloqueos";
import {
  makeCatalogoWriter,
  makeEspecialidadRepository,
  makeEspecialistaRepository,
  type CatalogoEnMemoria,
} from "./repositories/catalogo";
import { makeCalendarioRepository } from "./repositories/calendarios";
import { makeCambioDeCorreoRepository } from "./repositories/cambios-de-correo";
import { makeCitaRepository } from "./repositories/citas";
import { makeCodigoRepository } from "./repositories/codigos";
import { makeCorreoRepository } from "./repositories/correos";
import {
  makeAceptacionPublicaRepository,
  makeConsentimientoRepository,
  makePoliticaRepository,
} from "./repositories/consentimientos";
import { makeAccesoADatosRepository, makeEliminacionRepository } from "./repositories/eliminaciones";
import { makeMisDatosRepository } from "./repositories/mis-datos";
import { makeNotaRepository } from "./repositories/notas";
import { makeNotificacionRepository } from "./repositories/notificaciones";
import { makeCompraRepository, makePaqueteRepository } from "./repositories/compras";
import { makeComprobanteRepository } from "./repositories/comprobantes";
import { makeDatosDeCompraRepository } from "./repositories/datos-de-compra";
import { makeCuponRepository } from "./repositories/cupones";
import { makeEsperaRepository } from "./repositories/esperas";
import { makeFalloRepository } from "./repositories/fallos";
import { makeHistorialRepository } from "./repositories/historial";
import { makeHorarioRepository } from "./repositories/horarios";
import { makeMonedaRepository } from "./repositories/monedas";
import { makeModalRepository, makePreferenciaRepository } from "./repositories/modales";
import { makeCobroRepository, makePagoRepository } from "./repositories/pagos";
import { makePedidoRepository } from "./repositories/pedidos";
import { makeIdentidadEnlazadaRepository } from "./repositories/identidades";
import { makePerfilRepository } from "./repositories/perfiles";
import { makePersonaRepository } from "./repositories/personas";
import { makeRecuperacionRepository } from "./repositories/recuperaciones";
import { makeRegistroRepository } from "./repositories/registros";
import { makeSalaRepository } from "./repositories/salas";
import { makeSaldoRepository } from "./repositories/saldos";
import { makeSegundoFactorRepository } from "./repositories/segundos-factores";
import { makeSorteoRepository } from "./repositories/sorteos";

/** The repositories on one connection or one transaction, for whoever or whatever causes what they change. */
export function makeRepositorios(db: Db | Trx, catalogo: CatalogoEnMemoria, causa: Causa): Repositorios {
  return {
    especialidades: makeEspecialidadRepository(db, catalogo),
    especialistas: makeEspecialistaRepository(db, catalogo),
    horarios: makeHorarioRepository(db),
    pedidos: makePedidoRepository(db, causa),
    cupones: makeCuponRepository(db),
    paquetes: makePaqueteRepository(db),
    compras: makeCompraRepository(db, causa),
    datosDeCompra: makeDatosDeCompraRepository(db),
    comprobantes: makeComprobanteRepository(db, causa),
    cobros: makeCobroRepository(db),
    pagos: makePagoRepository(db, causa),
    citas: makeCitaRepository(db, causa),
    historial: makeHistorialRepository(db),
    catalogo: makeCatalogoWriter(db),
    actos: makeActoRepository(db),
    fallos: makeFalloRepository(db),
    saldos: makeSaldoRepository(db),
    monedas: makeMonedaRepository(db),
    personas: makePersonaRepository(db),
    accesos: makeAccesoRepository(db),
    bloqueos: makeBloqueoRepository(db),
    segundosFactores: makeSegundoFactorRepository(db),
    intentos: makeIntentoRepository(db),
    correos: makeCorreoRepository(db),
    politicas: makePoliticaRepository(db),
    consentimientos: makeConsentimientoRepository(db),
    calendarios: makeCalendarioRepository(db),
    identidades: makeIdentidadEnlazadaRepository(db),
    perfiles: makePerfilRepository(db),
    aceptacionesPublicas: makeAceptacionPublicaRepository(db),
    modales: makeModalRepository(db),
    preferencias: makePreferenciaRepository(db),
    sorteos: makeSorteoRepository(db),
    notificaciones: makeNotificacionRepository(db),
    misDatos: makeMisDatosRepository(db),
    eliminaciones: makeEliminacionRepository(db),
    accesosADatos: makeAccesoADatosRepository(db),
    codigos: makeCodigoRepository(db),
    registros: makeRegistroRepository(db),
    recuperaciones: makeRecuperacionRepository(db),
    cambiosDeCorreo: makeCambioDeCorreoRepository(db),
    notas: makeNotaRepository(db),
    salas: makeSalaRepository(db),
    esperas: makeEsperaRepository(db),
  };
}
