import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const pregunta = style({ fontWeight: 600, marginBottom: space[2] });
export const opcion = style({ display: "grid", gap: space[1] });

/** The mail to the person, under its reason. */
export const carta = style({
  margin: `0 0 0 ${space[8]}`,
  paddingLeft: space[3],
  borderLeft: `3px solid ${color.border}`,
  color: color.textSoft,
  fontSize: text.small,
});
