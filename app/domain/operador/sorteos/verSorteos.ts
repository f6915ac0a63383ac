import { aLaVista } from "../../shared/minimo";
import { nombreDeSorteo, type Sorteo } from "../../consentimientos/sorteos/sorteo";
import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import type { Campania } from "../../recompensas/campanias/campania";
import type { Ronda } from "../../recompensas/ruleta/ronda";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";

const VER = { derecho: "sorteos", uso: "ver" } as const;
/** Draws of each kind that are shown, the newest ones. */
const DE_CADA_CLASE = 12;

/** `por-cerrar`: it takes no more entries, and its winner or its payments are not there yet. */
export type EstadoDeSorteo = "por-empezar" | "abierto" | "por-cerrar" | "cerrado";

/** State of a draw by its days, and by whether its winner is drawn or its people are paid. */
export function estadoDeSorteo(
  { desde, hasta, cerrado }: Pick<Sorteo, "desde" | "hasta"> & { cerrado: boolean },
  ahora: Date,
): EstadoDeSorteo {
  if (cerrado) return "cerrado";
  if (ahora < desde) return "por-empezar";
  return ahora < hasta ? "abierto" : "por-cerrar";
}

/** A draw, a challenge or a round of the roulette, as the staff sees it. */
interface SorteoVisto extends Pick<Sorteo, "desde" | "hasta"> {
  id: string;
  titulo: string;
  premio: string;
  estado: EstadoDeSorteo;
  /** Number of people in it; null when they are too few to be told. */
  participan: number | null;
  /** Prizes that are left; null when there is no limit, or when the kind counts none. */
  quedan: number | null;
}

type DepsDeSorteos = Pick<Deps<"campanias" | "rondasDeRuleta" | "sorteos">, "repos" | "now">;

/** Draws, challenges of a month and rounds of the roulette, newest first. They name nobody. */
export function makeVerSorteosDeEquipo({ repos, now }: DepsDeSorteos) {
  return async (miembro: Miembro) => {
    const ahora = now();
    const rechazo = rechazoPorDerecho(miembro, VER, ahora);
    if (rechazo) return refuse(rechazo);
    const [sorteos, retos, rondas] = await Promise.all([
      repos.sorteos.conParticipaciones(DE_CADA_CLASE),
      repos.campanias.conParticipantes(DE_CADA_CLASE),
      repos.rondasDeRuleta.ultimas(DE_CADA_CLASE),
    ]);
    return done({
      sorteos: sorteos.map((sorteo) => deSorteo(sorteo, ahora)),
      retos: retos.map((reto) => deReto(reto, ahora)),
      rondas: rondas.map((ronda) => deRonda(ronda, ahora)),
    });
  };
}

const deSorteo = (
  sorteo: Sorteo & { participaciones: number; conGanador: boolean },
  ahora: Date,
): SorteoVisto => ({
  ...{ id: sorteo.idSorteo, titulo: nombreDeSorteo(sorteo), premio: sorteo.premio },
  ...{ desde: sorteo.desde, hasta: sorteo.hasta, quedan: null },
  estado: estadoDeSorteo({ ...sorteo, cerrado: sorteo.conGanador }, ahora),
  participan: aLaVista(sorteo.participaciones),
});

const deReto = (
  { idCampania, terminos, participantes, ...reto }: Campania & { participantes: number },
  ahora: Date,
): SorteoVisto => ({
  ...{ id: idCampania, titulo: terminos.titulo, premio: `${terminos.monedas} monedas` },
  ...{ desde: reto.desde, hasta: reto.hasta, quedan: reto.quedan },
  estado: estadoDeSorteo({ ...reto, cerrado: reto.cerradaEn !== null }, ahora),
  participan: aLaVista(participantes),
});

const deRonda = ({ idRonda, terminos, participantes, ...ronda }: Ronda, ahora: Date): SorteoVisto => ({
  ...{
    id: idRonda,
    titulo: terminos.titulo,
    premio: terminos.premios.map(({ nombre }) => nombre).join(", "),
  },
  ...{ desde: ronda.desde, hasta: ronda.hasta, quedan: null },
  estado: estadoDeSorteo({ ...ronda, cerrado: ronda.semilla !== null }, ahora),
  participan: aLaVista(participantes),
});
