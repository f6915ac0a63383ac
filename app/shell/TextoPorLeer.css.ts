import { style } from "@vanilla-extract/css";

/** It scrolls on its own when it is long. */
export const texto = style({ maxHeight: "12rem", overflowY: "auto" });
