import { CABECERA_DE_BANDEJA, DE_VISITA } from "~/domain/shared/navegacion/bandeja";
import { sonCamposPosibles } from "~/domain/shared/navegacion/envio";
import { camposDe } from "./campos.server";
import { duenoDeEnvio } from "./duenoDeEnvio.server";
import { aIniciarSesion, exigirSesion } from "../sesion/sesion.server";

/** Fields that conform's own buttons use in the browser only. A request with other content in them is not data. */
const DE_CONFORM = ["__intent__", "__state__"];

/** Reads a form of any owner, for a page that checks an answer for danger even when it may store nothing of it. */
export async function leerDeQuienSea(request: Request) {
  const datos = await camposDe(request).catch(() => {
    throw new Response(null, { status: 400 });
  });
  // A form that waited in a browser for a person whose session ended still waits for that person. It is no visitor's
  // form, and is not lost.
  if ((request.headers.get(CABECERA_DE_BANDEJA) ?? DE_VISITA) !== DE_VISITA) await exigirSesion({ request });
  // Our own server refuses a form with impossible names or sizes of fields before the route runs; remix-serve does not.
  if (!sonCamposPosibles(datos)) throw new Response(null, { status: 400 });
  const deQuien = await duenoDeEnvio.deQuien(request, datos);
  for (const nombre of [...DE_CONFORM, duenoDeEnvio.campo]) datos.delete(nombre);
  return { datos, deQuien };
}

/**
 * Answer to a form whose page belongs to another person. Without any session, the person of the page signs in and
 * comes back to it.
 */
export async function envioAjeno(request: Request): Promise<Response> {
  if (!(await duenoDeEnvio.sinSesion(request))) return new Response(null, { status: 409 });
  const { pathname, search } = new URL(request.url);
  return aIniciarSesion(pathname + search);
}

/**
 * Fields of a sent form. A body that cannot be read is the sender's mistake, and is not reported as a failure of ours.
 */
export async function leerFormulario(request: Request): Promise<FormData> {
  const { datos, deQuien } = await leerDeQuienSea(request);
  if (deQuien === "ajeno") throw await envioAjeno(request);
  return datos;
}
