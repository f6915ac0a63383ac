import { style } from "@vanilla-extract/css";
import { hasta } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

/**
 * Buttons of an order's page: side by side when there is room, else one below the other and as wide as a thumb
 * reaches.
 */
export const acciones = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  alignItems: "center",
  "@media": { [hasta.mobile]: { flexDirection: "column", alignItems: "stretch" } },
});
export const pasos = style({ borderTop: `1px solid ${color.border}` });
export const paso = style({ paddingBlock: space[3], borderBottom: `1px solid ${color.border}` });

/** Code of an order on the screen: long and without spaces, it breaks anywhere and is selected with one touch. */
export const codigo = style({
  padding: space[3],
  borderRadius: radius.field,
  background: color.soft,
  fontSize: text.small,
  overflowWrap: "anywhere",
  userSelect: "all",
});
