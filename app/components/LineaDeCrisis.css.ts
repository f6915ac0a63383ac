import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space, TARGET } from "~/styles/tokens";

export const linea = style({ display: "flex", alignItems: "center", gap: space[2], textAlign: "start" });
export const icono = style({ color: color.accent });
/** A finger that shakes needs all of it. */
export const llamada = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: TARGET,
  fontWeight: 600,
});
