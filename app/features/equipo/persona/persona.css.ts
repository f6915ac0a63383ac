import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { space } from "~/styles/tokens";
import { filaEn } from "../marco/filas";

export const columnas = style({
  display: "grid",
  gap: space[6],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [desde.tablet]: { gridTemplateColumns: "20rem minmax(0, 1fr)" } },
});
export const hecho = style(filaEn("12rem minmax(0, 1fr) minmax(0, 1fr)"));
export const codigo = style({ color: color.textSoft, fontVariantNumeric: "tabular-nums" });
