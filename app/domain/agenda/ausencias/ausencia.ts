import { campoDeLinea } from "../../shared/campos";
import type { Rechazos } from "../../shared/rechazo";
import { sumarMinutos } from "../../shared/fechas";
import type { CitaConDetalle } from "../citas/cita";

/** The operator's reason for noting that a session was held. The person reads it on the page of the session. */
export const motivoDeAsistencia = campoDeLinea()
  .min(5, "escribe por qué, con 5 letras o más")
  .max(300, "escribe 300 letras o menos");

/** A person's report that the specialist did not come to a session. */
export interface Ausencia {
  avisadaEn: Date;
}

/** A report of absence that no operator has resolved, as the operator's list shows it. */
export interface AusenciaPorResolver {
  idCita: string;
  avisadaEn: Date;
}

/**
 * Minutes after the start for which the person waits: a specialist may be late. After that the person may report the
 * absence.
 */
export const ESPERA_EN_MINUTOS = 10;
export const PLAZO_PARA_AVISAR_EN_DIAS = 7;

export type RechazoDeAusencia =
  | "cita-no-existe"
  | "cita-cancelada"
  | "asistencia-anotada"
  | "especialista-llego"
  | "cita-por-empezar"
  | "aviso-fuera-de-plazo";

export const RECHAZOS_DE_AUSENCIA: Rechazos<RechazoDeAusencia> = {
  "cita-no-existe": { clase: "not-found", mensaje: "No encontramos esa sesión." },
  "cita-cancelada": { clase: "conflict", mensaje: "Esa sesión está cancelada." },
  "asistencia-anotada": {
    clase: "conflict",
    mensaje: "Anotamos que esa sesión se tuvo. Si no fue así, escríbenos y la revisamos contigo.",
  },
  "especialista-llego": {
    clase: "conflict",
    mensaje: "Tu especialista estuvo en la sala de esa sesión. Si algo no salió bien, escríbenos.",
  },
  "cita-por-empezar": {
    clase: "conflict",
    mensaje: `Puedes avisarnos ${ESPERA_EN_MINUTOS} minutos después de la hora de tu sesión.`,
  },
  "aviso-fuera-de-plazo": {
    clase: "gone",
    mensaje: `Esa sesión fue hace más de ${PLAZO_PARA_AVISAR_EN_DIAS} días. Escríbenos y la revisamos contigo.`,
  },
};

/** The refusals in words for the operator. */
export const RECHAZOS_DE_ASISTENCIA: Rechazos<RechazoDeAusencia> = {
  ...RECHAZOS_DE_AUSENCIA,
  "asistencia-anotada": { clase: "conflict", mensaje: "Ya consta que esa sesión se tuvo, con su motivo." },
};

type CitaEsperada = Pick<
  CitaConDetalle,
  "asistencia" | "estado" | "cambioLibre" | "inicio" | "fin" | "especialistaLlegoEn"
>;

/** Operator's note that a session was held, and its instant `en` in UTC; null while there is none. */
export function resolucionDe(
  cita: Pick<CitaConDetalle, "actualizadaEn" | "asistencia" | "cambioLibre" | "cancelacion">,
): { en: Date; motivo: string } | null {
  if (cita.asistencia) return cita.asistencia;
  const { actualizadaEn: en } = cita;
  if (cita.cambioLibre)
    return { en, motivo: "Tu especialista no pudo atenderte. Puedes elegir otro horario sin costo." };
  return cita.cancelacion?.por === "ausencia"
    ? { en, motivo: "Tu especialista no vino. Cancelamos la sesión y te devolvimos lo que pagaste." }
    : null;
}

/** Reason why a person cannot report the specialist's absence from this session; null when the person can. */
export function rechazoAlAvisar(cita: CitaEsperada, now: Date): RechazoDeAusencia | null {
  if (cita.estado !== "reservada" || cita.cambioLibre) return "cita-cancelada";
  if (cita.asistencia) return "asistencia-anotada";
  if (cita.especialistaLlegoEn) return "especialista-llego";
  if (now < sumarMinutos(cita.inicio, ESPERA_EN_MINUTOS)) return "cita-por-empezar";
  return now > sumarMinutos(cita.fin, PLAZO_PARA_AVISAR_EN_DIAS * 24 * 60) ? "aviso-fuera-de-plazo" : null;
}
