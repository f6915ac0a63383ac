import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius } from "~/styles/tokens";

/**
 * Frame of a document in our viewer. It fills the rest of the window and scrolls inside; the way back stays in sight.
 */
export const documento = style({
  width: "100%",
  height: "calc(100dvh - 13rem)",
  minHeight: "24rem",
  border: `1px solid ${color.border}`,
  borderRadius: radius.field,
  background: color.surface,
});
