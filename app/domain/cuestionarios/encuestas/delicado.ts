import { sumarMinutos } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";

/** Days before and after a hard time in which no survey is sent. */
const DIAS_DE_CUIDADO = 30;

export const esDelicada = (slugDeEspecialidad: string) => slugDeEspecialidad === "psicologia";

/** True when higher contexts know a reason since `desde` to send no survey. */
export type Cuidado = (idPersona: number, desde: Date) => Promise<boolean>;
export type PasaPorAlgoDelicado = (idPersona: number) => Promise<boolean>;

/**
 * True when the person may be in a hard time, as far as it shows without opening any answer: a session of psychology,
 * or recent questions about themselves. They get no survey about recommending us.
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
    const citasRecientes = await citas.deLaPersona(idPersona, desde, null);
    if (citasRecientes.some(({ slugDeEspecialidad }) => esDelicada(slugDeEspecialidad))) return true;
    if (await cuestionarios.movidoDesde(idPersona, desde)) return true;
    for (const cuidado of cuidados) if (await cuidado(idPersona, desde)) return true;
    return false;
  };
}
