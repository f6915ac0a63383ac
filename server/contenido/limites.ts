import { Lexer } from "yaml";

/**
 * Most bytes of a text file of the content: ten times the longest text of the site. Reading more would delay every
 * request of the process.
 */
const BYTES_DE_TEXTO = 160 * 1024;
export const ES_MUY_LARGO = `es muy largo: lleva a lo más ${BYTES_DE_TEXTO / 1024} kB`;
export const esMuyLargo = (bytes: number) => bytes > BYTES_DE_TEXTO;

/**
 * Most levels of nesting in a content file. The parsers recurse at each level. When the stack is full while V8
 * compiles a regular expression, the whole process ends and no `catch` sees it. So depth is measured before parsing.
 */
const NIVELES = 24;
/**
 * Columns of indentation that are read as one level of nesting at most: a block of YAML or of a Markdown list takes at
 * least one column.
 */
const COLUMNAS_DE_SANGRIA = 48;
const MARCAS_POR_PARRAFO = 400;

/** Line number, from 1, on which a YAML text is nested too deep; null when none is. */
export function lineaMuyHondaDeYaml(texto: string): number | null {
  let linea = 1;
  let columna = 0;
  let abiertos = 0;
  for (const parte of new Lexer().lex(texto)) {
    if (parte === "[" || parte === "{") abiertos++;
    if (parte === "]" || parte === "}") abiertos--;
    const enBloque = abiertos === 0 && /^[-?:]$/.test(parte) && columna > COLUMNAS_DE_SANGRIA;
    const sangria = columna === 0 && /^ +$/.test(parte) && parte.length > 2 * COLUMNAS_DE_SANGRIA;
    if (abiertos > NIVELES || (enBloque && parte !== ":") || (abiertos === 0 && sangria)) return linea;
    const saltos = parte.split("\n");
    linea += saltos.length - 1;
    columna = saltos.length > 1 ? saltos.at(-1)!.length : columna + parte.length;
  }
  return null;
}

/** Line number, from 1, on which a Markdown text is nested too deep or has too many marks; null when none is. */
export function lineaMuyHondaDeMarkdown(texto: string): number | null {
  let [marcas, corchetes] = [0, 0];
  for (const [indice, renglon] of texto.split("\n").entries()) {
    if (renglon.trim() === "") [marcas, corchetes] = [0, 0];
    const [prefijo = ""] = /^[\s>*+\-\d.)]*/.exec(renglon) ?? [];
    const niveles = prefijo.match(/[>*+-]|\d+[.)]/g)?.length ?? 0;
    marcas += renglon.match(/[*_~`]/g)?.length ?? 0;
    corchetes += renglon.split("[").length - renglon.split("]").length;
    const esLinea = /^[-*_\s]+$/.test(renglon) && new Set(renglon.replace(/\s/g, "")).size === 1;
    if (
      prefijo.length > 2 * COLUMNAS_DE_SANGRIA ||
      (niveles > NIVELES && !esLinea) ||
      renglon.length - renglon.trimStart().length > COLUMNAS_DE_SANGRIA ||
      corchetes > NIVELES ||
      marcas > MARCAS_POR_PARRAFO
    )
      return indice + 1;
  }
  return null;
}
