import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import type { ActionArgs } from "~/shell/route";
import { quienEs } from "~/shell/sesion.server";
import { fechaPedida } from "./sala.server";

/** Where a page of a room says that its person is there. No screen: the answer is a status. */
export const loader = () => new Response(null, { status: 405, headers: { allow: "POST" } });

const decir = (status: number) =>
  new Response(null, { status, headers: { "cache-control": "private, no-store" } });

export async function action({ request, params, context }: ActionArgs) {
  const persona = await quienEs({ request, context });
  if (!persona) return decir(401);
  await leerFormulario(request);
  const { idPersona } = persona;
  const { uid, fecha } = await fechaPedida({ request, params }, idPersona);
  const hecho = await services.talleres.latir({ idPersona, uid, fecha });
  return decir(hecho.ok ? 204 : 404);
}
