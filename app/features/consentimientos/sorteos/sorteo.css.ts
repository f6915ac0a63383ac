import { style } from "@vanilla-extract/css";

export const hexadecimal = style({ overflowWrap: "anywhere" });

/** Numbered list of the steps of a prize draw. */
export const pasos = style({ listStyle: "decimal", paddingInlineStart: "1.5rem" });
