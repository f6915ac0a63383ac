import type { Causa } from "../app/domain/ventas/historial/historial";
import type { Repositorios } from "../app/domain/puertos";
import type { Db, Trx } from "./platform/database/client";
import { makeAccesoRepository, makeIntentoRepository } from "./cuentas/repositories/accesos";
import { makeActoRepository } from "./operador/repositories/actos";
import { makeBloqueoRepository } from "./cuentas/repositories/bloqueos";
import {
  makeCatalogoWriter,
  makeEspecialidadRepository,
  makeEspecialistaRepository,
  type CatalogoEnMemoria,
} from "./agenda/repositories/catalogo";
import { makeCalendarioRepository } from "./agenda/repositories/calendarios";
import { makeCambioDeCorreoRepository } from "./cuentas/repositories/cambios-de-correo";
import { makeCitaRepository } from "./agenda/repositories/citas";
import { makeCodigoRepository } from "./cuentas/repositories/codigos";
import { makeCorreoRepository } from "./avisos/repositories/correos";
import {
  makeAceptacionPublicaRepository,
  makeConsentimientoRepository,
  makePoliticaRepository,
} from "./consentimientos/repositories/consentimientos";
import { makeAccesoADatosRepository, makeEliminacionRepository } from "./cuentas/repositories/eliminaciones";
import { makeMisDatosRepository } from "./cuentas/repositories/mis-datos";
import { makeNotaRepository } from "./agenda/repositories/notas";
import { makeNotificacionRepository } from "./avisos/repositories/notificaciones";
import { makeCompraRepository, makePaqueteRepository } from "./paquetes/repositories/compras";
import { makeComprobanteRepository } from "./ventas/repositories/comprobantes";
import { makeDatosDeCompraRepository } from "./ventas/repositories/datos-de-compra";
import { makeCuponRepository } from "./ventas/repositories/cupones";
import { makeEsperaRepository } from "./agenda/repositories/esperas";
import { makeFalloRepository } from "./operador/repositories/fallos";
import { makeHistorialRepository } from "./ventas/repositories/historial";
import { makeHorarioRepository } from "./agenda/repositories/horarios";
import { makeMonedaRepository } from "./paquetes/repositories/monedas";
import { makeModalRepository, makePreferenciaRepository } from "./avisos/repositories/modales";
import { makeCobroRepository, makePagoRepository } from "./ventas/repositories/pagos";
import { makeReservaRepository } from "./agenda/repositories/reservas";
import { makePedidoRepository } from "./ventas/repositories/pedidos";
import { makeIdentidadEnlazadaRepository } from "./cuentas/repositories/identidades";
import { makePerfilRepository } from "./cuentas/repositories/perfiles";
import { makePersonaRepository } from "./cuentas/repositories/personas";
import { makeRecuperacionRepository } from "./cuentas/repositories/recuperaciones";
import { makeRegistroRepository } from "./cuentas/repositories/registros";
import { makeSalaRepository } from "./agenda/repositories/salas";
import { makeSaldoRepository } from "./paquetes/repositories/saldos";
import { makeSegundoFactorRepository } from "./cuentas/repositories/segundos-factores";
import { makeSorteoRepository } from "./consentimientos/repositories/sorteos";

/** The repositories on one connection or one transaction, for whoever or whatever causes what they change. */
export function makeRepositorios(db: Db | Trx, catalogo: CatalogoEnMemoria, causa: Causa): Repositorios {
  return {
    especialidades: makeEspecialidadRepository(db, catalogo),
    especialistas: makeEspecialistaRepository(db, catalogo),
    horarios: makeHorarioRepository(db),
    pedidos: makePedidoRepository(db, causa),
    reservas: makeReservaRepository(db, causa),
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
