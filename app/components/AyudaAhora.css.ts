import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space } from "~/styles/tokens";

export const ayuda = style({ background: color.calido });

/** Numbers to call, first and as wide as a thumb wants them. */
export const numeros = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  maxWidth: "26rem",
  paddingBlock: space[2],
});
