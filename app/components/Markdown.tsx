import { Fragment } from "react";
import { pila } from "~/styles/layout.css";

/** A part of a line of text. */
export type Trozo =
  | { tipo: "texto"; texto: string }
  | { tipo: "fuerte" | "enfasis"; trozos: Trozo[] }
  | { tipo: "enlace"; href: string; trozos: Trozo[] };

/** A block of a text as it is shown; `markdown.server.ts` makes them. */
export type Bloque =
  { tipo: "titulo" | "parrafo"; trozos: Trozo[] } | { tipo: "lista"; ordenada: boolean; puntos: Trozo[][] };

/** A text that was written in Markdown. Its headings stand below that of the page: of `nivel`. */
export function Markdown({ bloques, nivel = 2 }: { bloques: Bloque[]; nivel?: 2 | 3 | 4 }) {
  const Titulo = `h${nivel}` as const;
  return (
    <div className={pila.media}>
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
        const Bloque = bloque.tipo === "titulo" ? Titulo : "p";
        return (
          <Bloque key={indice}>
            <Trozos trozos={bloque.trozos} />
          </Bloque>
        );
      })}
    </div>
  );
}

function Trozos({ trozos }: { trozos: Trozo[] }) {
  return trozos.map((trozo, indice) => {
    switch (trozo.tipo) {
      case "texto":
        return <Fragment key={indice}>{trozo.texto}</Fragment>;
      case "fuerte":
        return (
          <strong key={indice}>
            <Trozos trozos={trozo.trozos} />
          </strong>
        );
      case "enfasis":
        return (
          <em key={indice}>
            <Trozos trozos={trozo.trozos} />
          </em>
        );
      case "enlace":
        return (
          <a key={indice} href={trozo.href}>
            <Trozos trozos={trozo.trozos} />
          </a>
        );
    }
  });
}
