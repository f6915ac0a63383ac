import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

export const termina = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  alignItems: "center",
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.card,
  background: color.advertenciaSoft,
  color: color.text,
});
globalStyle(`${termina} > svg`, { flexShrink: 0, color: color.advertencia });
globalStyle(`${termina} > div`, { flex: "1 1 7rem" });
export const titulo = style({ fontSize: text.body });
