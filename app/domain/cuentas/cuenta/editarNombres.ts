import { anotarAcceso, type Canal } from "../accesosADatos/accesoADatos";
import type { Nombres } from "../personas/nombres";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";

/** The names of a person, over the version that was seen. */
export function makeEditarNombres({
  transaccion,
  now,
  newId,
}: Pick<Deps<"accesosADatos" | "personas">, "transaccion" | "now" | "newId">) {
  return ({ idPersona, version, canal, ...nombres }: NombresNuevos) =>
    transaccion(async (repos) => {
      const guardados = await repos.personas.guardarNombres(idPersona, version, nombres);
      if (!guardados) return refuse("version-anterior");
      await anotarAcceso({ repos, newId }, { idPersona, accion: "cambio-de-perfil", canal, creadoEn: now() });
      return done(idPersona);
    });
}

type NombresNuevos = Nombres & { idPersona: number; version: number; canal: Canal };
