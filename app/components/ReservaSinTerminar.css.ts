import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET } from "~/styles/tokens";

export const banda = style({
  display: "flex",
  gap: space[3],
  alignItems: "center",
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.card,
  background: color.advertenciaSoft,
  color: color.text,
});
export const enlace = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: TARGET,
  color: color.text,
  fontWeight: 700,
});
