import { sumarMinutos } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";

/** Somebody is let be for so long before and after what may be hard for them. */
const DIAS_DE_CUIDADO = 30;

export const esDelicada = (slugDeEspecialidad: string) => slugDeEspecialidad === "psicologia";

/** Whether somebody did something since then after which they are let be, as higher contexts know it. */
export type Cuidado = (idPersona: number, desde: Date) => Promise<boolean>;
export type PasaPorAlgoDelicado = (idPersona: number) => Promise<boolean>;

/**
 * Whether somebody may be going through something hard, by what may be known without opening any answer: a session of
 * psychology, or questions about themselves that they were just answering. They are not asked how likely they are to recommend us.
 */
export function makePasaPorAlgoDelicado({
  repos: { citas, cuestionarios },
  now,
  cuidados,
}: Pick<Deps<"citas" | "cuestionarios">, "repos" | "now"> & {
  cuidados: readonly Cuidado[];
}): PasaPorAlgoDelicado {
  return async (idPersona) => {
    const desde = sumarMinutos(now(), -DIAS_DE_CUIDADO * UN_DIA_EN_MINUTOS);
    const suyas = await citas.deLaPersona(idPersona, desde, null);
    if (suyas.some(({ slugDeEspecialidad }) => esDelicada(slugDeEspecialidad))) return true;
    if (await cuestionarios.movidoDesde(idPersona, desde)) return true;
    for (const cuidado of cuidados) if (await cuidado(idPersona, desde)) return true;
    return false;
  };
}
