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
  /** Céntimos or coins that moved; the order says which. */
  cantidad?: number | null;
  /** Of which person, by their code. */
  dePersona?: number | null;
}

/** What is known of an act when it begins. */
export type ActoPedido = Pick<Acto, "operador" | "orden" | "objeto" | "motivo" | "cantidad" | "dePersona">;

/** Why an operator does something with a person's money. */
export const motivoDeActo = campoDeLinea("falta el motivo")
  .min(3, "es demasiado corto")
  .max(200, "es demasiado largo");

export const nombreDeOperador = z
  .string()
  .regex(/^[\w.@-]{1,60}$/, "El nombre de operador lleva letras, números, puntos y guiones");
