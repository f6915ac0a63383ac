import { z } from "zod";
import { idDeEspecialista } from "../especialistas/especialista";
import { campoDeId } from "../../shared/campos";

const version = z.coerce
  .number("Falta la versión de la sesión")
  .int("Falta la versión de la sesión")
  .positive("Falta la versión de la sesión")
  .max(1_000_000, "Falta la versión de la sesión");

/**
 * Fields of a cancellation, for the form and for `POST /v2/sesiones/{id}/cancelacion`. `version`: version of the
 * session that the person saw, so that a session that moved meanwhile is not cancelled. `vuelve`: refund that the
 * person was shown; required when they would lose the money.
 */
export const datosDeCancelacion = z.object({
  version,
  vuelve: z.enum(["bono", "dinero", "cupon", "nada"], "Revisa qué vuelve antes de cancelar").optional(),
});

/** Fields of a move, for `/reagendar` and `POST /v2/sesiones/{id}/reprogramacion`. */
export const datosDeReprogramacion = z.object({
  inicio: z.iso.datetime({ error: "Elige un horario" }),
  idEspecialista: idDeEspecialista.optional(),
  version: version.optional(),
  /** Price difference to the other specialist that the person was shown, in céntimos; below zero when cheaper. */
  diferenciaCentimos: z.coerce
    .number("Revisa cuánto cuesta el cambio")
    .int("Revisa cuánto cuesta el cambio")
    .min(-10_000_000, "Revisa cuánto cuesta el cambio")
    .max(10_000_000, "Revisa cuánto cuesta el cambio")
    .optional(),
});

export const idDeCita = campoDeId("No encontramos esa sesión");
