import { style, styleVariants } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { FORCED_COLORS } from "~/styles/forcedColors";
import { color } from "~/styles/theme.css";
import { space, TARGET, text } from "~/styles/tokens";

/** Links to the pages, in as many lines as they need: all of them are in sight on a phone. */
export const partes = style({ display: "flex", flexWrap: "wrap", gap: `0 ${space[3]}` });
export const parte = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: TARGET,
  borderBottom: "3px solid transparent",
  color: color.textSoft,
  fontSize: text.small,
  fontWeight: 600,
  textDecoration: "none",
  selectors: {
    "&[aria-current]": { borderBottomColor: color.accent, color: color.text },
    "&:hover": { color: color.text },
  },
});
export const filtro = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[3] });

/** A plot and its table: one below the other on a phone, side by side from a laptop on. */
export const dibujoYTabla = style({
  display: "grid",
  gap: space[6],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [desde.laptop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[10] } },
});
export const enDos = style({
  display: "grid",
  gap: space[4],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [desde.laptop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

const dibujo = { display: "block", width: "100%" } as const;
export const columnas = styleVariants(
  { grande: "12rem", chico: "2.5rem" },
  (height) => ({ ...dibujo, height }) as const,
);
export const barraSola = style({ ...dibujo, height: "8px" });
export const escala = style({ ...dibujo, height: "20px" });

/** Contrast themes repaint letters and not drawings. */
const pintada = (fill: string, conContraste: string) =>
  style({ fill, "@media": { [FORCED_COLORS]: { fill: conContraste } } });
export const barra = pintada(color.accent, "Highlight");
export const barraEnCurso = pintada(color.borderStrong, "GrayText");
export const pocas = pintada(color.border, "GrayText");
export const fondo = pintada(color.soft, "Canvas");
export const buena = pintada(color.exitoSoft, "Canvas");
export const mala = pintada(color.advertenciaSoft, "GrayText");
export const linea = pintada(color.text, "CanvasText");
export const intervalo = pintada(color.accentSoft, "GrayText");

export const extremos = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[3],
  color: color.textSoft,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});
export const pasos = style({ display: "grid", gap: space[3] });
export const enFila = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${space[3]}`,
});
export const numero = style({ fontVariantNumeric: "tabular-nums" });
const ALTO_DE_CIFRA = "2.5rem";
export const numeroGrande = style({
  fontSize: text.h2,
  fontWeight: 700,
  lineHeight: ALTO_DE_CIFRA,
  fontVariantNumeric: "tabular-nums",
});

/** Numbers of a week, in as many columns as their words allow. */
export const cifras = style({
  display: "grid",
  gap: `${space[5]} ${space[4]}`,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
});
export const cifra = style({ display: "grid", alignContent: "start", gap: space[1] });
/** A count in words is longer than a number, and as high as one. */
export const cifraPoca = style({ lineHeight: ALTO_DE_CIFRA, color: color.textSoft });

export const lista = style({ display: "grid" });
export const deLista = style({
  display: "grid",
  gap: `${space[1]} ${space[4]}`,
  alignItems: "center",
  paddingBlock: space[3],
  borderTop: `1px solid ${color.border}`,
  gridTemplateColumns: "minmax(0, 1fr) auto",
  "@media": {
    [desde.laptop]: { gridTemplateColumns: "minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr) 9rem" },
  },
});
/** Details that stand in the whole width on a phone. */
export const aLoAncho = style({
  gridColumn: "1 / -1",
  "@media": { [desde.laptop]: { gridColumn: "auto" } },
});
export const estado = style({
  gridColumn: 2,
  gridRow: 1,
  justifySelf: "end",
  "@media": { [desde.laptop]: { gridColumn: 4 } },
});
export const numeroChico = style({ fontSize: text.h3, fontVariantNumeric: "tabular-nums" });
