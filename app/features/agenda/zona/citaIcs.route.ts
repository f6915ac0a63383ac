import { services } from "~/services.server";
import { noExiste } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import type { LoaderArgs } from "~/shell/route";

/** Downloads the calendar file (.ics) of a session. */
export async function loader({ request, params, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const ics = await services.agenda.descargarEvento({ idPersona, idCita: params.idCita ?? "" });
  if (ics === null) throw noExiste();
  return new Response(ics, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="cita.ics"',
    },
  });
}
