import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space } from "~/styles/tokens";

/** Lines of coins, odds, plays or prizes: a name, its figure on the right, and a detail in a row of its own. */
export const lineas = style({ borderTop: `1px solid ${color.border}` });
export const linea = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[4],
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${color.border}`,
});
export const cifra = style({ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" });
export const detalle = style({ flex: "0 0 100%", color: color.textSoft });

/** Terms of a round or of a challenge. */
export const bases = style({
  display: "grid",
  gap: space[2],
  paddingInlineStart: space[5],
  listStyle: "disc",
});
