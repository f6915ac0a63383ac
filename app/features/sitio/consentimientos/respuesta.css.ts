import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

/** Box of one answer in the list of consents. */
export const respuesta = style({ display: "flex", flexDirection: "column", gap: space[3] });
/** Answer and day at the start, and the button at the end: they stand beside each other while there is room. */
export const estado = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[3],
});
export const titulo = style({ fontSize: text.h3 });
export const textoVisto = style({
  padding: space[4],
  borderRadius: radius.field,
  background: color.soft,
});
// Buttons are not printed: paper has nothing to press.
export const sinPapel = style({ "@media": { print: { display: "none" } } });
export const caminos = style([
  sinPapel,
  { display: "flex", flexWrap: "wrap", gap: space[3], alignItems: "center" },
]);
export const huella = style({ overflowWrap: "anywhere" });

globalStyle(`${textoVisto} h3`, { fontSize: text.h3 });
