import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

/** Two needs in a row on a telephone, so that all six stand on one screen. */
export const necesidades = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": {
    [desde.tablet]: { gap: space[4], gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [desde.laptop]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
    print: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
export const necesidad = style({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  minHeight: TARGET,
  overflow: "hidden",
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.text,
  fontSize: text.body,
  fontWeight: 700,
  lineHeight: 1.25,
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: color.accent, color: color.text } },
});
export const dibujo = style({
  width: "100%",
  height: "auto",
  aspectRatio: "240 / 150",
  objectFit: "cover",
  "@media": { print: { display: "none" } },
});
export const palabras = style({ padding: `${space[2]} ${space[3]} ${space[3]}` });
