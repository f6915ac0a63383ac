import type { Deps } from "../../shared/puertos";
import { done } from "../../shared/result";
import { type Preferencias, SIN_PREFERENCIAS, type PreferenciasPosibles } from "./preferencias";

export function makeVerPreferencias({ repos }: Deps<"preferencias" | "temas">) {
  return async (idPersona: number): Promise<PreferenciasPosibles> => {
    const [preferencias, temasPosibles] = await Promise.all([
      repos.preferencias.de(idPersona),
      repos.temas.posibles(),
    ]);
    return { ...(preferencias ?? SIN_PREFERENCIAS), temasPosibles };
  };
}

/** Stores the preferences and that their modal was answered, together. */
export function makeGuardarPreferencias({ transaccion, now }: Deps<"preferencias" | "temas">) {
  return (idPersona: number, preferencias: Preferencias) =>
    transaccion(async (trx) => {
      const posibles = new Set((await trx.temas.posibles()).flatMap((unos) => unos.temas));
      const temas = [...new Set(preferencias.temas)].filter((tema) => posibles.has(tema));
      await trx.preferencias.guardar(idPersona, { ...preferencias, temas }, now());
      return done(undefined);
    });
}
