import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET } from "~/styles/tokens";
import { conLado, filaEn } from "../marco/filas";

/** One below the other on a phone, in columns from a tablet on. */
export const linea = style(filaEn("18rem minmax(0, 1fr) 17rem"));
export const numero = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: TARGET,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
});

/** The sheet, and beside it on a large screen the forms that act on it. */
export const hoja = style(conLado("27rem"));

/** The paper that goes to the person by post. */
export const papel = style({
  display: "flex",
  flexDirection: "column",
  gap: space[6],
  maxWidth: "46rem",
  padding: space[5],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  "@media": { [desde.tablet]: { padding: space[8] }, print: { padding: 0, border: 0, maxWidth: "none" } },
});
export const enPantalla = style({ "@media": { print: { display: "none" } } });
