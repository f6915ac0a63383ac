import { sumarMinutos } from "../../shared/fechas";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";

/** Something that ends, and how long it is kept after that. */
export interface Barrido {
  nombre: string;
  diasQueSeGuarda: number;
  /** Deletes, or empties, up to `cuantos` that ended by `hasta`, and answers how many those were. */
  barrer: (hasta: Date, cuantos: number) => Promise<number>;
}

const POR_TANDA = 500;
const TANDAS_POR_VUELTA = 20;

/** Sweeps what is over, in batches: no long transaction, and a long backlog is shared out over several runs. */
export function makeLimpiar({ barridos, now }: { barridos: readonly Barrido[]; now: () => Date }) {
  return async (alto?: AbortSignal) => {
    for (const { diasQueSeGuarda, barrer } of barridos) {
      const hasta = sumarMinutos(now(), -diasQueSeGuarda * UN_DIA_EN_MINUTOS);
      for (let tanda = 0; tanda < TANDAS_POR_VUELTA && !alto?.aborted; tanda++) {
        if ((await barrer(hasta, POR_TANDA)) < POR_TANDA) break;
      }
    }
  };
}
