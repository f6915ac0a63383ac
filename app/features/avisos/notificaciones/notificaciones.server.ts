import { z } from "zod";
import { esNueva, mensajeEnPagina } from "~/domain/avisos/notificaciones/notificacion";
import { haceCuanto } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import type { LoaderArgs, ActionArgs } from "~/shell/route";

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const ahora = services.now();
  const { notificaciones, sinVer } = await services.avisos.verNotificaciones(idPersona);
  return {
    sinVer,
    // Instant of the newest notification on this page. One that arrives while the person reads stays unseen.
    hasta: notificaciones[0]?.creadaEn.toISOString() ?? "",
    notificaciones: notificaciones.map((notificacion) => {
      const { idNotificacion, icono, mensaje, enlace, creadaEn } = notificacion;
      return {
        idNotificacion,
        icono,
        mensaje: mensajeEnPagina(mensaje, ahora),
        enlace,
        cuando: haceCuanto(creadaEn, ahora),
        iso: creadaEn.toISOString(),
        nueva: esNueva(notificacion, ahora),
      };
    }),
  };
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return recibir(await leerFormulario(request), {
    esquema: z.object({ hasta: z.date().optional().catch(undefined) }),
    rechazos: {},
    pedir: ({ hasta }) => services.avisos.marcarNotificaciones({ idPersona, hasta }),
    luego: () => seguirEn("/mi-zona-privada/notificaciones", "notificaciones-vistas"),
  });
}
