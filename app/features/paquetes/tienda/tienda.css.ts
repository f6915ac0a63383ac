import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

export const paquete = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  padding: space[3],
  "@media": { [desde.tablet]: { padding: space[4] } },
});
/** Icon and name in one line, of a specialty or of a pack. */
export const cabeza = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[3]}`,
  alignItems: "center",
});
export const especialidad = style({ display: "flex", gap: space[3], alignItems: "center" });
const marco = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  borderRadius: radius.pill,
});
export const icono = style([marco, { width: "32px", height: "32px" }]);
export const iconoGrande = style([marco, { width: "60px", height: "60px" }]);
export const precio = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[2]}`,
  alignItems: "center",
});
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
  gap: space[3],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))",
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
  paddingTop: space[4],
  borderTop: `1px solid ${color.border}`,
});
