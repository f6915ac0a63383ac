import { globalStyle, style } from "@vanilla-extract/css";
import { desde, hasta } from "~/styles/breakpoints";
import { columnas } from "~/styles/columnas";
import { space, text } from "~/styles/tokens";

/** Two cards in a row on a telephone, and one where its letters are enlarged. */
export const lista = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: columnas("8.5rem"),
  "@media": { [desde.tablet]: { gap: space[4], gridTemplateColumns: columnas("15rem") } },
});
export const pieza = style({
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  // The picture goes from edge to edge of the card.
  padding: 0,
  "@media": {
    [desde.tablet]: { padding: 0 },
    [hasta.mobile]: { selectors: { "&:first-child:nth-last-child(odd)": { gridColumn: "1 / -1" } } },
  },
});
export const cabeza = style({ position: "relative", aspectRatio: "16 / 9", overflow: "hidden" });
export const imagen = style({ width: "100%", height: "100%", objectFit: "cover" });
export const texto = style({
  display: "flex",
  flexDirection: "column",
  gap: space[1],
  flexGrow: 1,
  padding: `${space[1]} ${space[3]} ${space[3]}`,
});
// A narrow card keeps its title to few lines.
globalStyle(`${texto} :is(h2, h3)`, {
  fontSize: text.body,
  overflowWrap: "anywhere",
  hyphens: "auto",
});

export const avance = style({ display: "flex", alignItems: "center", gap: space[2], marginTop: "auto" });
export const barra = style({ flexGrow: 1, minWidth: 0, height: "6px" });
