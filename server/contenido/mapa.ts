import { TEXTOS_CON_PAGINA } from "../../app/domain/consentimientos/documentos";
import {
  direccionDeEspecialidad,
  SLUGS_DE_ESPECIALIDAD,
} from "../../app/domain/shared/especialidades/especialidad";
import { PAGINAS } from "../../app/domain/shared/paginas";
import type { EnlaceDeTexto } from "./markdown";
import type { Lugar, Problema } from "./problemas";

/** The pages that a text may lead to and that no editor writes. Of a query or a place on the page nothing is asked. */
const FIJAS: ReadonlySet<string> = new Set(
  [
    "/",
    ...PAGINAS.map(({ href }) => href),
    ...TEXTOS_CON_PAGINA.map(({ ruta }) => ruta),
    ...SLUGS_DE_ESPECIALIDAD.map(direccionDeEspecialidad),
  ].map((href) => soloRuta(href)),
);

/** Which of what editors write stands at an address, as `tipo/url`: a tool shares its page with readings. */
const ESCRITAS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/bienestar-play\/(?:ver\/)?([a-z0-9-]+)$/, ["video"]],
  [/^\/herramienta\/([a-z0-9-]+)(?:\/descarga)?$/, ["herramienta", "lectura"]],
  [/^\/bienestar-en-vivo\/([a-z0-9-]+)$/, ["taller"]],
  [/^\/ruta\/([a-z0-9-]+)$/, ["ruta"]],
];

function soloRuta(href: string): string {
  return href.replace(/[?#].*$/s, "");
}

/** Whether a link to the site leads to a page: `direcciones` is all that editors write, as `tipo/url`. */
function llevaAUnaPagina({ href }: EnlaceDeTexto, direcciones: ReadonlySet<string>): boolean {
  const ruta = soloRuta(href);
  if (FIJAS.has(ruta)) return true;
  return ESCRITAS.some(([patron, clases]) => {
    const url = patron.exec(ruta)?.[1];
    return url !== undefined && clases.some((clase) => direcciones.has(`${clase}/${url}`));
  });
}

/** A problem for each link that leads to no page, in the field and on the line where the link stands. */
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
