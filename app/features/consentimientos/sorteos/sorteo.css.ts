import { style } from "@vanilla-extract/css";

export const hexadecimal = style({ overflowWrap: "anywhere" });

/** Steps that are counted: one is told to do the second after the first. */
export const pasos = style({ listStyle: "decimal", paddingInlineStart: "1.5rem" });
