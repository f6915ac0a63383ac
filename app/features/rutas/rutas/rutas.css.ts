import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { markedWhenForced } from "~/styles/forcedColors";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

export const titulo = style({ fontSize: text.h3 });

/** Text of a route, in lines that are comfortable to read. */
export const texto = style({ minWidth: 0, maxWidth: "46rem" });
/** Actions on a route's page: before the steps on a telephone, beside them where there is room. */
export const acciones = style({
  "@media": {
    [desde.laptop]: { order: 1, position: "sticky", top: "104px" },
    print: { display: "none" },
  },
});

/** Steps of a route one below the other, with a line through their marks. */
export const pasos = style({ display: "flex", flexDirection: "column", gap: space[4] });
export const paso = style({
  display: "grid",
  gridTemplateColumns: "36px minmax(0, 1fr)",
  gap: `0 ${space[3]}`,
  alignItems: "start",
});
const marca = style({
  display: "grid",
  placeItems: "center",
  width: "36px",
  height: "36px",
  // A mark stands beside the middle of its title, whether the title is a link or not.
  marginBlock: "4px",
  borderRadius: radius.pill,
  border: `1.5px solid ${color.border}`,
  color: color.textSoft,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
});
export const porHacer = style([marca, {}]);
export const abierto = style([
  marca,
  { borderColor: color.accent, color: color.accent, ...markedWhenForced },
]);
export const marcaHecha = style([
  marca,
  { borderColor: color.accentSoft, background: color.accentSoft, color: color.onAccentSoft },
]);
export const cuerpo = style({ display: "flex", flexDirection: "column", gap: space[1] });
export const tituloDePaso = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  minHeight: TARGET,
  fontSize: text.body,
  fontWeight: 600,
});
export const legenda = style({ fontWeight: 600, paddingBottom: space[1] });
export const dias = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))",
  gap: `0 ${space[3]}`,
});
export const tirador = style({ gap: space[2], cursor: "pointer" });
