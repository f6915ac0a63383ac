import { globalStyle, style } from "@vanilla-extract/css";
import { desde, hasta } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text, THUMB_BAR } from "~/styles/tokens";

/** Where the margins beside the content are too narrow for more than an icon. */
const soloIcono = "screen and (min-width: 1301px) and (max-width: 1552px)";

/** Where the header has no room for a box to write in. */
const sinLugarParaEscribir = "screen and (max-width: 1300px)";
const LUPA = "40px";
const ALTO_DE_CABECERA = "72px";

export const cuerpo = style({
  display: "flex",
  flexDirection: "column",
  paddingBottom: `calc(${THUMB_BAR} + env(safe-area-inset-bottom))`,
  "@media": { [desde.laptop]: { paddingBottom: 0 } },
});
/** Inside the app, or where one thing only is done: there is no bar at the bottom to stand clear of. */
export const cuerpoSinBarra = style({ display: "flex", flexDirection: "column" });
export const principal = style({ flex: 1 });

export const salto = style({
  position: "absolute",
  zIndex: 50,
  top: space[2],
  left: space[4],
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.pill,
  background: color.accent,
  color: color.onAccent,
  fontWeight: 600,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)" }, "&:hover": { color: color.onAccent } },
});

export const sobreLaPagina = style({ paddingTop: space[4] });

/** Over buttons that offer times: in sight wherever somebody reads. */
export const avisoSinConfirmar = style({
  position: "sticky",
  zIndex: 15,
  top: 0,
  padding: `${space[3]} ${space[4]}`,
  borderBottom: `1px solid ${color.advertencia}`,
  background: color.advertenciaSoft,
  color: color.text,
  fontSize: text.small,
  fontWeight: 600,
  textAlign: "center",
  "@media": { [desde.laptop]: { top: ALTO_DE_CABECERA } },
});

export const cabecera = style({
  position: "relative",
  zIndex: 20,
  borderBottom: `1px solid ${color.border}`,
  background: color.background,
  "@media": { [desde.laptop]: { position: "sticky", top: 0 } },
});
export const fila = style({
  display: "flex",
  alignItems: "center",
  // With large letters the bell and the menu go below the name of the house.
  flexWrap: "wrap",
  gap: `0 ${space[2]}`,
  minHeight: "64px",
  "@media": { [desde.laptop]: { minHeight: ALTO_DE_CABECERA, columnGap: space[4] } },
});
export const logo = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minHeight: TARGET,
  color: color.text,
  fontSize: "1.25rem",
  fontWeight: 700,
  letterSpacing: "-0.02em",
  textDecoration: "none",
  // Beside the bell and the way out there is less room.
  "@media": { [hasta.mobile]: { fontSize: text.body } },
});
export const simbolo = style({ color: color.accent });

export const navegacion = style({
  // Where a thumb reaches it on a telephone; in the header from 900 px on. The same list, no script.
  position: "fixed",
  zIndex: 20,
  insetInline: 0,
  bottom: 0,
  display: "flex",
  paddingBottom: "env(safe-area-inset-bottom)",
  borderTop: `1px solid ${color.border}`,
  background: color.background,
  "@media": {
    [desde.laptop]: {
      position: "static",
      gap: space[1],
      marginInlineStart: space[4],
      border: 0,
    },
  },
});
export const entrada = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: "2px",
  minWidth: 0,
  minHeight: THUMB_BAR,
  paddingInline: space[1],
  color: color.textSoft,
  fontSize: "0.8125rem",
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: "center",
  textDecoration: "none",
  // With large letters a long word is parted: it never touches its neighbour.
  overflowWrap: "anywhere",
  hyphens: "auto",
  selectors: { "&[aria-current]": { color: color.accent } },
  "@media": {
    [desde.laptop]: {
      // As wide as its words, which differ.
      flex: "0 1 auto",
      minHeight: TARGET,
      paddingInline: space[3],
      borderRadius: radius.pill,
      color: color.text,
      fontSize: text.body,
      fontWeight: 500,
      whiteSpace: "nowrap",
      selectors: {
        "&:hover": { background: color.soft },
        "&[aria-current]": { background: color.accentSoft, color: color.onAccentSoft },
      },
    },
  },
});
export const soloMovil = style({ "@media": { [desde.laptop]: { display: "none" } } });
export const soloEscritorio = style({ "@media": { [hasta.tablet]: { display: "none" } } });

export const segundaFila = style({
  borderBottom: `1px solid ${color.border}`,
  background: color.background,
});
/** One line, however long: what does not fit is scrolled to. */
export const hermanos = style({
  display: "flex",
  columnGap: space[4],
  overflowX: "auto",
  scrollPaddingInline: space[8],
  scrollbarWidth: "none",
});
/** The page that is shown stands in sight: browsers that cannot begin there have it first. */
export const aqui = style({
  scrollInitialTarget: "nearest",
  "@supports": { "not (scroll-initial-target: nearest)": { "@media": { [hasta.mobile]: { order: -1 } } } },
});
export const hermano = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: TARGET,
  minHeight: TARGET,
  borderBottom: "3px solid transparent",
  color: color.textSoft,
  fontSize: text.small,
  fontWeight: 600,
  whiteSpace: "nowrap",
  textDecoration: "none",
  selectors: {
    "&:hover": { color: color.text },
    "&[aria-current]": { borderBottomColor: color.accent, color: color.accent },
  },
});
export const sesion = style({
  display: "flex",
  alignItems: "center",
  gap: 0,
  marginInlineStart: "auto",
  minWidth: 0,
  "@media": { [desde.tablet]: { gap: space[4] } },
});
export const lugarDelBuscador = style({
  flexShrink: 0,
  minWidth: TARGET,
  minHeight: TARGET,
  "@media": { [desde.wide]: { width: "12rem" } },
});
export const buscador = style({
  display: "grid",
  alignItems: "center",
  "@media": {
    [sinLugarParaEscribir]: {
      selectors: {
        // Over the whole header, the bar of rooms included.
        "&:focus-within": {
          position: "absolute",
          zIndex: 21,
          inset: 0,
          paddingInline: space[4],
          background: color.background,
        },
      },
    },
  },
});
export const campoDeBusqueda = style({
  gridArea: "1 / 1",
  width: "100%",
  minWidth: 0,
  minHeight: TARGET,
  padding: `0 ${space[4]} 0 ${LUPA}`,
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.pill,
  background: color.surface,
  "@media": {
    [sinLugarParaEscribir]: {
      selectors: {
        // No room for a letter: all that is seen of it is the drawing.
        "&:not(:focus)": {
          width: TARGET,
          paddingInlineEnd: 0,
          borderColor: "transparent",
          background: "none",
          cursor: "pointer",
        },
      },
    },
  },
});
export const lupa = style({ gridArea: "1 / 1", marginInlineStart: "10px", pointerEvents: "none" });
export const campana = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[1],
  minWidth: TARGET,
  minHeight: TARGET,
  flexShrink: 0,
  color: color.text,
  textDecoration: "none",
});
/** Beside the bell, clear of it and of what follows. */
export const cuenta = style({
  marginInlineEnd: space[2],
  minWidth: "1.6em",
  paddingInline: "0.4em",
  borderRadius: radius.pill,
  background: color.accent,
  color: color.onAccent,
  fontSize: "0.75rem",
  fontWeight: 700,
  lineHeight: 1.6,
  textAlign: "center",
});
export const compacto = style({
  paddingInline: space[2],
  fontSize: text.small,
  whiteSpace: "nowrap",
  "@media": { [desde.tablet]: { paddingInline: space[4], fontSize: text.body } },
});

export const pie = style({
  borderTop: `1px solid ${color.border}`,
  background: color.soft,
  paddingBlock: space[8],
  "@media": { [desde.laptop]: { paddingBlock: `${space[10]} ${space[8]}` } },
});
export const columnas = style({
  display: "grid",
  gap: `0 ${space[10]}`,
  "@media": { [desde.laptop]: { gridTemplateColumns: "repeat(4, 1fr)" } },
});
/** Folded on a telephone. Where there is room, and the browser can, it stands open. */
export const columna = style({
  borderBottom: `1px solid ${color.border}`,
  "@media": { [desde.laptop]: { border: 0 } },
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
globalStyle(`${tituloDeColumna}::-webkit-details-marker`, { display: "none" });
globalStyle(`${columna}[open] > ${tituloDeColumna} > svg`, { rotate: "180deg" });
globalStyle(`${columna}::details-content`, {
  "@media": { [desde.laptop]: { contentVisibility: "visible", display: "block" } },
});
globalStyle(`${tituloDeColumna} > svg`, {
  "@supports": { "selector(::details-content)": { "@media": { [desde.laptop]: { display: "none" } } } },
});
export const siempreALaVista = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space[6]}`,
});
export const enlace = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minWidth: TARGET,
  minHeight: TARGET,
  color: color.text,
});

/** At the top of the footer where room is short, so that it covers no button; floating where there is room. */
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
      boxShadow: `0 4px 16px ${color.shadow}`,
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

globalStyle(`${cabecera}, ${navegacion}, ${segundaFila}, ${pie}`, {
  "@media": { print: { display: "none" } },
});
