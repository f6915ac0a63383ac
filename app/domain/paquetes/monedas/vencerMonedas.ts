import { fechaDe } from "../../shared/fechas";
import type { Deps, DepsConSitio } from "../../shared/puertos";
import { done } from "../../shared/result";
import { ultimoDia } from "../saldo/lotes";
import { makeAvisarLotes, makeVencerLotes, type RepositoriosAlVencer } from "../saldo/vencerLotes";
import { monedas, type LoteDeMonedas } from "./monedas";
import type { AvisoDeMonedas } from "./repositorio";

/** Notes that the installation has no coins: no lot ends from now on. */
export const makePausarMonedas =
  ({ repos, now }: Deps<"monedas">) =>
  () =>
    repos.monedas.pausarTodas(now());

/** Ends the pause of an installation that had no coins. A job about the end of lots runs it first. */
const makeReanudarMonedas =
  ({ transaccion, now }: Deps<"monedas">) =>
  () =>
    transaccion(async ({ monedas: repositorio }) => {
      await repositorio.reanudarTodas(now());
      return done(null);
    });

export function makeVencerMonedas(deps: Deps<"monedas" | "saldos">) {
  const reanudar = makeReanudarMonedas(deps);
  const vencer = makeVencerLotes(deps, (repos) => repos.monedas);
  return async (alto?: AbortSignal) => {
    await reanudar();
    await vencer(alto);
  };
}

const ID_DE_AVISO: Record<AvisoDeMonedas, string> = {
  "un-mes": "monedas-por-vencer-en-un-mes",
  "una-semana": "monedas-por-vencer",
};

/**
 * Tells a month and a week before the end of coins, each once. A person who turned the game off hears nothing. Lots
 * that end on a day are told together: coins may come several times a day.
 */
export function makeAvisarMonedas(deps: DepsConSitio<RepositoriosAlVencer>) {
  const reanudar = makeReanudarMonedas(deps);
  const { url } = deps.sitio;
  const avisar = makeAvisarLotes<LoteDeMonedas, AvisoDeMonedas>(deps, (repos) => repos.monedas, {
    avisos: ["un-mes", "una-semana"],
    avisoDe(aviso, primero, lotes) {
      const hasta = ultimoDia(primero);
      const quedan = lotes.reduce((suma, lote) => suma + lote.quedan, 0);
      return {
        // A pause moves the end, and the later end is told too.
        id: `${ID_DE_AVISO[aviso]}:${primero.idLote}:${fechaDe(primero.venceEn)}`,
        titulo: `Tus monedas hasta el ${hasta}`,
        mensaje: `Tienes ${monedas(quedan)} que puedes usar hasta el ${hasta}.`,
        enlaces: [
          { texto: "Ver la tienda", url: `${url}/tienda` },
          { texto: "Apagar las monedas y sus avisos", url: `${url}/recompensas/juego` },
        ],
      };
    },
  });
  return async (alto?: AbortSignal) => {
    await reanudar();
    await avisar(alto);
  };
}
