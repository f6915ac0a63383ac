import { comoSeLee } from "../shared/textoParaOtros";

/** Kinds of personal data that a text may show, in words. */
export const DATOS_EN_TEXTO = {
  correo: "un correo",
  telefono: "un teléfono",
  documento: "un número de documento",
  direccion: "una dirección",
  usuario: "un usuario de red social",
} as const;
export type DatoEnTexto = keyof typeof DATOS_EN_TEXTO;

const CORREO =
  /[\p{L}\p{N}._%+-]+\s?(?:@|\(?\barroba\b\)?)\s?[\p{L}\p{N}-]+\s?(?:\.|\bpunto\b)\s?\p{L}{2,}/iu;
/** A mobile or a landline, also with spaces, dots or dashes between its digits. */
const TELEFONO =
  /(?<![\d.,])(?:\+?51[ .-]?)?9(?:[ .-]?\d){8}(?!\d)|\+\d(?:[ .()-]{0,2}\d){7,}|(?<!\d)\(?0\d{1,2}\)?[ .-]?\d(?:[ .-]?\d){5,6}(?!\d)/u;
/** Eight digits in a row are a document; eleven that begin with 10 or 20 are a RUC. */
const DOCUMENTO = /(?<![\d.,])(?:\d{8}|[12]0\d{9})(?![\d.,]?\d)/u;
const DIRECCION =
  /\b(?:av|avenida|jr|jir[oó]n|calle|ca|psje|pasaje|urb|urbanizaci[oó]n|mz|manzana|dpto|lote|lt)\b\.?\s+(?:\p{L}[\p{L}.]*\s+){0,4}(?:n[°º.]?\s*)?\d{1,5}/iu;
const USUARIO = /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.]{3,}/u;

const FORMAS: readonly [DatoEnTexto, RegExp][] = [
  ["correo", CORREO],
  ["telefono", TELEFONO],
  ["documento", DOCUMENTO],
  ["direccion", DIRECCION],
  ["usuario", USUARIO],
];

/** Kinds of personal data in a text, which the page points out before it is published. */
export function datosEnTexto(escrito: string): DatoEnTexto[] {
  const texto = comoSeLee(escrito);
  return FORMAS.flatMap(([clase, forma]) => (forma.test(texto) ? [clase] : []));
}
