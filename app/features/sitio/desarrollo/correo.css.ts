import { style } from "@vanilla-extract/css";

export const texto = style({ whiteSpace: "pre-line" });
