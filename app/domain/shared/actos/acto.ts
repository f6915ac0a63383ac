import { z } from "zod";

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
}

export const nombreDeOperador = z
  .string()
  .regex(/^[\w.@-]{1,60}$/, "El nombre de operador lleva letras, números, puntos y guiones");
