import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

export const marco = style({
  maxHeight: "24rem",
  overflow: "auto",
  border: `1px solid ${color.border}`,
  borderRadius: radius.field,
  background: color.surface,
  "@media": { print: { maxHeight: "none", overflow: "visible" } },
});
export const tabla = style({ width: "100%", borderCollapse: "collapse", fontSize: text.small });

globalStyle(`${tabla} :is(th, td)`, {
  padding: `${space[2]} ${space[3]}`,
  borderBottom: `1px solid ${color.border}`,
  textAlign: "start",
  verticalAlign: "top",
  minWidth: "8ch",
  maxWidth: "32ch",
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});
