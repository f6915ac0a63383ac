import { style } from "@vanilla-extract/css";
import { markedWhenForced } from "~/styles/forcedColors";
import { color } from "~/styles/theme.css";
import { motion, radius, space, TARGET } from "~/styles/tokens";

export const filter = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: TARGET,
  padding: `${space[1]} ${space[4]}`,
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.text,
  textDecoration: "none",
  transition: `border-color ${motion.sheet}`,
  selectors: { "&:hover": { borderColor: color.accent, color: color.text } },
});
export const active = style({
  borderColor: color.accent,
  background: color.accentSoft,
  color: color.onAccentSoft,
  fontWeight: 600,
  selectors: { "&:hover": { color: color.onAccentSoft } },
  ...markedWhenForced,
});
