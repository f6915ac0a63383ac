import { z } from "zod";
import { RECHAZOS_AL_ADJUNTAR, rechazoAlAdjuntar } from "~/domain/reclamos/adjuntos/adjuntar";
import { ADJUNTOS_POR_HOJA } from "~/domain/reclamos/adjuntos/adjunto";
import { estadoDe, estadoEnPalabras, hojaEnPalabras } from "~/domain/reclamos/enPalabras";
import {
  formularioDeConsulta,
  RECHAZOS_DE_CONSULTA,
  type HojaConRespuestas,
} from "~/domain/reclamos/consultar";
import { numeroDeHoja, vaPorCarta, type HojaRegistrada } from "~/domain/reclamos/registro";
import { CAMPO_DE_ARCHIVO } from "~/domain/shared/archivoEnviado";
import { campoExacto } from "~/domain/shared/campos";
import { codigoEscrito, codigoLegible } from "~/domain/shared/codigoDePapel";
import { diaConAnio, fechaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { noExiste } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { copiasEnPalabras } from "./copias";
import { ADJUNTAR } from "./intenciones";
import { tituloDe } from "./titulo";

const ILEGIBLE = "No podemos leer este texto.";
const BORRADA =
  "Ya borramos lo que decía esta hoja: la guardamos el tiempo que pide la ley. Quedan su número y sus fechas.";
const ILEGIBLE_HOY = "Ahora no podemos leer esta hoja. Escríbenos con su número.";

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
  return {
    titulo: tituloDe(vista && { ...vista.hoja, estado: estadoHoy(vista.hoja), enCamino: vaEnCamino(vista) }),
    escrito: codigo ? codigoLegible(codigo) : "",
    vista: vista && (await enPagina(vista)),
  };
}

const estadoHoy = (hoja: HojaRegistrada) => estadoDe(hoja, fechaDe(services.now()));

/** True while the letter with the answer has not arrived. */
const vaEnCamino = ({ hoja, respuestas }: HojaConRespuestas) =>
  vaPorCarta(hoja) && respuestas[0]?.entregadaEl === null;

/** The answer and its corrections; only the later lines tell their day, which the sentence of the state lacks. */
const lineasDe = ({ respuestas }: HojaConRespuestas) =>
  respuestas.map(({ clase, texto, escritaEn }) => ({
    titulo: clase === "correccion" ? `Corrección del ${diaConAnio(fechaDe(escritaEn))}` : null,
    texto: texto ?? ILEGIBLE,
  }));

async function enPagina(vista: HojaConRespuestas) {
  const { hoja, respuestas } = vista;
  const hoy = fechaDe(services.now());
  const { adjuntos } = services.reclamos;
  const guardados = await adjuntos.deLaHoja(hoja.idHoja);
  return {
    numero: numeroDeHoja(hoja),
    codigo: codigoLegible(hoja.codigo),
    vencida: estadoHoy(hoja) === "vencido",
    enPalabras: estadoEnPalabras(hoja, { respuestas, hoy }),
    lineas: hoja.anonimizadaEn ? [] : lineasDe(vista),
    copias: copiasEnPalabras(hoja.contenido),
    hoja: hojaEnPalabras(hoja, respuestas),
    sinHoja: hoja.anonimizadaEn ? BORRADA : ILEGIBLE_HOY,
    pdf: services.reclamos.enlaceDePdf(hoja.codigo),
    adjuntos: guardados.map(({ idAdjunto, nombre, bytes }) => ({
      ...{ nombre, bytes },
      href: adjuntos.enlaceDe(hoja.codigo, idAdjunto),
    })),
    quedan: rechazoAlAdjuntar(hoja, guardados) ? 0 : ADJUNTOS_POR_HOJA - guardados.length,
  };
}

export async function action(args: ActionArgs) {
  const { request, context } = args;
  const codigo = codigoDe(args);
  const datos = await leerFormulario(request);
  if (datos.get("intencion") === ADJUNTAR) return adjuntar(args, datos, codigo);
  return recibir(datos, {
    esquema: formularioDeConsulta,
    rechazos: RECHAZOS_DE_CONSULTA,
    pedir: ({ hoja: codigo, documento }) =>
      services.reclamos.consultar.porDocumento({ codigo, documento, red: context.red ?? "" }),
    luego: ({ hoja }) => seguirEn(services.reclamos.enlaceDeHoja(hoja.codigo)),
  });
}

/** Our server puts the digest of the file into the field, and the file beside the form. */
const formularioDeAdjunto = z.object({ [CAMPO_DE_ARCHIVO]: campoExacto(200, "Elige un archivo") });
const EN_SU_CAMPO = Object.fromEntries(
  Object.keys(RECHAZOS_AL_ADJUNTAR).map((rechazo) => [rechazo, CAMPO_DE_ARCHIVO]),
);

async function adjuntar({ request, context }: ActionArgs, datos: FormData, codigo: string | null) {
  const vista = await hojaDeEnlace({ request }, codigo);
  if (!vista) return seguirEn(`/reclamo/${codigo ?? CONSULTA}`);
  const { hoja } = vista;
  const { archivo, red = "" } = context;
  // A digest without a file was typed by a program.
  if (!archivo) datos.delete(CAMPO_DE_ARCHIVO);
  return recibir(datos, {
    esquema: formularioDeAdjunto,
    rechazos: RECHAZOS_AL_ADJUNTAR,
    pedir: () => services.reclamos.adjuntos.adjuntar({ hoja, archivo: archivo!, red }),
    luego: () => seguirEn(services.reclamos.enlaceDeHoja(hoja.codigo), "adjunto-guardado"),
    campos: EN_SU_CAMPO,
  });
}
