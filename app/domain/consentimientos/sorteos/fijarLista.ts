import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { Sha256 } from "../../shared/huella";
import { lineaDe } from "./lista";

interface DepsDeLista extends Deps<"sorteos"> {
  sha256: Sha256;
}

/** Fixes the entries of a closed draw, once, and returns the list. */
export function makeFijarLista({ transaccion, now, newId, sha256 }: DepsDeLista) {
  return (idSorteo: string) =>
    transaccion(async (trx) => {
      const sorteo = await trx.sorteos.porId(idSorteo);
      if (!sorteo) return refuse("sorteo-no-existe");
      if (now() < sorteo.hasta) return refuse("sorteo-abierto");
      if (await trx.sorteos.detenerEntradas(idSorteo)) {
        const lineas: string[] = [];
        for (const { nonce: tenia, ...entrada } of await trx.sorteos.entradas(idSorteo)) {
          const nonce = tenia ?? newId();
          if (tenia === null) await trx.sorteos.darNonce(idSorteo, { ...entrada, nonce });
          lineas.push(lineaDe({ ...entrada, nonce }, sha256));
        }
        if (lineas.length === 0) return refuse("sin-participaciones");
        const texto = lineas.join("\n");
        const lista = { texto, huella: sha256(texto), entradas: lineas.length, fijadaEn: now() };
        await trx.sorteos.guardarLista(idSorteo, lista);
      }
      const fijada = await trx.sorteos.lista(idSorteo);
      const texto = await trx.sorteos.textoDeLaLista(idSorteo);
      return fijada && texto !== null
        ? done({ idSorteo, ...fijada, lista: texto })
        : refuse("sin-participaciones");
    });
}

/** Fixes the lists of all closed draws. */
export function makeFijarListas(deps: DepsDeLista) {
  const fijar = makeFijarLista(deps);
  return async (alto?: AbortSignal) => {
    for (const idSorteo of await deps.repos.sorteos.sinLista(deps.now())) {
      if (alto?.aborted) return;
      await fijar(idSorteo);
    }
  };
}
