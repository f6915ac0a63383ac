import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { motion, radius, space, TARGET } from "~/styles/tokens";

export const hora = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minHeight: "48px",
  minWidth: "84px",
  padding: `${space[2]} ${space[4]}`,
  border: `1.5px solid ${color.accent}`,
  borderRadius: radius.field,
  background: color.surface,
  color: color.accent,
  fontVariantNumeric: "tabular-nums",
  fontWeight: 600,
  textDecoration: "none",
  cursor: "pointer",
  transition: `background ${motion.sheet}`,
  selectors: {
    "&:hover": { background: color.accentSoft, color: color.onAccentSoft },
    "&[aria-current]": { background: color.accent, color: color.onAccent },
  },
});
export const dia = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[3],
  minHeight: TARGET,
  padding: `${space[3]} ${space[4]}`,
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.field,
  background: color.surface,
  color: color.text,
  textDecoration: "none",
  selectors: {
    "&:hover": { borderColor: color.accent, color: color.text },
    "&[aria-current]": { borderColor: color.accent, background: color.accentSoft, color: color.onAccentSoft },
  },
});
export const detalle = style({ fontSize: "0.875rem", color: color.textSoft, fontWeight: 400 });
