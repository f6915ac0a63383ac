import type { EnlaceDeTexto } from "./markdown";
import type { Lugar } from "./problemas";

/** An address of the site in a content file: a whole value, or the target of a Markdown link. */
const ENTERO = /^\/(?!\/)\S*$/;
const EN_MARKDOWN = /\]\(\s*(\/(?!\/)[^\s)]*)/g;

/** Links to pages of the site in the values of a file, front matter included, each with its field and line. */
export function enlacesDeDatos(valor: unknown, lugar: Lugar): EnlaceDeTexto[] {
  const enlaces: EnlaceDeTexto[] = [];
  const mirar = (parte: unknown, campo: readonly PropertyKey[]): void => {
    if (typeof parte === "string") {
      const hrefs = ENTERO.test(parte) ? [parte] : [...parte.matchAll(EN_MARKDOWN)].map(([, href]) => href!);
      for (const href of hrefs) enlaces.push({ href, ...sinArchivo(lugar(campo)) });
    } else if (Array.isArray(parte)) parte.forEach((hijo, indice) => mirar(hijo, [...campo, indice]));
    else if (typeof parte === "object" && parte !== null)
      for (const [clave, hijo] of Object.entries(parte)) mirar(hijo, [...campo, clave]);
  };
  mirar(valor, []);
  return enlaces;
}

const sinArchivo = ({ linea, campo }: ReturnType<Lugar>) => ({ linea, campo });
