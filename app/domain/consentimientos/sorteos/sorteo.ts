import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import { diaDelMes, fechaDe } from "../../shared/fechas";
import { versionDeTexto } from "../../shared/versionDeTexto";

/** A prize draw, with the terms that are shown before anybody enters. */
export interface Sorteo {
  idSorteo: string;
  premio: string;
  existencias: number;
  organizador: string;
  ruc: string;
  desde: Date;
  hasta: Date;
  sorteoEn: Date;
  /** Public result, told by others after the close, that is mixed into the draw. Announced before anybody enters. */
  fuentePublica: string;
}

/** Name of a draw, told from the others by its day: "Sorteo del 28 de diciembre de 2026". */
export const nombreDeSorteo = ({ sorteoEn }: Pick<Sorteo, "sorteoEn">): string =>
  `Sorteo del ${diaDelMes(fechaDe(sorteoEn))}`;

/** Name of its rules: "Bases del sorteo del 28 de diciembre de 2026". */
export const nombreDeBases = ({ nombre }: { nombre: string }): string => `Bases del ${nombre.toLowerCase()}`;

/** True when the prize, as its operator wrote it, is a phone: a headline promises one. */
export const esUnCelular = (premio: string): boolean => /celular|tel[eé]fono|smartphone|iphone/i.test(premio);

/** An entry: one person, one number, one chance, however they entered. */
export interface Participacion {
  numero: number;
  /** Secret of the entry's digest in the list, so that only its person finds it; null until given. */
  nonce: string | null;
  /** `consentimiento`: by accepting the use of data. `formulario`: without it. */
  via: "consentimiento" | "formulario";
  creadoEn: Date;
  retiradoEn: Date | null;
}

export type RechazoDeSorteo =
  | "sorteo-no-existe"
  | "lista-no-existe"
  | "sorteo-cerrado"
  | "sin-participacion"
  | "bases-anteriores"
  | "bases-no-disponibles";

export const RECHAZOS_DE_SORTEO: Rechazos<RechazoDeSorteo> = {
  "sorteo-no-existe": { clase: "not-found", mensaje: "No encontramos ese sorteo." },
  "lista-no-existe": { clase: "not-found", mensaje: "La lista se publica al cierre." },
  "sorteo-cerrado": {
    clase: "conflict",
    mensaje: "Este sorteo no está abierto ahora. Revisa las fechas en las bases.",
  },
  "sin-participacion": {
    clase: "not-found",
    mensaje: "No encontramos una participación tuya en este sorteo.",
  },
  "bases-anteriores": {
    clase: "conflict",
    mensaje: "Las bases cambiaron mientras las leías. Te mostramos las vigentes para que decidas de nuevo.",
  },
  "bases-no-disponibles": {
    clase: "unavailable",
    mensaje: "No pudimos cargar las bases. No se registró tu participación.",
  },
};

export function estaAbierto({ desde, hasta }: Pick<Sorteo, "desde" | "hasta">, now: Date): boolean {
  return desde <= now && now < hasta;
}

/** Next steps for the winner, by mail and on the page. */
export const pasosAlGanar = (organizador: string) => [
  `${organizador} te llamará al celular de tu cuenta dentro de los 3 días hábiles. Revisa que esté bien en «Mi perfil».`,
  "Para recibirlo no tienes que pagar nada. No te pediremos tu contraseña ni los datos de tu tarjeta.",
];

/** The way in that asks for no advertising consent. */
export const entradaSinConsentimiento = z.object({
  mayorDeEdad: z.literal("1", { error: "Este campo es obligatorio" }),
  aceptaBases: z.literal("1", { error: "Este campo es obligatorio" }),
  versionDeBases: versionDeTexto.describe("La versión de las bases que leíste: la dice GET /sorteo"),
});
