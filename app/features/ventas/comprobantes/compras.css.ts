import { globalStyle, style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

const grupo = { display: "flex", flexDirection: "column", gap: space[4], padding: 0, border: 0 } as const;

/** Fields for one kind of receipt, shown without a script. Hidden fields are not required either. */
export const paraBoleta = style([
  grupo,
  { selectors: { 'form:has([value="factura"]:checked) &': { display: "none" } } },
]);
export const paraFactura = style([
  grupo,
  { selectors: { 'form:has([value="boleta"]:checked) &': { display: "none" } } },
]);
export const tipos = style({ padding: 0, border: 0 });

export const hoja = style({
  display: "flex",
  flexDirection: "column",
  gap: space[6],
  padding: space[5],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  "@media": { [desde.tablet]: { padding: space[8] }, print: { padding: 0, border: 0 } },
});
export const cabeza = style({
  display: "grid",
  gap: space[4],
  "@media": {
    [desde.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "start" },
    print: { gridTemplateColumns: "minmax(0, 1fr) auto" },
  },
});
export const recuadro = style({
  display: "flex",
  flexDirection: "column",
  gap: space[1],
  padding: `${space[3]} ${space[5]}`,
  border: `2px solid ${color.borderStrong}`,
  borderRadius: radius.field,
  textAlign: "center",
});
export const numero = style({ fontSize: text.lead, fontWeight: 700, fontVariantNumeric: "tabular-nums" });
export const caminos = style({ display: "flex", flexWrap: "wrap", gap: space[3], alignItems: "center" });

globalStyle(`${tipos} legend`, { padding: 0, fontWeight: 600 });
// The buttons of a receipt's page are not printed.
globalStyle(caminos, { "@media": { print: { display: "none" } } });
