import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { space, text } from "~/styles/tokens";

/** The hour leads each row; acts stand below it on a phone, and at its end from a tablet on. */
export const sesion = style({
  display: "grid",
  gap: `${space[2]} ${space[4]}`,
  alignItems: "center",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  "@media": { [desde.tablet]: { gridTemplateColumns: "5rem minmax(9rem, 14rem) auto minmax(0, 1fr)" } },
});
export const horas = style({ display: "grid", fontVariantNumeric: "tabular-nums", fontSize: text.small });
export const hora = style({ fontSize: text.card, lineHeight: 1.1 });
export const datos = style({ overflowWrap: "anywhere" });
export const estado = style({
  gridColumn: "1 / -1",
  "@media": { [desde.tablet]: { gridColumn: "auto" } },
});
export const actos = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  gridColumn: "1 / -1",
  "@media": { [desde.tablet]: { gridColumn: "auto", justifyContent: "flex-end" } },
});
export const acto = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const pregunta = style({ fontWeight: 600 });
