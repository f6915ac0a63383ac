type Pieza = typeof import("./ModalDelMarco");

let pieza: Pieza | undefined;

/** Holds the modal of the frame for the pages that are rendered from now on. With its form it weighs 10 kB, which a
 *  page
 *  without it does not send: the server loads it at its start, a browser before hydration.
 *  @example
 *  if (modal) ponerPiezaDelModal(await import("./ModalDelMarco")); */
export function ponerPiezaDelModal(cargada: Pieza): void {
  pieza = cargada;
}

/** Gives the modal of the frame, for a page that has one. */
export function piezaDelModal(): Pieza {
  if (!pieza) throw new Error("The modal of the frame was not loaded");
  return pieza;
}
