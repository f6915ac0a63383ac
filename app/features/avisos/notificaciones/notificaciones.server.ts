import { redirect } from "@remix-run/node";
import { cookieDeAvisos } from "~/domain/shared/navegacion/aviso";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { exigirPersona } from "~/shell/sesion.server";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const { notificaciones, sinVer } = await services.avisos.verNotificaciones(idPersona);
  return {
    sinVer,
    // Up to the newest that this page shows: one that comes while it is read stays new.
    hasta: notificaciones[0]?.creadaEn.toISOString() ?? "",
    notificaciones: notificaciones.map(({ idNotificacion, icono, mensaje, enlace, creadaEn, vistaEn }) => ({
      idNotificacion,
      icono,
      mensaje,
      enlace,
      cuando: diaYHora(creadaEn),
      nueva: vistaEn === null,
    })),
  };
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const dicho = (await leerFormulario(request)).get("hasta");
  const hasta = new Date(typeof dicho === "string" ? dicho : Number.NaN);
  await services.avisos.marcarNotificaciones({
    idPersona,
    hasta: Number.isNaN(hasta.getTime()) ? undefined : hasta,
  });
  return redirect("/mi-zona-privada/notificaciones", {
    status: 303,
    headers: { "set-cookie": cookieDeAvisos(["notificaciones-vistas"]) },
  });
}
