import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const filtro = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[3] });
export const dibujo = style({ display: "block", width: "100%", height: "auto", maxHeight: "14rem" });
export const barra = style({ fill: color.accent });
export const fondo = style({ fill: color.soft });
export const letrero = style({ fill: color.textSoft, fontSize: text.small });
export const paso = style({ display: "block", width: "100%", height: "8px" });
export const viajes = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [desde.laptop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const pasos = style({ display: "grid", gap: space[3], padding: 0, listStyle: "none" });
export const enFila = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space[3]}`,
});
export const numero = style({ fontVariantNumeric: "tabular-nums" });
