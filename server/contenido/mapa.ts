import { TEXTOS_CON_PAGINA } from "../../app/domain/consentimientos/documentos";
import {
  direccionDeEspecialidad,
  SLUGS_DE_ESPECIALIDAD,
} from "../../app/domain/shared/especialidades/especialidad";
import { PAGINAS } from "../../app/domain/shared/paginas";
import type { EnlaceDeTexto } from "./markdown";
import type { Lugar, Problema } from "./problemas";

/** Pages that editors do not write and to which a text may link. Query and fragment of the link are not checked. */
const FIJAS: ReadonlySet<string> = new Set(
  [
    "/",
    ...PAGINAS.map(({ href }) => href),
    ...TEXTOS_CON_PAGINA.map(({ ruta }) => ruta),
    ...SLUGS_DE_ESPECIALIDAD.map(direccionDeEspecialidad),
  ].map((href) => soloRuta(href)),
);

/** Kinds of content that an address may hold, for `tipo/url`: tools and readings share their page. */
const ESCRITAS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/bienestar-play\/(?:ver\/)?([a-z0-9-]+)$/, ["video"]],
  [/^\/herramienta\/([a-z0-9-]+)(?:\/descarga)?$/, ["herramienta", "lectura"]],
  [/^\/bienestar-en-vivo\/([a-z0-9-]+)$/, ["taller"]],
  [/^\/ruta\/([a-z0-9-]+)$/, ["ruta"]],
];

function soloRuta(href: string): string {
  return href.replace(/[?#].*$/s, "");
}

/** True when a link to the site leads to a page. `direcciones` holds all content of editors, as `tipo/url`. */
function llevaAUnaPagina({ href }: EnlaceDeTexto, direcciones: ReadonlySet<string>): boolean {
  const ruta = soloRuta(href);
  if (FIJAS.has(ruta)) return true;
  return ESCRITAS.some(([patron, clases]) => {
    const url = patron.exec(ruta)?.[1];
    return url !== undefined && clases.some((clase) => direcciones.has(`${clase}/${url}`));
  });
}

/** Problems of links that lead to no page, each in its field and on its line. */
export function problemasDeEnlaces(
  enlaces: readonly EnlaceDeTexto[],
  lugar: Lugar,
  direcciones: ReadonlySet<string>,
): Problema[] {
  return enlaces
    .filter((enlace) => !llevaAUnaPagina(enlace, direcciones))
    .map(({ href, linea, campo }) => ({
      ...lugar([]),
      linea,
      campo,
      mensaje: `enlaza a «${href}», que no existe`,
    }));
}
