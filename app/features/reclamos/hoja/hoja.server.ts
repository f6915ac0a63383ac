import { estadoDe, estadoEnPalabras, hojaEnPalabras } from "~/domain/reclamos/enPalabras";
import {
  formularioDeConsulta,
  RECHAZOS_DE_CONSULTA,
  type HojaConRespuestas,
} from "~/domain/reclamos/consultar";
import { correosDe, numeroDeHoja } from "~/domain/reclamos/registro";
import { codigoEscrito, codigoLegible } from "~/domain/shared/codigoDePapel";
import { fechaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import { leerFormulario } from "~/shell/formulario.server";
import { noExiste } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";

/** Address of the form that asks for a code. */
const CONSULTA = "consulta";

/** Code of the address; null for the form without one. Any other text is no address of ours. */
export function codigoDe({ params }: Pick<LoaderArgs, "params">): string | null {
  const { codigo = "" } = params;
  if (codigo === CONSULTA) return null;
  const escrito = codigoEscrito(codigo);
  if (escrito === null) throw noExiste();
  return escrito;
}

/** The sheet of a link with its key; null for a wrong key, which says nothing, and without one. */
export async function hojaDeEnlace({ request }: Pick<LoaderArgs, "request">, codigo: string | null) {
  const llave = new URL(request.url).searchParams.get("llave");
  const hallada = codigo && llave ? await services.reclamos.consultar.porLlave(llave) : null;
  return hallada?.hoja.codigo === codigo ? hallada : null;
}

/** The sheet of a link, or the form that asks for the document. */
export async function loader({ request, params }: LoaderArgs) {
  const codigo = codigoDe({ params });
  const vista = await hojaDeEnlace({ request }, codigo);
  // The page offers the PDF: the first one of a process waits for no library.
  if (vista) services.reclamos.imprenta.preparar();
  return { escrito: codigo ? codigoLegible(codigo) : "", vista: vista && enPagina(vista) };
}

function enPagina({ hoja, respuestas }: HojaConRespuestas) {
  const hoy = fechaDe(services.now());
  return {
    numero: numeroDeHoja(hoja),
    codigo: codigoLegible(hoja.codigo),
    estado: estadoDe(hoja, hoy),
    enPalabras: estadoEnPalabras(hoja, hoy),
    correos: hoja.contenido ? correosDe(hoja.contenido) : [],
    hoja: hojaEnPalabras(hoja, respuestas),
    pdf: services.reclamos.enlaceDePdf(hoja.codigo),
  };
}

export async function action({ request, params, context }: ActionArgs) {
  codigoDe({ params });
  return recibir(await leerFormulario(request), {
    esquema: formularioDeConsulta,
    rechazos: RECHAZOS_DE_CONSULTA,
    pedir: ({ hoja: codigo, documento }) =>
      services.reclamos.consultar.porDocumento({ codigo, documento, red: context.red ?? "" }),
    luego: ({ hoja }) => seguirEn(services.reclamos.enlaceDeHoja(hoja.codigo)),
  });
}
