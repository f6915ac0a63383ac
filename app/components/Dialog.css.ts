import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { motion, radius, space, text } from "~/styles/tokens";

/** Width of every dialog except the authentication error, which is wider (specification § 9). */
const ANCHO = "464px";

export const appear = keyframes({ from: { opacity: 0 } });
/** Transition that keeps a dialog in the top layer until it has faded. */
const desvanecer = (tiempo: string) =>
  `opacity ${tiempo}, display ${tiempo} allow-discrete, overlay ${tiempo} allow-discrete`;

export const dialog = style({
  position: "fixed",
  inset: "auto 0 0",
  width: "100%",
  maxWidth: "none",
  maxHeight: "90dvh",
  margin: 0,
  padding: space[6],
  paddingBottom: `calc(${space[6]} + env(safe-area-inset-bottom))`,
  overflow: "auto",
  border: 0,
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  background: color.surface,
  color: color.text,
  zIndex: 40,
  opacity: 0,
  transition: desvanecer(motion.sheet),
  selectors: {
    "&[open]": { opacity: 1, animation: `${appear} ${motion.sheet}` },
    "&::backdrop": { background: color.veil },
    // The server sends the dialog open. Without JavaScript it has no backdrop, so this shadow replaces the backdrop.
    "&[open]:not(:modal)": { boxShadow: `0 0 0 100vmax ${color.veil}` },
  },
  "@media": {
    [desde.tablet]: {
      inset: 0,
      width: ANCHO,
      height: "fit-content",
      margin: "auto",
      padding: space[8],
      borderRadius: radius.sheet,
      transition: desvanecer(motion.close),
      selectors: { "&[open]": { animation: `${appear} ${motion.open} ${motion.step} backwards` } },
    },
  },
});
export const onePixelWider = style({ "@media": { [desde.tablet]: { width: "465px" } } });

export const head = style({
  display: "flex",
  gap: space[4],
  alignItems: "start",
  justifyContent: "space-between",
  marginBottom: space[3],
});
export const close = style({
  display: "grid",
  placeItems: "center",
  width: "44px",
  height: "44px",
  margin: "-8px -10px 0 0",
  border: 0,
  borderRadius: radius.pill,
  background: "none",
  color: color.textSoft,
  cursor: "pointer",
  flexShrink: 0,
});
export const body = style({ display: "flex", flexDirection: "column", gap: space[5] });
export const inPage = style({
  width: "100%",
  maxWidth: ANCHO,
  margin: `${space[8]} auto ${space[16]}`,
  padding: space[4],
});

globalStyle(`${head} h2`, { fontSize: text.card });
