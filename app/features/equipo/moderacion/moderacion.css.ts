import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

export const lista = style({ listStyle: "none", padding: 0 });

/** One below the other on a phone, in columns from a tablet on. */
export const linea = style({
  display: "grid",
  gap: `${space[2]} ${space[6]}`,
  alignItems: "center",
  paddingBlock: space[4],
  borderTop: `1px solid ${color.border}`,
  overflowWrap: "anywhere",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [desde.tablet]: { gridTemplateColumns: "14rem minmax(0, 1fr) 16rem" } },
});

/** The text, and beside it on a large screen the forms that decide. */
export const revision = style({
  display: "grid",
  gap: space[8],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [desde.laptop]: { gridTemplateColumns: "minmax(0, 1fr) 27rem" } },
});

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
