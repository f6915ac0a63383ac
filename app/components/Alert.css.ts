import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { motion, radius, space } from "~/styles/tokens";

const base = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space[3],
  padding: space[4],
  borderRadius: radius.card,
});

export const alert = styleVariants(
  {
    info: [color.info, color.infoSoft],
    exito: [color.exito, color.exitoSoft],
    advertencia: [color.advertencia, color.advertenciaSoft],
    error: [color.error, color.errorSoft],
  },
  ([, soft]) => [base, { background: soft }],
);
export const icon = styleVariants(
  { info: color.info, exito: color.exito, advertencia: color.advertencia, error: color.error },
  (strong) => ({ color: strong, marginTop: "2px" }),
);
export const title = style({ fontWeight: 700 });

const appear = keyframes({ from: { opacity: 0 } });
/**
 * Alert about the previous action. Its height and its last column have room for the button that a script adds, so that
 * the page does not move.
 */
export const toast = style({
  minHeight: "60px",
  paddingBlock: space[2],
  gridTemplateColumns: "auto minmax(0, 1fr) 36px",
  alignItems: "center",
  animation: `${appear} ${motion.sheet}`,
  "@media": { print: { display: "none" } },
});
/** Toast whose time is over: it keeps its room while it is in sight. */
export const spent = style({ visibility: "hidden" });
export const close = style({
  display: "grid",
  placeItems: "center",
  width: "44px",
  height: "44px",
  margin: "-8px -8px -8px 0",
  border: 0,
  borderRadius: radius.pill,
  background: "none",
  cursor: "pointer",
});
