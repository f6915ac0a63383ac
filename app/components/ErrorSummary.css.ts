import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

export const resumen = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  padding: space[5],
  border: `2px solid ${color.error}`,
  borderRadius: radius.card,
  background: color.errorSoft,
});
export const enlace = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: TARGET,
  color: color.error,
  fontWeight: 600,
  selectors: { "&:hover": { color: color.error, textDecorationThickness: "2px" } },
});

globalStyle(`${resumen} h2`, { fontSize: text.card });
