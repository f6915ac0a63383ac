import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { motion, radius, space, text } from "~/styles/tokens";

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
export const mes = style({
  color: color.textSoft,
  fontSize: text.body,
  "::first-letter": { textTransform: "uppercase" },
});
export const dia = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  height: "100%",
  minHeight: "60px",
  padding: `${space[2]} ${space[3]}`,
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.field,
  background: color.surface,
  color: color.text,
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: "none",
  transition: `border-color ${motion.sheet}`,
  selectors: {
    "&:hover": { borderColor: color.accent, color: color.text },
    "&[aria-current]": { borderColor: color.accent, background: color.accentSoft, color: color.onAccentSoft },
  },
});
export const detalle = style({ fontSize: "0.8125rem", fontWeight: 400, color: color.textSoft });
globalStyle(`[aria-current] > ${detalle}`, { color: "inherit" });
