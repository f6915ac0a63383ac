import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "~/styles/tokens";

export const search = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  alignItems: "end",
  width: "100%",
  maxWidth: "36rem",
  textAlign: "start",
});
globalStyle(`${search} > :first-child`, { flex: "1 1 12rem" });
