import { keyframes, style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color, especialidad } from "~/styles/theme.css";
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
export const sectores = style({ stroke: color.surface, strokeWidth: 2 });
/** Colours of the sectors, one after the other, and of their marks beside the odds. */
export const colores = [
  color.accent,
  especialidad.finanzas.strong,
  especialidad.psicologia.strong,
  especialidad.veterinaria.strong,
  especialidad["servicios-exclusivos"].strong,
  especialidad.coaching.strong,
].map((fill) => style({ fill }));
export const vacio = style({ fill: color.border });

/** Mark of a sector beside its odds. */
export const muestra = style({
  display: "inline-block",
  width: "0.75em",
  height: "0.75em",
  marginInlineEnd: space[2],
});
export const centro = style({ fill: color.surface });
export const marca = style({ fill: color.text });
