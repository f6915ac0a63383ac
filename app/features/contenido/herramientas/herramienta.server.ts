import { imagenDePieza } from "~/components/fichaDePieza";
import { NOMBRE_DE_NIVEL, NOMBRE_DE_TIPO, type Pieza } from "~/domain/contenido/contenido";
import { relacionadasCon } from "~/domain/contenido/reglas";
import { revisionEnPalabras } from "~/domain/contenido/revision";
import { tamanoEnPalabras } from "~/domain/contenido/tamano";
import { direccionDeHoja } from "~/domain/shared/navegacion/documentos";
import { services } from "~/services.server";
import { ahorraDatos } from "~/shell/marco/ahorro.server";
import { atenderPieza, fichasDe, textoDeEditor } from "~/shell/partes/piezas.server";
import { mudanza, noExiste } from "~/shell/responder";
import { quienEs } from "~/shell/sesion/sesion.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";

const RELACIONADAS = 3;

/** Data of the page of a tool or a reading; 404 for an unpublished address. */
export async function loader({ request, params, context }: LoaderArgs) {
  const { contenido } = services;
  const pieza = await contenido.herramientas.porUrl(params.url ?? "");
  if (!pieza) throw noExiste();
  if (pieza.url !== params.url) throw mudanza(request, params.url ?? "", pieza.url);
  const [persona, temas, coleccion, ahorro] = await Promise.all([
    quienEs({ request, context }),
    contenido.temas(),
    contenido.coleccion(),
    ahorraDatos(request),
  ]);
  return {
    tipo: NOMBRE_DE_TIPO[pieza.tipo],
    titulo: pieza.titulo,
    resumen: pieza.resumen,
    minutos: pieza.minutos,
    nivel: NOMBRE_DE_NIVEL[pieza.nivel],
    autor: { nombre: pieza.autor.nombre, presentacion: pieza.autor.presentacion },
    cuidado: pieza.cuidado,
    revision: revisionEnPalabras(pieza, temas),
    bloques: await textoDeEditor(pieza.cuerpo),
    temas: temas
      .filter(({ url }) => pieza.temas.includes(url))
      .map(({ url, nombre, color }) => ({ url, nombre, color })),
    hoja: hojaDe(pieza),
    imagen: imagenDePieza(pieza, { temas, direccionDe: contenido.direccionDe }),
    favorito: persona ? await contenido.favoritos.tiene(persona.idPersona, pieza) : false,
    relacionadas: await fichasDe(relacionadasCon(pieza, coleccion, services.now(), RELACIONADAS), {
      ahorro,
    }),
  };
}

/** Printable sheet of a tool: its address and its file name; null for other pieces. */
function hojaDe(pieza: Pieza) {
  if (pieza.tipo !== "herramienta") return null;
  return {
    href: direccionDeHoja(pieza.url),
    archivo: `${pieza.url}.pdf`,
    /** False for a PDF on another server, which our viewer may not frame. */
    propia: !pieza.pdf.ruta.startsWith("https://"),
    tamano: `PDF, ${tamanoEnPalabras(pieza.pdf.bytes)}`,
  };
}

export const action = async (args: ActionArgs) =>
  atenderPieza(args, await services.contenido.herramientas.referenciaDe(args.params.url ?? ""));
