import { lexer, type Token, type Tokens } from "marked";
import { ENLACE_PERMITIDO } from "../../app/domain/contenido/enlaces";
import { lineaMuyHondaDeMarkdown } from "./limites";
import type { Problema } from "./problemas";

const NO_SE_MUESTRA: Record<string, string> = {
  html: "el HTML no se muestra: escríbelo en Markdown",
  image: "una imagen va como archivo del contenido y no dentro del texto",
  code: "un bloque de código no se muestra; ¿sobran espacios al comienzo del renglón?",
  codespan: "el código no se muestra",
  blockquote: "las citas no se muestran: usa un párrafo",
  hr: "las líneas de separación no se muestran: usa un título",
  del: "el texto tachado no se muestra",
  br: "el salto de renglón a mano no se muestra: empieza otro párrafo",
  def: "los enlaces se escriben junto a su texto",
};
const SE_MUESTRA = ["space", "paragraph", "list", "list_item", "text", "escape", "strong", "em", "checkbox"];

/** A link in a text of the content to a page of the site. */
export interface EnlaceDeTexto {
  href: string;
  /** Line number from 1; null when the source has no lines. */
  linea: number | null;
  /** Field of the content file that holds the link, as `texto` or `pistas[2].de`. */
  campo: string;
}

/** Reports Markdown that no page or PDF would show as meant. Gives the links of the text to the site. */
export function revisarMarkdown(texto: string, archivo: string, desdeLinea: number, problemas: Problema[]) {
  const enlaces: EnlaceDeTexto[] = [];
  const anotados = new Set<string>();
  /** Reports a problem of the Markdown once per line: a tag and its end are one problem. */
  const anotar = (linea: number, mensaje: string) => {
    if (!anotados.has(`${linea} ${mensaje}`)) problemas.push({ archivo, linea, campo: "texto", mensaje });
    anotados.add(`${linea} ${mensaje}`);
  };
  if (!texto.trim()) anotar(desdeLinea + 1, "está vacío");
  const muyHonda = lineaMuyHondaDeMarkdown(texto);
  if (muyHonda !== null) {
    anotar(muyHonda + desdeLinea, "lleva demasiadas marcas, una dentro de otra");
    return enlaces;
  }

  const mirar = (tokens: readonly Token[], linea: number) => {
    let aqui = linea;
    for (const token of tokens) {
      const primera = aqui + (/^\n*/.exec(token.raw)?.[0].length ?? 0);
      aqui += renglones(token.raw);
      if (token.type === "heading") {
        const { depth, tokens: dentro } = token as Tokens.Heading;
        if (depth !== 2 && depth !== 3) anotar(primera, "los títulos del texto llevan ## o ###");
        mirar(dentro, primera);
      } else if (token.type === "table") {
        const { header, rows } = token as Tokens.Table;
        header.forEach((celda) => mirar(celda.tokens, primera));
        rows.forEach((fila, indice) => fila.forEach((celda) => mirar(celda.tokens, primera + 2 + indice)));
      } else if (token.type === "link") {
        revisarEnlace(token as Tokens.Link, primera);
      } else if (token.type === "list") {
        mirar((token as Tokens.List).items, primera);
      } else if (SE_MUESTRA.includes(token.type)) {
        if ("tokens" in token && token.tokens) mirar(token.tokens, primera);
      } else anotar(primera, NO_SE_MUESTRA[token.type] ?? `«${token.type}» no se muestra`);
    }
  };

  const revisarEnlace = ({ href, text }: Tokens.Link, linea: number) => {
    if (!ENLACE_PERMITIDO.test(href)) anotar(linea, "un enlace lleva a una página nuestra (/…) o a https://");
    if (/^(aquí|acá|clic|ver|más|https?:.*)$/i.test(text.trim())) {
      anotar(linea, "el texto del enlace no dice adónde lleva");
    }
    if (/^\/(?!\/)/.test(href)) enlaces.push({ href, linea, campo: "texto" });
  };

  mirar(lexer(texto), desdeLinea + 1);
  return enlaces;
}

const renglones = (texto: string) => texto.split("\n").length - 1;
