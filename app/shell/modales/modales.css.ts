import { keyframes, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

export const invitacion = style({ fontSize: text.lead, fontWeight: 600 });

export const correo = style({ overflowWrap: "anywhere" });

/** Last in the order of the page, so that Enter in a field never closes; first in the eye. */
export const cruz = style({
  position: "absolute",
  top: space[3],
  right: space[3],
  display: "grid",
  placeItems: "center",
  width: TARGET,
  height: TARGET,
  border: 0,
  borderRadius: radius.pill,
  background: "none",
  color: color.textSoft,
  cursor: "pointer",
  selectors: { "&:hover": { background: color.soft, color: color.text } },
});

export const logro = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space[5],
  textAlign: "center",
});
const caer = keyframes({ from: { opacity: 0, translate: "0 -12px" } });
export const confeti = style({ color: color.accent, animation: `${caer} 300ms` });
