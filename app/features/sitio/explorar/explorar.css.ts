import { style } from "@vanilla-extract/css";

export const barra = style({ width: "100%", height: "6px" });
