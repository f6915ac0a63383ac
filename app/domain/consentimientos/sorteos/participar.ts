import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { Sha256 } from "../../shared/huella";
import { lineaDe } from "./lista";
import { estaAbierto, type Participacion } from "./sorteo";

/** Enters the draw that is open; entering again answers the number that one has. */
export function makeParticiparEnSorteo({ transaccion, now, newId }: Deps<"sorteos">) {
  return (idPersona: number, via: Participacion["via"]) =>
    transaccion(async (trx) => {
      const ahora = now();
      const sorteo = await trx.sorteos.ultimo(ahora);
      if (!sorteo || !estaAbierto(sorteo, ahora)) return refuse("sorteo-cerrado");
      const { idSorteo } = sorteo;
      await trx.sorteos.participar({ idSorteo, idPersona, via, nonce: newId() }, ahora);
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

/** The last draw with its count and, for somebody, their entry and the line that it is in the list. */
export function makeVerSorteo({ repos, now, sha256 }: Deps<"sorteos"> & { sha256: Sha256 }) {
  return async (idPersona: number | null) => {
    const ahora = now();
    const sorteo = await repos.sorteos.ultimo(ahora);
    const situacion = sorteo && (await repos.sorteos.situacion(sorteo.idSorteo, idPersona));
    if (!situacion) return null;
    const { propia } = situacion;
    return {
      ...situacion,
      sorteo,
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
