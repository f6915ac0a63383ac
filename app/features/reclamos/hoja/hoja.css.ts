import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space } from "~/styles/tokens";

export const hoja = style({
  display: "flex",
  flexDirection: "column",
  gap: space[6],
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  "@media": { print: { padding: 0, border: 0 } },
});
/** Parts for the screen only: the paper has nothing to press. */
export const enPantalla = style({ "@media": { print: { display: "none" } } });
/** Parts for the paper only: the screen shows them elsewhere. */
export const enPapel = style({ display: "none", "@media": { print: { display: "block" } } });
