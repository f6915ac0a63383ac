import { z } from "zod";
import { RECHAZOS_POR_DERECHO, type RechazoPorDerecho } from "../../equipo/derechos/exigir";
import { campoConForma, campoDeId, campoDeTexto } from "../../shared/campos";
import { esFecha, instanteDe, sumarMinutos } from "../../shared/fechas";
import type { Rechazos } from "../../shared/rechazo";

/** Hours to tell the authority of a breach (D.S. 016-2024-JUS), from the hour at which the insurer knew of it. */
const PLAZO_DE_BRECHA_EN_HORAS = 48;

/** A breach of personal data, as it was first known. */
export interface Brecha {
  idBrecha: string;
  conocidaEn: Date;
  que: string;
  /** People concerned, as far as it was known. */
  cuantas: number;
  idCuenta: string;
  abiertaEn: Date;
}

/** A later line: the one notice to the authority, or a note. */
export interface AvanceDeBrecha {
  idAvance: string;
  idBrecha: string;
  clase: "aviso" | "nota";
  texto: string;
  /** Instant of the notice to the authority; null for a note. */
  avisadaEn: Date | null;
  idCuenta: string;
  anotadoEn: Date;
}

/** Instant by which the authority is told. */
export const limiteDeBrecha = ({ conocidaEn }: Pick<Brecha, "conocidaEn">): Date =>
  sumarMinutos(conocidaEn, PLAZO_DE_BRECHA_EN_HORAS * 60);

/** State of a breach by its term. A notice in the very last minute is in time. */
export type EstadoDeBrecha = "por-avisar" | "vencida" | "avisada" | "avisada-tarde";

export function estadoDeBrecha(
  brecha: Pick<Brecha, "conocidaEn">,
  avisadaEn: Date | null,
  ahora: Date,
): EstadoDeBrecha {
  const limite = limiteDeBrecha(brecha);
  if (avisadaEn !== null) return avisadaEn > limite ? "avisada-tarde" : "avisada";
  return ahora > limite ? "vencida" : "por-avisar";
}

/** Hour of Peru as a field of day and time has it: 2026-12-01T08:00. */
const instante = (mensaje: string) =>
  campoConForma(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, mensaje, { falta: mensaje })
    .refine((escrito) => esFecha(escrito.slice(0, 10)), mensaje)
    .transform((escrito) => instanteDe(escrito.slice(0, 10), escrito.slice(11)));

const texto = (falta: string) =>
  campoDeTexto(falta).min(10, "Escribe 10 letras o más").max(1000, "Escribe 1000 letras o menos");

const idBrecha = campoDeId("Elige la brecha");

export const brechaNueva = z.object({
  conocida: instante("Elige el día y la hora en que se supo"),
  que: texto("Escribe qué pasó"),
  cuantas: campoConForma(/^\d{1,8}$/, "Escribe un número, como 120", {
    falta: "Escribe cuántas personas",
  }).transform(Number),
});
export type BrechaNueva = z.output<typeof brechaNueva>;

export const avisoDeBrecha = z.object({
  idBrecha,
  avisada: instante("Elige el día y la hora del aviso"),
  texto: texto("Escribe cómo se avisó"),
});
export type AvisoDeBrecha = z.output<typeof avisoDeBrecha>;

export const notaDeBrecha = z.object({ idBrecha, texto: texto("Escribe la nota") });
export type NotaDeBrecha = z.output<typeof notaDeBrecha>;

export type RechazoDeBrecha =
  RechazoPorDerecho | "brecha-futura" | "aviso-imposible" | "brecha-no-existe" | "ya-avisada";

export const RECHAZOS_DE_BRECHA: Rechazos<RechazoDeBrecha> = {
  ...RECHAZOS_POR_DERECHO,
  "brecha-futura": { clase: "invalid", mensaje: "Elige una hora que ya pasó.", campo: "conocida" },
  "aviso-imposible": {
    clase: "invalid",
    mensaje: "El aviso va después de que se supo y antes de ahora.",
    campo: "avisada",
  },
  "brecha-no-existe": { clase: "not-found", mensaje: "No hay una brecha con ese código." },
  "ya-avisada": { clase: "conflict", mensaje: "El aviso de esta brecha ya está anotado." },
};
