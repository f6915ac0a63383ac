import { z } from "zod";

/** What nobody sees, and what turns around what everybody sees; a text of several lines has them. */
const NI_VE_NI_LEE = /(?![\r\n])[\p{Cc}\p{Bidi_Control}]/u;
/** Programs that show mails make a link of it, with or without the protocol. */
const DIRECCION = /:\/\/|@|[\p{L}\p{N}][.。]\p{L}{2,}/u;

/**
 * Why a date is not held, as whoever leads it writes it to all who have a place: it goes out in our name, and so it
 * leads nobody anywhere.
 */
export const motivoDeCancelar = z
  .string("Escribe el motivo.")
  .trim()
  .min(5, "Escribe el motivo: se lo diremos a quienes tienen un lugar.")
  .max(300, "El motivo lleva a lo más 300 letras.")
  .refine((motivo) => !NI_VE_NI_LEE.test(motivo), {
    message: "Quita del motivo los signos que no se ven: escríbelo otra vez en lugar de pegarlo.",
    abort: true,
  })
  .refine((motivo) => !DIRECCION.test(motivo.normalize("NFKC")), {
    message:
      "Quita del motivo las direcciones de páginas y de correo. Si no hay ninguna, deja un espacio después de cada punto.",
  });
