import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space } from "~/styles/tokens";

const marca = style({
  position: "absolute",
  display: "grid",
  placeItems: "center",
  borderRadius: radius.pill,
  background: color.accent,
  color: color.onAccent,
  // Forced colours paint no background, so a frame keeps the mark apart from the poster.
  border: `2px solid ${color.onAccent}`,
  pointerEvents: "none",
  "@media": { print: { display: "none" } },
});
/** In the middle of a poster that is itself the link. */
export const grande = style([marca, { inset: 0, margin: "auto", width: "56px", height: "56px" }]);
/** In a corner of a card, where it hides little of the drawing. */
export const chica = style([
  marca,
  { insetInlineStart: space[2], bottom: space[2], width: "32px", height: "32px" },
]);
