import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import type { EstadoDeDia } from "~/domain/shared/calendarioDeRacha";
import { FORCED_COLORS } from "~/styles/forcedColors";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

/** Contrast themes repaint letters and not drawings (CSS Color Adjustment), so each paint names its system colour. */
const relleno = (fill: string, conContraste: string) =>
  style({ fill, "@media": { [FORCED_COLORS]: { fill: conContraste } } });
const trazo = (
  strokeWidth: number,
  [stroke, conContraste]: readonly [string, string],
  [fill, fillConContraste]: readonly [string, string] = ["none", "none"],
) =>
  style({
    fill,
    stroke,
    strokeWidth,
    vectorEffect: "non-scaling-stroke",
    strokeLinecap: "round",
    strokeLinejoin: "round",
    "@media": { [FORCED_COLORS]: { stroke: conContraste, fill: fillConContraste } },
  });

const ACENTO = [color.accent, "Highlight"] as const;
const BORDE = [color.borderStrong, "GrayText"] as const;
const FONDO = [color.surface, "Canvas"] as const;

/** Grounds, on which the filled part must stand out: contrast themes show their edge alone. */
const piso = (fill: string) =>
  style({ fill, "@media": { [FORCED_COLORS]: { fill: "Canvas", stroke: "GrayText" } } });
export const fondo = piso(color.border);
export const suave = piso(color.accentSoft);
export const lleno = relleno(color.accent, "Highlight");
export const pronto = relleno(color.advertencia, "CanvasText");
export const marca = relleno(color.text, "CanvasText");
export const guia = trazo(1, [color.border, "GrayText"]);
export const eje = trazo(2, BORDE);
export const linea = trazo(2.5, ACENTO);
export const signo = trazo(2, [color.onAccent, "HighlightText"]);
export const mal = trazo(3, [color.error, "CanvasText"], FONDO);
export const hueco = trazo(2, BORDE, FONDO);
export const abierto = trazo(4, ACENTO, FONDO);

/** Drawing as wide as its place. Lengths across are percentages and heights are in em, so that large letters fit. */
export const dibujo = style({ overflow: "visible", fontSize: text.small });
globalStyle(`${dibujo} text`, { fill: color.textSoft });
globalStyle(`${dibujo} text[font-weight]`, { fill: color.text });

export const figura = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  minWidth: 0,
  containerType: "inline-size",
});
/** Drawing whose words change their place when they would be cut. */
export const segunSuAncho = style([figura, { containerType: "inline-size" }]);
/** Width of a drawing, in its own letters, from which on its words fit side by side. */
const ANGOSTA = "(max-width: 18.25em)";
/** Names under the parts of a drawing, as many columns as parts. */
const enColumnas = style({
  position: "relative",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space[1],
  textAlign: "center",
  fontSize: text.small,
  lineHeight: 1.3,
  color: color.textSoft,
});
/** A narrow band names the stretch of its mark alone. The other names stay for readers. */
export const nombres = style([enColumnas]);
globalStyle(`${nombres} > :not([aria-current])`, {
  "@container": {
    [ANGOSTA]: {
      position: "absolute",
      overflow: "hidden",
      width: "1px",
      height: "1px",
      clipPath: "inset(50%)",
    },
  },
});
export const estados = style([
  enColumnas,
  { "@container": { [ANGOSTA]: { gridAutoFlow: "row", gap: space[4], textAlign: "start" } } },
]);
globalStyle(`${enColumnas} [aria-current]`, { color: color.text, fontWeight: 700 });
export const estado = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: space[2],
  "@container": { [ANGOSTA]: { gridTemplateColumns: "26px 1fr", justifyItems: "start", gap: space[3] } },
});
/** Line from the mark of a state to the next one: it is a border, which is printed too. */
const haciaElSiguiente = (borde: string) =>
  style([
    estado,
    {
      "::after": {
        content: "",
        position: "absolute",
        insetInlineStart: "calc(50% + 14px)",
        top: "12px",
        width: "calc(100% - 24px)",
        borderTop: borde,
        borderInlineStart: borde,
      },
      "@container": {
        [ANGOSTA]: {
          "::after": { insetInlineStart: "12px", top: "28px", bottom: `calc(2px - ${space[4]})`, width: 0 },
        },
      },
    },
  ]);
export const seguido = haciaElSiguiente(`2px solid ${color.accent}`);
export const porSeguir = haciaElSiguiente(`2px solid ${color.borderStrong}`);
export const detalle = style({ display: "block", fontWeight: 400, color: color.textSoft });
export const extremos = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space[3],
  fontSize: text.small,
  color: color.textSoft,
});

export const radar = style({
  width: "100%",
  height: "auto",
  maxWidth: "34rem",
  marginInline: "auto",
  overflow: "visible",
});
/** Letters grow with those of the page, as far as the names have room beside the axes. */
globalStyle(`${radar} text`, { fontSize: "min(0.8125rem, 16px)", fill: color.textSoft });
globalStyle(`${radar} tspan`, { fontSize: "min(0.9375rem, 18px)", fontWeight: 700, fill: color.text });
export const hoy = style([trazo(2.5, ACENTO, [color.accent, "none"]), { fillOpacity: 0.22 }]);
export const puntas = style([linea, { strokeWidth: 8 }]);
export const antes = style([trazo(1.5, BORDE), { strokeDasharray: "4 4" }]);
export const leyenda = style({
  display: "flex",
  justifyContent: "center",
  gap: space[6],
  fontSize: text.small,
  color: color.textSoft,
});
/** Sample of a line beside its name. It is a border, which is printed too. */
const muestra = {
  content: "",
  display: "inline-block",
  width: "1.5em",
  marginInlineEnd: space[2],
  verticalAlign: "middle",
} as const;
export const nombreDeHoy = style({ "::before": { ...muestra, borderTop: `4px solid ${color.accent}` } });
export const nombreDeAntes = style({
  "::before": { ...muestra, borderTop: `2px dashed ${color.borderStrong}` },
});

export const rango = style({
  fontSize: text.small,
  color: color.textSoft,
  "::before": { ...muestra, borderTop: `0.8em solid ${color.accentSoft}` },
});

export const barras = style({ display: "grid" });
/** Row of a bar: its name, its value and its change in one line, and the bar below them. */
export const fila = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto 3.5rem auto",
  alignItems: "center",
  gap: `${space[1]} ${space[2]}`,
  minHeight: TARGET,
  paddingBlock: space[2],
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});
globalStyle(`summary${fila}`, { cursor: "pointer" });
/** Bar below its row. It is wrapped, because a drawing right inside an open handle turns round (reset.css.ts). */
export const barra = style({ gridColumn: "1 / -1", gridRow: 2 });
globalStyle(`${barra} svg`, { borderRadius: radius.pill });
export const cambio = style({ fontSize: text.small, textAlign: "end", whiteSpace: "nowrap" });
export const bajoLaBarra = style({ paddingBlockEnd: space[3], color: color.textSoft });

export const anillo = style({ width: "5rem", height: "5rem" });
export const aro = trazo(5, [color.border, "GrayText"]);
/** Its dashes are measured along the path (`pathLength`), which a stroke that does not scale would undo. */
export const arco = style([trazo(5, ACENTO), { vectorEffect: "none" }]);
globalStyle(`${anillo} text`, { fontSize: "10px", fontWeight: 700, fill: color.text, textAnchor: "middle" });

export const calendario = style({
  width: "100%",
  maxWidth: "24rem",
  borderCollapse: "separate",
  borderSpacing: "3px",
  tableLayout: "fixed",
  textAlign: "center",
  fontSize: text.small,
  lineHeight: 1.2,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${calendario} :is(td, th)`, {
  padding: 0,
  height: "2.75rem",
  fontWeight: 400,
  whiteSpace: "nowrap",
});
globalStyle(`${calendario} th`, { height: "auto", color: color.textSoft });
/** State of a day in words, of which its sign is the short form for the eye. */
globalStyle(`${calendario} i`, {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});
const casilla = { border: `1px solid ${color.border}`, borderRadius: radius.field } as const;
/** Signs tell the state of a day where colours do not (WCAG 2.2, 1.4.1), in print too. */
const conSigno = (content: string, fondoDelDia: string, letra: string) =>
  ({
    ...casilla,
    background: fondoDelDia,
    color: letra,
    "::after": { content: `"${content}"`, display: "block" },
  }) as const;
export const dia: Record<EstadoDeDia, string> = styleVariants({
  registrado: { ...conSigno("✓", color.accent, color.onAccent), borderColor: color.accent },
  pausa: conSigno("=", color.infoSoft, color.text),
  libre: conSigno("❄", color.calido, color.text),
  "sin-registrar": { ...casilla, color: color.textSoft },
  hoy: { ...casilla, border: `2px solid ${color.accent}`, fontWeight: 700 },
  "por-venir": { color: color.textSoft },
});

export const lista = style({ display: "grid" });
/** Row of a list behind a drawing: the thing at the start and its day at the end. */
export const renglon = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space[4]}`,
  paddingBlock: space[2],
  borderTop: `1px solid ${color.border}`,
});

for (const letras of [`${dibujo} text`, `${radar} :is(text, tspan)`, `${anillo} text`])
  globalStyle(letras, { "@media": { [FORCED_COLORS]: { fill: "CanvasText" } } });
