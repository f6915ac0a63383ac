/** What stands where something about a person stood. */
export const OMITIDO = "[omitido]";

const CORREO = /[^\s"'<>()[\]{},;:=/?&]+@[^\s"'<>()[\]{},;:/?&]+/g;
/** A document or a telephone, also with its spaces, dashes, dots and country code: seven digits or more in a row. */
const NUMERO = /(?<![\w-])\+?\(?\d(?:[ .()-]{0,2}\d){6,}(?![\w-])/g;
/** The type letter and the number of a document, as `usuarioLogin` writes it, or a foreign one. */
const DOCUMENTO_CON_LETRA = /(?<![\w-])[A-Za-z]{1,3}-?\d{6,12}(?![\w-])/g;
/** What follows "Bearer", or any JWT: base64url of `{"` begins with these letters, in this case. */
const TOKEN = /(?<=\b[Bb]earer\s+)[\w.~+/=-]{8,}|\beyJ[\w.~+/=-]{8,}/g;

/** A text for the log without mails, documents, telephones or tokens. */
export function limpiarTexto(texto: string): string {
  return texto
    .replace(TOKEN, OMITIDO)
    .replace(CORREO, OMITIDO)
    .replace(DOCUMENTO_CON_LETRA, OMITIDO)
    .replace(NUMERO, OMITIDO);
}

/** A part of an address that says more than where it leads: what opens it, or somebody's mail or document. */
const SECRETO_DE_PATH = /(?<=^\/calendario\/)[^/]+?(?=(\.ics)?$)|(?<=\/)[\w.~%-]{41,}(?=\/|$)/g;

/** A path for the log: without its tokens, and without what `limpiarTexto` takes out. */
export function limpiarPath(path: string): string {
  return limpiarTexto(path.replace(SECRETO_DE_PATH, OMITIDO));
}

/** The names under which another system tells what went wrong. Under any other name there may be a person. */
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
 * What an answer says of a failure, fit for the log: of JSON only the names of an error, their texts cleaned; of
 * anything else its length. Answers to health questions, names and addresses travel under other names.
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
  if (typeof valor === "string") return limpiarTexto(valor);
  if (typeof valor === "boolean") return valor;
  if (typeof valor === "number") return Math.abs(valor) < 1_000_000 ? valor : OMITIDO;
  if (typeof valor !== "object" || valor === null || hondura >= HONDURA_MAXIMA) return undefined;
  if (Array.isArray(valor)) return valor.slice(0, 5).map((uno) => soloElError(uno, hondura + 1) ?? null);
  return Object.fromEntries(
    Object.entries(valor)
      .filter(([nombre]) => NOMBRES_DE_ERROR.has(nombre))
      .map(([nombre, uno]) => [nombre, soloElError(uno, hondura + 1)]),
  );
}
