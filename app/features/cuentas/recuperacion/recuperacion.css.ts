import { style } from "@vanilla-extract/css";
import { space } from "~/styles/tokens";

export const columna = style({ maxWidth: "30rem", marginInline: "auto" });

export const opciones = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  margin: 0,
  padding: 0,
  border: 0,
});
