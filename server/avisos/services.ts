import { makeEnviarCorreos, type Cartero } from "../../app/domain/avisos/correo/enviarCorreos";
import {
  makeAtenderModal,
  makeCerrarPoliticas,
  makeVerModalPendiente,
  makeVerTerminosPendientes,
} from "../../app/domain/avisos/modales/atenderModales";
import {
  makeContarNotificaciones,
  makeMarcarNotificaciones,
  makeVerNotificaciones,
} from "../../app/domain/avisos/notificaciones/verNotificaciones";
import type { Base } from "../platform/services";
import { makeBandejaDeSalida } from "./repositories/correos";

export function openAvisos(base: Base) {
  const { options, deps, db, declared, now, alFallar } = base;
  const bandeja = makeBandejaDeSalida(db);
  return {
    services: {
      verNotificaciones: makeVerNotificaciones(deps),
      notificacionesSinVer: makeContarNotificaciones(deps),
      marcarNotificaciones: makeMarcarNotificaciones(deps),
      verModalPendiente: makeVerModalPendiente(deps),
      verTerminosPendientes: makeVerTerminosPendientes(deps),
      atenderModal: makeAtenderModal(deps),
      cerrarPoliticas: makeCerrarPoliticas(deps),
      buzonDeDesarrollo: options.buzonDeDesarrollo ? bandeja.ultimos : null,
    },
    jobs: options.cartero
      ? [
          {
            nombre: "enviar-correos",
            cadaSegundos: 5,
            run: makeEnviarCorreos({
              bandeja,
              cartero: options.cartero,
              hacerAdjunto: async ({ clase, id }) =>
                (await declared.attachments[clase]?.(deps.repos, id, base)) ?? null,
              now,
              alFallar,
            }),
          },
        ]
      : [],
  };
}

declare module "../platform/services" {
  interface ServicesOptions {
    /** Sends the mails of the outbox; null leaves them waiting. */
    cartero: Cartero | null;
    buzonDeDesarrollo: boolean;
  }
}
