import { style } from "@vanilla-extract/css";
import { space, text } from "~/styles/tokens";

export const cuenta = style({ display: "grid", gap: space[3], alignContent: "start" });
export const correo = style({ overflowWrap: "anywhere", fontSize: text.small });
export const rol = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
});
export const botones = style({ display: "flex", flexWrap: "wrap", gap: space[2], alignItems: "end" });
