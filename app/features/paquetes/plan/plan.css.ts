import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space } from "~/styles/tokens";

export const incluido = style({ display: "flex", gap: space[2], alignItems: "start" });
globalStyle(`${incluido} > svg`, { flexShrink: 0, marginTop: "2px", color: color.exito });
