import { globalStyle, style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { motion, radius, space, text } from "~/styles/tokens";

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

// Weaker than any class: how its content stands (`pila`, `fila`) is for whoever uses the card to say.
globalStyle(`:where(${linked})`, { display: "block" });

// Inside a card a heading is a caption, whatever its level.
globalStyle(`${card} h2`, { fontSize: text.card });
