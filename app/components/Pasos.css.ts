import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

export const pasos = style({ display: "flex", flexDirection: "column", gap: space[2] });
export const texto = style({ fontSize: text.small, color: color.textSoft });
export const barra = style({ display: "flex", gap: space[1], maxWidth: "16rem" });
export const tramo = style({ flex: 1, height: "6px", borderRadius: radius.pill, background: color.border });
export const hecho = style({ background: color.accent });
