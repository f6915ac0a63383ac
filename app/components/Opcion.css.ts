import { style } from "@vanilla-extract/css";
import { markedWhenForced } from "~/styles/forcedColors";
import { color } from "~/styles/theme.css";
import { motion, radius, space } from "~/styles/tokens";

/** Look of a thing that can be chosen. */
export const elegible = {
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.field,
  background: color.surface,
  cursor: "pointer",
  transition: `border-color ${motion.sheet}`,
} as const;
const alElegir = {
  "&:hover": { borderColor: color.accent },
  "&:has(:checked)": {
    borderColor: color.accent,
    background: color.accentSoft,
    color: color.onAccentSoft,
    ...markedWhenForced,
  },
  "&:has(:focus-visible)": { outline: `2px solid ${color.accent}`, outlineOffset: "2px" },
} as const;

export const opcion = style({
  ...elegible,
  display: "grid",
  gridTemplateColumns: "24px 1fr",
  gap: space[3],
  alignItems: "center",
  minHeight: "52px",
  padding: `${space[2]} ${space[4]}`,
  selectors: alElegir,
});
export const marca = style({ width: "24px", height: "24px", margin: 0 });

export const punto = style({
  ...elegible,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space[1],
  minHeight: "64px",
  paddingBlock: space[2],
  fontWeight: 600,
  selectors: alElegir,
});
