import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color, especialidad as slugs } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const lista = style({
  display: "grid",
  gap: space[3],
  "@media": {
    [desde.tablet]: { gridTemplateColumns: "1fr 1fr", gap: space[4] },
    [desde.laptop]: { gridTemplateColumns: "repeat(3, 1fr)" },
  },
});
export const especialidad = style({
  position: "relative",
  display: "flex",
  gap: space[4],
  height: "100%",
  alignItems: "center",
  borderColor: "transparent",
  "@media": { [desde.tablet]: { flexDirection: "column", alignItems: "start", gap: space[8] } },
});
globalStyle(`${especialidad}:hover`, { borderColor: "currentcolor" });
// The tile wears the soft colour, so its icon stands on the surface.
globalStyle(`${especialidad} > span`, { background: color.surface });

export const tono = styleVariants(slugs, ({ strong, soft }) => ({ background: soft, color: strong }));
export const texto = style({
  display: "flex",
  flexDirection: "column",
  gap: space[1],
  minWidth: 0,
  overflowWrap: "anywhere",
});
export const descripcion = style({ color: color.text });

export const nota = style({ fontSize: text.small, fontWeight: 700 });

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

/** Only where the card has room for it; lazy, so that a telephone does not fetch it. */
export const dibujo = style({
  display: "none",
  "@media": { [desde.laptop]: { display: "block", position: "absolute", top: space[6], right: space[6] } },
});
