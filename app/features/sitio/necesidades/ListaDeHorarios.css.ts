import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space } from "~/styles/tokens";

export const horario = style({ display: "flex", flexDirection: "column", gap: space[3], height: "100%" });
export const quien = style({ display: "flex", alignItems: "center", gap: space[4] });
export const encoge = style({ display: "flex", flexDirection: "column", gap: space[1], minWidth: 0 });
export const hora = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: space[3],
  marginTop: "auto",
});
export const inicio = style({ color: color.accent, fontWeight: 700 });
globalStyle(`${inicio}::first-letter`, { textTransform: "uppercase" });
