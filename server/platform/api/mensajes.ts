import { z } from "zod";

const FALTA = "Falta este dato";
const REVISA = "Revisa este dato";
const UN_NUMERO = "Usa un número, como 3";

const POR_TIPO: Partial<Record<string, string>> = {
  string: "Tiene que ser un texto",
  number: UN_NUMERO,
  nan: UN_NUMERO,
  int: "Usa un número entero, como 3",
  boolean: "Tiene que ser true o false",
  array: "Tiene que ser una lista",
  object: "Tiene que ser un objeto",
  record: "Tiene que ser un objeto",
};

const POR_FORMATO: Partial<Record<string, string>> = {
  email: "Escribe un correo como nombre@ejemplo.com",
  uuid: "Tiene que ser un UUID",
  url: "Tiene que ser una dirección web",
  date: "Usa una fecha como 2026-11-30",
  datetime: "Usa una fecha con su hora, como 2026-11-30T15:00:00.000Z",
  time: "Usa una hora como 15:00",
};

/** Limit of a value in words: characters of a text, elements of a list, or the number itself. */
function cuanto(origin: string, verbo: "como máximo" | "como mínimo", limite: string): string {
  const enSingular = limite === "1";
  if (origin === "string")
    return `Tiene que tener ${verbo} ${limite} ${enSingular ? "carácter" : "caracteres"}`;
  if (origin === "array")
    return `Tiene que tener ${verbo} ${limite} ${enSingular ? "elemento" : "elementos"}`;
  return `Tiene que ser ${verbo} ${limite}`;
}

/** The value as JSON writes it. */
const escrito = (valor: unknown) => (typeof valor === "string" ? `"${valor}"` : String(valor));

/**
 * Message for a wrong value whose schema has no message of its own. It says what to send instead, without technical
 * names of types.
 */
export function mensajeDeDato(issue: z.core.$ZodRawIssue): string {
  // A numeric query parameter with letters arrives as NaN.
  if (Number.isNaN(issue.input)) return UN_NUMERO;
  if (issue.input === undefined || issue.input === null) return FALTA;
  switch (issue.code) {
    case "invalid_type":
      return POR_TIPO[issue.expected] ?? REVISA;
    case "invalid_value":
      return `Tiene que ser ${issue.values.map(escrito).join(" o ")}`;
    case "too_big":
      return cuanto(issue.origin, "como máximo", String(issue.maximum));
    case "too_small":
      if (issue.input === "") return FALTA;
      return issue.inclusive === false
        ? `Tiene que ser mayor que ${issue.minimum}`
        : cuanto(issue.origin, "como mínimo", String(issue.minimum));
    case "invalid_format":
      return POR_FORMATO[issue.format] ?? REVISA;
    case "not_multiple_of":
      return `Tiene que ser múltiplo de ${issue.divisor}`;
    case "unrecognized_keys":
      return `Sobra ${issue.keys.map(escrito).join(", ")}`;
    default:
      return REVISA;
  }
}
