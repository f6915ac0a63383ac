import { anotarAcceso } from "../accesosADatos/accesoADatos";
import type { DepsConSitio } from "../../shared/puertos";
import { correoDeSegundoFactor } from "./correos";
import { done, refuse } from "../../shared/result";
import { tieneClave } from "../identidad/tieneClave";

/**
 * Takes the second factor of somebody who lost it. Whoever asked may not be its owner: their sessions end, so that
 * the password is wanted again, and their mail says what was done and what to do about it.
 */
export function makeQuitarSegundoFactor({
  transaccion,
  now,
  newId,
  sitio,
}: DepsConSitio<"accesos" | "accesosADatos" | "correos" | "personas" | "segundosFactores">) {
  return (idPersona: number) =>
    transaccion(async (trx) => {
      const ahora = now();
      const persona = await trx.personas.porId(idPersona);
      if (!persona) return refuse("persona-no-existe");
      if (!(await trx.segundosFactores.de(idPersona))?.activadoEn) return refuse("sin-segundo-factor");
      await trx.segundosFactores.quitar(idPersona);
      await trx.accesos.cerrarTodos(idPersona, null, ahora);
      const accion = "segundo-factor-quitado";
      const hecho = { idPersona, accion, actor: "soporte", canal: "interno", creadoEn: ahora } as const;
      await anotarAcceso({ repos: trx, newId }, hecho);
      const sobre = { idCorreo: newId(), idPersona, para: persona.email, creadoEn: ahora };
      const conClave = await tieneClave(trx, idPersona);
      await trx.correos.encolar(
        correoDeSegundoFactor(sobre, { hecho: "quitado-por-nosotros", conClave }, sitio),
      );
      return done({ idPersona });
    });
}
