import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { ABOVE_THUMB_BAR, THUMB_BAR } from "~/styles/bar.css";
import { radius, space, TARGET, text } from "~/styles/tokens";
import { ALTO_DE_CABECERA } from "./Cabecera.css";

export const cuerpo = style({
  display: "flex",
  flexDirection: "column",
  paddingBottom: `calc(${THUMB_BAR} + 1rem + env(safe-area-inset-bottom))`,
  "@media": { [desde.laptop]: { paddingBottom: 0 } },
});
/** Body of a page without a bottom bar (inside the app, and pages for a single task), which keeps no room for one. */
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

/**
 * Line about forms that wait to be sent, above the bottom bar of a phone. While empty it is out of sight, and still a
 * live region (WCAG 2.2, 4.1.3).
 */
export const bandeja = style({
  position: "sticky",
  zIndex: 25,
  bottom: ABOVE_THUMB_BAR,
  alignSelf: "center",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  width: "min(100% - 32px, 40rem)",
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.advertencia}`,
  borderRadius: radius.card,
  background: color.advertenciaSoft,
  color: color.text,
  selectors: {
    "&:not([data-hay])": {
      position: "absolute",
      width: "1px",
      height: "1px",
      padding: 0,
      clipPath: "inset(50%)",
    },
  },
  "@media": { [desde.laptop]: { bottom: space[4] }, print: { display: "none" } },
});
export const cuentaDeBandeja = style({ flex: "1 1 16rem" });

/** Notice that the offered times may be outdated, above their buttons. It stays in sight while the page scrolls. */
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

export const enlace = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minWidth: TARGET,
  minHeight: TARGET,
  color: color.text,
});
