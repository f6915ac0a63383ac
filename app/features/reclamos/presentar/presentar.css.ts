import { style } from "@vanilla-extract/css";
import { space } from "~/styles/tokens";

/** The gap of a fieldset's column does not reach its legend. */
export const leyenda = style({ marginBottom: space[3] });
