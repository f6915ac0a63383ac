import { readFileSync } from "node:fs";
import { z } from "zod";

/** A command line that names no order: the program shows the usage and exits with 2. */
export class UsoIncorrecto extends Error {}

/** Reads a value by its schema; throws which part of it is wrong. */
export function leer<S extends z.ZodType>(esquema: S, valor: unknown, nombre: string): z.output<S> {
  const leido = esquema.safeParse(valor);
  if (leido.success) return leido.data;
  const [problema] = leido.error.issues;
  const donde = [nombre, ...(problema?.path ?? [])].join(".");
  throw new UsoIncorrecto(`${donde}: ${problema?.message ?? "no se entiende"}`);
}

/** Schema of an order's answer as `--json` writes it. */
const respondido = z.object({ ok: z.literal(true), valor: z.unknown() });

/** JSON of a file, or the value in another order's answer; "-" reads standard input. */
export function leerArchivo(archivo: unknown): unknown {
  const ruta = leer(z.string("falta --archivo"), archivo, "--archivo");
  let texto: string;
  try {
    texto = readFileSync(ruta === "-" ? 0 : ruta, "utf8");
  } catch {
    throw new UsoIncorrecto("--archivo: no se puede leer");
  }
  let escrito: unknown;
  try {
    escrito = JSON.parse(texto);
  } catch {
    throw new UsoIncorrecto("--archivo: no es JSON");
  }
  const de = respondido.safeParse(escrito);
  return de.success ? de.data.valor : escrito;
}

/** Typed amount in soles, as "120" or "120.50", converted to céntimos. */
export const centimos = z
  .string("falta el monto en soles")
  .regex(/^\d{1,5}(\.\d{1,2})?$/, "es un monto como 120 o 120.50")
  .transform((soles) => Math.round(Number(soles) * 100));

export const entero = z
  .string()
  .regex(/^\d{1,6}$/, "es un número entero")
  .transform(Number);

/** Id or code of a record, as an operator types it. */
export const codigo = z.string("falta el código").regex(/^[\w:.@-]{1,200}$/, "no es un código");

/** Specialty and number of sessions, as "psicologia:3". */
export const parteEscrita = z
  .string()
  .regex(/^[a-z-]+:\d{1,3}$/, 'es una especialidad y cuántas sesiones, como "psicologia:3"')
  .transform((texto) => {
    const [especialidad, sesiones] = texto.split(":");
    return { especialidad, sesiones: Number(sesiones) };
  });

/** Weekday and hours, as "1 09:00-13:00"; 1 is Monday. */
export const turnoEscrito = z
  .string()
  .regex(/^[1-7] \d\d:\d\d-\d\d:\d\d$/, 'es un día y sus horas, como "1 09:00-13:00" (1 es lunes)')
  .transform((texto) => ({
    diaDeSemana: Number(texto[0]),
    desde: texto.slice(2, 7),
    hasta: texto.slice(8),
  }));
