import { Fragment } from "react";
import { classNames } from "./classNames";
import { ConLineasDeAyuda } from "./ConLineasDeAyuda";
import { pila } from "~/styles/layout.css";
import * as css from "./Markdown.css";

/** A part of a line of text: plain, emphasised or a link. */
export type Trozo =
  | { tipo: "texto"; texto: string }
  | { tipo: "fuerte" | "enfasis"; trozos: Trozo[] }
  | { tipo: "enlace"; href: string; trozos: Trozo[] };

/** A block of a Markdown text, as `markdown.server.ts` makes it. */
export type Bloque =
  | { tipo: "titulo" | "subtitulo" | "parrafo"; trozos: Trozo[] }
  | { tipo: "lista"; ordenada: boolean; puntos: Trozo[][] }
  /** Table of a text: rows of cells, each of parts of a line. */
  | { tipo: "tabla"; cabeza: Trozo[][]; filas: Trozo[][][] };

/**
 * A text that was written in Markdown. Its headings stand below that of the page, from level `nivel` (WCAG 2.2,
 * 1.3.1).
 */
export function Markdown({ bloques, nivel = 2 }: { bloques: Bloque[]; nivel?: 2 | 3 | 4 }) {
  const Titulo = `h${nivel}` as const;
  const Subtitulo = `h${(nivel + 1) as 3 | 4 | 5}` as const;
  return (
    <div className={classNames(pila.media, css.cuerpo)}>
      {bloques.map((bloque, indice) => {
        if (bloque.tipo === "lista") {
          const Lista = bloque.ordenada ? "ol" : "ul";
          return (
            <Lista key={indice} className={pila.corta} role="list">
              {bloque.puntos.map((trozos, punto) => (
                <li key={punto}>
                  <Trozos trozos={trozos} />
                </li>
              ))}
            </Lista>
          );
        }
        if (bloque.tipo === "tabla") return <Tabla key={indice} {...bloque} />;
        const Bloque = { titulo: Titulo, subtitulo: Subtitulo, parrafo: "p" as const }[bloque.tipo];
        return (
          <Bloque key={indice}>
            <Trozos trozos={bloque.trozos} />
          </Bloque>
        );
      })}
    </div>
  );
}

/**
 * Table of a text. It scrolls inside its own frame in a narrow window, by keyboard too (WCAG 2.2, 1.4.10 and 2.1.1). A
 * row is named by its first cell.
 */
function Tabla({ cabeza, filas }: Extract<Bloque, { tipo: "tabla" }>) {
  return (
    <div
      className={css.marco}
      role="group"
      aria-label={`Tabla: ${cabeza.map(textoDe).join(", ")}`}
      tabIndex={0}
    >
      <table className={css.tabla}>
        <thead>
          <tr>
            {cabeza.map((trozos, columna) => (
              <th key={columna} scope="col">
                <Trozos trozos={trozos} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filas.map((celdas, fila) => (
            <tr key={fila}>
              {celdas.map((trozos, columna) => {
                const nombra = columna === 0 && trozos.length > 0;
                const Celda = nombra ? "th" : "td";
                return (
                  <Celda key={columna} scope={nombra ? "row" : undefined}>
                    <Trozos trozos={trozos} />
                  </Celda>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Words of some parts of a line, without emphasis or links. */
export const textoDe = (trozos: readonly Trozo[]): string =>
  trozos.map((trozo) => (trozo.tipo === "texto" ? trozo.texto : textoDe(trozo.trozos))).join("");

/**
 * Parts of a line on the page. A link inside a link is shown as its words, because HTML allows none (HTML §
 * 4.5.1).
 */
function Trozos({ trozos, enEnlace = false }: { trozos: Trozo[]; enEnlace?: boolean }) {
  return trozos.map((trozo, indice) => {
    switch (trozo.tipo) {
      case "texto":
        return enEnlace ? (
          <Fragment key={indice}>{trozo.texto}</Fragment>
        ) : (
          <ConLineasDeAyuda key={indice} texto={trozo.texto} />
        );
      case "fuerte":
        return (
          <strong key={indice}>
            <Trozos trozos={trozo.trozos} enEnlace={enEnlace} />
          </strong>
        );
      case "enfasis":
        return (
          <em key={indice}>
            <Trozos trozos={trozo.trozos} enEnlace={enEnlace} />
          </em>
        );
      case "enlace":
        return (
          <a key={indice} href={trozo.href}>
            <Trozos trozos={trozo.trozos} enEnlace />
          </a>
        );
    }
  });
}
