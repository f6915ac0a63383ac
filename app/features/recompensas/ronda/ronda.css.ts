import { style } from "@vanilla-extract/css";
import { space, text } from "~/styles/tokens";

export const pasos = style({
  display: "grid",
  gap: space[3],
  paddingInlineStart: space[5],
  listStyle: "decimal",
  overflowWrap: "anywhere",
  selectors: { "ul&": { listStyle: "disc" } },
});
/** Digests and JSON are long words: they are broken anywhere. */
export const cifras = style({ fontSize: text.small, overflowWrap: "anywhere" });
