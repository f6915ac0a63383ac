import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space } from "~/styles/tokens";

/** It scrolls on its own when it is long. */
export const texto = style({
  maxHeight: "12rem",
  overflowY: "auto",
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
});
