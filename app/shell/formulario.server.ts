import { sonCamposPosibles } from "~/domain/shared/navegacion/envio";
import { duenoDeEnvio } from "./duenoDeEnvio.server";

/** What conform's buttons say to it while somebody types: the browser's own business. A made-up one is no data. */
const DE_CONFORM = ["__intent__", "__state__"];

/** Whether a form says for whom its page was made; to whoever reads its fields it says so no more. */
export const diceDeQuienEs = async (request: Request): Promise<boolean> =>
  (await request.clone().formData()).has(duenoDeEnvio.campo);

/** The fields of a form that was sent. A body that cannot be read is the sender's mistake, and no failure of ours. */
export async function leerFormulario(request: Request): Promise<FormData> {
  const datos = await request
    .clone()
    .formData()
    .catch(() => {
      throw new Response(null, { status: 400 });
    });
  // Our own server has looked before it parsed; remix-serve has not.
  if (!sonCamposPosibles(datos.keys())) throw new Response(null, { status: 400 });
  if (await duenoDeEnvio.esDeOtro(request, datos)) throw new Response(null, { status: 409 });
  for (const nombre of [...DE_CONFORM, duenoDeEnvio.campo]) datos.delete(nombre);
  return datos;
}
