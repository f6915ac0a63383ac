import type { EnlaceDeTexto } from "./markdown";
import type { Lugar } from "./problemas";

/** A whole value that is an address of the site, or each one in brackets after its words, as Markdown has them. */
const ENTERO = /^\/(?!\/)\S*$/;
const EN_MARKDOWN = /\]\(\s*(\/(?!\/)[^\s)]*)/g;

/** The links to pages of the site in the values of a file, front matter included, each with its field and its line. */
export function enlacesDeDatos(valor: unknown, lugar: Lugar): EnlaceDeTexto[] {
  const enlaces: EnlaceDeTexto[] = [];
  const mirar = (parte: unknown, campo: readonly PropertyKey[]): void => {
    if (typeof parte === "string") {
      const hrefs = ENTERO.test(parte) ? [parte] : [...parte.matchAll(EN_MARKDOWN)].map(([, href]) => href!);
      for (const href of hrefs) enlaces.push({ href, ...sinArchivo(lugar(campo)) });
    } else if (Array.isArray(parte)) parte.forEach((una, indice) => mirar(una, [...campo, indice]));
    else if (typeof parte === "object" && parte !== null)
      for (const [clave, una] of Object.entries(parte)) mirar(una, [...campo, clave]);
  };
  mirar(valor, []);
  return enlaces;
}

const sinArchivo = ({ linea, campo }: ReturnType<Lugar>) => ({ linea, campo });
