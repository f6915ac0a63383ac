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

type LoDeAcceso = "accesos" | "accesosADatos" | "correos" | "identidades" | "personas";
type DepsDeAcceso = DepsConSitio<LoDeAcceso>;

/** The insurer's identity that opens a person's account: seen and taken away by its owner. */
export function makeAccesoDeAsegurado(deps: DepsConSitio<LoDeAcceso | "intentos"> & DepsDePrueba) {
  const { repos } = deps;
  const { conPrueba } = makeConPrueba<LoDeAcceso | "intentos">(deps);
  return {
    ver: repos.identidades.dePersona,

    async quitar({
      canal,
      ...prueba
    }: Prueba & { canal: Canal }): Promise<Result<{ idPersona: number }, RechazoDeAccesoDeAsegurado>> {
      const { idPersona, idAcceso } = prueba;
      // Said before they go to the insurer's to prove it, for nothing.
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
  /** The access that goes on: that of whoever asks. */
  salvo: string | null;
  canal: Canal | "interno";
}

/** For an operator, whom nobody's proof holds back. */
export function makeQuitarEnlace(deps: DepsDeAcceso) {
  return (idPersona: number) =>
    deps.transaccion((trx) => quitarEnlace(trx, deps, { idPersona, salvo: null, canal: "interno" }));
}

/**
 * Takes the link away for good, and closes what it may have opened; but never the only way in that somebody has, whoever
 * asks. The account's mail is told.
 */
async function quitarEnlace(
  trx: Repos<LoDeAcceso>,
  { now, newId, sitio }: Pick<DepsDeAcceso, "now" | "newId" | "sitio">,
  { idPersona, salvo, canal }: Retiro,
) {
  const creadoEn = now();
  if (!(await trx.identidades.desenlazar(idPersona))) return refuse("sin-acceso-unido");
  if (!(await tieneClave(trx, idPersona))) return refuse("unica-entrada");
  await trx.identidades.anotarQuitada(idPersona, creadoEn);
  await trx.accesos.cerrarTodos(idPersona, salvo, creadoEn);
  const hecho = { idPersona, accion: "acceso-quitado", canal, creadoEn } as const;
  await anotarAcceso({ repos: trx, newId }, { ...hecho, ...(canal === "interno" && { actor: "soporte" }) });
  const persona = await trx.personas.porId(idPersona);
  if (persona) {
    const sobre = { idCorreo: newId(), idPersona, para: persona.email, creadoEn };
    await trx.correos.encolar(correoDeAccesoQuitado(sobre, sitio));
  }
  return done({ idPersona });
}
