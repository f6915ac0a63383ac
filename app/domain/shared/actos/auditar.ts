import type { Deps } from "../puertos";
import type { Result } from "../result";
import type { ActoPedido } from "./acto";

export type Auditar = ReturnType<typeof makeAuditar>;

/** Runs an act between two lines of the audit. `conocido`: what only its result tells of the second line. */
export function makeAuditar({ repos, now }: Deps<"actos">) {
  return async <T, R extends string = never, D = undefined>(
    acto: ActoPedido,
    hacer: () => Promise<Result<T, R, D>>,
    conocido: (valor: T) => Pick<ActoPedido, "cantidad" | "dePersona"> = () => ({}),
  ): Promise<Result<T, R, D>> => {
    await repos.actos.anotar({ ...acto, resultado: "empieza", creadoEn: now() });
    const resultado = await hacer();
    const fin = resultado.ok ? "hecho" : resultado.rechazo;
    const alFinal = resultado.ok ? conocido(resultado.value) : {};
    await repos.actos.anotar({ ...acto, ...alFinal, resultado: fin, creadoEn: now() });
    return resultado;
  };
}
