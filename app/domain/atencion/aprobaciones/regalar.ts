import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import { anotarActo } from "../../equipo/registro/anotar";
import type { DepsAlDar } from "../../paquetes/monedas/editarMonedas";
import { monedas } from "../../paquetes/monedas/monedas";
import { regalarMonedasEn } from "../../paquetes/monedas/regalar";
import { regalarBonosEn } from "../../paquetes/saldo/regalar";
import type { DepsConSitio, Repos, Repositorios } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { mesDe } from "../pedidos/devolucion";
import { rechazoPorCuantas } from "../personas/verPersona";
import { MONEDAS_SIN_APROBACION, type RechazoAlHacer } from "./aprobacion";

type ReposDe<F extends (trx: never, ...resto: never[]) => unknown> = Extract<
  keyof Parameters<F>[0],
  keyof Repositorios
>;
type ReposAlRegalar =
  | ReposDe<typeof regalarBonosEn>
  | ReposDe<typeof regalarMonedasEn>
  | "cortesiasDeEquipo"
  | "registroDeEquipo";
type DepsAlRegalar = DepsConSitio<ReposAlRegalar>;

interface Regalo {
  idPersona: number;
  motivo: string;
}

/** A courtesy that a colleague gives alone, with its line of the registro. */
interface CortesiaSola {
  idPersona: number;
  linea: { accion: "regalo-bonos" | "regalo-monedas"; objeto: string; motivo: string };
  dar: (trx: Repos<ReposAlRegalar>) => Promise<Result<unknown, RechazoAlHacer | "muchas-monedas">>;
}

/** Gives a courtesy without an approval, for a member with a fresh proof: one of each person and month. */
const darSola = (deps: DepsAlRegalar, miembro: Miembro, { idPersona, linea, dar }: CortesiaSola) =>
  deps.transaccion(async (trx) => {
    const ahora = deps.now();
    const rechazo =
      rechazoPorDerecho(miembro, { derecho: "cortesia-menor", uso: "hacer" }, ahora) ??
      (await rechazoPorCuantas({ ...deps, repos: trx }, miembro, idPersona));
    if (rechazo) return refuse(rechazo);
    const dada = await dar(trx);
    if (!dada.ok) return dada;
    const { idCuenta } = miembro;
    // A refusal rolls the courtesy back.
    if (!(await trx.cortesiasDeEquipo.anotar({ idPersona, mes: mesDe(ahora), idCuenta, hechaEn: ahora })))
      return refuse("una-por-mes");
    await anotarActo({ ...deps, repos: trx }, miembro, { ...linea, idPersona });
    return done(null);
  });

/** Gives a person one bono without an approval. */
export const makeRegalarBono =
  (deps: DepsAlRegalar) =>
  (miembro: Miembro, { idPersona, especialidad, motivo }: Regalo & { especialidad: string }) =>
    darSola(deps, miembro, {
      idPersona,
      linea: { accion: "regalo-bonos", objeto: especialidad, motivo },
      dar: (trx) => regalarBonosEn(trx, deps, { idPersona, especialidad, cantidad: 1 }),
    });

/** Gives a person coins without an approval, `MONEDAS_SIN_APROBACION` at most. */
export const makeRegalarMonedas =
  (deps: DepsAlRegalar & DepsAlDar) =>
  (miembro: Miembro, { idPersona, cantidad, motivo }: Regalo & { cantidad: number }) =>
    darSola(deps, miembro, {
      idPersona,
      linea: { accion: "regalo-monedas", objeto: "", motivo: `${monedas(cantidad)}. ${motivo}` },
      dar: async (trx) =>
        cantidad > MONEDAS_SIN_APROBACION
          ? refuse("muchas-monedas")
          : regalarMonedasEn(trx, deps, { idPersona, cantidad }),
    });
