import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space, TARGET } from "~/styles/tokens";
import { conLado, filaEn } from "../marco/filas";

/** One below the other on a phone, in columns from a tablet on. */
export const linea = style(filaEn("10rem minmax(0, 1fr) minmax(0, 1fr) 8rem"));
export const clase = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: TARGET,
  fontWeight: 600,
});

/** The facts, and beside them on a large screen the forms that act on them. */
export const columnas = style(conLado("27rem"));
export const paso = style({
  paddingBlock: space[3],
  borderTop: `1px solid ${color.border}`,
  overflowWrap: "anywhere",
});
