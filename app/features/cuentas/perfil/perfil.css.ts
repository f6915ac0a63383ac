import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space, TARGET } from "~/styles/tokens";

export const enlace = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  minHeight: TARGET,
  color: color.text,
});
