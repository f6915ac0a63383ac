import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

const box = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  padding: space[5],
  border: `2px solid ${color.error}`,
  borderRadius: radius.card,
  background: color.errorSoft,
});
export const summary = styleVariants({
  alarming: [box],
  calm: [box, { borderColor: color.accent, background: color.accentSoft, color: color.onAccentSoft }],
});
const target = style({ display: "inline-flex", alignItems: "center", minHeight: TARGET, fontWeight: 600 });
export const link = styleVariants({
  alarming: [
    target,
    {
      color: color.error,
      selectors: { "&:hover": { color: color.error, textDecorationThickness: "2px" } },
    },
  ],
  calm: [target, { color: "inherit" }],
});

globalStyle(`${box} h2`, { fontSize: text.card });
