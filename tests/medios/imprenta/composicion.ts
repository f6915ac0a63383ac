import { lexer, type Token, type Tokens } from "marked";
import {
  NOMBRE_DE_NIVEL,
  type COLORES,
  type Pieza,
  type Tema,
} from "../../../app/domain/contenido/contenido";
import { C } from "../estudio/colores";

/** Printed fields of a piece, and the base of its links. */
export interface Original {
  pieza: Pick<Pieza, "tipo" | "titulo" | "resumen" | "temas" | "nivel" | "minutos" | "cuidado" | "cuerpo"> & {
    autor: Pick<Pieza["autor"], "presentacion">;
  };
  temas: readonly Pick<Tema, "url" | "nombre" | "color">[];
  /**
   * Address of the site to which the printed links lead, without a final slash. Null for a sheet of no particular
   * installation: links are then printed as words only.
   */
  sitio: string | null;
}

const TINTAS: Record<(typeof COLORES)[number], [fuerte: string, tenue: string]> = {
  psicologia: [C.violeta, C.lila],
  nutricion: [C.hoja, C.brote],
  finanzas: [C.ocre, C.trigo],
  veterinaria: [C.teja, C.durazno],
  coaching: [C.ciruela, C.rosa],
  "servicios-exclusivos": [C.azul, C.cielo],
};
const PALETA = { tinta: C.tinta, suave: C.tintaSuave, linea: C.acero, verde: C.verde, calido: C.calido };

const temasDe = ({ temas: urls }: Pick<Pieza, "temas">, temas: Original["temas"]) =>
  urls.flatMap((url) => temas.find((tema) => tema.url === url) ?? []);

/** Strong and pale colour of a sheet: those of its first theme. */
export function tintasDe(pieza: Pick<Pieza, "temas">, temas: Original["temas"]) {
  const [fuerte, tenue] = TINTAS[temasDe(pieza, temas)[0]?.color ?? "psicologia"];
  return { fuerte, tenue };
}

/**
 * Writes the source of a printable sheet in Typst: the template with the site's colours, and the text part by part.
 * The Markdown was checked when it was read (markdown.ts); any other element throws.
 */
export function componer(plantilla: string, { pieza, temas, sitio }: Original): string {
  const temasDePieza = temasDe(pieza, temas);
  const { fuerte, tenue } = tintasDe(pieza, temas);
  const detalle = [
    temasDePieza.map(({ nombre }) => nombre).join(" y "),
    pieza.minutos === 1 ? "1 minuto" : `${pieza.minutos} minutos`,
    NOMBRE_DE_NIVEL[pieza.nivel],
  ].join(" · ");
  const partes = {
    titulo: cadena(pieza.titulo),
    resumen: cadena(pieza.resumen),
    detalle: cadena(detalle),
    cuidado: pieza.cuidado ? `[#strong[Antes de empezar.] ${letras(pieza.cuidado)}]` : "none",
    pie: cadena(pieza.autor.presentacion),
    fuerte: `rgb("${fuerte}")`,
    tenue: `rgb("${tenue}")`,
  };
  return enHoja(plantilla, partes, { cuerpo: pieza.cuerpo, paraLlenar: pieza.tipo === "herramienta", sitio });
}

/** One version of a legal text that people accept. */
export interface TextoImpreso {
  titulo: string;
  resumen: string;
  version: string;
  contenido: string;
}

/** Writes the printable sheet of a legal text, with its version under the title and at the foot of each page. */
export function componerTexto(
  plantilla: string,
  { titulo, resumen, version, contenido }: TextoImpreso,
): string {
  const partes = {
    titulo: cadena(titulo),
    resumen: cadena(resumen),
    detalle: cadena(`Versión ${version}`),
    pie: cadena(`${titulo}, versión ${version}`),
    fuerte: "color.verde",
    tenue: "color.linea",
  };
  return enHoja(plantilla, partes, { cuerpo: contenido, paraLlenar: false, sitio: null });
}

interface Cuerpo {
  cuerpo: string;
  /** True when the questions of the sheet get a line to write the answer on. */
  paraLlenar: boolean;
  sitio: string | null;
}

function enHoja(
  plantilla: string,
  partes: Record<string, string>,
  { cuerpo, paraLlenar, sitio }: Cuerpo,
): string {
  const colores = Object.entries(PALETA).map(([nombre, hex]) => `${nombre}: rgb("${hex}")`);
  const conNombre = Object.entries(partes).map(([nombre, valor]) => `${nombre}: ${valor}`);
  return [
    `#let color = (${colores.join(", ")})`,
    plantilla,
    `#show: hoja.with(${conNombre.join(", ")})`,
    ...lexer(cuerpo).map((token) => bloqueEn(token, paraLlenar, sitio)),
  ].join("\n");
}

function bloqueEn(token: Token, paraLlenar: boolean, sitio: string | null): string {
  const linea = (tokens: readonly Token[]) => trozosEn(tokens, sitio);
  /** Adds room for the answer after a question of the sheet. */
  const conRenglon = (tokens: readonly Token[], final: RegExp) =>
    linea(tokens) + (paraLlenar && final.test(textoDe(tokens)) ? " #renglon" : "");
  switch (token.type) {
    case "space":
      return "";
    case "heading": {
      const { depth, tokens } = token as Tokens.Heading;
      return `#heading(level: ${depth})[${linea(tokens)}]`;
    }
    case "paragraph":
      return `#par[${conRenglon((token as Tokens.Paragraph).tokens, /S\/$/)}]`;
    case "list": {
      const { ordered, items } = token as Tokens.List;
      const puntos = items.map(({ tokens }) => `[${conRenglon(tokens.flatMap(dentroDe), /(:|S\/)$/)}]`);
      return `#${ordered ? "enum" : "list"}(${puntos.join(", ")})`;
    }
    case "table": {
      const { header, rows } = token as Tokens.Table;
      const celdas = rows.flat().map(({ tokens }) => `[#puntal;${linea(tokens)}]`);
      const cabeza = `table.header(${header.map(({ tokens }) => `[${linea(tokens)}]`).join(", ")})`;
      return `#table(columns: (${anchosDe([header, ...rows])}), ${[cabeza, ...celdas].join(", ")})`;
    }
    default:
      throw new Error(`«${token.raw}» no se imprime.`);
  }
}

/** Widths of a printed table's columns by content, within limits that leave room to write. */
const anchosDe = (filas: readonly Tokens.TableCell[][]) =>
  filas[0]!
    .map((_, columna) => Math.max(12, ...filas.map((fila) => textoDe(fila[columna]!.tokens).length)))
    .map((largo) => `${Math.min(24, largo)}fr`)
    .join(", ");

/** Text of a list item, which lies one level deeper in Markdown than that of a paragraph. */
const dentroDe = (token: Token): readonly Token[] =>
  token.type === "text" || token.type === "paragraph" ? partesDe(token) : [token];
const partesDe = (token: Token): readonly Token[] =>
  "tokens" in token && token.tokens ? token.tokens : [token];

function trozosEn(tokens: readonly Token[], sitio: string | null): string {
  return tokens
    .map((token) => {
      const dentro = () => trozosEn(partesDe(token), sitio);
      switch (token.type) {
        case "text":
        case "escape":
          return letras((token as Tokens.Text).text);
        case "strong":
          return `#strong[${dentro()}];`;
        case "em":
          return `#emph[${dentro()}];`;
        case "link": {
          const { href } = token as Tokens.Link;
          const adonde = href.startsWith("https://") ? href : sitio && sitio + href;
          return adonde ? `#link(${cadena(adonde)})[${dentro()}];` : dentro();
        }
        default:
          throw new Error(`«${token.raw}» no se imprime.`);
      }
    })
    .join("");
}

const textoDe = (tokens: readonly Token[]): string =>
  tokens.map((token) => ("tokens" in token && token.tokens ? textoDe(token.tokens) : token.raw)).join("");

/** Escapes a text, so that Typst reads no markup in it. */
const letras = (texto: string) => `#${cadena(texto)};`;
const cadena = (texto: string) =>
  `"${texto.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", " ")}"`;
