import { style } from "@vanilla-extract/css";

export const hexadecimal = style({ overflowWrap: "anywhere" });

/** Numbered steps: the second one follows the first. */
export const pasos = style({ listStyle: "decimal", paddingInlineStart: "1.5rem" });
