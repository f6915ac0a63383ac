import { style, styleVariants } from "@vanilla-extract/css";

const base = style({ display: "grid", placeItems: "center", flexShrink: 0 });
export const tamano = styleVariants({
  chico: [base, { width: "36px", height: "36px", borderRadius: "12px" }],
  grande: [base, { width: "52px", height: "52px", borderRadius: "16px" }],
});
