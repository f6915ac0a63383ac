import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const formulario = style({ display: "grid", gap: space[4], maxWidth: "40rem" });
export const lista = style({ listStyle: "none", padding: 0 });
export const hallado = style({
  display: "grid",
  gap: `${space[1]} ${space[6]}`,
  alignItems: "center",
  paddingBlock: space[3],
  borderTop: `1px solid ${color.border}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [desde.tablet]: { gridTemplateColumns: "12rem minmax(0, 1fr)" } },
});
export const datos = style({ color: color.textSoft, fontSize: text.small, overflowWrap: "anywhere" });
