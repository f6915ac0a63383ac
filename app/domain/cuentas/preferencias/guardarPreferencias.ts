import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { type Preferencias, SIN_PREFERENCIAS, type PreferenciasPosibles } from "./preferencias";

type TemasPosibles = PreferenciasPosibles["temasPosibles"];

/** Reads the themes that a person may choose, by specialty. */
export type FuenteDeTemas = () => Promise<TemasPosibles>;

interface ConTemas {
  /** Sources of the themes: the contexts whose catalogue has some. */
  temas: () => readonly FuenteDeTemas[];
}

const leerTemas = async ({ temas }: ConTemas): Promise<TemasPosibles> =>
  (await Promise.all(temas().map((leer) => leer()))).flat();

export function makeVerPreferencias({ repos, ...deps }: Deps<"preferencias"> & ConTemas) {
  return async (idPersona: number): Promise<PreferenciasPosibles> => {
    const [preferencias, temasPosibles] = await Promise.all([
      repos.preferencias.de(idPersona),
      leerTemas(deps),
    ]);
    const actuales = preferencias ?? SIN_PREFERENCIAS;
    const posibles = todosLos(temasPosibles);
    // A stored theme is left out when no specialist treats it now: the form could not send it back.
    return { ...actuales, temas: actuales.temas.filter((tema) => posibles.has(tema)), temasPosibles };
  };
}

const todosLos = (porEspecialidad: TemasPosibles) => new Set(porEspecialidad.flatMap(({ temas }) => temas));

/** Stores the preferences, and that the person answered their modal, in one transaction. */
export function makeGuardarPreferencias({ transaccion, now, ...deps }: Deps<"preferencias"> & ConTemas) {
  return async (idPersona: number, preferencias: Preferencias) => {
    const posibles = todosLos(await leerTemas(deps));
    const temas = [...new Set(preferencias.temas)];
    if (!temas.every((tema) => posibles.has(tema))) return refuse("tema-desconocido");
    return transaccion(async (trx) => {
      await trx.preferencias.guardar(idPersona, { ...preferencias, temas }, now());
      return done(undefined);
    });
  };
}
