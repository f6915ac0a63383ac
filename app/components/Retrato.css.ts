import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius } from "~/styles/tokens";

export const retrato = style({ borderRadius: radius.pill, background: color.soft, flexShrink: 0 });
