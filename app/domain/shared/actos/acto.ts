import { z } from "zod";
import type { Deps } from "../puertos";
import type { Result } from "../result";

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

export type Auditar = ReturnType<typeof makeAuditar>;

/** Runs an act between two lines of the audit. */
export function makeAuditar({ repos, now }: Deps<"actos">) {
  return async <T, R extends string, D>(
    acto: Pick<Acto, "operador" | "orden" | "objeto">,
    hacer: () => Promise<Result<T, R, D>>,
  ): Promise<Result<T, R, D>> => {
    await repos.actos.anotar({ ...acto, resultado: "empieza", creadoEn: now() });
    const resultado = await hacer();
    const fin = resultado.ok ? "hecho" : resultado.rechazo;
    await repos.actos.anotar({ ...acto, resultado: fin, creadoEn: now() });
    return resultado;
  };
}
