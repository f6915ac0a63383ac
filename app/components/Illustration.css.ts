import { style } from "@vanilla-extract/css";

export const illustration = style({
  "@media": { "(prefers-color-scheme: dark)": { filter: "brightness(0.88)" } },
});
