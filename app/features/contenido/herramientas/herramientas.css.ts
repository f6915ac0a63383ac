import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";

/** What can be done with it: before the text on a telephone, beside it where there is room. */
export const acciones = style({
  "@media": {
    [desde.laptop]: { order: 1, position: "sticky", top: "104px" },
    print: { display: "none" },
  },
});
/** As wide as one reads well, but for its tables. */
export const texto = style({ minWidth: 0, maxWidth: "46rem" });

/** What leads on is of no use on paper. */
export const soloEnPantalla = style({ "@media": { print: { display: "none" } } });
