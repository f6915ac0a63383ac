import type { z } from "zod";

/** A mistake in the content for an editor to correct, with its place. */
export interface Problema {
  archivo: string;
  /** Line number of the mistake, from 1; null when the source has no lines. */
  linea: number | null;
  /** Field with the mistake, such as `pistas[2].de`; empty for the file itself. */
  campo: string;
  mensaje: string;
}

/** Finds the file and the line of a field of the content. */
export type Lugar = (campo: readonly PropertyKey[]) => Pick<Problema, "archivo" | "linea" | "campo">;

/** Thrown when the content has errors and cannot be used. */
export class ContenidoConErrores extends Error {
  constructor(readonly problemas: readonly Problema[]) {
    super(`El contenido tiene errores:\n${enLineas(problemas).join("\n")}`);
  }
}

/** Problems of the content as text: one line for each, by file and line. */
export const enLineas = (problemas: readonly Problema[]): string[] =>
  problemas
    .toSorted((a, b) => a.archivo.localeCompare(b.archivo) || (a.linea ?? 0) - (b.linea ?? 0))
    .map(enUnaLinea);

export function enUnaLinea({ archivo, linea, campo, mensaje }: Problema): string {
  return [linea === null ? archivo : `${archivo}:${linea}`, campo, mensaje].filter(Boolean).join(": ");
}

/**
 * Problem of the content for an unforeseen exception while a file was read. Its line is the parser's position, when
 * known.
 */
export function problemaImprevisto(error: unknown, archivo: string, desdeLinea = 0): Problema {
  const { linePos } = Object(error) as { linePos?: readonly { line: number }[] };
  return { archivo, linea: desdeLinea + (linePos?.[0]?.line ?? 1), campo: "", mensaje: "no se puede leer" };
}

/** Message that a value of the content is used twice, with the file and the line of the other use. */
export const repetido = ({ archivo, linea }: Pick<Problema, "archivo" | "linea">) =>
  `ya lo tiene ${archivo}${linea === null ? "" : ` (línea ${linea})`}`;

export function escribirCampo(campo: readonly PropertyKey[]): string {
  return campo
    .map((parte, indice) =>
      typeof parte === "number" ? `[${parte}]` : indice === 0 ? String(parte) : `.${String(parte)}`,
    )
    .join("");
}

/** Parses a value of the content with its schema; each mismatch is a problem with its place. */
export function leerCon<S extends z.ZodType>(
  esquema: S,
  valor: unknown,
  lugar: Lugar,
  problemas: Problema[],
): z.output<S> | undefined {
  // Each file is read once. Zod's compilation of a schema, made for later values, would take longer than the reading.
  const leido = esquema.safeParse(valor, { error: enEspanol, jitless: true });
  if (leido.success) return leido.data;
  // The first problem of a value is enough: further ones follow from it.
  const anotados = new Set<string>();
  for (const issue of leido.error.issues) {
    // An unknown field is named itself, and not the object that holds it.
    const campos =
      issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const campo of campos) {
      const escrito = escribirCampo(campo);
      if (!anotados.has(escrito)) problemas.push({ ...lugar(campo), mensaje: issue.message });
      anotados.add(escrito);
    }
  }
  return undefined;
}

const CLASES: Record<string, string> = {
  string: "un texto",
  number: "un número",
  int: "un número entero",
  boolean: "sí o no (true o false)",
  array: "una lista",
  object: "un grupo de campos",
};

const enEspanol: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "falta";
      return `tiene que ser ${CLASES[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      if (issue.input === undefined) return "falta";
      return `tiene que ser uno de estos: ${issue.values.map(String).join(", ")}`;
    case "unrecognized_keys":
      return "no existe ese campo";
    case "too_small":
      if (issue.origin === "array") return `lleva al menos ${issue.minimum}`;
      if (issue.origin === "string") {
        return issue.minimum === 1 ? "está vacío" : `lleva al menos ${issue.minimum} letras`;
      }
      return `no puede ser menos de ${issue.minimum}`;
    case "too_big":
      if (issue.origin === "array") return `lleva a lo más ${issue.maximum}`;
      if (issue.origin === "string") return `lleva a lo más ${issue.maximum} letras`;
      return `no puede ser más de ${issue.maximum}`;
    default:
      return "no tiene la forma que se espera";
  }
};
