import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const filtro = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[3] });
export const lista = style({ listStyle: "none", padding: 0 });

/** When stands first on a phone, and in a column of its own from a tablet on. */
export const linea = style({
  display: "grid",
  gap: `${space[1]} ${space[6]}`,
  paddingBlock: space[4],
  borderTop: `1px solid ${color.border}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [desde.tablet]: { gridTemplateColumns: "13rem minmax(0, 1fr) 14rem" } },
});
export const cuando = style({
  color: color.textSoft,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});
export const que = style({ fontWeight: 600 });
export const detalle = style({ color: color.textSoft, fontSize: text.small, overflowWrap: "anywhere" });
export const actor = style({ display: "inline-flex", alignItems: "center", minHeight: "28px" });
