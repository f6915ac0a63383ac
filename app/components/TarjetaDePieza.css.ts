import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

export const lista = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
});
export const pieza = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  // The picture goes from edge to edge.
  padding: 0,
  selectors: { "&:hover": { borderColor: color.accent } },
});
export const portada = style({ width: "100%", height: "auto", aspectRatio: "16 / 9", objectFit: "cover" });
export const texto = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  flexGrow: 1,
  padding: space[4],
});
export const titulo = style({ fontSize: text.h3 });
export const enlace = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: TARGET,
  color: color.text,
  textDecoration: "none",
  // The whole card is the link's.
  selectors: { "&::after": { content: "''", position: "absolute", inset: 0, borderRadius: radius.card } },
});
export const detalles = style({ marginTop: "auto" });
export const avance = style({ display: "flex", alignItems: "center", gap: space[2] });
export const barra = style({ flexGrow: 1, height: "6px", accentColor: color.accent });
