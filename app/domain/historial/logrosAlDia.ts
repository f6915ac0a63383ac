import type { makeRecorrer } from "../rutas/recorrer";
import { sumarMinutos } from "../shared/fechas";
import type { Deps } from "../shared/puertos";
import { cadaUna, hastaElAlto } from "../shared/unidades";
import { UN_DIA_EN_MINUTOS } from "../shared/duracion";

const POR_VUELTA = 200;
/** Minutes by which two runs of the job overlap: a transaction that ended late may carry an earlier instant. */
const DE_NUEVO_EN_MINUTOS = 10;

/** Stores what a person reached or earned since the last look. */
export type Revision = (idPersona: number) => Promise<unknown>;

interface DepsDeLogrosAlDia extends Deps<"recorridos" | "revisionDeLogros"> {
  /** Looks at a person, one after the other. */
  revisiones: () => readonly Revision[];
  ponerAlDiaRecorridos: ReturnType<typeof makeRecorrer>["ponerAlDiaRecorridos"];
}

/**
 * Job that stores achievements and coins before the actions behind them are deleted. The first time it looks at everybody, and
 * then a day at a time at people who did something since. A person whose check fails is not passed over: their day is
 * looked at again after all others.
 */
export function makeLogrosAlDia({ repos, now, revisiones, ponerAlDiaRecorridos }: DepsDeLogrosAlDia) {
  const { recorridos, revisionDeLogros } = repos;
  const ponerAlDia = async (idPersona: number) => {
    await ponerAlDiaRecorridos(idPersona, await recorridos.deLaPersona(idPersona));
    for (const revisar of revisiones()) await revisar(idPersona);
  };

  return async (alto?: AbortSignal) => {
    const ahora = now();
    const fallos: unknown[] = [];
    const aCadaUna = (personas: readonly number[]) =>
      cadaUna(hastaElAlto(personas, alto), ponerAlDia).catch((fallo: unknown) => fallos.push(fallo));
    const sigue = () => fallos.length === 0 && !alto?.aborted;

    let { hasta, despuesDe } = (await revisionDeLogros.leer()) ?? { hasta: ahora, despuesDe: 0 };
    while (despuesDe !== null && !alto?.aborted) {
      const personas = await revisionDeLogros.todas(despuesDe, POR_VUELTA);
      await aCadaUna(personas);
      despuesDe = personas.at(-1) ?? null;
      if (sigue()) await revisionDeLogros.anotar({ hasta, despuesDe });
    }
    while (hasta < ahora && !alto?.aborted) {
      const fin = new Date(Math.min(+sumarMinutos(hasta, UN_DIA_EN_MINUTOS), +ahora));
      const dia = { inicio: sumarMinutos(hasta, -DE_NUEVO_EN_MINUTOS), fin };
      let personas = await revisionDeLogros.activas(dia, 0, POR_VUELTA);
      while (personas.length > 0 && !alto?.aborted) {
        await aCadaUna(personas);
        personas = await revisionDeLogros.activas(dia, personas.at(-1)!, POR_VUELTA);
      }
      hasta = fin;
      if (sigue()) await revisionDeLogros.anotar({ hasta, despuesDe });
    }
    if (fallos.length > 0) throw fallos[0];
  };
}
