import type { Deps } from "../puertos";
import type { Result } from "../result";
import type { ActoConValor, ActoSinValor, CantidadMovida } from "./acto";

/**
 * Runs an act between two lines of the audit. An act on things of value needs a reason before it, and amount and person
 * after it: `auditar({ …, mueve: "valor", motivo }, hacer, ({ centimos }) => ({ cantidad: centimos, … }))`.
 */
export interface Auditar {
  <T, R extends string = never, D = undefined>(
    acto: ActoSinValor,
    hacer: () => Promise<Result<T, R, D>>,
    movido?: (valor: T) => Pick<CantidadMovida, "dePersona">,
  ): Promise<Result<T, R, D>>;
  <T, R extends string = never, D = undefined>(
    acto: ActoConValor,
    hacer: () => Promise<Result<T, R, D>>,
    movido: (valor: T) => CantidadMovida,
  ): Promise<Result<T, R, D>>;
}

export function makeAuditar({ repos, now }: Deps<"actos">): Auditar {
  return async <T, R extends string = never, D = undefined>(
    { mueve: _, ...acto }: ActoSinValor | ActoConValor,
    hacer: () => Promise<Result<T, R, D>>,
    movido: (valor: T) => Partial<CantidadMovida> = () => ({}),
  ): Promise<Result<T, R, D>> => {
    await repos.actos.anotar({ ...acto, resultado: "empieza", creadoEn: now() });
    const resultado = await hacer();
    const fin = resultado.ok ? "hecho" : resultado.rechazo;
    const alFinal = resultado.ok ? movido(resultado.value) : {};
    await repos.actos.anotar({ ...acto, ...alFinal, resultado: fin, creadoEn: now() });
    return resultado;
  };
}
