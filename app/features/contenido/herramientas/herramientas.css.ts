import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";

/** Actions on a tool's page: before the text on a telephone, beside it where there is room. */
export const acciones = style({
  "@media": {
    [desde.laptop]: { order: 1, position: "sticky", top: "104px" },
    print: { display: "none" },
  },
});
/** Text of a tool. Its lines have a readable width, tables excepted. */
export const texto = style({ minWidth: 0, maxWidth: "46rem" });
