import { filtrosDeHistorial } from "~/domain/historial/accion";
import { historialEnCsv } from "~/domain/historial/enCsv";
import { services } from "~/services.server";
import { exigirPrueba } from "~/shell/sesion/prueba.server";
import type { LoaderArgs } from "~/shell/route";

/**
 * Downloads the person's history (Ley 29733, art. 19), with the filters of the page before. As for every copy of
 * personal data, the person proves their identity first.
 */
export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPrueba({ request, context });
  const filtros = filtrosDeHistorial.parse(Object.fromEntries(new URL(request.url).searchParams));
  return new Response(historialEnCsv(await services.historial.acciones(idPersona), filtros), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="mi-historial.csv"',
      "cache-control": "private, no-store",
    },
  });
}
