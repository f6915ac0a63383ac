import type { Deps } from "../shared/puertos";
import { done, refuse } from "../shared/result";
import type { Sha256 } from "../shared/huella";
import { anotarRespuestas, yaRespondio } from "./libro";
import { BASES_DEL_SORTEO, type Consentimiento, type PoliticaVigente } from "./politica";
import { lineaDe } from "./sorteos/lista";
import { estaAbierto, type Participacion } from "./sorteos/sorteo";

interface Entrada extends Pick<Consentimiento, "idPersona" | "canal" | "idSolicitud"> {
  /** The version of the rules that this person read. */
  versionDeBases: string;
}

/**
 * Enters the open draw without the main consent, and writes the accepted rules into the ledger in one transaction.
 * A second entry answers the number of the first and adds no line. Refuses rules other than those in force.
 */
export function makeParticiparEnSorteo({
  transaccion,
  now,
  newId,
}: Deps<"consentimientos" | "politicas" | "sorteos">) {
  return ({ versionDeBases, ...entrada }: Entrada) =>
    transaccion(async (trx) => {
      const ahora = now();
      const { idPersona } = entrada;
      const sorteo = await trx.sorteos.ultimo(ahora);
      if (!sorteo || !estaAbierto(sorteo, ahora)) return refuse("sorteo-cerrado");
      const bases = basesEn(await trx.politicas.vigentes("GLOBAL", ahora));
      if (!bases) return refuse("bases-no-disponibles");
      if (bases.versionActual !== versionDeBases) return refuse("bases-anteriores");
      const { idSorteo } = sorteo;
      // First the place, which decides between two entries at once; then the line of the one that took it.
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

/** Leaves the draw. The number stays taken: those of the others do not move. */
export function makeRetirarDelSorteo({ repos, now }: Deps<"sorteos">) {
  return async (idPersona: number) => {
    const ahora = now();
    const sorteo = await repos.sorteos.ultimo(ahora);
    if (!sorteo) return refuse("sin-participacion");
    if (!estaAbierto(sorteo, ahora)) return refuse("sorteo-cerrado");
    const retirada = await repos.sorteos.retirar(sorteo.idSorteo, idPersona, ahora);
    return retirada ? done(undefined) : refuse("sin-participacion");
  };
}

/** The draw that one may enter now; null while there is none. */
export function makeVerSorteoAbierto({ repos, now }: Deps<"sorteos">) {
  return async () => {
    const sorteo = await repos.sorteos.ultimo(now());
    return sorteo && estaAbierto(sorteo, now()) ? sorteo : null;
  };
}

const basesEn = (politicas: readonly PoliticaVigente[]) =>
  politicas.find(({ codigo }) => codigo === BASES_DEL_SORTEO);

/** The last draw with its rules, its count and, for somebody, their entry and the line that it is in the list. */
export function makeVerSorteo({ repos, now, sha256 }: Deps<"politicas" | "sorteos"> & { sha256: Sha256 }) {
  return async (idPersona: number | null) => {
    const ahora = now();
    const sorteo = await repos.sorteos.ultimo(ahora);
    const situacion = sorteo && (await repos.sorteos.situacion(sorteo.idSorteo, idPersona));
    if (!situacion) return null;
    const { propia } = situacion;
    const bases = basesEn(await repos.politicas.vigentes("GLOBAL", ahora));
    return {
      ...situacion,
      sorteo,
      bases: bases
        ? { version: bases.versionActual, contenido: bases.contenido, enlace: bases.enlace }
        : null,
      propia: propia && { ...propia, linea: lineaPropia(propia, idPersona!, sha256) },
      abierto: estaAbierto(sorteo, ahora),
    };
  };
}

function lineaPropia({ nonce, ...propia }: Participacion, idPersona: number, sha256: Sha256) {
  return nonce === null ? null : lineaDe({ ...propia, nonce, idPersona }, sha256);
}

/** The list of the last draw, to the byte over which its digest was taken. */
export function makeLeerListaDeSorteo({ repos, now }: Deps<"sorteos">) {
  return async () => {
    const sorteo = await repos.sorteos.ultimo(now());
    return sorteo && repos.sorteos.textoDeLaLista(sorteo.idSorteo);
  };
}
