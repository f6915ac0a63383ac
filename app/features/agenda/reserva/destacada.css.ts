import { globalStyle, style } from "@vanilla-extract/css";
import { texto } from "./TarjetaDeEspecialidad.css";
import { desde } from "~/styles/breakpoints";
import { space, text } from "~/styles/tokens";

/**
 * Highlighted card of a specialist. It takes the room of four; on a tablet that of a row, and the last one closes the
 * list.
 */
export const conDestacada = style({});
globalStyle(`${conDestacada} > :first-child`, {
  "@media": {
    [desde.tablet]: { gridColumn: "span 2" },
    [desde.laptop]: { gridRow: "span 2" },
  },
});
globalStyle(`${conDestacada} > :last-child`, {
  "@media": { "screen and (min-width: 600px) and (max-width: 899px)": { gridColumn: "span 2" } },
});
globalStyle(`${conDestacada} > :first-child h2`, { "@media": { [desde.laptop]: { fontSize: text.h2 } } });
globalStyle(`${conDestacada} > :first-child ${texto}`, {
  "@media": { [desde.laptop]: { marginTop: "auto" } },
});

/**
 * Picture of a highlighted card. It is shown only where there is room, and loaded late, so that a phone never
 * downloads it.
 */
export const dibujo = style({
  display: "none",
  "@media": { [desde.laptop]: { display: "block", position: "absolute", top: space[6], right: space[6] } },
});
