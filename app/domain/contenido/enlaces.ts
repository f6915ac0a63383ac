import { direccionDePieza, direccionDeTaller, type Coleccion } from "./contenido";
import { estaPublicada } from "./reglas";

/** Where a text may lead: pages of ours, and others over https. */
export const ENLACE_PERMITIDO = /^(\/(?!\/)|https:\/\/)/;

/** The pages of pieces and workshops, and of those the one with the player; a list of ours is none. */
const DE_ALGO =
  /^(\/bienestar-play|\/herramienta|\/bienestar-en-vivo(?!\/talleres-y-clases))(?:\/ver)?\/([a-z0-9-]+)(?=[?#]|$)/;

/** Whether a link of a text leads somewhere now: to a piece or a workshop only while it is published. */
export function makeSeAbre({ piezas, talleres }: Pick<Coleccion, "piezas" | "talleres">, now: Date) {
  const abiertas = new Set([
    ...piezas
      .filter((pieza) => estaPublicada(pieza, now))
      .flatMap(({ tipo, url, antes }) => [url, ...antes].map((una) => direccionDePieza({ tipo, url: una }))),
    ...talleres
      .filter((taller) => estaPublicada(taller, now))
      .flatMap(({ url, antes }) => [url, ...antes].map((una) => direccionDeTaller({ url: una }))),
  ]);
  return (href: string): boolean => {
    const partes = DE_ALGO.exec(href);
    return !partes || abiertas.has(`${partes[1]}/${partes[2]}`);
  };
}
