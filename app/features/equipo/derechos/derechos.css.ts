import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { space, TARGET, text } from "~/styles/tokens";

export const lista = style({ listStyle: "none", padding: 0 });

/** One below the other on a phone, in columns from a tablet on. */
export const linea = style({
  display: "grid",
  gap: `${space[1]} ${space[6]}`,
  alignItems: "center",
  paddingBlock: space[3],
  borderTop: `1px solid ${color.border}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [desde.tablet]: { gridTemplateColumns: "10rem minmax(0, 1fr) minmax(0, 1fr) 8rem" } },
});
export const clase = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: TARGET,
  fontWeight: 600,
});

/** The facts, and beside them on a large screen the forms that act on them. */
export const columnas = style({
  display: "grid",
  gap: space[8],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [desde.laptop]: { gridTemplateColumns: "minmax(0, 1fr) 27rem" } },
});
export const campos = style({
  display: "grid",
  gap: space[4],
  "@media": { [desde.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const paso = style({
  paddingBlock: space[3],
  borderTop: `1px solid ${color.border}`,
  overflowWrap: "anywhere",
});
export const cuando = style({
  color: color.textSoft,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});
