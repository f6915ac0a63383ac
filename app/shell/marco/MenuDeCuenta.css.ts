import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

/** Account menu inside the app: it stands alone at the top of the page. */
export const enApp = style({ display: "flex", justifyContent: "end", paddingTop: space[3] });
export const menu = style({ position: "relative", minWidth: 0 });
export const tirador = style({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  minHeight: TARGET,
  paddingInline: space[1],
  borderRadius: radius.pill,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&:hover": { color: color.accent } },
});
export const inicial = style({
  display: "grid",
  placeItems: "center",
  width: "2.25rem",
  height: "2.25rem",
  borderRadius: radius.pill,
  background: color.accentSoft,
  color: color.onAccentSoft,
  fontWeight: 700,
});
export const nombre = style({
  paddingInline: space[3],
  color: color.textSoft,
  fontSize: text.small,
  overflowWrap: "anywhere",
});
export const panel = style({
  position: "absolute",
  zIndex: 25,
  top: "100%",
  right: 0,
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  width: "max-content",
  maxWidth: `calc(100vw - 2 * ${space[4]})`,
  marginTop: space[2],
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: `0 12px 32px ${color.shadow}`,
});
export const lugar = style({
  display: "flex",
  alignItems: "center",
  minHeight: TARGET,
  paddingInline: space[3],
  borderRadius: radius.field,
  color: color.text,
  textDecoration: "none",
  selectors: { "&:hover": { background: color.soft } },
});
export const salida = style({ width: "100%" });
