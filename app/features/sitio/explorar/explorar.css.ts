import { style } from "@vanilla-extract/css";
import { conLetraGrande, desde } from "~/styles/breakpoints";
import { radius, space } from "~/styles/tokens";

/** Head of the page of a need: its drawing beside its words, also on a telephone. */
export const cabeza = style({
  display: "grid",
  alignItems: "center",
  gap: space[4],
  // With large letters the words need the room (WCAG 2.2, 1.4.4).
  gridTemplateColumns: "minmax(0, 1fr) min(7.5rem, 30%)",
  "@media": {
    [conLetraGrande]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [desde.tablet]: { gap: space[8], gridTemplateColumns: "minmax(0, 1fr) 15rem" },
  },
});
export const dibujo = style({ width: "100%", height: "auto", borderRadius: radius.card });
export const barra = style({ width: "100%", height: "6px" });
