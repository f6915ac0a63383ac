import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { motion, radius, space, TARGET } from "~/styles/tokens";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minHeight: TARGET,
  // A button in a column is as wide as the fields, but never a bar across a laptop's screen.
  maxWidth: "28rem",
  padding: `${space[2]} ${space[5]}`,
  border: "1.5px solid transparent",
  borderRadius: radius.pill,
  background: "none",
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: "center",
  // Balanced lines leave no word or number alone on a line of the button.
  textWrap: "balance",
  textDecoration: "none",
  cursor: "pointer",
  transition: `background ${motion.sheet}, border-color ${motion.sheet}, color ${motion.sheet}`,
  selectors: {
    "&[aria-disabled=true], &:disabled": { cursor: "not-allowed", opacity: 0.6 },
    "&[aria-busy=true]": { cursor: "progress", opacity: 1 },
  },
  // Paper has nothing to press, but a number to call is read there too.
  "@media": { print: { selectors: { '&:not([href^="tel:"])': { display: "none" } } } },
});

export const button = styleVariants({
  primary: [
    base,
    {
      background: color.accent,
      color: color.onAccent,
      selectors: { "&:hover": { background: color.accentHover, color: color.onAccent } },
    },
  ],
  secondary: [
    base,
    {
      background: color.surface,
      borderColor: color.borderStrong,
      color: color.text,
      selectors: { "&:hover": { borderColor: color.accent, color: color.accent } },
    },
  ],
  text: [
    base,
    {
      // The button's words begin at the same edge as the text above them.
      minWidth: TARGET,
      justifyContent: "start",
      paddingInline: 0,
      borderInlineWidth: 0,
      color: color.accent,
      textAlign: "start",
      textDecoration: "underline",
      selectors: { "&:hover": { color: color.accentHover } },
    },
  ],
  danger: [
    base,
    {
      background: color.surface,
      borderColor: color.error,
      color: color.error,
      selectors: { "&:hover": { background: color.errorSoft, color: color.error } },
    },
  ],
});

export const large = style({ minHeight: "52px", paddingInline: space[8], fontSize: "1.0625rem" });
export const wide = style({ width: "100%", justifyContent: "center", textAlign: "center" });

const turn = keyframes({ to: { rotate: "360deg" } });
export const spinner = style({
  width: "1.1em",
  height: "1.1em",
  flexShrink: 0,
  border: "2.5px solid currentColor",
  borderRightColor: "transparent",
  borderRadius: "50%",
  animation: `${turn} 900ms linear infinite`,
});
