import { globalStyle, style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

/** Layout of the sign-in: the form, and from 900 px on the sea of the home page beside it. */
export const entrada = style({
  "@media": {
    [desde.laptop]: {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      maxWidth: "60rem",
      margin: "0 auto",
      overflow: "hidden",
      border: `1px solid ${color.border}`,
      borderRadius: radius.sheet,
      background: color.surface,
    },
  },
});
export const formulario = style({
  display: "flex",
  flexDirection: "column",
  gap: space[6],
  maxWidth: "28rem",
  margin: "0 auto",
  "@media": {
    [desde.laptop]: { width: "100%", minHeight: "34rem", justifyContent: "center", padding: space[10] },
  },
});
export const paisaje = style({
  display: "none",
  "@media": { [desde.laptop]: { display: "block", position: "relative" } },
});
export const imagen = style({
  position: "absolute",
  width: "100%",
  height: "100%",
  objectFit: "cover",
  objectPosition: "72% 100%",
});
export const alternativa = style({ textAlign: "center", fontSize: text.small });
/** Other ways to sign in, one link a line, each as tall as a thumb needs (WCAG 2.2, 2.5.8). */
export const otras = style({ display: "flex", flexDirection: "column", gap: space[1] });
globalStyle(`${otras} > a + a`, { display: "flex", alignItems: "center", minHeight: TARGET });
