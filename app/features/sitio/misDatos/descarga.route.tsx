import { aCsv, aJson, aTexto } from "~/domain/cuentas/misDatos/copia";
import { services } from "~/services.server";
import { exigirPrueba } from "~/shell/sesion/prueba.server";
import { noExiste } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";

/**
 * Downloads the copy of a person's data (Ley 29733, art. 19): `?formato=texto` to read, `?formato=json`,
 * `?formato=csv&lista=citas` for one list, `?formato=ics` for the sessions.
 */
export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPrueba({ request, context });
  const consulta = new URL(request.url).searchParams;
  if (consulta.get("formato") === "ics") {
    const agenda = await services.agenda.copiarAgenda({ idPersona, canal: "web" });
    return archivo(agenda, "mis-sesiones.ics", "text/calendar; charset=utf-8");
  }
  const copia = await services.cuentas.verMisDatos({ idPersona, canal: "web", accion: "descarga" });
  if (consulta.get("formato") === "csv") {
    const seccion = copia.secciones.find(({ clave }) => clave === consulta.get("lista"));
    if (!seccion) throw noExiste();
    return archivo(aCsv(seccion), `${seccion.clave}.csv`, "text/csv; charset=utf-8");
  }
  if (consulta.get("formato") === "texto") {
    return archivo(aTexto(copia), "mis-datos.txt", "text/plain; charset=utf-8");
  }
  return archivo(JSON.stringify(aJson(copia), null, 2), "mis-datos.json", "application/json; charset=utf-8");
}

function archivo(contenido: string, nombre: string, tipo: string) {
  return new Response(contenido, {
    headers: {
      "content-type": tipo,
      "content-disposition": `attachment; filename="${nombre}"`,
      "cache-control": "private, no-store",
    },
  });
}
