import type { z } from "zod";

type Issue = z.core.$ZodRawIssue;

/**
 * Advice for the operator about an invalid value, when its schema has none. It repeats no part of the value, which may
 * be a secret.
 */
export function correccionDe(issue: Issue): string | undefined {
  switch (issue.code) {
    case "invalid_value":
      return `pon ${ENTRE.format(issue.values.map(String))}`;
    case "invalid_type":
      return issue.expected === "number" ? "pon un número" : "pon un número entero";
    case "too_small":
      return issue.origin === "number" ? `pon un número desde ${issue.minimum}` : "pon por lo menos uno";
    case "too_big":
      return issue.origin === "string"
        ? `pon ${issue.maximum} letras o menos`
        : `pon un número hasta ${issue.maximum}`;
    case "invalid_format":
      return FORMATO[issue.format];
  }
  return undefined;
}

const ENTRE = new Intl.ListFormat("es", { type: "disjunction" });
const FORMATO: Partial<Record<string, string>> = {
  url: "pon una dirección completa, como https://ejemplo.pe",
  email: "pon un correo, como ayuda@ejemplo.pe",
};
