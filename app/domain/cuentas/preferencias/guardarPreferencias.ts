import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { type Preferencias, SIN_PREFERENCIAS, type PreferenciasPosibles } from "./preferencias";

export function makeVerPreferencias({ repos }: Deps<"preferencias" | "temas">) {
  return async (idPersona: number): Promise<PreferenciasPosibles> => {
    const [preferencias, temasPosibles] = await Promise.all([
      repos.preferencias.de(idPersona),
      repos.temas.posibles(),
    ]);
    const suyas = preferencias ?? SIN_PREFERENCIAS;
    const posibles = todosLos(temasPosibles);
    // One that nobody works with any more is none that they could send back.
    return { ...suyas, temas: suyas.temas.filter((tema) => posibles.has(tema)), temasPosibles };
  };
}

const todosLos = (porEspecialidad: PreferenciasPosibles["temasPosibles"]) =>
  new Set(porEspecialidad.flatMap(({ temas }) => temas));

/** Stores the preferences and that their modal was answered, together. */
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
