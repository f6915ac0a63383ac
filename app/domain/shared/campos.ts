import { z } from "zod";
import { limpiarLinea, limpiarTexto } from "./limpieza";

/**
 * A field for one line of text, cleaned before its length and its letters are checked. `falta` is said where none came.
 *
 * @example campoDeLinea("Escribe tu nombre").min(1, "Escribe tu nombre").max(60)
 */
export const campoDeLinea = (falta?: string) => z.string(falta).overwrite(limpiarLinea);

/**
 * A field for several lines of text, cleaned in the same way; its line breaks stay.
 *
 * @example campoDeTexto("Escribe tu nota").max(1000)
 */
export const campoDeTexto = (falta?: string) => z.string(falta).overwrite(limpiarTexto);
