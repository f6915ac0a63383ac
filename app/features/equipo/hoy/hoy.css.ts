import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space } from "~/styles/tokens";

export const espera = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  fontWeight: 600,
});
export const cuantas = style({ color: color.accent, fontSize: "2rem", fontVariantNumeric: "tabular-nums" });
