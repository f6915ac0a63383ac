import type { z } from "zod";

/** Something that an editor has to mend, and where. */
export interface Problema {
  archivo: string;
  /** From 1; null where what was read has no lines. */
  linea: number | null;
  /** `pistas[2].de`; empty where it is the file itself. */
  campo: string;
  mensaje: string;
}

/** Where a value stands in what was read. */
export type Lugar = (campo: readonly PropertyKey[]) => Pick<Problema, "archivo" | "linea" | "campo">;

/** The content cannot be taken as it is. */
export class ContenidoConErrores extends Error {
  constructor(readonly problemas: readonly Problema[]) {
    super(`El contenido tiene errores:\n${enLineas(problemas).join("\n")}`);
  }
}

/** A line for each, those of a file from its top to its end. */
export const enLineas = (problemas: readonly Problema[]): string[] =>
  problemas
    .toSorted((uno, otro) => uno.archivo.localeCompare(otro.archivo) || (uno.linea ?? 0) - (otro.linea ?? 0))
    .map(enUnaLinea);

export function enUnaLinea({ archivo, linea, campo, mensaje }: Problema): string {
  return [linea === null ? archivo : `${archivo}:${linea}`, campo, mensaje].filter(Boolean).join(": ");
}

/** A throw that no check foresaw while a file was read. Its line is where the parser stood, if it says so. */
export function problemaImprevisto(error: unknown, archivo: string, desdeLinea = 0): Problema {
  const { linePos } = Object(error) as { linePos?: readonly { line: number }[] };
  return { archivo, linea: desdeLinea + (linePos?.[0]?.line ?? 1), campo: "", mensaje: "no se puede leer" };
}

/** Said where something is taken: by which file, and on which line. */
export const repetido = ({ archivo, linea }: Pick<Problema, "archivo" | "linea">) =>
  `ya lo tiene ${archivo}${linea === null ? "" : ` (línea ${linea})`}`;

export function escribirCampo(campo: readonly PropertyKey[]): string {
  return campo
    .map((parte, indice) =>
      typeof parte === "number" ? `[${parte}]` : indice === 0 ? String(parte) : `.${String(parte)}`,
    )
    .join("");
}

/** Reads a value through its schema; what does not fit is a problem with its place. */
export function leerCon<S extends z.ZodType>(
  esquema: S,
  valor: unknown,
  lugar: Lugar,
  problemas: Problema[],
): z.output<S> | undefined {
  const leido = esquema.safeParse(valor, { error: enEspanol });
  if (leido.success) return leido.data;
  // Of what is wrong with one value the first is enough: the rest follows from it.
  const dichos = new Set<string>();
  for (const issue of leido.error.issues) {
    // An unknown field is named itself, and not what holds it.
    const campos =
      issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const campo of campos) {
      const escrito = escribirCampo(campo);
      if (!dichos.has(escrito)) problemas.push({ ...lugar(campo), mensaje: issue.message });
      dichos.add(escrito);
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
