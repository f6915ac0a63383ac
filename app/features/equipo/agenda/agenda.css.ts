import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

const HORAS_DEL_DIA = 24;

export const cabeza = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "end",
  gap: space[3],
});
export const dias = style({ display: "flex", flexWrap: "wrap", gap: space[4] });

/**
 * From a laptop on, a column for each hour of the day. An hour without any session or free time has no width, and the
 * rows share the columns.
 */
export const filas = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: 0,
  listStyle: "none",
  "@media": {
    [desde.laptop]: {
      gridTemplateColumns: `minmax(11rem, 14rem) repeat(${HORAS_DEL_DIA}, minmax(0, auto))`,
      justifyContent: "start",
    },
  },
});
export const fila = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[4],
  borderTop: `1px solid ${color.border}`,
  "@media": {
    [desde.laptop]: {
      display: "grid",
      gap: 0,
      gridColumn: "1 / -1",
      gridTemplateColumns: "subgrid",
      alignItems: "start",
    },
  },
});
export const quien = style({ display: "grid", flexBasis: "100%", gap: space[1], overflowWrap: "anywhere" });
export const cerrado = style({ color: color.advertencia, fontWeight: 600 });
export const enlaces = style({ display: "flex", flexWrap: "wrap", gap: `0 ${space[4]}` });

export const tramo = style({
  display: "grid",
  gap: space[2],
  minWidth: 0,
  "@media": { [desde.laptop]: { gridRow: 1, paddingInlineStart: space[2] } },
});
/** On a phone, hours with sessions have a line of their own, and free ones follow each other. */
export const conSesiones = style({ flexBasis: "100%" });
/** Column of each hour of the day. */
export const enLaHora = Array.from({ length: HORAS_DEL_DIA }, (_, hora) =>
  style({ "@media": { [desde.laptop]: { gridColumn: hora + 2 } } }),
);
export const sesion = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space[3]}`,
  minHeight: TARGET,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.field,
  background: color.accentSoft,
  color: color.onAccentSoft,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { textDecoration: "underline" } },
  "@media": { [desde.laptop]: { display: "grid", padding: space[2] } },
});
export const hora = style({ fontVariantNumeric: "tabular-nums", fontSize: text.small });
export const libre = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[3]}`,
  color: color.textSoft,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});
