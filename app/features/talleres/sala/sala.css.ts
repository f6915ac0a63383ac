import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space } from "~/styles/tokens";

export const pantalla = style({
  width: "100%",
  height: "auto",
  aspectRatio: "16 / 9",
  border: 0,
  borderRadius: radius.card,
  background: color.soft,
  objectFit: "cover",
  scrollMarginTop: "104px",
});
/** Line with a day, which begins with a capital letter. */
export const cuando = style({ "::first-letter": { textTransform: "uppercase" } });
export const preguntas = style({ display: "flex", flexDirection: "column", gap: space[3] });
export const pregunta = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.field,
  background: color.surface,
});
export const marcas = style({ display: "flex", flexWrap: "wrap", gap: space[2], alignItems: "center" });

/** Row of one participant in the host's list. It fits the width of a phone. */
export const persona = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[3]}`,
  alignItems: "center",
  justifyContent: "space-between",
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.field,
  background: color.surface,
});

/** Frame with the presence, two lines high, for a browser without scripts. */
export const presencia = style({ width: "100%", height: "5rem", border: 0 });
