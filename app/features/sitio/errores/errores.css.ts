import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space } from "~/styles/tokens";

export const error = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space[4],
  maxWidth: "36rem",
  margin: "0 auto",
  padding: `${space[8]} ${space[4]} ${space[16]}`,
  textAlign: "center",
});
export const texto = style({ color: color.textSoft, maxWidth: "44ch" });
export const codigo = style({ color: color.text, fontWeight: 600, userSelect: "all" });
export const caminos = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space[3] });
