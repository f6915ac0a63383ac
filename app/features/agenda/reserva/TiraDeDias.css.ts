import { style } from "@vanilla-extract/css";
import { markedWhenForced } from "~/styles/forcedColors";
import { color } from "~/styles/theme.css";
import { motion, radius, space, TARGET, text } from "~/styles/tokens";

export const cabeza = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[4],
  marginBottom: space[2],
});
export const meses = style({
  flex: 1,
  color: color.textSoft,
  "::first-letter": { textTransform: "uppercase" },
});
/** Seven columns at 360 px. With large letters or a narrower window, the last days go to a second row. */
export const tira = style({
  display: "grid",
  gap: "2px",
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${TARGET}, 2.6rem), 1fr))`,
  maxWidth: "40rem",
});
export const dia = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  minHeight: "60px",
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.field,
  background: color.surface,
  color: color.text,
  fontSize: text.small,
  lineHeight: 1.3,
  textDecoration: "none",
  transition: `border-color ${motion.sheet}`,
  selectors: {
    "&:hover": { borderColor: color.accent, color: color.text },
    "&[aria-current]": {
      borderColor: color.accent,
      background: color.accentSoft,
      color: color.onAccentSoft,
      ...markedWhenForced,
    },
  },
});
/** Dotted edge of a day before which days are left out. */
export const trasHueco = style({ borderInlineStart: `4px dotted ${color.borderStrong}` });
export const numero = style({ fontSize: text.lead });
