import { globalStyle, style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { FORCED_COLORS } from "~/styles/forcedColors";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

export const cuando = style({
  color: color.accent,
  fontSize: text.small,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  "::first-letter": { textTransform: "uppercase" },
});

/** Team that leads a workshop: beside the time on a card, or beside its name on the workshop's page. */
export const equipo = style({ borderRadius: radius.field, flex: "none" });
export const equipoEnTarjeta = style([equipo, { width: "32px", height: "24px" }]);
export const cabezaDeFecha = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space[2]}`,
  paddingTop: space[1],
});
export const dirige = style({ display: "flex", alignItems: "center", gap: space[3] });

/** Actions of a workshop: before the text on a telephone, beside it where there is room. */
export const acciones = style({
  "@media": { [desde.laptop]: { order: 1, position: "sticky", top: "104px" } },
});
/** Text of a workshop, in lines that are comfortable to read. */
export const texto = style({ minWidth: 0, maxWidth: "46rem" });
export const fechas = style({ display: "flex", flexDirection: "column", gap: space[2] });
export const fecha = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[3]}`,
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: TARGET,
  padding: `${space[2]} ${space[4]}`,
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.field,
  color: color.text,
  textDecoration: "none",
  selectors: {
    "&:hover": { borderColor: color.accent },
    "&[aria-current]": { borderColor: color.accent, background: color.accentSoft, color: color.onAccentSoft },
  },
});
export const dia = style({ display: "inline-block", "::first-letter": { textTransform: "uppercase" } });

/** Calendar with seven columns, each as wide as a finger even on the narrowest telephone (WCAG 2.2, 2.5.8). */
export const calendario = style({
  width: `calc(100% + 2 * ${space[3]})`,
  marginInline: `calc(-1 * ${space[3]})`,
  borderCollapse: "collapse",
  tableLayout: "fixed",
  textAlign: "center",
  // Largest size of a day's number at which two digits stay apart from those of the next day.
  fontSize: "min(1rem, 8vw)",
  "@media": { [desde.tablet]: { width: "100%", marginInline: 0 } },
});
globalStyle(`${calendario} th`, { fontSize: "min(1rem, 6.4vw)", whiteSpace: "nowrap" });
export const casilla = style({ padding: 0, height: "48px", color: color.textSoft });
/** Mark of today in the calendar: a frame, and not colour alone (WCAG 2.2, 1.4.1). */
export const hoy = style({
  borderRadius: radius.field,
  outline: `2px solid ${color.accent}`,
  outlineOffset: "-2px",
});
export const conFechas = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  width: "100%",
  minWidth: TARGET,
  minHeight: TARGET,
  borderRadius: radius.field,
  color: color.accent,
  fontWeight: 600,
  selectors: {
    "&:hover": { background: color.soft },
    "&[aria-current]": { background: color.accentSoft, color: color.onAccentSoft },
  },
});
/** Mark of a day on which the person has a place: a line below its number, and not colour alone (WCAG 2.2, 1.4.1). */
export const conLugar = style({
  boxShadow: `inset 0 -4px ${color.accent}`,
  background: color.accentSoft,
  // Forced colours paint no shadow (CSS Color Adjustment), so a border takes its place.
  "@media": { [FORCED_COLORS]: { borderBottom: "4px solid" } },
});
export const muestraDeLugar = style([
  conLugar,
  { display: "inline-block", width: space[6], height: space[4], borderRadius: radius.field },
]);
export const mes = style({ display: "inline-block", "::first-letter": { textTransform: "uppercase" } });
