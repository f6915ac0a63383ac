import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";
import { conLado, filaEn } from "../marco/filas";

export const semanas = style({ display: "flex", flexWrap: "wrap", gap: space[4] });

/** One below the other on a phone, in columns from a tablet on. */
export const fecha = style(filaEn("7rem minmax(0, 1.4fr) minmax(0, 1fr) 7rem"));
export const hora = style({ fontVariantNumeric: "tabular-nums" });
export const titulo = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: TARGET,
  fontWeight: 600,
  overflowWrap: "anywhere",
});
export const lugares = style({ display: "grid", gap: space[1], fontVariantNumeric: "tabular-nums" });

export const barra = style({ display: "block", borderRadius: radius.pill, background: color.soft });
export const tomada = style({ fill: color.accent });

/** The date and its acts: one below the other on a phone, side by side from a laptop on. */
export const columnas = style({ ...conLado("24rem"), gap: space[6] });
export const personas = style({
  display: "grid",
  gap: `${space[1]} ${space[6]}`,
  padding: 0,
  listStyle: "none",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(14rem, 100%), 1fr))",
});
export const persona = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  minHeight: TARGET,
  overflowWrap: "anywhere",
});
export const espera = style({
  display: "grid",
  gap: space[3],
  paddingInlineStart: space[6],
  listStyle: "decimal",
  overflowWrap: "anywhere",
});
export const cuantas = style({ fontSize: text.lead, overflowWrap: "anywhere" });
