import type { Nombres } from "../personas/nombres";
import type { Deps } from "../puertos";
import { done, refuse } from "../shared/result";

/** The names of a person, over the version that was seen. */
export function makeEditarNombres({ repos }: Pick<Deps, "repos">) {
  return async ({ idPersona, version, ...nombres }: Nombres & { idPersona: number; version: number }) =>
    (await repos.personas.guardarNombres(idPersona, version, nombres))
      ? done(idPersona)
      : refuse("version-anterior");
}
