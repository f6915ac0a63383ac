import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

export const cuerpo = style({});
// A heading stands nearer to its own text than to the text before it.
globalStyle(`${cuerpo} > :is(h2, h3, h4, h5):not(:first-child)`, { marginTop: space[4] });
globalStyle(`${cuerpo} > :is(ul, ol)`, { paddingInlineStart: space[6] });
globalStyle(`${cuerpo} > ul`, { listStyle: "disc" });
globalStyle(`${cuerpo} > ol`, { listStyle: "decimal" });

export const marco = style({
  overflow: "auto",
  border: `1px solid ${color.border}`,
  borderRadius: radius.field,
  background: color.surface,
});
export const tabla = style({ width: "100%", borderCollapse: "collapse", fontSize: text.small });

globalStyle(`${tabla} :is(th, td)`, {
  height: "44px",
  minWidth: "6rem",
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.border}`,
  textAlign: "start",
});
globalStyle(`${tabla} thead th`, { background: color.soft });
globalStyle(`${tabla} tbody th`, { fontWeight: "inherit" });
