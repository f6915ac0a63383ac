import { globalStyle, style } from "@vanilla-extract/css";
import { conLetraGrande, desde, hasta } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { lugar } from "./MenuDeCuenta.css";
import { NAME_IN_BAR, radius, space, TARGET, text } from "~/styles/tokens";

/** Window width below which the header has no room for a search box. */
const sinLugarParaEscribir = "screen and (max-width: 1300px)";
const ROW_OF_BAR = "64px";
const LUPA = "40px";
export const ALTO_DE_CABECERA = "72px";

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
  // Large letters send the bell and the menu to a row below the site's name (WCAG 2.2, 1.4.4).
  flexWrap: "wrap",
  minHeight: "64px",
  // Enlarged letters take room from the sides before a second row begins (WCAG 2.2, 1.4.4): at 115 % everything still
  // fits in one.
  "@media": {
    [hasta.mobile]: { paddingInline: "clamp(8px, 24vw - 3.8rem, 16px)" },
    [desde.laptop]: {
      columnGap: space[3],
      minHeight: ALTO_DE_CABECERA,
      paddingInline: "clamp(8px, 21.4vw - 10rem, 32px)",
    },
  },
});
export const logo = style({
  display: "flex",
  alignItems: "center",
  gap: `min(${space[2]}, 1.2vw)`,
  minHeight: TARGET,
  color: color.text,
  fontSize: "1.25rem",
  fontWeight: 700,
  letterSpacing: "-0.02em",
  textDecoration: "none",
  // The site's name gets less room beside the bell and the sign-out button.
  "@media": { [hasta.mobile]: { fontSize: "clamp(0.875rem, 4.4vw, 1rem)" } },
});
export const simbolo = style({ color: color.accent });

export const navegacion = style({
  // The menu is a bottom bar on a phone and part of the header from 900 px: one list, no script.
  position: "fixed",
  zIndex: 20,
  insetInline: 0,
  bottom: 0,
  display: "flex",
  flexWrap: "wrap",
  paddingBottom: "env(safe-area-inset-bottom)",
  borderTop: `1px solid ${color.border}`,
  background: color.background,
  "@media": {
    // A bar of two rows would cover a third of the page.
    [conLetraGrande]: { position: "static", order: 1, flexBasis: "100%", paddingBottom: 0 },
    [desde.laptop]: {
      position: "static",
      border: 0,
    },
  },
});
export const entrada = style({
  // The bar holds five items while each word fits in its share of the line. With larger letters it holds three, and
  // no word is split (WCAG 2.2, 1.4.4).
  flex: `1 0 clamp(19.9%, (${NAME_IN_BAR} - 20%) * 999, 30%)`,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: "2px",
  minWidth: "min-content",
  minHeight: ROW_OF_BAR,
  paddingInline: "2px",
  color: color.textSoft,
  fontSize: "0.75rem",
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: "center",
  textDecoration: "none",
  selectors: { "&[aria-current]": { color: color.accent } },
  "@media": {
    // The icons stand on one line, also above a name of two lines.
    [hasta.tablet]: { justifyContent: "start", paddingTop: "6px" },
    [desde.laptop]: {
      // Each item of the menu is as wide as its own words.
      flex: "0 1 auto",
      minHeight: TARGET,
      // The padding is narrower on a small laptop, so that larger letters still fit in one row.
      paddingInline: `min(${space[3]}, 0.8vw)`,
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

export const segundaFila = style({ borderBottom: `1px solid ${color.border}` });
/**
 * Row of sibling pages, which scrolls sideways when it is longer than the window. Its end fades where it goes on; the
 * fade is as wide as the room after the last name.
 */
export const hermanos = style({
  display: "flex",
  columnGap: `min(${space[4]}, 2vw)`,
  maskImage: `linear-gradient(90deg, #000 calc(100% - ${space[4]}), transparent)`,
  overflowX: "auto",
  scrollPaddingInline: "9rem",
  scrollbarWidth: "none",
});
/** Row of a person's own pages, longer than a telephone: its fade is wider. */
export const propias = style({
  columnGap: space[5],
  paddingInlineEnd: space[8],
  maskImage: `linear-gradient(90deg, #000 calc(100% - ${space[8]}), transparent)`,
});
/** Link of the current page, kept in sight in its row; browsers that cannot do so put it first. */
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
  marginInlineStart: "auto",
  minWidth: 0,
  "@media": { [desde.tablet]: { gap: space[3] } },
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
        // The search box lies over the whole header, its row of pages included.
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
        // A narrow search box has no room for a letter: only its icon is seen.
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
/** Keeps the account's menu beside the bell, clear of it and of the next item. */
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
  "@media": { [desde.tablet]: { paddingInline: space[3], fontSize: text.body } },
});

/** Suggestions below the search box, where the script places them; on a telephone they lie over the box. */
export const sugerencias = style({
  position: "fixed",
  zIndex: 30,
  overflowY: "auto",
  padding: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: `0 12px 32px ${color.shadow}`,
});
export const sugerencia = style([
  lugar,
  { justifyContent: "space-between", gap: space[3], paddingBlock: space[2], overflowWrap: "anywhere" },
]);
/** The kind is never broken: the name beside it gives way. */
globalStyle(`${sugerencia} > :last-child`, { whiteSpace: "nowrap" });
globalStyle(`${cabecera}, ${navegacion}, ${segundaFila}`, { "@media": { print: { display: "none" } } });
