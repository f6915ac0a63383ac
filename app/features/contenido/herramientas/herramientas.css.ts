import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { space } from "~/styles/tokens";

/** What can be done with it: before the text on a telephone, beside it where there is room. */
export const acciones = style({
  "@media": { [desde.laptop]: { order: 1, position: "sticky", top: "104px" } },
});
/** As wide as one reads well, but for its tables. */
export const texto = style({ minWidth: 0, maxWidth: "46rem" });

export const tirador = style({ gap: space[2] });
