import { z } from "zod";
import { campoDeTexto } from "../shared/campos";
import type { Rechazos } from "../shared/rechazo";

/** Minutes for which a taken text is kept for its moderator. */
export const MINUTOS_DE_TOMA = 30;
const DIAS_DE_PAUSA = 90;

export type RechazoAlModerar =
  | "sin-derecho"
  | "prueba-vencida"
  | "revision-no-existe"
  | "revision-ajena"
  | "revision-sin-tomar"
  | "acto-deshecho"
  | "ya-no-esta"
  | "regla-no-existe";

export const RECHAZOS_AL_MODERAR: Rechazos<Exclude<RechazoAlModerar, "sin-derecho" | "prueba-vencida">> = {
  "revision-no-existe": { clase: "not-found", mensaje: "No encontramos ese texto en la cola." },
  "revision-ajena": { clase: "conflict", mensaje: "Otra persona del equipo lo está viendo o ya lo decidió." },
  "revision-sin-tomar": {
    clase: "conflict",
    mensaje: "Pasaron 30 minutos, o el texto cambió: tómalo otra vez antes de decidir.",
  },
  "acto-deshecho": { clase: "conflict", mensaje: "Ese acto ya se deshizo." },
  "ya-no-esta": { clase: "conflict", mensaje: "Quien lo escribió ya no está, o el texto cambió." },
  "regla-no-existe": { clase: "invalid", mensaje: "Elige la regla.", campo: "regla" },
};

/** Fields of each decision: a reason always, a rule to remove, days to pause. */
export const formularioDeModeracion = z.object({
  motivo: campoDeTexto("Escribe el motivo")
    .min(1, "Escribe el motivo")
    .max(500, "Escribe 500 letras o menos"),
  /** Number of the rule, from 1. */
  regla: z.coerce
    .number("Elige la regla")
    .int("Elige la regla")
    .min(1, "Elige la regla")
    .max(10, "Elige la regla")
    .optional(),
  dias: z.coerce
    .number("Elige los días")
    .int("Elige los días")
    .min(1, "Elige los días")
    .max(DIAS_DE_PAUSA, `Hasta ${DIAS_DE_PAUSA} días`)
    .optional(),
});
export type Decision = z.output<typeof formularioDeModeracion>;
