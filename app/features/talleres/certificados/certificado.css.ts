import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

export const titulo = style({ display: "flex", alignItems: "center", gap: space[3] });
export const hoja = style({
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  padding: space[5],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  "@media": { [desde.tablet]: { padding: space[8] }, print: { padding: 0, border: 0 } },
});
export const nombre = style({ fontSize: text.h2, fontWeight: 700, overflowWrap: "anywhere" });
export const codigo = style({ fontVariantNumeric: "tabular-nums", letterSpacing: "0.05em" });
export const comprobar = style({ display: "flex", flexWrap: "wrap", gap: space[4], alignItems: "center" });
/** The QR code stays dark on white in the dark theme too: scanners need it (ISO/IEC 18004). */
export const qr = style({ borderRadius: radius.field, background: "#fff" });
export const direccion = style({ flex: "1 1 14rem", overflowWrap: "anywhere" });
/** Parts of a certificate for the screen only: they are not printed. */
export const enPantalla = style({ "@media": { print: { display: "none" } } });
export const enPapel = style({ display: "none", "@media": { print: { display: "inline" } } });
