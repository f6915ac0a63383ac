/** Step on the drawn path of a route: done, the next one, or still to come. */
export type EstadoEnCamino = "hecho" | "siguiente" | "falta";

/** Distance between two rows of the path, and the height of its waves, in units of its drawing. */
const FILA = 84;
const ONDA = 9;

interface Medidas {
  /** Width of the drawing. Steps of one row are spread over it. */
  ancho: number;
  porFila: number;
}

/** Places of the steps on a path that turns at the end of each row. */
export function puntosDelCamino(pasos: number, { ancho, porFila }: Medidas): { x: number; y: number }[] {
  const columnas = Math.min(pasos, porFila);
  const tramo = ancho / columnas;
  return Array.from({ length: pasos }, (_, indice) => {
    const fila = Math.floor(indice / porFila);
    const columna = fila % 2 === 0 ? indice % porFila : porFila - 1 - (indice % porFila);
    return {
      x: Math.round(tramo * (columna + 0.5)),
      y: FILA * fila + FILA / 2 + (indice % 2 === 0 ? ONDA : -ONDA),
    };
  });
}

/** Height of the drawing of a path. */
export const altoDelCamino = (pasos: number, { porFila }: Medidas): number =>
  FILA * Math.ceil(pasos / porFila);

/** Curve through some points as the `d` of an SVG path; empty for fewer than two. */
export function curvaPor(puntos: readonly { x: number; y: number }[]): string {
  const [primero, ...otros] = puntos;
  if (!primero || otros.length === 0) return "";
  let antes = primero;
  const curvas = otros.map((punto) => {
    const { x, y } = antes;
    antes = punto;
    const giro = punto.x === x;
    // Rows turn outwards: at the right end of an even row, at the left end of an odd one.
    const haciaX = giro ? (x > primero.x ? x + 30 : x - 30) : (x + punto.x) / 2;
    return `C${haciaX} ${y} ${haciaX} ${punto.y} ${punto.x} ${punto.y}`;
  });
  return `M${primero.x} ${primero.y}${curvas.join("")}`;
}

/** States of the steps of a route in their order, from those that are done. */
export function estadosDelCamino(hechos: readonly boolean[]): EstadoEnCamino[] {
  const siguiente = hechos.indexOf(false);
  return hechos.map((hecho, indice) => (hecho ? "hecho" : indice === siguiente ? "siguiente" : "falta"));
}
