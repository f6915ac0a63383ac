import type { Deps } from "../shared/puertos";
import { done, refuse } from "../shared/result";
import { anotarRespuestas, yaRespondio } from "./libro";
import { BASES_DEL_SORTEO, type Consentimiento } from "./politica";
import { estaAbierto } from "./sorteos/sorteo";
import { basesDeSorteo, buscarSorteo } from "./verSorteo";

interface Entrada extends Pick<Consentimiento, "idPersona" | "canal" | "idSolicitud"> {
  /** The version of the rules that this person read. */
  versionDeBases: string;
  /** The draw that this person read about. Default: the last that began. */
  idSorteo?: string;
}

/**
 * Enters an open draw without the main consent, and writes the accepted rules into the ledger in one transaction.
 * A second entry answers the number of the first and adds no line. Refuses rules other than those in force.
 */
export function makeParticiparEnSorteo({
  transaccion,
  now,
  newId,
}: Deps<"consentimientos" | "politicas" | "sorteos">) {
  return ({ versionDeBases, idSorteo: pedido, ...entrada }: Entrada) =>
    transaccion(async (trx) => {
      const ahora = now();
      const { idPersona } = entrada;
      const sorteo = await buscarSorteo(trx, pedido, ahora);
      if (!sorteo || !estaAbierto(sorteo, ahora)) return refuse("sorteo-cerrado");
      const bases = await basesDeSorteo(trx, sorteo, ahora);
      if (!bases) return refuse("bases-no-disponibles");
      if (bases.versionActual !== versionDeBases) return refuse("bases-anteriores");
      const { idSorteo } = sorteo;
      // The place comes first: it decides between two simultaneous entries. The line of the entry follows.
      const entro = await trx.sorteos.participar(
        { idSorteo, idPersona, via: "formulario", nonce: newId() },
        ahora,
      );
      const respuesta = { codigo: BASES_DEL_SORTEO, version: versionDeBases, valor: "1" } as const;
      if (entro || !yaRespondio(await trx.consentimientos.deLaPersona(idPersona), respuesta)) {
        const circunstancias = { ...entrada, flujo: "GLOBAL", creadoEn: ahora, newId } as const;
        await anotarRespuestas(trx, [bases], [respuesta], circunstancias);
      }
      const participacion = await trx.sorteos.deUnaPersona(idSorteo, idPersona);
      return participacion ? done(participacion) : refuse("sin-participacion");
    });
}

/** Leaves a draw, by default the last that began. The number stays taken, so no other number moves. */
export function makeRetirarDelSorteo({ repos, now }: Deps<"sorteos">) {
  return async (idPersona: number, idSorteo?: string) => {
    const ahora = now();
    const sorteo = await buscarSorteo(repos, idSorteo, ahora);
    if (!sorteo) return refuse("sin-participacion");
    if (!estaAbierto(sorteo, ahora)) return refuse("sorteo-cerrado");
    const retirada = await repos.sorteos.retirar(sorteo.idSorteo, idPersona, ahora);
    return retirada ? done(undefined) : refuse("sin-participacion");
  };
}
