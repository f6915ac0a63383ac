import { style } from "@vanilla-extract/css";
import { markedWhenForced } from "~/styles/forcedColors";
import { color } from "~/styles/theme.css";
import { radius, space } from "~/styles/tokens";

export const bar = style({ display: "flex", gap: space[1], maxWidth: "16rem" });
export const segment = style({ flex: 1, height: "6px", borderRadius: radius.pill, background: color.border });
export const done = style({ background: color.accent, ...markedWhenForced });
