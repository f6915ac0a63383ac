import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

export const empty = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space[3],
  padding: `${space[8]} ${space[5]}`,
  borderRadius: radius.card,
  background: color.soft,
  textAlign: "center",
});
export const words = style({ maxWidth: "40ch", color: color.textSoft });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[3],
  marginTop: space[2],
});

globalStyle(`${empty} h2`, { fontSize: text.card });
