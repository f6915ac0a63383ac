import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { estaAbierto, type Participacion } from "./sorteo";

/** Enters the draw that is open; entering again answers the number that one has. */
export function makeParticiparEnSorteo({ transaccion, now }: Deps<"sorteos">) {
  return (idPersona: number, via: Participacion["via"]) =>
    transaccion(async (trx) => {
      const ahora = now();
      const sorteo = await trx.sorteos.ultimo(ahora);
      if (!sorteo || !estaAbierto(sorteo, ahora)) return refuse("sorteo-cerrado");
      await trx.sorteos.participar(sorteo.idSorteo, idPersona, via, ahora);
      const participacion = await trx.sorteos.deUnaPersona(sorteo.idSorteo, idPersona);
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

/** The last draw with its count and, for somebody, their entry. */
export function makeVerSorteo({ repos, now }: Deps<"sorteos">) {
  return async (idPersona: number | null) => {
    const ahora = now();
    const sorteo = await repos.sorteos.ultimo(ahora);
    if (!sorteo) return null;
    const [participaciones, propia, huellaDeSemilla, ganador] = await Promise.all([
      repos.sorteos.contar(sorteo.idSorteo),
      idPersona === null ? null : repos.sorteos.deUnaPersona(sorteo.idSorteo, idPersona),
      repos.sorteos.huellaDeSemilla(sorteo.idSorteo),
      repos.sorteos.ganador(sorteo.idSorteo),
    ]);
    return { sorteo, participaciones, propia, huellaDeSemilla, ganador, abierto: estaAbierto(sorteo, ahora) };
  };
}
