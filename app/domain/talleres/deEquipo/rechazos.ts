import { z } from "zod";
import { RECHAZOS_POR_DERECHO, type RechazoPorDerecho } from "../../equipo/derechos/exigir";
import { campoConForma, campoDeFecha, campoDeId } from "../../shared/campos";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";
import { sumarMinutos } from "../../shared/fechas";
import type { Rechazos } from "../../shared/rechazo";
import { acaba, RECHAZOS_DE_TALLER, yaEmpezo, type FechaConLugares } from "../inscripciones/inscripcion";
import { motivoDeCancelar } from "../sala/motivo";
import { RECHAZOS_DE_ANFITRION } from "../sala/rechazos";

/** Most places of a date; the content has the same limit. */
export const MAXIMO_DE_CUPOS = 500;
/** Days after the end of a date in which the staff marks who attended. */
const ASISTENCIA_EN_DIAS = 7;

/** Reasons for which the staff cancels a date. */
export const RAZONES_DE_CANCELAR_FECHA = {
  anfitrion: "Quien lo dirige no puede",
  pocas: "Hay muy pocas personas",
  feriado: "Ese día no se puede",
  tecnica: "Falló algo nuestro",
} as const;
type RazonDeCancelarFecha = keyof typeof RAZONES_DE_CANCELAR_FECHA;
const RAZONES = Object.keys(RAZONES_DE_CANCELAR_FECHA) as [RazonDeCancelarFecha, ...RazonDeCancelarFecha[]];

/** Day of the list, as its address has it. A value that nobody could choose shows today. */
export const diaDeTalleres = z.object({
  dia: campoDeFecha("Elige un día del calendario").optional().catch(undefined),
});

const ENTERO = "Escribe un número entero";
const PAGINA_INCOMPLETA = "Vuelve a abrir la página y envía el formulario otra vez";

export const cuposNuevos = z.object({
  cupos: z.coerce
    .number("Escribe cuántos lugares hay")
    .int(ENTERO)
    .min(1, "Escribe 1 lugar o más")
    .max(MAXIMO_DE_CUPOS, `Escribe ${MAXIMO_DE_CUPOS} lugares o menos`),
  /** Number of places that the page showed. */
  habia: z.coerce.number(PAGINA_INCOMPLETA).int(PAGINA_INCOMPLETA),
});
export const asistenciasMarcadas = z.object({
  asistieron: z
    .array(campoDeId("Elige a quién asistió"), "Marca a una persona o más")
    .min(1, "Marca a una persona o más")
    .max(MAXIMO_DE_CUPOS, "Marca menos personas a la vez"),
});
export const cancelacionDeFecha = z.object({
  razon: z.enum(RAZONES, "Elige la razón"),
  motivo: motivoDeCancelar,
  /** Number of people that the member typed, as the page said it. */
  personas: z.coerce.number("Escribe el número de personas").int(ENTERO).min(0, ENTERO),
  /** Payments that go back, as the page told them: `enUnTexto`. */
  vuelve: campoConForma(/^(\d{1,9}-){2}\d{1,9}$/, PAGINA_INCOMPLETA),
});

export type RechazoDeTallerDeEquipo =
  | RechazoPorDerecho
  | "sin-anfitrion"
  | "fecha-no-existe"
  | "fecha-cancelada"
  | "taller-ya-empezo"
  | "taller-por-empezar"
  | "asistencia-cerrada"
  | "persona-sin-lugar"
  | "personas-distintas"
  | "lugares-distintos"
  | "dinero-distinto";

export const RECHAZOS_DE_TALLER_DE_EQUIPO: Rechazos<RechazoDeTallerDeEquipo> = {
  ...RECHAZOS_POR_DERECHO,
  "sin-anfitrion": {
    clase: "conflict",
    mensaje: "Tu cuenta todavía no está unida a quien dirige un taller. Pídelo a Sistemas.",
  },
  "fecha-no-existe": RECHAZOS_DE_TALLER["fecha-no-existe"],
  "fecha-cancelada": RECHAZOS_DE_ANFITRION["fecha-cancelada"],
  "taller-ya-empezo": { clase: "gone", mensaje: "El taller ya empezó: no se cancela ni cambia de lugares." },
  "taller-por-empezar": RECHAZOS_DE_ANFITRION["taller-por-empezar"],
  "asistencia-cerrada": {
    clase: "gone",
    mensaje: `La asistencia se marca hasta ${ASISTENCIA_EN_DIAS} días después.`,
  },
  "persona-sin-lugar": RECHAZOS_DE_ANFITRION["persona-sin-lugar"],
  "personas-distintas": {
    clase: "conflict",
    mensaje: "Escribe el número de personas que ves en esta página: puede haber cambiado.",
    campo: "personas",
  },
  "lugares-distintos": {
    clase: "conflict",
    mensaje: "Alguien cambió los lugares mientras escribías: mira cuántos hay ahora.",
    campo: "cupos",
  },
  "dinero-distinto": {
    clase: "conflict",
    mensaje: "Lo que se devuelve cambió mientras escribías: míralo y confirma otra vez.",
  },
};

type Estado = Pick<FechaConLugares, "inicio" | "fin" | "empezadaEn" | "terminadaEn" | "canceladaPor">;

/** Reason why the attendance of a date cannot be marked now; null when it can. */
export function rechazoAlMarcar(fecha: Estado, now: Date) {
  if (fecha.canceladaPor !== null) return "fecha-cancelada";
  if (!yaEmpezo(fecha, now)) return "taller-por-empezar";
  const limite = sumarMinutos(acaba(fecha), ASISTENCIA_EN_DIAS * UN_DIA_EN_MINUTOS);
  return now > limite ? "asistencia-cerrada" : null;
}

/** Reason why a date cannot be cancelled, nor its places changed; null when it can. */
export function rechazoAlCambiar(fecha: Estado, now: Date) {
  if (fecha.canceladaPor !== null) return "fecha-cancelada";
  return yaEmpezo(fecha, now) ? "taller-ya-empezo" : null;
}
