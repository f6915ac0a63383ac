import { globalStyle, style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space } from "~/styles/tokens";

/** Window widths at which the margins beside the content have room for the icon of the help button only. */
const soloIcono = "screen and (min-width: 1301px) and (max-width: 1552px)";

export const pie = style({
  borderTop: `1px solid ${color.border}`,
  background: color.soft,
  paddingBlock: space[8],
  "@media": { [desde.laptop]: { paddingBlock: `${space[10]} ${space[8]}` } },
});
export const columnas = style({
  display: "grid",
  gap: `0 ${space[10]}`,
  "@media": { [desde.laptop]: { gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))" } },
});
/**
 * Column of links in the footer, folded on a telephone. It stands open where there is room and the browser can do it.
 */
export const columna = style({
  borderBottom: `1px solid ${color.border}`,
  "@media": {
    [desde.laptop]: {
      border: 0,
      selectors: { "&:first-child": { gridColumn: "span 2" } },
    },
  },
});
export const tituloDeColumna = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "48px",
  fontWeight: 700,
  cursor: "pointer",
  listStyle: "none",
  "@supports": { "selector(::details-content)": { "@media": { [desde.laptop]: { cursor: "auto" } } } },
});
globalStyle(`${columna}::details-content`, {
  "@media": { [desde.laptop]: { contentVisibility: "visible", display: "block" } },
});
// The longest list is the first: it stands in as many columns as fit.
globalStyle(`${columna}:first-child > ul`, { "@media": { [desde.laptop]: { columns: "9rem" } } });
globalStyle(`${tituloDeColumna} > svg`, {
  "@supports": { "selector(::details-content)": { "@media": { [desde.laptop]: { display: "none" } } } },
});
export const filaVisible = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space[6]}`,
});
/** Help button: at the top of the footer when room is short, so that it covers no other button; floating otherwise. */
export const ayuda = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  width: "fit-content",
  minWidth: "48px",
  minHeight: "48px",
  margin: `0 ${space[4]} ${space[6]}`,
  paddingInline: space[5],
  border: `1px solid ${color.border}`,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.exito,
  fontWeight: 600,
  textDecoration: "none",
  "@media": {
    [desde.tablet]: { marginInline: space[8] },
    [desde.wide]: {
      position: "fixed",
      zIndex: 15,
      right: space[6],
      bottom: space[6],
      margin: 0,
      boxShadow: `0 12px 32px ${color.shadow}`,
    },
    [soloIcono]: { paddingInline: 0 },
    print: { display: "none" },
  },
});
export const textoDeAyuda = style({
  "@media": {
    [soloIcono]: {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

globalStyle(pie, { "@media": { print: { display: "none" } } });
