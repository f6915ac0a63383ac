import { style, styleVariants } from "@vanilla-extract/css";
import { desde, hasta } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space } from "~/styles/tokens";

const franja = style({
  paddingBlock: `${space[8]} ${space[16]}`,
  "@media": { [desde.laptop]: { paddingTop: space[12] } },
});
/** Background of the announcement of the result, by how the order ended. */
export const animo = styleVariants(
  { calido: color.calido, calmo: color.accentSoft, neutro: color.soft },
  (background) => [franja, { background }],
);
export const anuncio = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space[3],
  textAlign: "center",
});
export const siguiente = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[3],
  width: "100%",
  "@media": { [hasta.mobile]: { flexDirection: "column" } },
});
export const resultado = style({
  display: "flex",
  flexDirection: "column",
  gap: space[6],
  paddingBottom: space[16],
});
/** Card of the booked session, which lies half over the coloured band of the heading. */
export const boleto = style({
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  marginTop: `calc(-1 * ${space[10]})`,
  boxShadow: `0 8px 32px ${color.shadow}`,
});
export const acciones = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  "@media": { [hasta.mobile]: { flexDirection: "column" } },
});

/** Scene of a workshop over the heading. */
export const escenaDeResultado = style({
  borderRadius: radius.card,
  overflow: "hidden",
  maxWidth: "100%",
  height: "auto",
});
