import { direccionDePieza, direccionDeTaller, type Coleccion } from "./contenido";
import { estaPublicada } from "./reglas";

/** Allowed targets of a text's links: our pages, and others over https. */
export const ENLACE_PERMITIDO = /^(\/(?!\/)|https:\/\/)/;

/** Addresses of single pieces, of workshops and of the player. Addresses of lists do not match. */
const DE_ALGO =
  /^(\/bienestar-play|\/herramienta|\/bienestar-en-vivo(?!\/talleres-y-clases))(?:\/ver)?\/([a-z0-9-]+)(?=[?#]|$)/;

/**
 * True when a reader can follow a link of a text. A link to a piece or a workshop opens only while that is published.
 */
export function makeSeAbre({ piezas, talleres }: Pick<Coleccion, "piezas" | "talleres">, now: Date) {
  const abiertas = new Set([
    ...piezas
      .filter((pieza) => estaPublicada(pieza, now))
      .flatMap(({ tipo, url, antes }) =>
        [url, ...antes].map((direccion) => direccionDePieza({ tipo, url: direccion })),
      ),
    ...talleres
      .filter((taller) => estaPublicada(taller, now))
      .flatMap(({ url, antes }) => [url, ...antes].map((direccion) => direccionDeTaller({ url: direccion }))),
  ]);
  return (href: string): boolean => {
    const partes = DE_ALGO.exec(href);
    return !partes || abiertas.has(`${partes[1]}/${partes[2]}`);
  };
}
