import { max, min } from "date-fns";
import type { RevisionDeLogros } from "../../historial/repositorio";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";
import { sumarMinutos } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";

/** Something that ends, and how long it is kept after that. */
export interface Barrido {
  nombre: string;
  diasQueSeGuarda: number;
  /** True when people's achievements are counted from these rows. */
  esDeLaHistoria: boolean;
  /** Deletes, or empties, up to `cuantos` that ended by `hasta`, and answers how many those were. */
  barrer: (hasta: Date, cuantos: number) => Promise<number>;
}

const POR_TANDA = 500;
const TANDAS_POR_VUELTA = 20;
/** A look at the achievements that fails keeps nothing for ever. */
const ESPERA_A_LOS_LOGROS_EN_DIAS = 7;

interface DepsDeLimpiar extends Deps<"revisionDeLogros"> {
  barridos: readonly Barrido[];
}

/**
 * Deletes expired rows in batches (Ley 29733, art. 8): no long transaction, and a long backlog is shared among several
 * runs.
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

/** Instant up to which achievements were counted from complete data. */
function logrosContadosHasta(revision: RevisionDeLogros | null, ahora: Date): Date {
  const aMasTardar = sumarMinutos(ahora, -ESPERA_A_LOS_LOGROS_EN_DIAS * UN_DIA_EN_MINUTOS);
  const todas = revision?.despuesDe === null;
  return todas ? min([ahora, max([revision.hasta, aMasTardar])]) : aMasTardar;
}
