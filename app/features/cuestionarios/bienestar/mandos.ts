import { BAJAR, SUBIR } from "~/domain/cuestionarios/envios";

/**
 * Id of a button that moves an option. It names the position (from 1), because an address must not reveal what
 * somebody prefers.
 */
export const idDeMando = (sentido: typeof SUBIR | typeof BAJAR, puesto: number): string =>
  `${sentido === SUBIR ? "subir" : "bajar"}-${puesto}`;

/**
 * Button that takes the focus after an option was moved: the pressed one, or the other one of its row at an end of the
 * list.
 */
export function mandoTrasMover(intencion: string, { puesto, de }: { puesto: number; de: number }): string {
  const subeOtraVez = intencion.startsWith(SUBIR) ? puesto > 1 : puesto === de;
  return idDeMando(subeOtraVez ? SUBIR : BAJAR, puesto);
}

/** Position of the option that was moved, in words; empty when none was moved. */
export function puestoEnPalabras(orden: readonly { texto: string }[], puesto: number | null): string {
  const movida = orden[(puesto ?? 0) - 1];
  return movida ? `${movida.texto}: puesto ${puesto} de ${orden.length}.` : "";
}
