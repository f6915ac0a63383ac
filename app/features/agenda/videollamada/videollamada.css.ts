import { globalStyle, style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { markedWhenForced } from "~/styles/forcedColors";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

/** Reserves the space of a video picture before the picture arrives. */
const imagen = style({
  display: "block",
  width: "100%",
  objectFit: "cover",
  background: "#101716",
});
export const propia = style([imagen, { transform: "scaleX(-1)" }]);
export const ajena = style([imagen, { height: "100%" }]);

export const prueba = style({
  display: "grid",
  gap: space[6],
  "@media": { [desde.laptop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
export const vistaPrevia = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  overflow: "hidden",
  aspectRatio: "4 / 3",
  borderRadius: radius.card,
  background: color.soft,
  color: color.textSoft,
  textAlign: "center",
});
globalStyle(`${vistaPrevia} video`, { height: "100%" });

export const sinImagen = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space[2],
  padding: space[4],
});
export const conIcono = style({ display: "flex", alignItems: "center", gap: space[3] });

export const medidor = style({ width: "100%", height: "12px" });
export const nivel = style({ display: "flex", flexDirection: "column", gap: space[1] });
export const pasos = style({ paddingInlineStart: space[5], listStyle: "decimal" });

/** Layout of a video call: the other side is large, the own picture in a corner; the chat stands beside them. */
export const llamada = style({
  display: "grid",
  gap: space[6],
  alignItems: "start",
  "@media": { [desde.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 22rem" } },
});
export const escena = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  overflow: "hidden",
  aspectRatio: "3 / 4",
  maxHeight: "70vh",
  width: "100%",
  borderRadius: radius.card,
  background: "#101716",
  color: "#e9f0ee",
  textAlign: "center",
  "@media": { [desde.tablet]: { aspectRatio: "16 / 10" } },
});
export const esquina = style({
  position: "absolute",
  right: space[3],
  bottom: space[3],
  width: "28%",
  maxWidth: "180px",
  overflow: "hidden",
  border: "2px solid #fff",
  borderRadius: radius.field,
});
export const sobreEscena = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space[3],
  padding: space[6],
  fontSize: text.lead,
});
globalStyle(`${escena} > video, ${escena} > ${sobreEscena}`, { gridArea: "1 / 1" });
export const oculta = style({ visibility: "hidden" });

export const mandos = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const escalones = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[2],
  padding: 0,
  margin: 0,
  border: 0,
  "@media": { [desde.tablet]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
export const escalon = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space[1],
  minHeight: TARGET,
  padding: `${space[3]} ${space[2]}`,
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.field,
  background: color.surface,
  color: color.text,
  fontWeight: 600,
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: color.accent },
    "&[aria-pressed=true]": {
      borderColor: color.accent,
      background: color.accentSoft,
      color: color.onAccentSoft,
      ...markedWhenForced,
    },
  },
});
globalStyle(`${escalones} legend`, { paddingBottom: space[2], fontWeight: 600 });

export const conversacion = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  maxHeight: "22rem",
  overflowY: "auto",
  padding: 0,
  listStyle: "none",
});
const globo = style({
  width: "fit-content",
  maxWidth: "85%",
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.card,
  background: color.soft,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});
export const globoAjeno = globo;
export const globoPropio = style([
  globo,
  { alignSelf: "end", background: color.accentSoft, color: color.onAccentSoft },
]);
export const enviar = style({ display: "flex", flexDirection: "column", gap: space[3] });
export const porTelefono = style({ display: "flex", flexDirection: "column", gap: space[3] });

export const soloSinScript = style({
  display: "none",
  color: color.textSoft,
  "@media": { "(scripting: none)": { display: "block" } },
});
export const soloConScript = style({
  color: color.textSoft,
  "@media": { "(scripting: none)": { display: "none" } },
});
