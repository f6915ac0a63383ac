import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";
import { conLado, filaEn } from "../marco/filas";

/** One below the other on a phone, in columns from a tablet on. */
export const linea = style({
  ...filaEn("14rem minmax(0, 1fr) 16rem"),
  gap: `${space[2]} ${space[6]}`,
  paddingBlock: space[4],
  overflowWrap: "anywhere",
});

/** The text, and beside it on a large screen the forms that decide. */
export const revision = style(conLado("27rem"));

/** The words to judge. */
export const escrito = style({
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  fontSize: text.lead,
});

/** A group of fields under the one reason. */
export const grupo = style({
  display: "grid",
  gap: space[3],
  paddingTop: space[4],
  borderTop: `1px solid ${color.border}`,
});
