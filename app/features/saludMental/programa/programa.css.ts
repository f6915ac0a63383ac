import { style } from "@vanilla-extract/css";
import { space, text } from "~/styles/tokens";

export const lista = style({
  listStyle: "disc",
  paddingInlineStart: space[5],
  display: "grid",
  gap: space[2],
});

export const grupo = style({ border: 0, padding: 0, margin: 0, minWidth: 0, display: "grid", gap: space[2] });
export const pregunta = style({ fontSize: text.h2, marginBlock: space[3] });

export const horario = style({
  display: "grid",
  gridTemplateColumns: "48px 1fr",
  alignItems: "center",
  gap: space[4],
});
