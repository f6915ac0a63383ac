import { direccionDePieza, direccionDeTaller, type Coleccion } from "./contenido";
import { estaPublicada } from "./reglas";

/** Allowed targets of a text's links: our pages, and others over https. */
export const ENLACE_PERMITIDO = /^(\/(?!\/)|https:\/\/)/;

/** Addresses of pieces and workshops, and of the player; lists are excluded. */
const DE_ALGO =
  /^(\/bienestar-play|\/herramienta|\/bienestar-en-vivo(?!\/talleres-y-clases))(?:\/ver)?\/([a-z0-9-]+)(?=[?#]|$)/;

/** True when a link of a text can be followed: to a piece or workshop, only while published. */
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
