import type { Accion, ClaseDeAccion } from "../historial/accion";
import { vencimientoDeMonedas } from "../paquetes/monedas/monedas";
import type { Deps } from "../shared/puertos";
import { done } from "../shared/result";
import { CLASES_QUE_GANAN, gananciasDe, type Ganancia, type ReglaDeMonedas } from "./regla";

export interface DepsDeGanar extends Deps<"monedas"> {
  reglas: () => Promise<readonly ReglaDeMonedas[]>;
  /** Activities of a person, of some kinds, from every context. */
  acciones: (idPersona: number, clases: readonly ClaseDeAccion[]) => Promise<readonly Accion[]>;
}

/**
 * Coins for what people do. Nothing is sent when somebody does something: the activities are read, and those that have
 * not earned yet earn. A crash, a retry or two tabs change nothing.
 */
export function makeGanar({ repos, transaccion, now, reglas, acciones }: DepsDeGanar) {
  return {
    /**
     * Gives a person the coins that their activities earned since the last time.
     *
     * @returns The new coins, with their reasons.
     */
    async ponerAlDia(idPersona: number): Promise<Ganancia[]> {
      const [escritas, hechas] = await Promise.all([reglas(), acciones(idPersona, CLASES_QUE_GANAN)]);
      // The page reads less for a person who did nothing that earns.
      if (gananciasDe(escritas, hechas, [], now()).length === 0) return [];
      const porGanar = async ({ monedas }: Pick<typeof repos, "monedas">) =>
        gananciasDe(escritas, hechas, await monedas.ganadas(idPersona), now());
      if ((await porGanar(repos)).length === 0) return [];
      const resultado = await transaccion<Ganancia[]>(async (trx) => {
        // The row of the total is locked first: two visits at once give the same coins once.
        await trx.monedas.tomar(idPersona);
        const nuevas = await porGanar(trx);
        const ahora = now();
        for (const { monedas: cantidad, ...ganancia } of nuevas) {
          const linea = { idPersona, cantidad, motivo: "ganancia", idPedido: null, ganancia } as const;
          await trx.monedas.dar(linea, vencimientoDeMonedas(ahora), ahora);
        }
        return done(nuevas);
      });
      return resultado.ok ? resultado.value : [];
    },
  };
}
