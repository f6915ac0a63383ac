import { anotarAcceso } from "../accesosADatos/accesoADatos";
import type { DepsConSitio, Repos } from "../../shared/puertos";
import { correoDeSegundoFactor } from "./correos";
import { done, refuse } from "../../shared/result";
import { tieneClave } from "../identidad/tieneClave";

type ReposAlQuitar = "accesos" | "accesosADatos" | "correos" | "personas" | "segundosFactores";

/**
 * Removes the second factor of a person who lost it. The request may come from a thief. So all accesses are closed, the
 * password is needed again, and a mail tells the owner what happened and what to do.
 */
export const makeQuitarSegundoFactor =
  ({ transaccion, ...deps }: DepsConSitio<ReposAlQuitar>) =>
  (idPersona: number) =>
    transaccion((trx) => quitarSegundoFactorEn(trx, deps, idPersona));

/** Removes the second factor inside the caller's transaction. */
export async function quitarSegundoFactorEn(
  trx: Repos<ReposAlQuitar>,
  { now, newId, sitio }: Pick<DepsConSitio<never>, "now" | "newId" | "sitio">,
  idPersona: number,
) {
  const ahora = now();
  const persona = await trx.personas.porId(idPersona);
  if (!persona) return refuse("persona-no-existe");
  if (!(await trx.segundosFactores.de(idPersona))?.activadoEn) return refuse("sin-segundo-factor");
  await trx.segundosFactores.quitar(idPersona);
  await trx.accesos.cerrarTodos(idPersona, null, ahora);
  const accion = "segundo-factor-quitado";
  const acto = { idPersona, accion, actor: "soporte", canal: "interno", creadoEn: ahora } as const;
  await anotarAcceso({ repos: trx, newId }, acto);
  const sobre = { idCorreo: newId(), idPersona, para: persona.email, creadoEn: ahora };
  const conClave = await tieneClave(trx, idPersona);
  await trx.correos.encolar(
    correoDeSegundoFactor(sobre, { cambio: "quitado-por-nosotros", conClave }, sitio),
  );
  return done({ idPersona });
}
