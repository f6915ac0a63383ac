import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { ALTO_EN_PX, MARGEN_EN_PX } from "~/domain/shared/navegacion/aviso";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { ABOVE_THUMB_BAR } from "~/styles/bar.css";
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

const rise = keyframes({ from: { opacity: 0, translate: "0 12px" } });
/** Stack of notices: the newest on top, and all above the phone's bottom bar. */
export const alertStack = style({
  position: "fixed",
  zIndex: 30,
  insetInline: space[4],
  bottom: ABOVE_THUMB_BAR,
  display: "flex",
  flexDirection: "column-reverse",
  gap: space[3],
  "@media": {
    [desde.tablet]: { insetInline: `auto ${MARGEN_EN_PX}px`, width: "24rem" },
    [desde.laptop]: { bottom: `${MARGEN_EN_PX}px` },
    print: { display: "none" },
  },
});
export const floating = style({
  // A longer notice takes more room, and those above it move up: notices never overlap.
  minHeight: `calc(${ALTO_EN_PX}px - ${space[3]})`,
  border: `1px solid ${color.border}`,
  boxShadow: `0 12px 32px ${color.shadow}`,
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  animation: `${rise} ${motion.sheet}`,
});
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
