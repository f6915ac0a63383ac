import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";
import { filaEn } from "../marco/filas";

/** When stands first on a phone, and in a column of its own from a tablet on. */
export const linea = style({
  ...filaEn("13rem minmax(0, 1fr) 14rem"),
  alignItems: "start",
  paddingBlock: space[4],
});
export const que = style({ fontWeight: 600 });
export const detalle = style({ color: color.textSoft, fontSize: text.small, overflowWrap: "anywhere" });
export const actor = style({ display: "inline-flex", alignItems: "center", minHeight: "28px" });
