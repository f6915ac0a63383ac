import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

export const mes = style({ color: color.textSoft, "::first-letter": { textTransform: "uppercase" } });
export const dia = style({
  display: "flex",
  gap: space[2],
  alignItems: "center",
  minHeight: "28px",
  fontSize: text.body,
});
export const nombreDelDia = style({
  display: "inline-block",
  "::first-letter": { textTransform: "uppercase" },
});

/** The hour first: it is what an agenda is looked at for. */
export const cita = style({
  display: "grid",
  gap: `${space[3]} ${space[4]}`,
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  "@media": { [desde.tablet]: { gridTemplateColumns: "5.5rem auto minmax(0, 1fr)" } },
});
export const hora = style({
  gridColumn: "1 / -1",
  fontSize: text.card,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  "@media": { [desde.tablet]: { gridColumn: "auto" } },
});
export const minutos = style({
  display: "inline-block",
  color: color.textSoft,
  fontSize: text.small,
  fontWeight: 400,
  "@media": { [desde.tablet]: { display: "block" } },
});
export const regla = style({
  gridColumn: "1 / -1",
  paddingTop: space[3],
  borderTop: `1px solid ${color.border}`,
  color: color.textSoft,
  fontSize: text.small,
});
export const sala = style({ gridColumn: "1 / -1" });
export const sinCitas = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[4]}`,
  alignItems: "center",
  justifyContent: "space-between",
  padding: `${space[2]} ${space[5]}`,
  borderRadius: radius.card,
  background: color.soft,
});
export const total = style({ fontSize: text.h1, fontWeight: 700, lineHeight: 1.15 });
