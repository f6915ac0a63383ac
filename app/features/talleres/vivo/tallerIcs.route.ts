import { services } from "~/services.server";
import { noExiste } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import type { LoaderArgs } from "~/shell/route";

/** Calendar file (.ics) of a workshop's date, for a person with a place. */
export async function loader({ request, params, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const fecha = new URL(request.url).searchParams.get("fecha") ?? "";
  const taller = await services.talleres.tallerPara({ idPersona, url: params.url ?? "", fecha });
  const ics = taller && (await services.talleres.copiarEvento({ idPersona, uid: taller.uid, fecha }));
  if (!ics) throw noExiste();
  return new Response(ics, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="taller.ics"',
    },
  });
}
