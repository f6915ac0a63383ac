import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const mes = style({ "::first-letter": { textTransform: "uppercase" } });

export const dia = style({
  display: "flex",
  gap: space[2],
  alignItems: "center",
  fontSize: text.body,
  color: color.textSoft,
});

export const cita = style({ display: "flex", gap: space[4], alignItems: "flex-start" });

export const foto = style({ borderRadius: "50%" });

export const sinCitas = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[4],
  alignItems: "center",
  justifyContent: "space-between",
});
