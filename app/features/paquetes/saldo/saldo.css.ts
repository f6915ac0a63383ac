import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const total = style({ fontSize: text.h2, fontWeight: 700, marginInlineEnd: space[3] });

export const movimientos = style({ borderTop: `1px solid ${color.border}` });
/** Movement of a balance: its reason and day at the start, and what came or went at the end. */
export const movimiento = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space[4]}`,
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.border}`,
});
/** Takes a row of its own only where letters are large. */
export const motivo = style({ flex: "1 1 9rem", minWidth: 0 });
export const momento = style({ display: "block", fontSize: text.small, color: color.textSoft });
