import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { radius, space } from "~/styles/tokens";

/** The picture stands above the words on a telephone, and beside them where there is room. */
export const cabeza = style({
  display: "flex",
  flexDirection: "column-reverse",
  gap: space[4],
  "@media": {
    [desde.tablet]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 22rem)",
      gap: space[8],
      alignItems: "center",
    },
    print: { display: "block" },
  },
});
/** Picture, and the strip below it. */
export const lado = style({ display: "flex", flexDirection: "column", gap: space[2] });
export const marco = style({
  overflow: "hidden",
  borderRadius: radius.card,
  // A telephone shows the title and the first words below it.
  aspectRatio: "2 / 1",
  "@media": { [desde.tablet]: { aspectRatio: "16 / 9" }, print: { display: "none" } },
});
export const imagen = style({ width: "100%", height: "100%", objectFit: "cover" });
