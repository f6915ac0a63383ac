/** Text that replaces personal data in the log. */
export const OMITIDO = "[omitido]";

const CORREO = /[^\s"'<>()[\]{},;:=/?&]+@[^\s"'<>()[\]{},;:/?&]+/g;
/** Matches a document or telephone: seven digits or more, also with spaces, dashes, dots and country code. */
const NUMERO = /(?<![\w-])\+?\(?\d(?:[ .()-]{0,2}\d){6,}(?![\w-])/g;
/** Matches a document with letters before its number, as in `usuarioLogin` or of another country. */
const DOCUMENTO_CON_LETRA = /(?<![\w-])[A-Za-z]{1,3}-?\d{6,12}(?![\w-])/g;
/** Text after "Bearer", and JWTs (RFC 7519 § 3): base64url of `{"` begins with `eyJ`. */
const TOKEN = /(?<=\b[Bb]earer\s+)[\w.~+/=-]{8,}|\beyJ[\w.~+/=-]{8,}/g;

/** Characters that control a terminal, or the direction of its text (ASVS 4.0.3, 7.3.1). */
const DE_CONTROL = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Escapes control characters as a program writes them, "\\u001b". */
export const visible = (texto: string, salvo = ""): string =>
  texto.replace(DE_CONTROL, (signo) =>
    salvo.includes(signo) ? signo : `\\u${signo.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/**
 * A text for the log without mails, documents, telephones or tokens (ASVS 4.0.3, 7.1.1 and 7.1.2); its line breaks
 * stay.
 */
export function ocultarDatos(texto: string): string {
  const limpio = texto
    .replace(TOKEN, OMITIDO)
    .replace(CORREO, OMITIDO)
    .replace(DOCUMENTO_CON_LETRA, OMITIDO)
    .replace(NUMERO, OMITIDO);
  return visible(limpio, "\n");
}

/** Secret parts of an address: a key that gives access, a coupon, or a person's mail or document. */
const SECRETO_DE_PATH =
  /(?<=\/(?:calendario|certificados?|reclamos?|adjuntos|medicion\/+cupones)\/+)[^/]+?(?=(\.ics)?(\/|$))|(?<=\/)[\w.~%-]{41,}(?=\/|$)/gi;

/** Part of a path with the id of a question: with hour and address it would reveal how a person is. */
const PREGUNTA_DE_PATH = /(?<=\/respuestas\/+)[^/]+/gi;

/** Most paths of pages: short words in lower case, which hold neither number, mail nor key. */
const SIN_SECRETOS = /^(?:\/(?!calendario|certificado|cupones|respuestas)[a-z-]{0,40})+$/;

/**
 * A path for the log, in any spelling: without tokens and ids of questions, and without personal data (`ocultarDatos`).
 */
export function ocultarEnPath(path: string): string {
  if (SIN_SECRETOS.test(path)) return path;
  const sinSecretos = legible(path).replace(SECRETO_DE_PATH, OMITIDO).replace(PREGUNTA_DE_PATH, OMITIDO);
  return visible(ocultarDatos(sinSecretos));
}

/** Decodes a path; an undecodable one stays. */
function legible(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Names of fields in which other systems describe an error. Any other field may contain a person's data. */
const NOMBRES_DE_ERROR = new Set([
  "code",
  "codigo",
  "error",
  "errors",
  "message",
  "mensaje",
  "status",
  "estado",
  "success",
  "type",
  "tipo",
  "title",
]);
const LARGO_MAXIMO = 500;
const HONDURA_MAXIMA = 4;

/**
 * Summary of a failed answer for the log: the error fields of JSON, cleaned, or the length of anything else. Health
 * answers, names and addresses travel in other fields.
 */
export function resumenDeRespuesta(cuerpo: string): string {
  let leido: unknown;
  try {
    leido = JSON.parse(cuerpo);
  } catch {
    return `texto de ${cuerpo.length} caracteres`;
  }
  return JSON.stringify(soloElError(leido, 0) ?? {}).slice(0, LARGO_MAXIMO);
}

function soloElError(valor: unknown, hondura: number): unknown {
  if (typeof valor === "string") return ocultarDatos(valor);
  if (typeof valor === "boolean") return valor;
  if (typeof valor === "number") return Math.abs(valor) < 1_000_000 ? valor : OMITIDO;
  if (typeof valor !== "object" || valor === null || hondura >= HONDURA_MAXIMA) return undefined;
  if (Array.isArray(valor))
    return valor.slice(0, 5).map((elemento) => soloElError(elemento, hondura + 1) ?? null);
  return Object.fromEntries(
    Object.entries(valor)
      .filter(([nombre]) => NOMBRES_DE_ERROR.has(nombre))
      .map(([nombre, campo]) => [nombre, soloElError(campo, hondura + 1)]),
  );
}
