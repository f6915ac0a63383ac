import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { space, text, THUMB_BAR } from "~/styles/tokens";

/** In sight wherever somebody reads, and clear of the bar of a telephone. */
export const avisoSinConfirmar = style({
  position: "sticky",
  zIndex: 15,
  bottom: `calc(${THUMB_BAR} + env(safe-area-inset-bottom))`,
  margin: 0,
  padding: `${space[3]} ${space[4]}`,
  borderTop: `1px solid ${color.border}`,
  background: color.surface,
  color: color.text,
  fontSize: text.small,
  textAlign: "center",
  "@media": { [desde.laptop]: { bottom: 0 } },
});
