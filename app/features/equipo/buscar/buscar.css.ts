import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";
import { filaEn } from "../marco/filas";

export const formulario = style({ display: "grid", gap: space[4], maxWidth: "40rem" });
export const hallado = style(filaEn("12rem minmax(0, 1fr)"));
export const datos = style({ color: color.textSoft, fontSize: text.small, overflowWrap: "anywhere" });
