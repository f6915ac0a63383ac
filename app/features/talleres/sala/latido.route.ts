import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import type { ActionArgs, Handle } from "~/shell/route";
import { quienEs } from "~/shell/sesion/sesion.server";
import { decir } from "./presencia.server";
import { FASE, fechaPedida } from "./sala.server";

export { loader } from "./presencia.server";
export const handle = { permite: "marco" } satisfies Handle;

const seMuestra = ({ url }: Request) => new URL(url).searchParams.get(FASE);

/**
 * Takes signs of presence from the script of a workshop's room. The script says that its person is there, and which
 * phase its page shows. The answer is a status without a body: 205 (RFC 9110 § 15.3.6) when the host has begun or
 * ended the workshop since, so that the page is outdated.
 */
export async function action({ request, params, context }: ActionArgs) {
  const persona = await quienEs({ request, context });
  if (!persona) return decir(401);
  await leerFormulario(request);
  const { idPersona } = persona;
  const { uid, fecha } = await fechaPedida({ request, params }, idPersona);
  const resultado = await services.talleres.latir({ idPersona, uid, fecha });
  if (!resultado.ok) return decir(404);
  return decir(seMuestra(request) === resultado.value.fase ? 204 : 205);
}
