import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const cabeza = style({
  display: "grid",
  gap: space[4],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [desde.laptop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
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

export const puertos = style({ padding: 0, listStyle: "none" });
export const puerto = style({
  display: "grid",
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  borderTop: `1px solid ${color.border}`,
  "@media": {
    [desde.tablet]: { gridTemplateColumns: "minmax(0, 1fr) 12rem minmax(0, 1fr)", alignItems: "center" },
  },
});

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
  display: "block",
  "@media": { [desde.tablet]: { display: "table-row-group" } },
});
/** On a phone the name of the row has a line of its own, and its cells follow each other as "name value". */
export const filaDeTabla = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[4]}`,
  paddingBlock: space[3],
  borderTop: `1px solid ${color.border}`,
  "@media": { [desde.tablet]: { display: "table-row" } },
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
