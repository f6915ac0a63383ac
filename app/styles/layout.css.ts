import { style, styleVariants } from "@vanilla-extract/css";
import { desde } from "./breakpoints";
import { columnas } from "./columnas";
import { color } from "./theme.css";
import { space, TARGET, text } from "./tokens";

/** Layouts that screens are composed with, so that they need few styles of their own. */
const gutter = {
  width: "100%",
  marginInline: "auto",
  paddingInline: space[4],
  "@media": { [desde.tablet]: { paddingInline: space[8] } },
} as const;

export const contenedor = style([gutter, { maxWidth: "76rem" }]);
export const contenedorMedio = style([gutter, { maxWidth: "52rem" }]);

/** Vertical room of a whole page inside <main>. */
export const pagina = style({
  paddingBlock: `${space[6]} ${space[16]}`,
  "@media": { [desde.laptop]: { paddingBlock: `${space[10]} ${space[24]}` } },
});

const stack = { display: "flex", flexDirection: "column" } as const;
export const pila = styleVariants({
  junta: [stack, { gap: space[1] }],
  corta: [stack, { gap: space[2] }],
  media: [stack, { gap: space[4] }],
  amplia: [stack, { gap: space[6] }],
});

const row = { display: "flex", flexWrap: "wrap", alignItems: "center" } as const;
export const fila = styleVariants({
  corta: [row, { gap: space[2] }],
  media: [row, { gap: space[4] }],
  extremos: [row, { gap: space[4], justifyContent: "space-between" }],
});

/** A grid of as many columns as fit. */
export const rejilla = styleVariants({ angosta: "9rem", media: "17rem", ancha: "22rem" }, (width) => ({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: columnas(width),
}));

/** Content with a column beside it from 900 px on (a summary, the filters). */
export const dosColumnas = style({
  display: "grid",
  gap: space[8],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [desde.laptop]: { gridTemplateColumns: "minmax(0, 1fr) 22rem", gap: space[12] } },
});

/** Three parts, one after the other on a telephone. From 900 px on the second stands beside the others, in sight. */
export const enTresPartes = style({
  display: "grid",
  gap: space[6],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [desde.laptop]: {
      columnGap: space[12],
      gridTemplateColumns: "minmax(0, 1fr) 22rem",
      gridTemplateRows: "auto 1fr",
    },
  },
});
export const primeraParte = style({ "@media": { [desde.laptop]: { gridColumn: 1, gridRow: 1 } } });
export const alLado = style({
  "@media": { [desde.laptop]: { gridColumn: 2, gridRow: "1 / 3", position: "sticky", top: "104px" } },
});
export const ultimaParte = style({ "@media": { [desde.laptop]: { gridColumn: 1, gridRow: 2 } } });

/** A link that stands by itself and not in a sentence: as tall as a finger (WCAG 2.2, 2.5.8). */
export const enlaceSuelto = style({ display: "inline-flex", alignItems: "center", minHeight: TARGET });
export const textoSuave = style({ color: color.textSoft });
export const textoChico = style({ fontSize: text.small });
export const textoGuia = style({ fontSize: text.lead, color: color.textSoft });
/** A person's own words, as they typed them. */
export const textoPropio = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });

/** Offers that are of no use on paper. */
export const soloEnPantalla = style({ "@media": { print: { display: "none" } } });

export const soloLectores = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
