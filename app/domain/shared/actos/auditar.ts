import type { Deps } from "../puertos";
import type { Result } from "../result";
import type { Acto } from "./acto";

export type Auditar = ReturnType<typeof makeAuditar>;

/** Runs an act between two lines of the audit. */
export function makeAuditar({ repos, now }: Deps<"actos">) {
  return async <T, R extends string = never, D = undefined>(
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
