import { BAJAR, SUBIR } from "~/domain/cuestionarios/envios";

/** The id of a button that moves an option. By its place (from 1): an address must not tell what somebody prefers. */
export const idDeMando = (sentido: typeof SUBIR | typeof BAJAR, puesto: number): string =>
  `${sentido === SUBIR ? "subir" : "bajar"}-${puesto}`;

/** The button that takes the focus after a move: the pressed one, or the other of its row at an end of the list. */
export function mandoTrasMover(intencion: string, { puesto, de }: { puesto: number; de: number }): string {
  const subeOtraVez = intencion.startsWith(SUBIR) ? puesto > 1 : puesto === de;
  return idDeMando(subeOtraVez ? SUBIR : BAJAR, puesto);
}

/** The place of the option that was moved, in words; empty where nothing was moved. */
export function puestoEnPalabras(orden: readonly { texto: string }[], puesto: number | null): string {
  const movida = orden[(puesto ?? 0) - 1];
  return movida ? `${movida.texto}: puesto ${puesto} de ${orden.length}.` : "";
}
