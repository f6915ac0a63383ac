import type { Deps } from "../../shared/puertos";
import { done } from "../../shared/result";
import { hastaElAlto } from "../../shared/unidades";
import { delMes } from "../delMes";
import { primerEslabon, type Digestos } from "./prueba";
import type { RondaEscrita } from "./ronda";

interface DepsDeRondas extends Deps<"rondasDeRuleta"> {
  digestos: Digestos;
  escritas: () => Promise<readonly RondaEscrita[]>;
  /** A new seed: 32 random bytes in hexadecimal. */
  nuevaSemilla: () => string;
}

/** List of a round as it is published: everything that decides a play. */
export const listaDe = (idRonda: string, { premios }: Pick<RondaEscrita, "premios">): string =>
  JSON.stringify({
    ronda: idRonda,
    premios: premios.map(({ uid: premio, nombre, partes, existencias, unoPorPersona }) => ({
      ...{ uid: premio, nombre, partes, existencias, unoPorPersona },
    })),
  });

/**
 * Job that opens the round of each month, and publishes the seeds of those that ended. A round opens with
 * the digest of its seed: no play can be before it.
 */
export function makeRondas({ repos, transaccion, now, digestos, escritas, nuevaSemilla }: DepsDeRondas) {
  return async (alto?: AbortSignal) => {
    for (const idRonda of hastaElAlto(await repos.rondasDeRuleta.porRevelar(now()), alto))
      await repos.rondasDeRuleta.revelar(idRonda, await repos.rondasDeRuleta.semilla(idRonda));
    for (const terminos of hastaElAlto(await escritas(), alto)) {
      const mes = delMes(terminos, now());
      if (!mes || (await repos.rondasDeRuleta.porId(mes.id))) continue;
      const semilla = nuevaSemilla();
      const compromiso = digestos.sha256(semilla);
      const lista = listaDe(mes.id, terminos);
      const ultimo = primerEslabon(digestos.sha256, { compromiso, lista });
      const { id: idRonda, desde, hasta } = mes;
      const ronda = { idRonda, desde, hasta, terminos, lista, compromiso, semilla, ultimo };
      // A round and the stock of its prizes come together, or a later run opens it.
      await transaccion(async (trx) => {
        await trx.rondasDeRuleta.abrir(ronda);
        return done(null);
      });
    }
  };
}
