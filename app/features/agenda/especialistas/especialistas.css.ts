import { globalStyle, style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

export const filtros = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
  alignItems: "end",
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  "@media": {
    [desde.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    // The filters are six fields and their button: two rows.
    [desde.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});
// Only the labels of the filters are small: Safari of iOS enlarges the whole page for a field under 16 px.
globalStyle(`${filtros} label`, { fontSize: text.small });
export const filtrar = style({
  gridColumn: "1 / -1",
  minHeight: "48px",
  "@media": { [desde.desktop]: { gridColumn: "auto" } },
});

/** Capitalises the first letter of a day's label, which is lower-case in the middle of a sentence. */
export const primerDia = style({
  color: color.textSoft,
  selectors: { "&::first-letter": { textTransform: "uppercase" } },
});

export const lista = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
});
export const ficha = style({ display: "flex", flexDirection: "column", gap: space[2] });
export const retratoYNombre = style({
  display: "flex",
  gap: space[4],
  alignItems: "center",
});
export const encoge = style({ display: "flex", flexDirection: "column", gap: space[1], minWidth: 0 });
export const nombre = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: TARGET,
  color: color.text,
  textDecorationColor: color.borderStrong,
  textDecorationThickness: "1px",
});
/** Price and next time stick to the bottom of each card, so that they line up across a row of cards. */
export const precio = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[3],
  minHeight: "52px",
  marginTop: "auto",
});

export const proximo = style({ width: "6.5rem" });

export const cabecera = style({ display: "flex", gap: space[5], alignItems: "center", flexWrap: "wrap" });
export const horas = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
