import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space, TARGET } from "~/styles/tokens";

export const linea = style({ display: "flex", alignItems: "center", textAlign: "start", gap: space[2] });
export const icono = style({ color: color.accent });
/** Link that calls a help line, as wide as the page: a shaking finger needs the whole width. */
export const llamada = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: TARGET,
  fontWeight: 600,
});
