import { globalStyle, style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

/** Two tiles in a row on a telephone, and all four on a desktop. With large letters each has its own row. */
export const tarjetas = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
  "@media": {
    [desde.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [desde.laptop]: { gridTemplateColumns: "2fr minmax(11rem, 1fr) minmax(11rem, 1fr) 2fr" },
  },
});
export const tarjeta = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  minWidth: 0,
  padding: space[4],
});
const ancho = { gridColumn: "1 / -1", "@media": { [desde.laptop]: { gridColumn: "auto" } } } as const;
export const ancha = style([tarjeta, ancho, { gap: space[3], justifyContent: "space-between" }]);
globalStyle(`${tarjeta} h2`, { fontSize: text.body });
export const sobreElEnlace = style({ position: "relative", zIndex: 1 });

export const numero = style({ fontSize: text.h2, lineHeight: 1.2, whiteSpace: "nowrap" });
/** A picture beside its words; with large letters the words have a row of their own. */
export const quien = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  alignItems: "center",
  minWidth: 0,
});
globalStyle(`${quien} > svg`, { flexShrink: 0 });
globalStyle(`${quien} > div`, { flex: "1 1 8rem", minWidth: 0 });
export const cuando = style({
  fontSize: text.card,
  fontWeight: 700,
  "::first-letter": { textTransform: "uppercase" },
});
export const dibujo = style({ width: "6rem", height: "auto", aspectRatio: "4 / 3", objectFit: "contain" });
/** Scene of a workshop, as broad as the drawing of an empty agenda. */
export const escena = style({ width: "6rem", height: "auto", flexShrink: 0, borderRadius: radius.field });
/** Words of what a covered tile leads to, in the colour of its links. */
export const paso = style({ color: color.accent, fontWeight: 700 });
export const radar = style({ width: "7rem", height: "auto", maxWidth: "100%", alignSelf: "center" });
