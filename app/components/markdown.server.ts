import { lexer, type Token, type Tokens } from "marked";
import { ENLACE_PERMITIDO } from "~/domain/contenido/enlaces";
import { textoDe, type Bloque, type Trozo } from "./Markdown";

/**
 * Turns Markdown into blocks to show. Only the marks named here become more than text. HTML, images and anything else
 * show as they were typed, so there is nothing to sanitise. A link that does not open now is shown as its words.
 */
export function bloquesDe(contenido: string, seAbre: (href: string) => boolean = () => true): Bloque[] {
  return lexer(contenido).flatMap((token) => bloqueDe(token, (tokens) => trozosDe(tokens, seAbre)));
}

type ATrozos = (tokens: readonly Token[] | undefined) => Trozo[];

function bloqueDe(token: Token, trozosDe: ATrozos): Bloque[] {
  switch (token.type) {
    case "space":
      return [];
    case "heading": {
      const { depth, tokens } = token as Tokens.Heading;
      return [{ tipo: depth < 3 ? "titulo" : "subtitulo", trozos: trozosDe(tokens) }];
    }
    case "paragraph":
      return [{ tipo: "parrafo", trozos: trozosDe((token as Tokens.Paragraph).tokens) }];
    case "list": {
      const { ordered, items } = token as Tokens.List;
      const puntos = items.map(({ tokens }) => trozosDe(tokens.flatMap(dentroDe)));
      return [{ tipo: "lista", ordenada: ordered, puntos }];
    }
    case "table": {
      const { header, rows } = token as Tokens.Table;
      const celdas = (fila: Tokens.TableCell[]) => fila.map(({ tokens }) => trozosDe(tokens));
      return [{ tipo: "tabla", cabeza: celdas(header), filas: rows.map(celdas) }];
    }
    default:
      return token.raw.trim() ? [{ tipo: "parrafo", trozos: [comoSeEscribio(token)] }] : [];
  }
}

/** Text of a list item, which lies one level deeper in Markdown than that of a paragraph. */
const dentroDe = (token: Token): Token[] =>
  (token.type === "text" || token.type === "paragraph") && token.tokens ? token.tokens : [token];

const comoSeEscribio = ({ raw }: Token): Trozo => ({ tipo: "texto", texto: raw.trim() });

function trozosDe(tokens: readonly Token[] | undefined, seAbre: (href: string) => boolean): Trozo[] {
  const dentroDe = (otros: readonly Token[]) => trozosDe(otros, seAbre);
  return (tokens ?? []).flatMap((token): Trozo | Trozo[] => {
    switch (token.type) {
      case "text":
      case "escape":
        return { tipo: "texto", texto: (token as Tokens.Text).text };
      case "strong":
        return { tipo: "fuerte", trozos: dentroDe((token as Tokens.Strong).tokens) };
      case "em":
        return { tipo: "enfasis", trozos: dentroDe((token as Tokens.Em).tokens) };
      case "link": {
        const { href, tokens: dentro } = token as Tokens.Link;
        if (!ENLACE_PERMITIDO.test(href)) break;
        return seAbre(href) ? { tipo: "enlace", href, trozos: dentroDe(dentro) } : dentroDe(dentro);
      }
    }
    return { tipo: "texto", texto: token.raw };
  });
}

/** Text as lines of plain text to compare: a list is one line for each of its points, a table one for each row. */
export function lineasDe(contenido: string): Linea[] {
  return bloquesDe(contenido).flatMap((bloque): Linea[] => {
    switch (bloque.tipo) {
      case "lista":
        return bloque.puntos.map((trozos) => ({ tipo: "punto", texto: textoDe(trozos) }));
      case "tabla":
        return [bloque.cabeza, ...bloque.filas].map((fila) => ({
          tipo: "punto",
          texto: fila.map(textoDe).join(" | "),
        }));
      default: {
        const tipo = bloque.tipo === "parrafo" ? "parrafo" : "titulo";
        return [{ tipo, texto: textoDe(bloque.trozos) }];
      }
    }
  });
}

export interface Linea {
  tipo: "titulo" | "parrafo" | "punto";
  texto: string;
}
