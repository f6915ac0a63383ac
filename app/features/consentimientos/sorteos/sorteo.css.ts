import { style } from "@vanilla-extract/css";

export const hexadecimal = style({ overflowWrap: "anywhere" });
