/** A piece of a comparison of two versions of a text. */
export interface Pieza {
  texto: string;
  cambio: "igual" | "nuevo" | "quitado";
}

/** One line of it: a heading, a paragraph or a point of a list. */
export interface Fila {
  tipo: "titulo" | "parrafo" | "punto";
  piezas: Pieza[];
}

/** How many sections differ in anything; what stands before the first heading is one too. */
export function seccionesCambiadas(filas: readonly Fila[]): number {
  const cambiadas = new Set<number>();
  let seccion = 0;
  for (const { tipo, piezas } of filas) {
    if (tipo === "titulo") seccion += 1;
    if (piezas.some(({ cambio }) => cambio !== "igual")) cambiadas.add(seccion);
  }
  return cambiadas.size;
}
