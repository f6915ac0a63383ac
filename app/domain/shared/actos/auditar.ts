import type { Deps } from "../puertos";
import type { Result } from "../result";
import type { ActoConValor, ActoSinValor, LoMovido } from "./acto";

/**
 * Runs an act between two lines of the audit. One that moves something of a person's asks why beforehand, and afterwards
 * how much and of whom: `auditar({ …, mueve: "valor", motivo }, hacer, ({ centimos }) => ({ cantidad: centimos, … }))`.
 */
export interface Auditar {
  <T, R extends string = never, D = undefined>(
    acto: ActoSinValor,
    hacer: () => Promise<Result<T, R, D>>,
    movido?: (valor: T) => Pick<LoMovido, "dePersona">,
  ): Promise<Result<T, R, D>>;
  <T, R extends string = never, D = undefined>(
    acto: ActoConValor,
    hacer: () => Promise<Result<T, R, D>>,
    movido: (valor: T) => LoMovido,
  ): Promise<Result<T, R, D>>;
}

export function makeAuditar({ repos, now }: Deps<"actos">): Auditar {
  return async <T, R extends string = never, D = undefined>(
    { mueve: _, ...acto }: ActoSinValor | ActoConValor,
    hacer: () => Promise<Result<T, R, D>>,
    movido: (valor: T) => Partial<LoMovido> = () => ({}),
  ): Promise<Result<T, R, D>> => {
    await repos.actos.anotar({ ...acto, resultado: "empieza", creadoEn: now() });
    const resultado = await hacer();
    const fin = resultado.ok ? "hecho" : resultado.rechazo;
    const alFinal = resultado.ok ? movido(resultado.value) : {};
    await repos.actos.anotar({ ...acto, ...alFinal, resultado: fin, creadoEn: now() });
    return resultado;
  };
}
