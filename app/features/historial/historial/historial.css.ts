import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

export const acciones = style({ display: "flex", flexDirection: "column" });
export const accion = style({
  display: "flex",
  flexDirection: "column",
  gap: space[1],
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.border}`,
});
export const titulo = style({ fontSize: text.h3, fontWeight: 600 });
export const racha = style({ fontSize: text.h2, fontWeight: 700, color: color.accent });

/** Achievements two in a row on a telephone, each under its badge. */
export const insignias = style({
  display: "grid",
  gap: `${space[6]} ${space[3]}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))",
});
export const logro = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space[1],
  textAlign: "center",
});
const insignia = style({ position: "relative", width: "96px", height: "104px" });
export const ganada = style([insignia, { color: color.onAccent }]);
export const porGanar = style([insignia, { color: color.textSoft }]);
export const medalla = style({
  fill: color.accent,
  selectors: {
    [`${porGanar} &`]: {
      fill: color.soft,
      stroke: color.borderStrong,
      strokeWidth: 2,
      strokeDasharray: "5 5",
    },
  },
});
export const cinta = style({ fill: color.advertencia });
export const aro = style({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  opacity: 0.5,
  selectors: { [`${porGanar} &`]: { opacity: 0 } },
});
export const iconoDeInsignia = style({ position: "absolute", top: "28px", left: "32px" });
export const numero = style({
  position: "absolute",
  top: 0,
  right: 0,
  minWidth: "32px",
  padding: `2px ${space[2]}`,
  border: `2px solid ${color.background}`,
  borderRadius: radius.pill,
  background: color.calido,
  color: color.text,
  fontSize: text.small,
  fontWeight: 700,
});
