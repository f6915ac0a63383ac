import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { text } from "~/styles/tokens";

export const precio = style({ fontVariantNumeric: "tabular-nums", fontWeight: 700 });
export const nota = style({ fontSize: text.small, fontWeight: 400, color: color.textSoft });
export const large = style({ fontSize: text.card });
export const bono = style({ display: "block", color: color.accent, fontSize: text.small });
