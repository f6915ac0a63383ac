import { z } from "zod";
import { aNotificationItem } from "../../../app/domain/avisos/notificaciones/notificacion";
import { endpoint } from "../../platform/api/endpoint";
import { CON_TOKEN } from "../../platform/permisos";

const notificacion = z.object({
  key: z.string(),
  icon: z.string(),
  message: z.string(),
  duration: z.int(),
  offset: z.object({ right: z.int(), bottom: z.int() }),
  enlace: z.string().nullable(),
  creadaEn: z.string(),
  vista: z.boolean(),
});

/** Endpoints of a person's inbox of notifications. */
export const notificaciones = [
  endpoint({
    metodo: "get",
    ruta: "/notificaciones",
    resumen: "Tus notificaciones, la más nueva primero, y cuántas no has visto",
    clave: "personas",
    permisos: CON_TOKEN,
    conPersona: true,
    respuesta: z.object({ sinVer: z.int(), notificaciones: z.array(notificacion) }),
    async atender({ services, portador: { idPersona } }) {
      const { sinVer, notificaciones } = await services.avisos.verNotificaciones(idPersona);
      return {
        sinVer,
        notificaciones: notificaciones.map((entrada) => ({
          ...aNotificationItem(entrada),
          enlace: entrada.enlace,
          creadaEn: entrada.creadaEn.toISOString(),
          vista: entrada.vistaEn !== null,
        })),
      };
    },
  }),
  endpoint({
    metodo: "patch",
    ruta: "/notificaciones/vistas",
    resumen: "Marca tus notificaciones como vistas, hasta un instante si lo dices; repetirlo no cambia nada",
    clave: "personas",
    permisos: CON_TOKEN,
    conPersona: true,
    cuerpo: z.object({ hasta: z.iso.datetime("Usa un instante como 2026-11-30T15:00:00Z").optional() }),
    respuesta: z.object({ sinVer: z.int() }),
    async atender({ services, portador: { idPersona }, cuerpo: { hasta } }) {
      await services.avisos.marcarNotificaciones({ idPersona, hasta: hasta ? new Date(hasta) : undefined });
      return { sinVer: await services.avisos.notificacionesSinVer(idPersona) };
    },
  }),
];
