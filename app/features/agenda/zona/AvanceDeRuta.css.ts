import { globalStyle, style } from "@vanilla-extract/css";
import { radius, space } from "~/styles/tokens";

export const ruta = style({ display: "flex", flexWrap: "wrap", gap: space[3], alignItems: "center" });
globalStyle(`${ruta} > svg`, { flexShrink: 0 });
export const texto = style({ flex: "1 1 10rem", minWidth: 0 });
export const portada = style({
  flex: "1 1 8rem",
  width: "8rem",
  height: "auto",
  maxHeight: "9rem",
  borderRadius: radius.field,
  objectFit: "cover",
});
