import { style } from "@vanilla-extract/css";
import { markedWhenForced } from "~/styles/forcedColors";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

export const steps = style({ display: "flex", flexDirection: "column", gap: space[2] });
export const words = style({ fontSize: text.small, color: color.textSoft });
export const bar = style({ display: "flex", gap: space[1], maxWidth: "16rem" });
export const segment = style({ flex: 1, height: "6px", borderRadius: radius.pill, background: color.border });
export const done = style({ background: color.accent, ...markedWhenForced });
