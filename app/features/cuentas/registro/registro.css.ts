import { style } from "@vanilla-extract/css";

/** One question at a time is read in a narrow column. */
export const columna = style({ maxWidth: "30rem", marginInline: "auto" });
