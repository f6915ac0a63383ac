import { style } from "@vanilla-extract/css";
import { fila } from "~/styles/layout.css";

/** The first button is the one that the Enter key presses, and stands where one goes on. */
export const pasos = style([fila.extremos, { flexDirection: "row-reverse" }]);
