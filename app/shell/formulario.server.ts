import { CABECERA_DE_BANDEJA, DE_VISITA } from "~/domain/shared/navegacion/bandeja";
import { sonCamposPosibles } from "~/domain/shared/navegacion/envio";
import { camposDe } from "./campos.server";
import { duenoDeEnvio } from "./duenoDeEnvio.server";
import { aIniciarSesion, exigirSesion } from "./sesion.server";

/** What conform's buttons say to it while somebody types: the browser's own business. A made-up one is no data. */
const DE_CONFORM = ["__intent__", "__state__"];

/** What was sent, for a page that looks at what was answered also where it may keep nothing of it. */
export async function leerDeQuienSea(request: Request) {
  const datos = await camposDe(request).catch(() => {
    throw new Response(null, { status: 400 });
  });
  // What waited in a browser for somebody whose session ended waits for them: it is no visitor's, and is not lost.
  if ((request.headers.get(CABECERA_DE_BANDEJA) ?? DE_VISITA) !== DE_VISITA) await exigirSesion({ request });
  // Our own server has looked before it parsed; remix-serve has not.
  if (!sonCamposPosibles(datos)) throw new Response(null, { status: 400 });
  const deQuien = await duenoDeEnvio.deQuien(request, datos);
  for (const nombre of [...DE_CONFORM, duenoDeEnvio.campo]) datos.delete(nombre);
  return { datos, deQuien };
}

/**
 * The answer to a form whose page is of somebody else. Where nobody has a session any more, its person signs in and comes
 * back to it.
 */
export async function envioAjeno(request: Request): Promise<Response> {
  if (!(await duenoDeEnvio.sinSesion(request))) return new Response(null, { status: 409 });
  const { pathname, search } = new URL(request.url);
  return aIniciarSesion(pathname + search);
}

/** The fields of a form that was sent. A body that cannot be read is the sender's mistake, and no failure of ours. */
export async function leerFormulario(request: Request): Promise<FormData> {
  const { datos, deQuien } = await leerDeQuienSea(request);
  if (deQuien === "ajeno") throw await envioAjeno(request);
  return datos;
}
