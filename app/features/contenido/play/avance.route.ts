import { reporteEnviado } from "~/domain/contenido/avances/avance";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { faltanTerminos, quienEs } from "~/shell/sesion/sesion.server";
import type { ActionArgs } from "~/shell/route";
import { abrirSello } from "./sello.server";

/**
 * Refuses GET: this address takes the progress reports of a player by POST. It has no screen, and answers with a
 * status only.
 */
export const loader = () => new Response(null, { status: 405, headers: { allow: "POST" } });

const decir = (status: number) =>
  new Response(null, { status, headers: { "cache-control": "private, no-store" } });

export async function action({ request, params, context }: ActionArgs) {
  const persona = await quienEs({ request, context });
  if (!persona) return decir(401);
  if (await faltanTerminos(persona.idPersona)) return decir(403);
  const leido = reporteEnviado.safeParse(Object.fromEntries(await leerFormulario(request)));
  if (!leido.success) return decir(400);
  const { sello, ...reporte } = leido.data;
  const abierto = await abrirSello(sello);
  // A report that another person left behind in this browser does not count for the current one.
  if (abierto?.idPersona !== persona.idPersona || abierto.url !== params.url) return decir(403);
  const anotado = await services.contenido.avances.anotar({
    idPersona: persona.idPersona,
    url: abierto.url,
    reporte: { ...reporte, abiertoEn: abierto.abiertoEn },
  });
  return decir(anotado.ok ? 204 : 404);
}
