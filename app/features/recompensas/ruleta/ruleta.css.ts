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

/** Lines of odds or of plays: a name, its figure on the right, and a detail in a row of its own. */
export const lineas = style({ borderTop: `1px solid ${color.border}` });
export const linea = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[4],
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${color.border}`,
});
export const cifra = style({ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" });
export const detalle = style({ flex: "0 0 100%", color: color.textSoft });
