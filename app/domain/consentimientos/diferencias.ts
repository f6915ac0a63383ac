/** A piece of a comparison of two versions of a text. */
export interface Pieza {
  texto: string;
  cambio: "igual" | "nuevo" | "quitado";
}

/** A line of a text: a heading, a paragraph or a point of a list. */
export interface Fila {
  tipo: "titulo" | "parrafo" | "punto";
  piezas: Pieza[];
}

/** Number of changed sections; the part before the first heading counts as one. */
export function seccionesCambiadas(filas: readonly Fila[]): number {
  const cambiadas = new Set<number>();
  let seccion = 0;
  for (const { tipo, piezas } of filas) {
    if (tipo === "titulo") seccion += 1;
    if (piezas.some(({ cambio }) => cambio !== "igual")) cambiadas.add(seccion);
  }
  return cambiadas.size;
}
