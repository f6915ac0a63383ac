import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { space } from "~/styles/tokens";

export const juego = style({
  display: "grid",
  gap: space[5],
  alignItems: "center",
  "@media": { [desde.tablet]: { gridTemplateColumns: "minmax(0, 16rem) minmax(0, 1fr)" } },
});
export const rueda = style({ width: "100%", maxWidth: "16rem", margin: "0 auto" });

const vueltas = keyframes({ from: { transform: "rotate(-720deg)" }, to: { transform: "rotate(0deg)" } });
export const girando = style({
  "@media": { "(prefers-reduced-motion: no-preference)": { animation: `${vueltas} 1.6s ease-out` } },
});
const borde = { stroke: color.surface, strokeWidth: 2 };
export const sector = styleVariants({ par: color.accent, impar: color.accentSoft }, (fill) => ({
  fill,
  ...borde,
}));
export const sectorVacio = style({ fill: color.border, ...borde });
export const centro = style({ fill: color.surface });
export const marca = style({ fill: color.text });

export const tabla = style({ width: "100%", borderCollapse: "collapse" });
const celda = {
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  borderBottom: `1px solid ${color.border}`,
  textAlign: "start",
  verticalAlign: "top",
} as const;
export const encabezado = style({ ...celda, fontWeight: 600 });
/** Name of a prize: it takes the room that the figures leave, and is broken with large letters. */
export const nombre = style({ ...celda, width: "100%", overflowWrap: "anywhere", fontWeight: 400 });
export const cifra = style({ ...celda, whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" });
export const nota = style({ display: "block" });
export const jugadas = style({ borderTop: `1px solid ${color.border}` });
export const jugada = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[4],
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${color.border}`,
});
