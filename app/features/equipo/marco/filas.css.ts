import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

/** List whose rows have lines of their own instead of marks. */
export const lista = style({ listStyle: "none", padding: 0 });
/** Instant of a row. */
export const cuando = style({
  color: color.textSoft,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});
/** Fields of a page that asks for something, and its button. */
export const filtro = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[3] });
/** Fields of a form, two beside each other from a tablet on. */
export const campos = style({
  display: "grid",
  gap: space[4],
  alignItems: "end",
  "@media": { [desde.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
