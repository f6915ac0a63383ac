import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const columnas = style({
  display: "grid",
  gap: space[6],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [desde.tablet]: { gridTemplateColumns: "20rem minmax(0, 1fr)" } },
});
export const lista = style({ listStyle: "none", padding: 0 });
export const hecho = style({
  display: "grid",
  gap: `${space[1]} ${space[6]}`,
  alignItems: "center",
  paddingBlock: space[3],
  borderTop: `1px solid ${color.border}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [desde.tablet]: { gridTemplateColumns: "12rem minmax(0, 1fr) minmax(0, 1fr)" } },
});
export const cuando = style({
  color: color.textSoft,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});
export const codigo = style({ color: color.textSoft, fontVariantNumeric: "tabular-nums" });
