import { cabeOtroCambio } from "../identidad/cambiosPorDia";
import { anotarAcceso, type Canal } from "../accesosADatos/accesoADatos";
import type { Nombres } from "../personas/nombres";
import type { DepsConSitio } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { correoDeNombresCambiados } from "./correos";
import { tieneClave } from "../identidad/tieneClave";

/**
 * The names of a person, over the version that was seen. Their mail is told that they are others, and so that one
 * account holds up nobody else's mails, so many times a day.
 */
export function makeEditarNombres({
  transaccion,
  now,
  newId,
  sitio,
}: Pick<
  DepsConSitio<"accesosADatos" | "correos" | "intentos" | "personas">,
  "transaccion" | "now" | "newId" | "sitio"
>) {
  return ({ idPersona, version, canal, ...nombres }: NombresNuevos) =>
    transaccion(async (repos) => {
      const antes = await repos.personas.porId(idPersona);
      if (antes && sonLosMismos(antes, nombres)) return done(idPersona);
      const creadoEn = now();
      if (!(await cabeOtroCambio(repos, "nombres", idPersona, creadoEn))) return refuse("demasiados-cambios");
      const guardados = await repos.personas.guardarNombres(idPersona, version, nombres, creadoEn);
      if (!antes || !guardados) return refuse("version-anterior");
      await anotarAcceso({ repos, newId }, { idPersona, accion: "cambio-de-perfil", canal, creadoEn });
      const sobre = { idCorreo: newId(), idPersona, para: antes.email, creadoEn };
      await repos.correos.encolar(
        correoDeNombresCambiados(sobre, { conClave: await tieneClave(repos, idPersona) }, sitio),
      );
      return done(idPersona);
    });
}

const sonLosMismos = (unos: Nombres, otros: Nombres) =>
  unos.nombre === otros.nombre &&
  unos.apePaterno === otros.apePaterno &&
  unos.apeMaterno === otros.apeMaterno;

type NombresNuevos = Nombres & { idPersona: number; version: number; canal: Canal };
