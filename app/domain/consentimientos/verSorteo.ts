import type { Deps, Repos } from "../shared/puertos";
import type { Sha256 } from "../shared/huella";
import { direccionDeSorteo } from "./sorteos/direcciones";
import { BASES_DEL_SORTEO } from "./politica";
import { lineaDe } from "./sorteos/lista";
import { estaAbierto, type Participacion, type Sorteo } from "./sorteos/sorteo";

/** Finds a draw that has begun: that of an id, or the last one. Null where there is none. */
export async function buscarSorteo(
  { sorteos }: Repos<"sorteos">,
  idSorteo: string | undefined,
  ahora: Date,
): Promise<Sorteo | null> {
  const sorteo = await (idSorteo === undefined ? sorteos.ultimo(ahora) : sorteos.porId(idSorteo));
  return sorteo && sorteo.desde <= ahora ? sorteo : null;
}

/**
 * Rules of a draw: those in force while it takes entries, and those of its last moment afterwards. Rules published
 * later belong to another draw.
 */
export async function basesDeSorteo(
  { politicas }: Repos<"politicas">,
  { hasta }: Pick<Sorteo, "hasta">,
  ahora: Date,
) {
  const momento = ahora < hasta ? ahora : new Date(hasta.getTime() - 1);
  return (await politicas.vigentes("GLOBAL", momento)).find(({ codigo }) => codigo === BASES_DEL_SORTEO);
}

/** The draw that takes entries now; null while there is none. */
export function makeVerSorteoAbierto({ repos, now }: Deps<"sorteos">) {
  return async () => {
    const sorteo = await repos.sorteos.ultimo(now());
    return sorteo && estaAbierto(sorteo, now()) ? sorteo : null;
  };
}

/** Draws that have begun, newest first, with the winning number once it is drawn. */
export function makeVerSorteos({ repos, now }: Deps<"sorteos">) {
  return async () => {
    const ahora = now();
    const [sorteos, ganadores] = await Promise.all([
      repos.sorteos.comenzados(ahora),
      repos.sorteos.numerosGanadores(),
    ]);
    return sorteos.map((sorteo) => ({
      ...sorteo,
      abierto: estaAbierto(sorteo, ahora),
      numero: ganadores.get(sorteo.idSorteo) ?? null,
    }));
  };
}

/**
 * A draw with its rules and its count; for a person, also their entry and its line in the list. By default the last
 * that began; null when there is none.
 */
export function makeVerSorteo({ repos, now, sha256 }: Deps<"politicas" | "sorteos"> & { sha256: Sha256 }) {
  return async (idPersona: number | null, idSorteo?: string) => {
    const ahora = now();
    const sorteo = await buscarSorteo(repos, idSorteo, ahora);
    const situacion = sorteo && (await repos.sorteos.situacion(sorteo.idSorteo, idPersona));
    if (!situacion) return null;
    const { propia } = situacion;
    const bases = await basesDeSorteo(repos, sorteo, ahora);
    return {
      ...situacion,
      sorteo,
      bases: bases
        ? {
            version: bases.versionActual,
            contenido: bases.contenido,
            huella: bases.huellaDelTexto,
            enlace: direccionDeSorteo(sorteo, "bases"),
          }
        : null,
      propia: propia && { ...propia, linea: lineaPropia(propia, idPersona!, sha256) },
      abierto: estaAbierto(sorteo, ahora),
    };
  };
}

function lineaPropia({ nonce, ...propia }: Participacion, idPersona: number, sha256: Sha256) {
  return nonce === null ? null : lineaDe({ ...propia, nonce, idPersona }, sha256);
}

/** The list of a draw, to the byte over which its digest was taken. By default of the last that began. */
export function makeLeerListaDeSorteo({ repos, now }: Deps<"sorteos">) {
  return async (idSorteo?: string) => {
    const sorteo = await buscarSorteo(repos, idSorteo, now());
    return sorteo && repos.sorteos.textoDeLaLista(sorteo.idSorteo);
  };
}
