import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const filtros = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "end",
  "@media": {
    [desde.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [desde.desktop]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr)) auto" },
  },
});

export const cuenta = style({ fontSize: text.lead });

export const lista = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 21rem), 1fr))",
});

export const ficha = style({ display: "flex", flexDirection: "column", gap: space[4] });

export const quien = style({ display: "flex", gap: space[4], alignItems: "flex-start" });

export const nombre = style({
  color: color.text,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});

export const proximos = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

export const cabecera = style({ display: "flex", gap: space[5], alignItems: "center", flexWrap: "wrap" });
