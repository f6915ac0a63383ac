import { style } from "@vanilla-extract/css";
import { space } from "~/styles/tokens";

export const pieza = style({
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  // The picture goes from edge to edge of the card.
  padding: 0,
});
export const portada = style({ width: "100%", height: "auto", aspectRatio: "16 / 9", objectFit: "cover" });
export const texto = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  flexGrow: 1,
  padding: space[4],
});
export const avance = style({ display: "flex", alignItems: "center", gap: space[2] });
export const barra = style({ flexGrow: 1, height: "6px" });
