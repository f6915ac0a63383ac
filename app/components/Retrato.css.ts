import { style, styleVariants } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius } from "~/styles/tokens";

export const retrato = style({ borderRadius: radius.pill, background: color.soft, flexShrink: 0 });

const hueco = style([
  retrato,
  { display: "inline-flex", alignItems: "center", justifyContent: "center", color: color.textSoft },
]);
/** Placeholder with the size of a portrait, in a browser that saves data. */
export const sinRetrato = styleVariants({ 48: 48, 56: 56, 64: 64, 96: 96, 160: 160 }, (lado: number) => [
  hueco,
  { width: lado, height: lado },
]);
