import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius } from "~/styles/tokens";

const breathe = keyframes({ "50%": { opacity: 0.5 } });
const base = style({
  background: color.border,
  borderRadius: radius.field,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});
export const esqueleto = styleVariants({
  linea: [base, { height: "1em", width: "100%", selectors: { "&:last-child": { width: "60%" } } }],
  titulo: [base, { height: "1.8em", width: "70%" }],
  bloque: [base, { height: "8rem", width: "100%" }],
  circulo: [base, { width: "64px", height: "64px", borderRadius: radius.pill }],
});
