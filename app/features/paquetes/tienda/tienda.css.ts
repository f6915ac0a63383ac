import { style } from "@vanilla-extract/css";
import { conLetraGrande } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

export const tarjeta = style({ display: "flex", flexDirection: "column", gap: space[3], padding: space[4] });
/** Icon beside the name of a specialty, or icons beside that of a pack. */
export const cabeza = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space[3],
  alignItems: "center",
});
export const iconos = style({ display: "flex", gap: space[1] });
const marco = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  borderRadius: radius.pill,
});
export const icono = style([marco, { width: "32px", height: "32px" }]);
export const iconoGrande = style([marco, { width: "60px", height: "60px" }]);
export const renglon = style({ paddingBlock: space[3], borderTop: `1px solid ${color.border}` });
/** Price of a pack beside its button. With enlarged letters the button has a line of its own. */
export const compra = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `0 ${space[3]}`,
  alignItems: "center",
  "@media": { [conLetraGrande]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const linea = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[2]}`,
  alignItems: "center",
});
export const conMonedas = style({ gridColumn: "1 / -1", justifySelf: "start" });
/** Cards of specialties, as many side by side as the window takes. */
export const grupos = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
});
export const titulo = style({ fontSize: text.h3, fontWeight: 700, lineHeight: 1.2 });
export const grupo = style({
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  paddingTop: space[4],
  borderTop: `1px solid ${color.border}`,
});
