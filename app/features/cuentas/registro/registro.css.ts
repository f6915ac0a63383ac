import { style } from "@vanilla-extract/css";

/** A single question is read in a narrow column. */
export const columna = style({ maxWidth: "30rem", marginInline: "auto" });
