import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { desde, hasta } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

export const encoge = style({
  display: "flex",
  flexDirection: "column",
  gap: space[1],
  flex: 1,
  minWidth: 0,
});
export const mayuscula = style({ display: "inline-block", "::first-letter": { textTransform: "uppercase" } });
/** Text below the title of a notice. */
export const bajoElTitulo = style({ marginTop: space[3] });
export const conIcono = style({ display: "flex", alignItems: "start", gap: space[2] });

export const opcion = style({
  display: "grid",
  gap: `${space[3]} ${space[4]}`,
  gridTemplateColumns: "64px minmax(0, 1fr)",
  alignItems: "center",
  "@media": { [desde.tablet]: { gridTemplateColumns: "64px minmax(0, 2fr) minmax(0, 3fr)" } },
});
export const detalleDeOpcion = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  "@media": { [hasta.mobile]: { gridColumn: "1 / -1" } },
});

export const horas = style({
  display: "grid",
  gap: space[2],
  gridTemplateColumns: "repeat(auto-fill, minmax(5.5rem, 1fr))",
});
globalStyle(`${horas} a`, { width: "100%" });

/** Heading of the hours, smaller than a title: it is read with the strip above. */
export const tituloDeHoras = style({ fontSize: text.h3 });
export const confirmar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[4]}`,
});
/** The chosen time, which the page scrolls to: the hours stay in sight above it, so that another can be chosen. */
export const eleccion = style({ scrollMarginTop: "45vh" });
/** Date on one line, and below it on a telephone the button as wide as the card. */
export const fechaElegida = style([encoge, { flexBasis: "16rem" }]);
globalStyle(`${confirmar} > button`, { "@media": { [hasta.mobile]: { flexGrow: 1 } } });
/** Explanation under the price and the button, on a line of its own. */
export const queHace = style({ flexBasis: "100%" });
/** Button for another specialist who is free at the held hour. */
export const otro = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[4],
  paddingBlock: space[3],
  borderTop: `1px solid ${color.border}`,
});

/** Reduces the space before the button that pays on a telephone, so that the person scrolls to the button only. */
const apretado = (en: { alTelefono: string; si: string }) => ({
  gap: en.si,
  "@media": { [hasta.mobile]: { gap: en.alTelefono } },
});
const columna = { display: "flex", flexDirection: "column" } as const;
export const resumen = style({ ...columna, ...apretado({ si: space[6], alTelefono: space[3] }) });
export const apilado = style({ ...columna, ...apretado({ si: space[4], alTelefono: space[2] }) });
export const partes = style({ "@media": { [hasta.mobile]: { gap: space[3] } } });
export const conPoco = style({ "@media": { [hasta.mobile]: { fontSize: text.small } } });
export const deAdorno = style({ "@media": { [hasta.mobile]: { display: "none" } } });
export const parte = style({ "@media": { [hasta.mobile]: { padding: space[4] } } });
export const titulo = style({ "@media": { [hasta.mobile]: { fontSize: text.h2 } } });
/** Line with the price and the coupon, which stand side by side while both boxes are folded. */
export const precio = style({ display: "flex", flexWrap: "wrap", columnGap: space[5] });
export const pliegue = style({
  minWidth: 0,
  maxWidth: "100%",
  selectors: { "&[open]": { flexBasis: "100%" } },
});

export const retencion = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[4],
  padding: `${space[4]} ${space[5]}`,
  borderRadius: radius.card,
  background: color.accentSoft,
  lineHeight: 1.4,
  color: color.onAccentSoft,
  "@media": { [hasta.mobile]: { gap: 0, padding: `${space[3]} ${space[4]} ${space[1]}` } },
});
export const textoDeRetencion = style({ flex: "1 1 14rem" });
export const destacado = style({
  fontSize: text.h3,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  "@media": { [hasta.mobile]: { fontSize: text.body } },
});
/** Time left: its digits are of one width. */
export const cuenta = style({ fontVariantNumeric: "tabular-nums" });
/** Summary (clickable title) of a folded box. */
export const tirador = style({
  display: "list-item",
  minHeight: TARGET,
  paddingBlock: space[2],
  cursor: "pointer",
});
export const conBonos = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  padding: space[4],
  borderRadius: radius.field,
  background: color.accentSoft,
  color: color.onAccentSoft,
  "@media": { [hasta.mobile]: { gap: space[2], padding: space[3] } },
});
export const oBien = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  color: color.textSoft,
  fontSize: text.small,
  selectors: {
    "&::before, &::after": { content: "''", flex: 1, height: "1px", background: color.border },
  },
});
export const ancho = style({ flexBasis: "100%" });
export const totalAPagar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${space[4]}`,
  flexBasis: "100%",
});

const respirar = keyframes({ "50%": { transform: "scale(1.18)", opacity: 0.45 } });
/**
 * Animation of a breath on the page that waits for a payment. It lasts as long as the page waits between two requests,
 * so that a request does not show.
 */
export const espera = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: "112px",
  height: "112px",
  margin: space[4],
  borderRadius: "50%",
  background: color.surface,
  color: color.accent,
  selectors: {
    "&::before": {
      content: "''",
      position: "absolute",
      inset: "-14px",
      border: `3px solid ${color.accent}`,
      borderRadius: "50%",
      opacity: 0.2,
      animation: `${respirar} 4s ease-in-out infinite`,
    },
  },
});

export const cabecera = style({ display: "flex", gap: space[3], alignItems: "center" });
export const cuando = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  padding: space[4],
  borderRadius: radius.field,
  background: color.soft,
  "@media": { [hasta.mobile]: { padding: 0, background: "none" } },
});
export const momento = style({ fontWeight: 700, fontVariantNumeric: "tabular-nums" });
