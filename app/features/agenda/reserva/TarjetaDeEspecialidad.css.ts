import { globalStyle, style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
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
// The card has the soft colour, so the background of its icon is that of the page.
globalStyle(`${especialidad}${especialidad} > span`, { background: color.surface });

export const texto = style({
  display: "flex",
  flexDirection: "column",
  gap: space[1],
  minWidth: 0,
  overflowWrap: "anywhere",
});
export const descripcion = style({ color: color.text });

export const nota = style({ fontSize: text.small, fontWeight: 700 });
export const icono = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: "52px",
  height: "52px",
  borderRadius: "16px",
});
