import { anotarAcceso, type Canal } from "../accesosADatos/accesoADatos";
import type { Nombres } from "../personas/nombres";
import type { DepsConSitio } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { correoDeNombresCambiados } from "./correos";
import { tieneClave } from "../identidad/tieneClave";

/** The names of a person, over the version that was seen. Their mail is told that they are others. */
export function makeEditarNombres({
  transaccion,
  now,
  newId,
  sitio,
}: Pick<DepsConSitio<"accesosADatos" | "correos" | "personas">, "transaccion" | "now" | "newId" | "sitio">) {
  return ({ idPersona, version, canal, ...nombres }: NombresNuevos) =>
    transaccion(async (repos) => {
      const antes = await repos.personas.porId(idPersona);
      const guardados = await repos.personas.guardarNombres(idPersona, version, nombres);
      if (!antes || !guardados) return refuse("version-anterior");
      const creadoEn = now();
      await anotarAcceso({ repos, newId }, { idPersona, accion: "cambio-de-perfil", canal, creadoEn });
      if (!sonLosMismos(antes, nombres)) {
        const sobre = { idCorreo: newId(), idPersona, para: antes.email, creadoEn };
        await repos.correos.encolar(
          correoDeNombresCambiados(sobre, { conClave: await tieneClave(repos, idPersona) }, sitio),
        );
      }
      return done(idPersona);
    });
}

const sonLosMismos = (unos: Nombres, otros: Nombres) =>
  unos.nombre === otros.nombre &&
  unos.apePaterno === otros.apePaterno &&
  unos.apeMaterno === otros.apeMaterno;

type NombresNuevos = Nombres & { idPersona: number; version: number; canal: Canal };
