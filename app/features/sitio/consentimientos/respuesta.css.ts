import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

/** Box of one answer in the list of consents. */
export const respuesta = style({ display: "flex", flexDirection: "column", gap: space[3] });
export const caminos = style({ display: "flex", flexWrap: "wrap", gap: space[3], alignItems: "center" });
export const textoVisto = style({
  padding: `0 ${space[4]}`,
  borderRadius: radius.field,
  background: color.soft,
});
export const resumenDeTexto = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: TARGET,
  fontWeight: 600,
  cursor: "pointer",
});
export const adentro = style({ paddingBottom: space[4] });
export const huella = style({ overflowWrap: "anywhere" });

globalStyle(`${textoVisto} h3`, { fontSize: text.h3 });
// Buttons and closed texts are not printed: paper has nothing to press.
globalStyle(`${caminos}, ${textoVisto}:not([open])`, { "@media": { print: { display: "none" } } });
