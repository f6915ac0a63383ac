import type { z } from "zod";

/**
 * Invisible characters, and those that turn the direction of text. Line breaks stay in texts of several lines, as do the
 * joiners and selectors of an emoji.
 */
const NO_SE_VE = new RegExp(
  [
    String.raw`(?![\t\r\n])`,
    String.raw`(?!(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]?)\u200D\p{Extended_Pictographic})`,
    String.raw`(?!(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F])`,
    String.raw`(?!(?<=[\d#*])\uFE0F\u20E3)`,
    // U+2800 is a Braille character without dots, which looks like a space.
    String.raw`[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]`,
  ].join(""),
  "gu",
);
/** Matches what mail programs turn into a link, with or without `https://`. */
const DIRECCION = /:\/\/|@|[\p{L}\p{N}][.。]\p{L}{2,}/u;
/** A number with a country's code, a mobile of Peru, or a landline with its region's code. A date does not match. */
const TELEFONO =
  /\+\d(?:[ .()-]{0,2}\d){7,}|(?<!\d)9(?:[ .-]?\d){8}(?!\d)|(?<!\d)(?!\d{1,2}[.-]\d{1,2}[.-]\d{4})\(?0\d{1,2}\)?[ .-]?\d(?:[ .-]?\d){5,6}(?!\d)/;

/** Matches the marks beyond ten on one letter. Tibetan has the most, eight or nine. Sorting n marks takes n² time. */
const MARCAS_DE_MAS = /(?<=\p{M}{10})\p{M}+/gu;

/** A text with at most ten marks on each letter. */
export const sinMarcasDeMas = (texto: string) => texto.replace(MARCAS_DE_MAS, "");

/**
 * Text as people read it: a boxed digit becomes that digit (NFKC). Accents stay; `sinAcentos` removes them for search.
 */
export const comoSeLee = (texto: string) =>
  sinMarcasDeMas(texto)
    .normalize("NFKC")
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Me}]/gu, "");

export const sinLoQueNoSeVe = (texto: string) => texto.replace(NO_SE_VE, "");

/**
 * Schema of a text that strangers read on our pages or in our mails, so that it must contain no link. `de` names the
 * field in the refusal, as "del motivo".
 */
export const paraOtros = (texto: z.ZodString, de: string) =>
  texto
    .refine((escrito) => !DIRECCION.test(comoSeLee(escrito)), {
      message: `Quita ${de} las direcciones de páginas y de correo. Si no hay ninguna, deja un espacio después de cada punto.`,
      abort: true,
    })
    .refine((escrito) => !TELEFONO.test(comoSeLee(escrito)), {
      message: `Quita ${de} los números de teléfono.`,
    });
