import { style } from "@vanilla-extract/css";
import { fila } from "~/styles/layout.css";

/**
 * Buttons of a question. The next button comes first in the document, so that Enter presses it (HTML § 4.10.21.2), but
 * stands on the right.
 */
export const pasos = style([fila.extremos, { flexDirection: "row-reverse" }]);
