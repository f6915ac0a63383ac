import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const paquete = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  padding: space[4],
});
/** Index of the shop for narrow screens, on which the list of packs is many screens long. */
export const indice = style({ "@media": { [desde.laptop]: { display: "none" } } });
export const estantes = style({ display: "flex", flexWrap: "wrap", columnGap: space[6] });
/**
 * Space between specialties in the shop, as wide as between two rows of packs, so that no pack seems to belong to the
 * neighbouring specialty.
 */
export const grupos = style({
  display: "grid",
  gap: space[8],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 22rem), 1fr))",
});
/** Packs stand side by side only where a price of four figures still fits. */
export const paquetes = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))",
});
export const titulo = style({ fontSize: text.h3, fontWeight: 700, lineHeight: 1.2 });
export const abajo = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  marginTop: "auto",
  paddingTop: space[2],
});
export const grupo = style({
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  paddingTop: space[6],
  borderTop: `1px solid ${color.border}`,
});
