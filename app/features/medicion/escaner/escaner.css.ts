import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

export const pasos = style({
  listStyle: "decimal",
  paddingInlineStart: space[6],
  display: "grid",
  gap: space[2],
});
export const aviso = style({ background: color.calido, display: "grid", gap: space[3] });
export const leyenda = style({ fontWeight: 600, marginBottom: space[2] });
export const numero = style({ maxWidth: "10rem" });

/** Frame of the camera picture, which keeps its place before there is a picture. */
export const camara = style({
  position: "relative",
  width: "100%",
  maxWidth: "26rem",
  marginInline: "auto",
  aspectRatio: "4 / 3",
  overflow: "hidden",
  borderRadius: radius.card,
  background: "#101716",
});
export const sinCamara = style({ display: "none" });
export const imagen = style({
  width: "100%",
  height: "100%",
  objectFit: "contain",
  transform: "scaleX(-1)",
});
/** Frame of the part that is measured: four fifths of the height of a landscape picture. */
const enMedio = style({
  position: "absolute",
  inset: "10% auto auto 50%",
  height: "80%",
  width: "auto",
  aspectRatio: "3 / 4",
  translate: "-50% 0",
  fill: "none",
  strokeWidth: 5,
  filter: "drop-shadow(0 0 2px #000)",
});
/** Oval for the face. Its colour only repeats what the words say (WCAG 2.2, 1.4.1). */
export const ovalo = styleVariants({
  quieto: [enMedio, { stroke: "#e9f0ee", strokeDasharray: "12 10" }],
  bien: [enMedio, { stroke: "#73d5c0" }],
  mal: [enMedio, { stroke: "#f2cd86", strokeDasharray: "12 10" }],
});
export const consejo = style({ fontSize: text.lead, fontWeight: 600, minHeight: "3.1em" });
export const progreso = style({
  appearance: "none",
  // The ring keeps its own colours (CSS Color Adjustment): in the reader's system colours its done and remaining
  // parts would look the same.
  forcedColorAdjust: "none",
  width: "100%",
  height: "10px",
  border: 0,
  borderRadius: radius.pill,
  background: color.border,
  overflow: "hidden",
  selectors: {
    "&::-webkit-progress-bar": { background: color.border },
    "&::-webkit-progress-value": { background: color.accent, borderRadius: radius.pill },
    "&::-moz-progress-bar": { background: color.accent },
  },
});
export const soloSinScript = style({
  display: "none",
  "@media": { "(scripting: none)": { display: "block" } },
});
export const conScript = style({ "@media": { "(scripting: none)": { display: "none" } } });
export const soloConScript = style([conScript, { color: color.textSoft }]);

const vuelta = keyframes({ to: { strokeDashoffset: 30 } });
export const reloj = style({ width: "9rem", marginInline: "auto", rotate: "-90deg" });
export const esfera = style({ fill: "none", stroke: color.border, strokeWidth: 8 });
/**
 * Ring of thirty parts around the face, one a second. It stands still for a person who wants no motion (WCAG 2.2,
 * 2.3.3); the text changes all the same.
 */
export const arco = style({
  fill: "none",
  stroke: color.accent,
  strokeWidth: 8,
  strokeDasharray: 30,
  animation: `${vuelta} 30s linear forwards`,
});

/**
 * Frame in which the table of measurements scrolls, instead of the page (WCAG 2.2, 1.4.10): with large letters the
 * table is wider than a telephone.
 */
export const marco = style({ overflowX: "auto" });
export const tabla = style({ width: "100%", borderCollapse: "collapse" });
globalStyle(`${tabla} :is(th, td)`, {
  padding: `${space[3]} ${space[3]} ${space[3]} 0`,
  textAlign: "start",
  verticalAlign: "top",
  fontWeight: 400,
  borderBottom: `1px solid ${color.border}`,
});
globalStyle(`${tabla} thead th`, {
  fontWeight: 600,
  "@media": { [desde.tablet]: { whiteSpace: "nowrap" } },
});
globalStyle(`${tabla} th[scope=row]`, { width: "100%", overflowWrap: "anywhere" });
export const detalle = style({ display: "block", color: color.textSoft, fontSize: text.small });
export const intervalo = style([detalle, { whiteSpace: "nowrap" }]);

/** The measured number, as the largest thing of its page. */
export const pulso = style({
  fontSize: text.hero,
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: "-0.02em",
});
