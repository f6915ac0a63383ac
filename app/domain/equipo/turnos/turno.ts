import { z } from "zod";
import { differenceInMinutes, max } from "date-fns";
import { campoConForma, campoDeId, campoDeLinea } from "../../shared/campos";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";
import { esFecha, instanteDe } from "../../shared/fechas";
import type { Rechazos } from "../../shared/rechazo";

/** Level of the guard: the first one is told of an alert at once, the second one after five minutes. */
export type Nivel = 1 | 2;
export const NOMBRE_DE_NIVEL: Readonly<Record<Nivel, string>> = { 1: "Primer nivel", 2: "Segundo nivel" };

/** Hours in which a member of the guard is on duty. */
export interface Turno {
  idTurno: string;
  nivel: Nivel;
  idCuenta: string;
  empiezaEn: Date;
  terminaEn: Date;
  /** Number or channel for the service that sends SMS or calls; empty without one. */
  destino: string;
  puestoPor: string;
  puestoEn: Date;
}

const DIAS_DE_UN_TURNO = 7;
const LETRAS_DE_DESTINO = 60;

/** Hour of Peru as a field of day and time has it: 2026-12-01T08:00. */
const instante = (mensaje: string) =>
  campoConForma(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, mensaje, { falta: mensaje })
    .refine((escrito) => esFecha(escrito.slice(0, 10)), mensaje)
    .transform((escrito) => instanteDe(escrito.slice(0, 10), escrito.slice(11)));

export const turnoNuevo = z.object({
  idCuenta: campoConForma(/^[\da-f-]{36}$/, "Elige una persona", { falta: "Elige una persona" }),
  nivel: z.enum(["1", "2"], "Elige un nivel").transform((nivel): Nivel => (nivel === "1" ? 1 : 2)),
  empieza: instante("Elige el día y la hora en que empieza"),
  termina: instante("Elige el día y la hora en que termina"),
  destino: campoDeLinea()
    .max(LETRAS_DE_DESTINO, `Escribe ${LETRAS_DE_DESTINO} letras o menos`)
    .optional()
    .transform((destino) => destino ?? ""),
});
export type TurnoNuevo = z.output<typeof turnoNuevo>;

export const turnoElegido = z.object({ idTurno: campoDeId("Elige un turno") });

export type RechazoDeTurno =
  "turno-al-reves" | "turno-largo" | "turno-ocupado" | "turno-no-existe" | "sin-rol-de-guardia";

export const RECHAZOS_DE_TURNO: Rechazos<RechazoDeTurno> = {
  "turno-al-reves": {
    clase: "invalid",
    mensaje: "El turno termina después de que empieza, y después de ahora.",
    campo: "termina",
  },
  "turno-largo": {
    clase: "invalid",
    mensaje: `Un turno dura ${DIAS_DE_UN_TURNO} días o menos.`,
    campo: "termina",
  },
  "turno-ocupado": {
    clase: "conflict",
    mensaje: "Ya hay alguien en ese nivel en parte de esas horas.",
    campo: "empieza",
  },
  "turno-no-existe": { clase: "not-found", mensaje: "Ese turno ya terminó o ya se quitó." },
  "sin-rol-de-guardia": {
    clase: "conflict",
    mensaje: "Esa persona no tiene el rol Guardia.",
    campo: "idCuenta",
  },
};

/** Hours of a new turn, or their refusal. A turn of today begins now: nobody was on duty before it was entered. */
export function horasDeTurno({ empieza, termina }: Pick<TurnoNuevo, "empieza" | "termina">, now: Date) {
  const empiezaEn = max([empieza, now]);
  if (termina <= empiezaEn) return "turno-al-reves";
  if (differenceInMinutes(termina, empiezaEn) > DIAS_DE_UN_TURNO * UN_DIA_EN_MINUTOS) return "turno-largo";
  return { empiezaEn, terminaEn: termina };
}
