import { anotarAcceso, type Canal } from "../accesosADatos/accesoADatos";
import type { DepsConSitio, Repos } from "../../shared/puertos";
import type { Rechazos } from "../../shared/rechazo";
import { done, refuse, type Result } from "../../shared/result";
import { cabeOtroCambio, RECHAZO_POR_CAMBIOS } from "./cambiosPorDia";
import { correoDeAccesoQuitado } from "./correos";
import {
  makeConPrueba,
  RECHAZOS_DE_PRUEBA,
  type DepsDePrueba,
  type Prueba,
  type RechazoDePrueba,
} from "./prueba";
import { tieneClave } from "./tieneClave";

export type RechazoDeAccesoDeAsegurado =
  RechazoDePrueba | "demasiados-cambios" | "sin-acceso-unido" | "unica-entrada";

export const RECHAZOS_DE_ACCESO_DE_ASEGURADO: Rechazos<RechazoDeAccesoDeAsegurado> = {
  ...RECHAZOS_DE_PRUEBA,
  ...RECHAZO_POR_CAMBIOS,
  "sin-acceso-unido": { clase: "conflict", mensaje: "Tu cuenta no tiene un acceso de asegurado." },
  "unica-entrada": {
    clase: "conflict",
    mensaje: "Es tu única forma de entrar a tu cuenta, así que no se puede quitar.",
  },
};

type RepositoriosDeAcceso = "accesos" | "accesosADatos" | "correos" | "identidades" | "personas";
type DepsDeAcceso = DepsConSitio<RepositoriosDeAcceso>;

/** The insurer's identity that can sign in to an account; its owner can see the link and remove it. */
export function makeAccesoDeAsegurado(deps: DepsConSitio<RepositoriosDeAcceso | "intentos"> & DepsDePrueba) {
  const { repos } = deps;
  const { conPrueba } = makeConPrueba<RepositoriosDeAcceso | "intentos">(deps);
  return {
    ver: repos.identidades.dePersona,

    async quitar({
      canal,
      ...prueba
    }: Prueba & { canal: Canal }): Promise<Result<{ idPersona: number }, RechazoDeAccesoDeAsegurado>> {
      const { idPersona, idAcceso } = prueba;
      // The refusal comes early, so that the person does not visit the insurer's sign-in in vain.
      if (!(await tieneClave(repos, idPersona))) return refuse("unica-entrada");
      return conPrueba(prueba, async (trx) =>
        (await cabeOtroCambio(trx, "acceso-de-asegurado", idPersona, deps.now()))
          ? quitarEnlace(trx, deps, { idPersona, salvo: idAcceso, canal })
          : refuse("demasiados-cambios"),
      );
    },
  };
}

interface Retiro {
  idPersona: number;
  /** Access of the request, which stays open; null closes every access. */
  salvo: string | null;
  canal: Canal | "interno";
}

/** Removes the link for an operator, without a proof by the person. */
export function makeQuitarEnlace(deps: DepsDeAcceso) {
  return (idPersona: number) =>
    deps.transaccion((trx) => quitarEnlace(trx, deps, { idPersona, salvo: null, canal: "interno" }));
}

/**
 * Removes the link, and closes the accesses that it may have opened. The only way to sign in is never removed, not even
 * by an operator. The account's mail is told.
 */
async function quitarEnlace(
  trx: Repos<RepositoriosDeAcceso>,
  { now, newId, sitio }: Pick<DepsDeAcceso, "now" | "newId" | "sitio">,
  { idPersona, salvo, canal }: Retiro,
) {
  const creadoEn = now();
  if (!(await trx.identidades.desenlazar(idPersona))) return refuse("sin-acceso-unido");
  if (!(await tieneClave(trx, idPersona))) return refuse("unica-entrada");
  await trx.identidades.anotarQuitada(idPersona, creadoEn);
  await trx.accesos.cerrarTodos(idPersona, salvo, creadoEn);
  const acceso = { idPersona, accion: "acceso-quitado", canal, creadoEn } as const;
  await anotarAcceso({ repos: trx, newId }, { ...acceso, ...(canal === "interno" && { actor: "soporte" }) });
  const persona = await trx.personas.porId(idPersona);
  if (persona) {
    const sobre = { idCorreo: newId(), idPersona, para: persona.email, creadoEn };
    await trx.correos.encolar(correoDeAccesoQuitado(sobre, sitio));
  }
  return done({ idPersona });
}
