import { globalStyle, style } from "@vanilla-extract/css";
import { texto } from "~/components/TarjetaDeEspecialidad.css";
import { desde } from "~/styles/breakpoints";
import { space, text } from "~/styles/tokens";

/** The first one takes the room of four; on a tablet, that of a row, and the last one closes the list. */
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

/** The picture is shown only on a card with room for it. It is loaded late, so that a phone never downloads it. */
export const dibujo = style({
  display: "none",
  "@media": { [desde.laptop]: { display: "block", position: "absolute", top: space[6], right: space[6] } },
});
