import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import { idDeEspecialista } from "../especialistas/especialista";
import { sumarMinutos } from "../../shared/fechas";
import { finDeOferta } from "../../shared/rondas/oferta";
import type { EspecialistaConAgenda } from "../especialistas/especialista";
import type { Intervalo } from "./disponibilidad";

/** Minutes that the only extension adds to a hold. */
export const AMPLIACION_EN_MINUTOS = 5;
/** Minutes for which a time is kept while the gateway decides on its payment, counted from the choice of the time. */
export const RETENCION_CON_PAGO_EN_MINUTOS = 40;
/** Maximum of times that one person may hold at once, so that nobody fills a specialist's agenda. */
export const MAXIMO_DE_RETENCIONES = 3;
/** Number of nearby times offered to a person whose time was just taken by another. */
export const CERCANOS_OFRECIDOS = 3;

export type EstadoDeHorario = "retenido" | "reservado" | "liberado" | "vencido";

export interface Horario extends Intervalo {
  idHorario: string;
  idEspecialista: string;
  idPersona: number;
  estado: EstadoDeHorario;
  expiraEn: Date;
  ampliado: boolean;
  creadoEn: Date;
}

/** True while a hold is valid: before `expiraEn` by the server's clock. At that very instant the time is free again. */
export function estaVigente(horario: Pick<Horario, "estado" | "expiraEn">, now: Date): boolean {
  return horario.estado === "retenido" && now < horario.expiraEn;
}

export function puedeAmpliarse(horario: Horario, now: Date): boolean {
  return estaVigente(horario, now) && !horario.ampliado;
}

export function expiraAlAmpliar(horario: Horario): Date {
  return sumarMinutos(horario.expiraEn, AMPLIACION_EN_MINUTOS);
}

/**
 * End of an offer made at `now`. It never reaches into the specialist's notice, nor beyond `limite`. Null when too
 * little time is left for an offer; then anybody can take the time.
 */
export function expiraLaOferta(
  inicio: Date,
  { anticipacionEnMinutos }: Pick<EspecialistaConAgenda, "anticipacionEnMinutos">,
  now: Date,
  limite: Date | null = null,
): Date | null {
  return finDeOferta(inicio, now, [
    sumarMinutos(inicio, -anticipacionEnMinutos),
    ...(limite ? [limite] : []),
  ]);
}

/** Reason why the database refused a time. */
export type Choque = "horario-ocupado" | "dia-completo" | "se-cruza" | "demasiadas-retenciones";

export type RechazoAlRetener =
  Choque | "especialista-no-existe" | "horario-no-ofrecido" | "lo-espera-otra-persona" | "ya-lo-tienes";
export type RechazoDeHorario =
  "horario-no-existe" | "horario-ya-reservado" | "reserva-vencida" | "ya-ampliado";

export const RECHAZOS_DE_HORARIO: Rechazos<RechazoAlRetener | RechazoDeHorario> = {
  "horario-ocupado": {
    clase: "conflict",
    mensaje: "Otra persona acaba de tomar ese horario. Elige uno de los más cercanos.",
  },
  "dia-completo": {
    clase: "conflict",
    mensaje: "Ese día ya no tiene horarios con este especialista. Elige uno de los más cercanos.",
  },
  "se-cruza": {
    clase: "conflict",
    mensaje: "Ya tienes otra sesión a esa hora. Elige un horario que no se cruce con ella.",
  },
  "demasiadas-retenciones": {
    clase: "conflict",
    mensaje: `Puedes separar hasta ${MAXIMO_DE_RETENCIONES} horarios a la vez. Libera uno para elegir otro.`,
  },
  "especialista-no-existe": { clase: "not-found", mensaje: "No encontramos a ese especialista." },
  "horario-no-ofrecido": {
    clase: "conflict",
    mensaje: "Ese horario ya no está disponible. Elige uno de los más cercanos.",
  },
  "lo-espera-otra-persona": {
    clase: "conflict",
    mensaje: "Ese horario se acaba de liberar y lo ofrecemos primero a quienes están en lista de espera.",
  },
  "ya-lo-tienes": { clase: "conflict", mensaje: "Ya separaste este horario." },
  "horario-no-existe": { clase: "not-found", mensaje: "No encontramos ese horario." },
  "horario-ya-reservado": { clase: "conflict", mensaje: "Ese horario ya es una sesión reservada." },
  "reserva-vencida": { clase: "gone", mensaje: "Tu tiempo para reservar terminó y el horario quedó libre." },
  "ya-ampliado": { clase: "conflict", mensaje: "Ya pediste más tiempo para este horario." },
};

/** Fields of the choice of a time, for the form and for `POST /v2/horarios`. */
export const eleccionDeHorario = z.object({
  idEspecialista: idDeEspecialista,
  inicio: z.iso.datetime({ error: "Elige un horario" }),
});
