import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { space } from "~/styles/tokens";

export const punto = style({ display: "grid", gridTemplateColumns: "auto 1fr", gap: space[3] });
export const iconoDePunto = style({ color: color.accent });
export const leyenda = style({ fontWeight: 600 });
export const temas = style({
  display: "grid",
  columnGap: space[4],
  marginTop: space[1],
  "@media": { [desde.tablet]: { gridTemplateColumns: "1fr 1fr" } },
});
