import type { Repos } from "../../shared/puertos";
import type { EnTurno, MiembroDeGuardia } from "./repositorio";

/** Level that is told: the first, the second, or everybody. */
export type NivelDeAviso = 1 | 2 | 3;

/** People of the guard who are told of an alert. */
export interface Escalon {
  nivel: NivelDeAviso;
  miembros: readonly MiembroDeGuardia[];
  /** Destinations of the turns, for the telephone service. */
  destinos: readonly string[];
}

const TODOS = 3;

/**
 * People who are told by the `envio`-th notice of an alert, from 1 to 3. The first notice tells the lowest level that
 * has somebody, the next one also the level above. Everybody is told by the third one, and when no level is left.
 *
 * @example escalonDe(1, { enTurno: [], todos }).nivel // 3: nobody is on duty, so everybody is told at once
 */
export function escalonDe(
  envio: number,
  { enTurno, todos }: { enTurno: readonly EnTurno[]; todos: readonly MiembroDeGuardia[] },
): Escalon {
  // A member on both levels is one step: who sleeps on the first one sleeps on the second one.
  const escala = enTurno.filter(
    ({ idCuenta }, lugar) => enTurno.findIndex((otro) => otro.idCuenta === idCuenta) === lugar,
  );
  const ultimo = escala[envio - 1];
  const esDeTodos = envio >= TODOS || ultimo === undefined;
  const enEscala = esDeTodos ? escala : escala.slice(0, envio);
  return {
    nivel: esDeTodos ? TODOS : ultimo.nivel,
    miembros: esDeTodos ? todos : enEscala,
    destinos: [...new Set(enEscala.map(({ destino }) => destino).filter(Boolean))],
  };
}

/** Function that gives the people told by a notice. It reads the roster once. */
export async function leerEscala({ turnosDeGuardia }: Repos<"turnosDeGuardia">, now: Date) {
  const enTurno = await turnosDeGuardia.enTurno(now);
  const todos = await turnosDeGuardia.conElRol();
  return (envio: number) => escalonDe(envio, { enTurno, todos });
}
