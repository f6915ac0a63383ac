import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const dia = style({ display: "grid", gap: space[3], minWidth: 0 });
export const nombreDeDia = style({ fontWeight: 600, fontSize: text.card, marginBottom: space[2] });
/** The two hours of a shift stand beside each other, also on a phone. */
export const turno = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "end",
});
export const tramo = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))",
  alignItems: "end",
});
export const sesiones = style({ display: "grid" });
export const sesion = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[4]}`,
  justifyContent: "space-between",
  alignItems: "center",
  paddingBlock: space[2],
  selectors: { "& + &": { borderTop: `1px solid ${color.border}` } },
});
export const cuantas = style({ fontSize: text.card });
export const direccion = style({ overflowWrap: "anywhere", fontFamily: "monospace" });
