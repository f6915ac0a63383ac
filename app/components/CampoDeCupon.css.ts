import { style } from "@vanilla-extract/css";

/** The field takes what its button leaves; the button stands on the field's line. */
export const cupon = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: "0.75rem",
});
