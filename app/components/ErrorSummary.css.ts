import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

export const summary = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  padding: space[5],
  border: `2px solid ${color.error}`,
  borderRadius: radius.card,
  background: color.errorSoft,
});
/** Summary of errors without red, for a step that is only missing. */
export const calm = style({
  vars: { [color.error]: color.onAccentSoft, [color.errorSoft]: color.accentSoft },
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: TARGET,
  color: color.error,
  fontWeight: 600,
  selectors: { "&:hover": { color: color.error } },
});

globalStyle(`${summary} h2`, { fontSize: text.card });
