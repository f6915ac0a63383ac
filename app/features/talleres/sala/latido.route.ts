import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import type { ActionArgs, Handle } from "~/shell/route";
import { quienEs } from "~/shell/sesion.server";
import { decir } from "./presencia.server";
import { FASE, fechaPedida } from "./sala.server";

export { loader } from "./presencia.server";
export const handle = { permite: "marco" } satisfies Handle;

const seMuestra = ({ url }: Request) => new URL(url).searchParams.get(FASE);

/**
 * Where the script of a room says that its person is there, and what its page shows. The answer is a status. 205: by now
 * it is another page, because whoever leads it began or ended it.
 */
export async function action({ request, params, context }: ActionArgs) {
  const persona = await quienEs({ request, context });
  if (!persona) return decir(401);
  await leerFormulario(request);
  const { idPersona } = persona;
  const { uid, fecha } = await fechaPedida({ request, params }, idPersona);
  const hecho = await services.talleres.latir({ idPersona, uid, fecha });
  if (!hecho.ok) return decir(404);
  return decir(seMuestra(request) === hecho.value.fase ? 204 : 205);
}
