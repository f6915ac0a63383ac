import { campoDeFecha, campoDeLinea } from "../../shared/campos";
import type { Fecha } from "../../shared/fechas";
import type { Rechazos } from "../../shared/rechazo";

/** A day without work, which does not count for the term of an answer. */
export interface Feriado {
  fecha: Fecha;
  nombre: string;
  alcance: "nacional" | "regional";
  /** False for a holiday that the operator removed: the list of an installation does not bring it back. */
  cuenta: boolean;
}

/** Holidays of the calendar that count for terms. */
export interface FeriadoRepository {
  /** Days of the range that count, both ends included. */
  entre(desde: Fecha, hasta: Fecha): Promise<Fecha[]>;
  /** Every holiday from a day on, also the removed ones. */
  desde(fecha: Fecha, cuantos: number): Promise<Feriado[]>;
  /** Adds a holiday, or replaces the one of that day. */
  poner(feriado: Feriado): Promise<void>;
  /** Removes a holiday. False when that day is none. */
  quitar(fecha: Fecha): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    feriados: FeriadoRepository;
  }
}

export const diaDeFeriado = campoDeFecha("es un día como 2027-01-18", "falta el día");
export const nombreDeFeriado = campoDeLinea("falta el nombre")
  .min(3, "es demasiado corto")
  .max(100, "es demasiado largo");

export const RECHAZOS_DE_FERIADO: Rechazos<"no-es-feriado"> = {
  "no-es-feriado": { clase: "not-found", mensaje: "Ese día no es feriado." },
};
