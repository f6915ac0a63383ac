import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { motion, radius, space } from "~/styles/tokens";

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
/** Button of a free time with a second line: the day, or the hour in the reader's own time zone. */
export const conDetalle = style({
  flexDirection: "column",
  gap: 0,
  width: "100%",
  height: "100%",
  minWidth: 0,
  paddingInline: space[1],
  lineHeight: 1.3,
  textAlign: "center",
});
export const detalle = style({ fontSize: "0.8125rem", fontWeight: 400, color: color.textSoft });
globalStyle(`[aria-current] > ${detalle}`, { color: "inherit" });
