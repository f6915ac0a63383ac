import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { type Preferencias, SIN_PREFERENCIAS, type PreferenciasPosibles } from "./preferencias";

export function makeVerPreferencias({ repos }: Deps<"preferencias" | "temas">) {
  return async (idPersona: number): Promise<PreferenciasPosibles> => {
    const [preferencias, temasPosibles] = await Promise.all([
      repos.preferencias.de(idPersona),
      repos.temas.posibles(),
    ]);
    const actuales = preferencias ?? SIN_PREFERENCIAS;
    const posibles = todosLos(temasPosibles);
    // A stored theme is left out when no specialist treats it now: the form could not send it back.
    return { ...actuales, temas: actuales.temas.filter((tema) => posibles.has(tema)), temasPosibles };
  };
}

const todosLos = (porEspecialidad: PreferenciasPosibles["temasPosibles"]) =>
  new Set(porEspecialidad.flatMap(({ temas }) => temas));

/** Stores the preferences, and that the person answered their modal, in one transaction. */
export function makeGuardarPreferencias({ transaccion, now }: Deps<"preferencias" | "temas">) {
  return (idPersona: number, preferencias: Preferencias) =>
    transaccion(async (trx) => {
      const posibles = todosLos(await trx.temas.posibles());
      const temas = [...new Set(preferencias.temas)];
      if (!temas.every((tema) => posibles.has(tema))) return refuse("tema-desconocido");
      await trx.preferencias.guardar(idPersona, { ...preferencias, temas }, now());
      return done(undefined);
    });
}
