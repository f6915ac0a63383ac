import type { z } from "zod";

/**
 * What nobody sees, and what turns around what everybody sees; a text of several lines has them. What joins the parts of
 * an emoji, or says how it is drawn, belongs to it.
 */
const NO_SE_VE = new RegExp(
  [
    String.raw`(?![\t\r\n])`,
    String.raw`(?!(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]?)\u200D\p{Extended_Pictographic})`,
    String.raw`(?!(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F])`,
    String.raw`(?!(?<=[\d#*])\uFE0F\u20E3)`,
    // The last is a letter of Braille without a dot.
    String.raw`[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]`,
  ].join(""),
  "gu",
);
/** Programs that show mails make a link of it, with or without the protocol. */
const DIRECCION = /:\/\/|@|[\p{L}\p{N}][.。]\p{L}{2,}/u;
/** With the code of a country, a mobile of Peru, or a landline with that of its region; a day is none. */
const TELEFONO =
  /\+\d(?:[ .()-]{0,2}\d){7,}|(?<!\d)9(?:[ .-]?\d){8}(?!\d)|(?<!\d)(?!\d{1,2}[.-]\d{1,2}[.-]\d{4})\(?0\d{1,2}\)?[ .-]?\d(?:[ .-]?\d){5,6}(?!\d)/;

/** Tibetan stacks the most, eight or nine on a letter. To put them in order takes the square of how many there are. */
const MARCAS_DE_MAS = /(?<=\p{M}{10})\p{M}+/gu;

/** A text with at most ten marks on a letter: the one limit of the product. */
export const sinMarcasDeMas = (texto: string) => texto.replace(MARCAS_DE_MAS, "");

/**
 * As somebody reads it, whatever its letters and figures are made of: a figure in a box is that figure. Accents are
 * read, and stay; `sinAcentos` takes them all away, because who searches leaves them out.
 */
export const comoSeLee = (texto: string) =>
  sinMarcasDeMas(texto)
    .normalize("NFKC")
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Me}]/gu, "");

export const sinLoQueNoSeVe = (texto: string) => texto.replace(NO_SE_VE, "");

/**
 * What somebody writes to people who do not know them: it is shown on our page or goes out in our name, and so it leads
 * nobody anywhere else. `de` says of what, as a person is told: "del motivo".
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
