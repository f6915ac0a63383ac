import { z } from "zod";

const version = z.coerce
  .number("Falta la versión de la sesión")
  .int("Falta la versión de la sesión")
  .positive("Falta la versión de la sesión")
  .max(1_000_000, "Falta la versión de la sesión");

/**
 * The form of a cancellation and `POST /v2/sesiones/{id}/cancelacion` say which version was seen, so that nobody cancels
 * a session that moved meanwhile, and what was said to come back. Where nothing would come back of what was paid, that
 * may not be left out.
 */
export const datosDeCancelacion = z.object({
  version,
  vuelve: z.enum(["bono", "dinero", "cupon", "nada"], "Revisa qué vuelve antes de cancelar").optional(),
});

/** The same for `/reagendar` and `POST /v2/sesiones/{id}/reprogramacion`. */
export const datosDeReprogramacion = z.object({
  inicio: z.iso.datetime({ error: "Elige un horario" }),
  idEspecialista: z.string().min(1, "Elige un especialista").max(80, "Elige un especialista").optional(),
  version: version.optional(),
  /** What the person was told that the other specialist costs more, or less below zero. */
  diferenciaCentimos: z.coerce
    .number("Revisa cuánto cuesta el cambio")
    .int("Revisa cuánto cuesta el cambio")
    .min(-10_000_000, "Revisa cuánto cuesta el cambio")
    .max(10_000_000, "Revisa cuánto cuesta el cambio")
    .optional(),
});

export const idDeCita = z
  .string("No encontramos esa sesión")
  .regex(/^[\w-]{1,80}$/, "No encontramos esa sesión");
