import { cabeOtroCambio } from "../identidad/cambiosPorDia";
import { anotarAcceso, type Canal } from "../accesosADatos/accesoADatos";
import type { Nombres } from "../personas/nombres";
import type { DepsConSitio } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { correoDeNombresCambiados } from "./correos";
import { tieneClave } from "../identidad/tieneClave";

/**
 * Changes a person's names, if they still have the version that the person saw. The account's mail is told. The changes
 * of a day are limited, so that one account does not delay the mails of others.
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

const sonLosMismos = (anteriores: Nombres, nuevos: Nombres) =>
  anteriores.nombre === nuevos.nombre &&
  anteriores.apePaterno === nuevos.apePaterno &&
  anteriores.apeMaterno === nuevos.apeMaterno;

type NombresNuevos = Nombres & { idPersona: number; version: number; canal: Canal };
