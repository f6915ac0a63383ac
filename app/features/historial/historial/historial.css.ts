import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const acciones = style({ display: "flex", flexDirection: "column" });
export const accion = style({
  display: "flex",
  flexDirection: "column",
  gap: space[1],
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.border}`,
});
export const titulo = style({ fontSize: text.h3, fontWeight: 600 });
export const racha = style({ fontSize: text.h2, fontWeight: 700, color: color.accent });
