import { style } from "@vanilla-extract/css";
import { space } from "~/styles/tokens";

export const total = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${space[4]}`,
});
