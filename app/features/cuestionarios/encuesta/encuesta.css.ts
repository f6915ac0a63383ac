import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const pregunta = style({ fontSize: text.h3, fontWeight: 600, padding: 0, marginBottom: space[3] });
export const error = style({ color: color.error });
/** Heading of a question with a written answer, in the same letters as one with a choice. */
export const escrita = style({});
globalStyle(`${escrita} label`, { fontSize: text.h3 });
