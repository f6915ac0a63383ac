import { z } from "zod";
import { esFecha } from "./fechas";
import { limpiarLinea, limpiarTexto } from "./limpieza";

/**
 * Field for a line of text, cleaned before its length and letters are checked. `falta`: message for an empty field.
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

interface AlNormalizar {
  falta: string | undefined;
  /** Limit of letters as typed: normalising a long text is costly. */
  maximo: number;
  largo: string;
}

/**
 * A field for a number, a code or a password that people write in several ways, brought to one of them.
 *
 * @example campoNormalizado(limpiarNumero, { falta: "Escribe el código", maximo: 40, largo: "Tiene 6 dígitos" })
 */
export const campoNormalizado = (
  normalizar: (escrito: string) => string,
  { falta, maximo, largo }: AlNormalizar,
) => z.string(falta).max(maximo, { error: largo, abort: true }).overwrite(normalizar);

/** Field for a mail, cleaned as a line. `falta`: message for an empty field. */
export const campoDeCorreo = (falta: string) =>
  campoNormalizado(limpiarLinea, {
    falta,
    // RFC 5321, section 4.5.3.1.3, with its erratum 1690.
    maximo: 254,
    largo: "Escribe un correo de 254 caracteres o menos",
  }).pipe(z.email("Escribe un correo como nombre@ejemplo.com"));

/**
 * Field in which each sign counts, such as a seal, a digest or a compared password: it is not cleaned.
 *
 * @example campoExacto(1000, "No es una visita", "Falta la visita")
 */
export const campoExacto = (maximo: number, largo?: string, falta = largo) =>
  z.string(falta).max(maximo, largo);

interface AlDarForma {
  falta?: string;
  maximo?: number;
}

/**
 * Field for a code of a form, written by a program or chosen from a list. Any other value is refused with `mensaje`.
 *
 * @example campoConForma(/^\d{2}:\d{2}$/, "Usa una hora como 09:30", { falta: "Falta la hora" })
 */
export const campoConForma = (forma: RegExp, mensaje?: string, { falta, maximo = 80 }: AlDarForma = {}) =>
  z.string(falta).max(maximo, { error: mensaje, abort: true }).regex(forma, mensaje);

/** An id of ours, of at most 80 letters. */
export const campoDeId = (mensaje: string, falta = mensaje) =>
  campoConForma(/^[\w-]{1,80}$/, mensaje, { falta });

/** A day of the calendar, as 2026-12-08. */
export const campoDeFecha = (mensaje: string, falta?: string) => z.string(falta).refine(esFecha, mensaje);

/** A month, as 2026-12. */
export const campoDeMes = (mensaje: string) => campoConForma(/^\d{4}-(0[1-9]|1[0-2])$/, mensaje);
