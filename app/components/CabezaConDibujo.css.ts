import { style } from "@vanilla-extract/css";
import { conLetraGrande, desde } from "~/styles/breakpoints";
import { radius, space } from "~/styles/tokens";

/** On a telephone the drawing stands beside the title alone, and the words below have the whole width. */
export const cabeza = style({
  display: "grid",
  alignItems: "center",
  gap: `${space[2]} ${space[4]}`,
  gridTemplate: '"titulo dibujo" "palabras palabras" / minmax(0, 1fr) min(5.5rem, 27%)',
  "@media": {
    // With large letters the words need the room (WCAG 2.2, 1.4.4).
    [conLetraGrande]: { gridTemplate: '"titulo" "palabras" "dibujo" / minmax(0, 1fr)' },
    [desde.tablet]: {
      columnGap: space[8],
      gridTemplate: '"titulo dibujo" auto "palabras dibujo" 1fr / minmax(0, 1fr) 15rem',
    },
  },
});
export const titulo = style({ gridArea: "titulo" });
export const palabras = style({ gridArea: "palabras", alignSelf: "start" });
export const dibujo = style({
  gridArea: "dibujo",
  width: "100%",
  height: "auto",
  borderRadius: radius.card,
  "@media": { [conLetraGrande]: { maxWidth: "15rem" } },
});
