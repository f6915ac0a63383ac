import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { elegible } from "~/components/Opcion.css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

export const lista = style({
  listStyle: "disc",
  paddingInlineStart: space[5],
  display: "grid",
  gap: space[2],
});

export const grupo = style({ border: 0, padding: 0, margin: 0, minWidth: 0, display: "grid", gap: space[4] });
export const pregunta = style({ fontSize: text.h2 });
export const numero = style({ maxWidth: "14rem" });
export const opciones = style({ display: "grid", gap: space[2] });
/**
 * Row of a scale. The label of each end stands beside its number: above the first, below the last, in any number of
 * rows.
 */
export const escala = style({
  display: "grid",
  gap: space[2],
  "@media": { [desde.tablet]: { gridTemplate: '"numeros numeros" "primero ultimo"' } },
});
const extremo = style({ fontSize: text.small, color: color.textSoft, overflowWrap: "anywhere" });
export const primero = style([extremo, { "@media": { [desde.tablet]: { gridArea: "primero" } } }]);
export const ultimo = style([
  extremo,
  { textAlign: "end", "@media": { [desde.tablet]: { gridArea: "ultimo" } } },
]);
/** Eleven numbers of a scale, all equally wide: two rows on a telephone, one where there is room. */
export const numeros = style({
  display: "grid",
  gap: space[1],
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  "@media": {
    [desde.tablet]: {
      gap: space[2],
      gridArea: "numeros",
      gridTemplateColumns: "none",
      gridAutoFlow: "column",
      gridAutoColumns: "1fr",
    },
  },
});
/** Handle to drag an option, shown only with a pointer that can hover. */
export const conRaton = style({ display: "none", "@media": { "(hover: hover)": { display: "inline" } } });
export const orden = style({ listStyle: "none", padding: 0, margin: 0, display: "grid", gap: space[2] });
const lugarEnLaLista = style({
  ...elegible,
  cursor: "grab",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[3],
  padding: space[2],
});
export const puesto = styleVariants({
  quieto: [lugarEnLaLista],
  llevado: [lugarEnLaLista, { borderColor: color.accent, background: color.accentSoft, cursor: "grabbing" }],
});
export const lugar = style({ display: "block" });
export const numeroDePuesto = style({
  minHeight: TARGET,
  minWidth: "56px",
  padding: `0 ${space[2]}`,
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.field,
  background: color.surface,
});
export const nombre = style({ fontWeight: 600, overflowWrap: "anywhere" });
export const mandos = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const mando = style({
  width: TARGET,
  minWidth: TARGET,
  padding: 0,
  selectors: { "&:disabled": { opacity: 0.35 } },
});
export const haciaArriba = style({ rotate: "180deg" });

export const tirador = style({
  display: "list-item",
  minHeight: TARGET,
  paddingBlock: space[2],
  cursor: "pointer",
});

/** Things to begin with: the first is as high as the others together, and twice as wide, where there is room. */
export const primeros = style({ maxWidth: "60rem" });
globalStyle(`${primeros} > ul`, {
  "@media": { [desde.laptop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" } },
});
globalStyle(`${primeros} > ul > :first-child`, {
  "@media": { [desde.laptop]: { gridRow: "span 2" } },
});
globalStyle(`${primeros} > ul > :first-child > :not(:last-child)`, {
  "@media": { [desde.laptop]: { flexGrow: 1 } },
});
