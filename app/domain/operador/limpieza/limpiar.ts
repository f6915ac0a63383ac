import { max, min } from "date-fns";
import type { RevisionDeLogros } from "../../historial/repositorio";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";
import { sumarMinutos } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";

/** A kind of rows that expire, and how long they are kept after that. */
export interface Barrido {
  nombre: string;
  diasQueSeGuarda: number;
  /** True when people's achievements are counted from these rows, so that they must be counted before the deletion. */
  esDeLaHistoria: boolean;
  /** Deletes or empties up to `cuantos` rows that expired by `hasta`. Gives the number of those rows. */
  barrer: (hasta: Date, cuantos: number) => Promise<number>;
}

const POR_TANDA = 500;
const TANDAS_POR_VUELTA = 20;
/**
 * Most days for which the deletion waits until achievements are counted. A count that keeps failing does not keep data
 * for ever.
 */
const ESPERA_A_LOS_LOGROS_EN_DIAS = 7;

interface DepsDeLimpiar extends Deps<"revisionDeLogros"> {
  barridos: readonly Barrido[];
}

/**
 * Deletes expired rows in batches (Ley 29733, art. 8). No transaction is long, and a long backlog is shared among
 * several runs.
 */
export function makeLimpiar({ barridos, now, repos }: DepsDeLimpiar) {
  return async (alto?: AbortSignal) => {
    const ahora = now();
    const deLaHistoria = logrosContadosHasta(await repos.revisionDeLogros.leer(), ahora);
    for (const { diasQueSeGuarda, esDeLaHistoria, barrer } of barridos) {
      const desde = esDeLaHistoria ? deLaHistoria : ahora;
      const hasta = sumarMinutos(desde, -diasQueSeGuarda * UN_DIA_EN_MINUTOS);
      for (let tanda = 0; tanda < TANDAS_POR_VUELTA && !alto?.aborted; tanda++) {
        if ((await barrer(hasta, POR_TANDA)) < POR_TANDA) break;
      }
    }
  };
}

/** Instant up to which achievements were counted, so that earlier rows may be deleted. */
function logrosContadosHasta(revision: RevisionDeLogros | null, ahora: Date): Date {
  const aMasTardar = sumarMinutos(ahora, -ESPERA_A_LOS_LOGROS_EN_DIAS * UN_DIA_EN_MINUTOS);
  const todas = revision?.despuesDe === null;
  return todas ? min([ahora, max([revision.hasta, aMasTardar])]) : aMasTardar;
}
