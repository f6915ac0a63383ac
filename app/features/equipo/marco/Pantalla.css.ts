import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

export const cabecera = style({
  position: "sticky",
  top: 0,
  zIndex: 20,
  borderBottom: `1px solid ${color.border}`,
  background: color.background,
  "@media": { print: { display: "none" } },
});
export const fila = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  maxWidth: "76rem",
  minHeight: "60px",
  marginInline: "auto",
  paddingInline: space[4],
  "@media": { [desde.tablet]: { paddingInline: space[8] } },
});
export const marca = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  minHeight: TARGET,
  color: color.text,
  fontWeight: 700,
  textDecoration: "none",
});
/** Tells the staff site from the public one at a glance. */
export const sello = style({
  padding: `2px ${space[2]}`,
  borderRadius: radius.pill,
  background: color.text,
  color: color.background,
  fontSize: text.small,
  fontWeight: 600,
});
export const nombre = style({
  color: color.textSoft,
  fontSize: text.small,
  textAlign: "right",
  overflowWrap: "anywhere",
});
export const salida = style({ display: "flex", alignItems: "center", gap: space[3] });
export const quien = style({ display: "none", "@media": { [desde.tablet]: { display: "block" } } });

/** The names of the screens stand in one line that scrolls sideways on a phone. */
export const navegacion = style({
  display: "flex",
  gap: space[1],
  maxWidth: "76rem",
  marginInline: "auto",
  padding: `0 ${space[3]}`,
  overflowX: "auto",
  listStyle: "none",
  "@media": { [desde.tablet]: { paddingInline: space[6] } },
});
export const entrada = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: TARGET,
  paddingInline: space[3],
  borderBottom: "3px solid transparent",
  color: color.textSoft,
  fontWeight: 600,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&[aria-current]": { borderBottomColor: color.accent, color: color.text },
    "&:hover": { color: color.text },
  },
});

/** A sign-in stands in a column of its own, narrow and quiet. */
export const angosta = style({ maxWidth: "30rem" });
