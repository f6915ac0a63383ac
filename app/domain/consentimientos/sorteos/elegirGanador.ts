import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { Sha256 } from "../../shared/huella";
import { type Ganador, numeroGanador } from "./ganador";

interface DepsDeSorteo extends Deps<"sorteos"> {
  sha256: Sha256;
  /** 256 bits that nobody can guess. */
  nuevaSemilla: () => string;
}

/** Makes the seed of a draw while it is open, and keeps only its digest: the operator keeps the seed. Once. */
export function makeComprometerSorteo({ transaccion, now, sha256, nuevaSemilla }: DepsDeSorteo) {
  return (idSorteo: string) =>
    transaccion(async (trx) => {
      const sorteo = await trx.sorteos.porId(idSorteo);
      if (!sorteo) return refuse("sorteo-no-existe");
      if (now() >= sorteo.hasta) return refuse("sorteo-cerrado");
      const semilla = nuevaSemilla();
      const huellaDeSemilla = sha256(semilla);
      return (await trx.sorteos.comprometer(idSorteo, huellaDeSemilla, now()))
        ? done({ idSorteo, semilla, huellaDeSemilla })
        : refuse("sorteo-comprometido");
    });
}

/** Draws the winner on the day of the draw, from the seed that was committed and the public value. Once. */
export function makeCerrarSorteo({ transaccion, now, sha256 }: DepsDeSorteo) {
  return ({ idSorteo, ...azar }: { idSorteo: string } & Pick<Ganador, "semilla" | "valorPublico">) =>
    transaccion(async (trx) => {
      const sorteo = await trx.sorteos.porId(idSorteo);
      if (!sorteo) return refuse("sorteo-no-existe");
      if (now() < sorteo.sorteoEn) return refuse("sorteo-aun-no");
      const comprometida = await trx.sorteos.huellaDeSemilla(idSorteo);
      if (!comprometida) return refuse("sorteo-sin-compromiso");
      if (sha256(azar.semilla) !== comprometida) return refuse("semilla-distinta");
      // What was published is what is drawn from: whoever came or went since is not asked for.
      const lista = await trx.sorteos.textoDeLaLista(idSorteo);
      if (lista === null) return refuse("lista-sin-fijar");
      const ganador = numeroGanador(azar, lista, sha256);
      return (await trx.sorteos.guardarGanador(idSorteo, ganador, now()))
        ? done({ idSorteo, huellaDeSemilla: comprometida, ...ganador })
        : refuse("ganador-elegido");
    });
}
