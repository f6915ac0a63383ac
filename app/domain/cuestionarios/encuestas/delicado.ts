import { sumarMinutos } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";

/** Days before and after a hard time of a person in which no survey is sent to them. */
const DIAS_DE_CUIDADO = 30;

export const esDelicada = (slugDeEspecialidad: string) => slugDeEspecialidad === "psicologia";

/** Asks other contexts for a reason since `desde` to send a person no survey. */
export type Cuidado = (idPersona: number, desde: Date) => Promise<boolean>;
export type PasaPorAlgoDelicado = (idPersona: number) => Promise<boolean>;

/**
 * True when a person may be in a hard time, as far as it shows without reading any answer: a session of psychology, or
 * a test begun lately. No survey asks them whether they recommend us.
 */
export function makePasaPorAlgoDelicado({
  repos: { citas, cuestionarios },
  now,
  cuidados,
}: Pick<Deps<"citas" | "cuestionarios">, "repos" | "now"> & {
  cuidados: () => readonly Cuidado[];
}): PasaPorAlgoDelicado {
  return async (idPersona) => {
    const desde = sumarMinutos(now(), -DIAS_DE_CUIDADO * UN_DIA_EN_MINUTOS);
    const citasRecientes = await citas.deLaPersona(idPersona, desde, null);
    if (citasRecientes.some(({ slugDeEspecialidad }) => esDelicada(slugDeEspecialidad))) return true;
    if (await cuestionarios.movidoDesde(idPersona, desde)) return true;
    for (const cuidado of cuidados()) if (await cuidado(idPersona, desde)) return true;
    return false;
  };
}
