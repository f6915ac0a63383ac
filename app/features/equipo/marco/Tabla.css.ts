import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

/** On a phone each row is a list: the head of the table is heard and not seen, and each number has its name. */
export const tabla = style({
  display: "block",
  width: "100%",
  borderCollapse: "collapse",
  "@media": { [desde.tablet]: { display: "table" } },
});
export const cabecera = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  "@media": {
    [desde.tablet]: {
      position: "static",
      display: "table-header-group",
      width: "auto",
      height: "auto",
      clipPath: "none",
      color: color.textSoft,
      fontSize: text.small,
    },
  },
});
export const cuerpo = style({
  display: "grid",
  gap: space[2],
  "@media": { [desde.tablet]: { display: "table-row-group" } },
});
/** On a phone the name of the row has a line of its own, and its cells follow each other as "name value". */
export const filaDeTabla = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[4]}`,
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.field,
  "@media": { [desde.tablet]: { display: "table-row", border: 0 } },
});
export const nombreDeFila = style({
  flexBasis: "100%",
  textAlign: "left",
  overflowWrap: "anywhere",
  "@media": {
    [desde.tablet]: {
      padding: `${space[2]} ${space[3]} ${space[2]} 0`,
      borderTop: `1px solid ${color.border}`,
    },
  },
});
export const celda = style({
  display: "flex",
  gap: space[1],
  textAlign: "left",
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
  "::before": { content: "attr(data-columna)", color: color.textSoft },
  "@media": {
    [desde.tablet]: {
      display: "table-cell",
      padding: `${space[2]} ${space[3]} ${space[2]} 0`,
      borderTop: `1px solid ${color.border}`,
      fontSize: text.body,
      fontWeight: "normal",
      "::before": { content: "none" },
    },
  },
});
/** Head of a column, which a phone tells beside each number. */
export const columna = style({
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  fontWeight: "normal",
  textAlign: "left",
});
