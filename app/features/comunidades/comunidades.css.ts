import { globalStyle, style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

/** Head of a community: its drawing stands beside the words where there is room. */
export const cabeza = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  "@media": { [desde.tablet]: { flexDirection: "row", alignItems: "center", gap: space[8] } },
});
export const palabras = style({ flex: 1, minWidth: 0 });
export const dibujoGrande = style({
  width: "140px",
  height: "105px",
  flex: "none",
  "@media": { [desde.tablet]: { width: "200px", height: "150px", order: 1 } },
});

export const reglas = style({ display: "grid", gap: space[2], paddingInlineStart: space[6] });
globalStyle(`${reglas} > li`, { listStyle: "decimal" });
export const consecuencias = style({ display: "grid", gap: space[2], paddingInlineStart: space[6] });
globalStyle(`${consecuencias} > li`, { listStyle: "disc" });

/** Conversations of a community, between lines. */
export const conversaciones = style({ borderTop: `1px solid ${color.border}` });
export const conversacion = style({
  position: "relative",
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${color.border}`,
});
export const asunto = style({
  display: "flex",
  alignItems: "center",
  minHeight: TARGET,
  color: color.text,
  fontSize: text.lead,
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
  textDecoration: "none",
  selectors: {
    "&::after": { content: "''", position: "absolute", inset: 0 },
    "&:hover": { color: color.accent },
  },
});

/** A text of a conversation; the reader's own has the colour of the accent. */
export const texto = style({
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  scrollMarginTop: "140px",
});
export const propio = style({ background: color.accentSoft, borderColor: "transparent" });
export const inicio = style({ fontSize: text.lead });
export const respuestas = style({
  display: "grid",
  gap: space[4],
  "@media": { [desde.tablet]: { paddingInlineStart: space[8] } },
});
export const autor = style({ fontWeight: 600, overflowWrap: "anywhere" });
export const cita = style({
  display: "block",
  padding: `${space[1]} ${space[3]}`,
  borderInlineStart: `3px solid ${color.border}`,
  color: color.textSoft,
  fontSize: text.small,
  overflowWrap: "anywhere",
});

/** Words of support and acts on a text, in rows that wrap. */
export const apoyos = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
const pildora = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: TARGET,
  padding: `${space[1]} ${space[3]}`,
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.text,
  fontSize: text.small,
});
export const apoyo = style([
  pildora,
  { cursor: "pointer", selectors: { "&:hover": { borderColor: color.accent } } },
]);
/** A word that somebody gave, the reader among them or not. */
export const conApoyo = style({ background: color.calido, borderColor: "transparent" });
// The marks tell without colour: a heart for a word that the text got, a tick for the reader's own.
const marca = (senal: string) => ({
  content: [`"${senal}"`, `"${senal}" / ""`],
  marginInlineEnd: space[1],
});
export const deOtros = style({ selectors: { "&::before": marca("♥") } });
export const miApoyo = style({
  borderColor: color.accent,
  fontWeight: 600,
  selectors: { "&::before": marca("✓") },
});
export const apoyoRecibido = style([pildora, conApoyo, { minHeight: "32px" }]);
export const actos = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `0 ${space[5]}` });
export const acto = style({
  minHeight: TARGET,
  minWidth: TARGET,
  padding: 0,
  border: 0,
  background: "none",
  color: color.textSoft,
  font: "inherit",
  fontSize: text.small,
  textAlign: "start",
  textDecoration: "underline",
  cursor: "pointer",
  selectors: { "&:hover": { color: color.accent } },
});
export const buscador = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[2] });
globalStyle(`${buscador} > :first-child`, { flex: "1 1 12rem" });
/** Part of a page that ends one's participation, apart from the rest. */
export const aparte = style({ paddingTop: space[6], borderTop: `1px solid ${color.border}` });
