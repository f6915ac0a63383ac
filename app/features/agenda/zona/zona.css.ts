import { globalStyle, style } from "@vanilla-extract/css";
import { desde, hasta } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

export const mes = style({
  fontSize: text.h3,
  color: color.textSoft,
  "::first-letter": { textTransform: "uppercase" },
});
export const dia = style({
  display: "flex",
  gap: space[2],
  alignItems: "center",
  minHeight: "28px",
  fontSize: text.body,
});
export const nombreDelDia = style({
  display: "inline-block",
  "::first-letter": { textTransform: "uppercase" },
});

/** Row of a session in the agenda. The hour comes first, because people look for it. */
export const cita = style({
  display: "grid",
  gap: `${space[3]} ${space[4]}`,
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  "@media": { [desde.tablet]: { gridTemplateColumns: "5.5rem auto minmax(0, 1fr)" } },
});
export const hora = style({
  gridColumn: "1 / -1",
  fontSize: text.card,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  "@media": { [desde.tablet]: { gridColumn: "auto" } },
});
export const minutos = style({
  display: "inline-block",
  color: color.textSoft,
  fontSize: text.small,
  fontWeight: 400,
  "@media": { [desde.tablet]: { display: "block" } },
});
export const citaEnFila = style({ paddingBlock: 0 });
export const fila = style({
  display: "flex",
  gap: space[3],
  alignItems: "center",
  minHeight: "60px",
  cursor: "pointer",
  selectors: {
    "details[open] > &": { marginBottom: space[3] },
  },
});
export const quienEnFila = style({ flex: 1, minWidth: 0, fontWeight: 600 });
globalStyle(`details[open] > ${fila} ~ *`, { paddingBottom: space[5] });
export const regla = style({
  gridColumn: "1 / -1",
  paddingTop: space[3],
  borderTop: `1px solid ${color.border}`,
  color: color.textSoft,
  fontSize: text.small,
});
export const sala = style({ gridColumn: "1 / -1" });
/** Link to the video call, which stands before anything else about its session. */
export const videollamada = style({
  display: "flex",
  gap: space[3],
  alignItems: "center",
  padding: `${space[4]} ${space[5]}`,
  borderRadius: radius.card,
  background: color.accentSoft,
  color: color.onAccentSoft,
});
export const sinCitas = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[4]}`,
  alignItems: "center",
  justifyContent: "space-between",
  padding: `${space[2]} ${space[5]}`,
  borderRadius: radius.card,
  background: color.soft,
});

/** Buttons of a session: side by side when there is room, else one below the other and as wide as a thumb reaches. */
const botones = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[3]}`,
  alignItems: "center",
  "@media": { [hasta.mobile]: { flexDirection: "column", alignItems: "stretch" } },
});
export const acciones = style([botones, { gridColumn: "1 / -1" }]);
export const respuestas = style([botones, { gap: `${space[2]} ${space[3]}` }]);
/** Button that copies, with its outcome. It has its place before the scripts come, and none where there are none. */
export const copiar = style([
  botones,
  { alignItems: "center", "@media": { "(scripting: none)": { display: "none" } } },
]);
export const noPodra = style({
  gridColumn: "1 / -1",
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.field,
  background: color.advertenciaSoft,
  color: color.text,
});

export const antes = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  padding: space[4],
  borderRadius: radius.field,
  background: color.accentSoft,
  color: color.onAccentSoft,
});
export const cuesta = style({ background: color.advertenciaSoft, color: color.text });
export const anteriores = style({ borderTop: `1px solid ${color.border}` });
export const anterior = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[4]}`,
  alignItems: "center",
  justifyContent: "space-between",
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.border}`,
});
export const enlaceDeSesion = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: TARGET,
  fontWeight: 600,
});

/**
 * Private calendar address on the screen: long and without spaces, it breaks anywhere and is selected with one touch.
 */
export const direccion = style({
  padding: space[3],
  borderRadius: radius.field,
  background: color.soft,
  fontSize: text.small,
  overflowWrap: "anywhere",
  userSelect: "all",
});
/** Heading of a part that is folded with the lesser actions. */
export const tituloDeAdelanto = style({ fontSize: text.body });
