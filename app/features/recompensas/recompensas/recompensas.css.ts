import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const total = style({ fontSize: text.h2, fontWeight: 700 });

/** Rules or movements of coins, between lines. */
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
/** Takes a row of its own only where letters are large. */
export const texto = style({ flex: "1 1 9rem", minWidth: 0 });
export const nota = style({ display: "block" });
export const cambio = style({ flex: "none", fontWeight: 600, whiteSpace: "nowrap" });
