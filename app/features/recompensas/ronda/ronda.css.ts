import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const pasos = style({
  display: "grid",
  gap: space[3],
  paddingInlineStart: space[5],
  listStyle: "decimal",
  overflowWrap: "anywhere",
});
/** Digests are long words: they are broken anywhere. */
export const cifras = style({ fontSize: text.small, overflowWrap: "anywhere" });

export const tabla = style({ width: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" });
globalStyle(`${tabla} :is(th, td)`, {
  padding: `${space[3]} 0`,
  paddingInlineEnd: space[3],
  borderBottom: `1px solid ${color.border}`,
  textAlign: "start",
  verticalAlign: "baseline",
});
globalStyle(`${tabla} tbody th`, { width: "100%", overflowWrap: "anywhere" });
globalStyle(`${tabla} td`, { whiteSpace: "nowrap" });
export const nota = style({ display: "block", fontWeight: 400, color: color.textSoft });
