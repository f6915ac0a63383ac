import { globalStyle, style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { motion, radius, space, TARGET, text } from "~/styles/tokens";

export const card = style({
  padding: space[5],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.text,
  "@media": { [desde.tablet]: { padding: space[6] } },
});
export const linked = style({
  textDecoration: "none",
  transition: `border-color ${motion.sheet}, box-shadow ${motion.sheet}`,
  selectors: {
    "&:hover": { color: color.text, borderColor: color.accent, boxShadow: `0 8px 24px ${color.shadow}` },
  },
});

/** Card whose title's link covers the whole card; screen readers hear the title only (WCAG 2.2, 2.4.4). */
export const covered = style({
  position: "relative",
  selectors: { "&:hover": { borderColor: color.accent } },
});
export const covering = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: TARGET,
  color: color.text,
  textDecoration: "none",
  selectors: { "&::after": { content: "''", position: "absolute", inset: 0, borderRadius: radius.card } },
});
export const foot = style({ marginTop: "auto", fontSize: text.small, color: color.textSoft });

// The selector is weaker than any class: the user of the card decides its layout (`pila`, `fila`).
globalStyle(`:where(${linked})`, { display: "block" });

// A heading inside a card has the same size on every level.
globalStyle(`${card} h2`, { fontSize: text.card });
