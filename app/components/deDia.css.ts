import { style } from "@vanilla-extract/css";

/** Picture that is drawn for the day alone, on a light ground. It is darker at night, when its white would glare. */
export const deDia = style({
  "@media": { "(prefers-color-scheme: dark)": { filter: "brightness(.75)" } },
});
