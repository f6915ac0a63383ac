import { style, styleVariants } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

export const mes = style({ display: "grid", gap: space[2], maxWidth: "32rem" });

const porSemanas = style({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  gap: space[1],
});
export const calendario = style([porSemanas]);
export const semana = style([
  porSemanas,
  { textAlign: "center", fontSize: text.small, color: color.textSoft },
]);
/** Column of the first day: its weekday. */
export const columna = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7 }, (lugar) => ({
  gridColumnStart: lugar,
}));

const casilla = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  minHeight: "2.75rem",
  border: `1px solid ${color.border}`,
  borderRadius: radius.field,
  lineHeight: 1.2,
});
export const signo = style({ fontSize: text.small, minHeight: "1.2em" });
export const dia = styleVariants({
  registrado: [
    casilla,
    { background: color.accentSoft, color: color.onAccentSoft, borderColor: color.accent },
  ],
  pausa: [casilla, { background: color.infoSoft }],
  libre: [casilla, { background: color.calido }],
  "sin-registrar": [casilla, { color: color.textSoft }],
  hoy: [casilla, { borderColor: color.accent, borderWidth: 2 }],
  "por-venir": [casilla, { color: color.textSoft }],
});
