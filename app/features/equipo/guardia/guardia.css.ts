import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";
import { filaEn } from "../marco/filas";

export const alerta = style({ display: "grid", gap: space[3], alignContent: "space-between" });
export const espera = style({ fontSize: text.lead, fontWeight: 700, fontVariantNumeric: "tabular-nums" });
export const dato = style({ fontSize: text.small });

/** One below the other on a phone, in columns from a tablet on. */
export const linea = style(filaEn("16rem minmax(0, 1fr) 14rem"));

/** A phone shows how to call, what to say, and how it ended. From a laptop on, the words stand beside both. */
export const abierta = style({
  display: "grid",
  gap: space[6],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [desde.laptop]: {
      gridTemplateColumns: "26rem minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: space[10],
    },
  },
});
export const contacto = style({ "@media": { [desde.laptop]: { gridColumn: 1, gridRow: 1 } } });
export const palabras = style({ "@media": { [desde.laptop]: { gridColumn: 2, gridRow: "1 / 3" } } });
export const final = style({ "@media": { [desde.laptop]: { gridColumn: 1, gridRow: 2 } } });

export const correo = style({ overflowWrap: "anywhere" });
export const devolver = style({
  display: "grid",
  gap: space[3],
  paddingTop: space[4],
  borderTop: `1px solid ${color.border}`,
});
export const guion = style({
  display: "grid",
  gap: space[3],
  paddingInlineStart: space[6],
  listStyle: "decimal",
});
export const dicho = style({ display: "block", fontSize: text.lead, fontWeight: 600 });
export const peligro = style({ fontWeight: 600 });
