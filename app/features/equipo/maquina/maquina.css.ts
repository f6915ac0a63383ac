import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";
import { filaEn } from "../marco/filas";

/** Parts of the machine, one below the other: what is wrong comes first. */
export const partes = style({ display: "grid", gap: space[3], gridTemplateColumns: "minmax(0, 1fr)" });
/** A link from the state leads here: the head of the page stays above it. */
export const seccion = style({ scrollMarginTop: "128px" });
export const parte = style({
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
});
/** The summary is one target for a finger: title and arrow in one line, the words below them on a phone. */
export const resumen = style({
  display: "grid",
  gap: `${space[1]} ${space[4]}`,
  alignItems: "center",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  minHeight: TARGET,
  padding: `${space[3]} ${space[4]}`,
  cursor: "pointer",
  listStyle: "none",
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "@media": {
    [desde.tablet]: { gridTemplateColumns: "14rem minmax(0, 1fr) auto", paddingInline: space[6] },
  },
});
export const titulo = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontSize: text.lead,
});
export const mal = style({ color: color.error });
export const flecha = style({
  gridColumn: 2,
  gridRow: 1,
  color: color.textSoft,
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
  "@media": { [desde.tablet]: { gridColumn: 3 } },
});
export const dentro = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: `${space[2]} ${space[4]} ${space[4]}`,
  "@media": { [desde.tablet]: { paddingInline: space[6] } },
});
export const cifras = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[4],
  padding: 0,
  listStyle: "none",
});
export const cifra = style({ display: "grid" });
export const numero = style({ fontSize: text.card, fontVariantNumeric: "tabular-nums" });
export const enFila = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] });

export const puerto = style({
  ...filaEn("minmax(0, 1fr) 12rem minmax(0, 1fr)"),
  gap: `${space[1]} ${space[4]}`,
});
