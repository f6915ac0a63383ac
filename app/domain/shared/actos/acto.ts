import { z } from "zod";
import { campoDeLinea } from "../campos";

/** One line of what operators did: codes and never a name of a person who uses the product. */
export interface Acto {
  /** Who says to be at the keyboard: `--operador`, or the user of the machine. */
  operador: string;
  orden: string;
  /** The code of what it is about; empty where it is about nothing in particular. */
  objeto: string;
  /** `empieza` is written before anything is done: an act that ends badly has left its line. */
  resultado: string;
  creadoEn: Date;
  /** Why, where money or coins of a person move. */
  motivo?: string | null;
  /** How much moved, of `unidad`; 0 where an act that may move something moved nothing. */
  cantidad?: number | null;
  unidad?: UnidadDeActo | null;
  /** Of which person, by their code. */
  dePersona?: number | null;
}

export type UnidadDeActo = "centimos" | "monedas" | "bonos" | "cupones" | "planes";

interface ActoQueEmpieza extends Pick<Acto, "operador" | "orden" | "objeto"> {
  /** Whether money, coins, bonos, coupons or plans of a person go or come with it: such an act says why. */
  mueve: "nada" | "valor";
}

/** What is known of an act when it begins, where nothing of a person's moves. */
export interface ActoSinValor extends ActoQueEmpieza {
  mueve: "nada";
  motivo?: string;
}

export interface ActoConValor extends ActoQueEmpieza {
  mueve: "valor";
  motivo: string;
  dePersona?: number;
}

/** How much an act moved, of whom; nobody where it is of several. */
export interface LoMovido {
  cantidad: number;
  unidad: UnidadDeActo | null;
  dePersona: number | null;
}

/** Why an operator does something with a person's money. */
export const motivoDeActo = campoDeLinea("falta el motivo")
  .min(3, "es demasiado corto")
  .max(200, "es demasiado largo");

export const nombreDeOperador = z
  .string()
  .regex(/^[\w.@-]{1,60}$/, "El nombre de operador lleva letras, números, puntos y guiones");
