import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { FORCED_COLORS } from "~/styles/forcedColors";
import { color } from "~/styles/theme.css";

/** Path in a strip of its own, below the picture of a route. */
export const chico = style({ display: "block", width: "100%", height: "auto" });
export const grande = style({ width: "100%", height: "auto", maxWidth: "34rem" });

const linea = style({ fill: "none", strokeWidth: 4, strokeLinecap: "round" });
export const porAndar = style([linea, { stroke: color.borderStrong, strokeDasharray: "1 9" }]);
export const andado = style([linea, { stroke: color.accent }]);

export const paso = styleVariants({
  hecho: { fill: color.accent, stroke: color.accent },
  siguiente: { fill: color.surface, stroke: color.accent },
  falta: { fill: color.surface, stroke: color.borderStrong },
});
globalStyle(`:is(${Object.values(paso).join(", ")}) > circle`, { strokeWidth: 3 });
globalStyle(`${paso.siguiente} > circle`, { strokeWidth: 5 });
globalStyle(`${paso.hecho} > path`, {
  fill: "none",
  stroke: color.onAccent,
  strokeWidth: 3.5,
  strokeLinecap: "round",
});
globalStyle(`${grande} text`, { fill: color.text, stroke: "none", fontSize: "16px", fontWeight: 700 });
globalStyle(`${paso.hecho} > circle, ${andado}`, {
  "@media": { [FORCED_COLORS]: { stroke: "Highlight", fill: "Highlight" } },
});
