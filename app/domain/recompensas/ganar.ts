import type { Accion, ClaseDeAccion } from "../historial/accion";
import { vencimientoDeMonedas } from "../paquetes/monedas/monedas";
import type { Deps } from "../shared/puertos";
import { done } from "../shared/result";
import { causaDe, CLASES_QUE_GANAN, gananciasDe, type Ganancia, type ReglaDeMonedas } from "./regla";

export interface DepsDeGanar extends Deps<"monedas"> {
  reglas: () => Promise<readonly ReglaDeMonedas[]>;
  /** Activities of a person, of some kinds, from every context. */
  acciones: (idPersona: number, clases: readonly ClaseDeAccion[]) => Promise<readonly Accion[]>;
}

/** An activity that earns, as its own page knows it: its id is the one of its context. */
export interface ActividadHecha {
  clase: ReglaDeMonedas["de"];
  id: string;
  momento: Date;
}

/**
 * Coins for what people do. Nothing is sent when somebody does something: the activities are read, and those that have
 * not earned yet earn. A crash, a retry or two tabs change nothing.
 */
export function makeGanar({ repos, transaccion, now, reglas, acciones }: DepsDeGanar) {
  /** Gives the coins that activities earn and did not bring yet. */
  async function dar(idPersona: number, escritas: readonly ReglaDeMonedas[], hechas: readonly Accion[]) {
    const resultado = await transaccion<Ganancia[]>(async (trx) => {
      // The row of the total is locked first: two visits at once give the same coins once.
      await trx.monedas.bloquear(idPersona);
      const ahora = now();
      const nuevas = gananciasDe(escritas, hechas, await trx.monedas.ganadas(idPersona), ahora);
      for (const { monedas: cantidad, ...ganancia } of nuevas) {
        const linea = { idPersona, cantidad, motivo: "ganancia", idPedido: null, ganancia } as const;
        await trx.monedas.dar(linea, vencimientoDeMonedas(ahora), ahora);
      }
      return done(nuevas);
    });
    return resultado.ok ? resultado.value : [];
  }

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
      const ganadas = await repos.monedas.ganadas(idPersona);
      if (gananciasDe(escritas, hechas, ganadas, now()).length === 0) return [];
      return dar(idPersona, escritas, hechas);
    },

    /**
     * Coins that one activity earned, and the title of their rule, for its own page. It gives them when they did not
     * come yet, and reads no other activity. Null when it earned none, or the person turned the game off.
     *
     * @example await deActividad(idPersona, { clase: "ruta", id: idRecorrido, momento: terminadoEn });
     */
    async deActividad(
      idPersona: number,
      { clase, id, momento }: ActividadHecha,
    ): Promise<Pick<ReglaDeMonedas, "monedas" | "titulo"> | null> {
      const leer = () => repos.monedas.ganadasALaVista(idPersona);
      const [escritas, antes] = await Promise.all([reglas(), leer()]);
      if (antes === null) return null;
      const accion = { clase, clave: `${clase}:${id}`, titulo: "", momento };
      const porDar = gananciasDe(escritas, [accion], antes, now()).length > 0;
      if (porDar) await dar(idPersona, escritas, [accion]);
      const ganadas = (porDar ? await leer() : antes) ?? [];
      // Coins that came before the activity are those of another one of the month.
      const propias = ganadas.filter(({ ganadaEn }) => ganadaEn >= momento);
      const causas = new Set(propias.map(({ causa }) => causa));
      const regla = escritas.find((una) => una.de === clase && causas.has(causaDe(una, accion)));
      return regla ? { monedas: regla.monedas, titulo: regla.titulo } : null;
    },
  };
}
