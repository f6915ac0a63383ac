/** What stands where something about a person stood. */
export const OMITIDO = "[omitido]";

const CORREO = /[^\s"'<>()[\]{},;:=/?&]+@[^\s"'<>()[\]{},;:/?&]+/g;
/** A document or a telephone, also with its spaces, dashes, dots and country code: seven digits or more in a row. */
const NUMERO = /(?<![\w-])\+?\(?\d(?:[ .()-]{0,2}\d){6,}(?![\w-])/g;
/** The type letter and the number of a document, as `usuarioLogin` writes it, or a foreign one. */
const DOCUMENTO_CON_LETRA = /(?<![\w-])[A-Za-z]{1,3}-?\d{6,12}(?![\w-])/g;
/** What follows "Bearer", or any JWT: base64url of `{"` begins with these letters, in this case. */
const TOKEN = /(?<=\b[Bb]earer\s+)[\w.~+/=-]{8,}|\beyJ[\w.~+/=-]{8,}/g;

/** What moves a terminal, or turns what it shows around. */
const DE_CONTROL = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Without what a terminal would obey: it stands there as it is written in a program, "\\u001b". */
export const visible = (texto: string, salvo = ""): string =>
  texto.replace(DE_CONTROL, (signo) =>
    salvo.includes(signo) ? signo : `\\u${signo.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** A text for the log without mails, documents, telephones or tokens, in the lines that it has. */
export function ocultarDatos(texto: string): string {
  const limpio = texto
    .replace(TOKEN, OMITIDO)
    .replace(CORREO, OMITIDO)
    .replace(DOCUMENTO_CON_LETRA, OMITIDO)
    .replace(NUMERO, OMITIDO);
  return visible(limpio, "\n");
}

/** A part of an address that says more than where it leads: what opens it, or somebody's mail or document. */
const SECRETO_DE_PATH =
  /(?<=\/(?:calendario|certificados?)\/+)[^/]+?(?=(\.ics)?(\/|$))|(?<=\/)[\w.~%-]{41,}(?=\/|$)/gi;

/** The question of a questionnaire: beside the hour and the address it says how somebody is. */
const PREGUNTA_DE_PATH = /(?<=\/respuestas\/+)[^/]+/gi;

/** A path for the log, however it was spelled: without its tokens and questions, and hidden by `ocultarDatos`. */
export function ocultarEnPath(path: string): string {
  const sinSecretos = legible(path).replace(SECRETO_DE_PATH, OMITIDO).replace(PREGUNTA_DE_PATH, OMITIDO);
  return visible(ocultarDatos(sinSecretos));
}

/** As it reads once it has arrived where it leads; what says nothing stays as it was sent. */
function legible(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
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
  if (typeof valor === "string") return ocultarDatos(valor);
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
