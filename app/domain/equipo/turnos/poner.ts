import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { rechazoPorDerecho, type Miembro } from "../derechos/exigir";
import { tieneDerecho } from "../derechos/derechos";
import { anotarActo } from "../registro/anotar";
import { horasDeTurno, type Nivel, type TurnoNuevo } from "./turno";

const VER = { derecho: "turnos-de-guardia", uso: "ver" } as const;
const HACER = { derecho: "turnos-de-guardia", uso: "hacer" } as const;
const CUANTOS_SE_VEN = 100;

type DepsDeTurnos = Deps<"turnosDeGuardia" | "registroDeEquipo">;

/** Puts a member of the guard on duty. The database decides that a level has one member at a time. */
export function makePonerTurno(deps: DepsDeTurnos) {
  const { transaccion, now, newId } = deps;
  return (miembro: Miembro, turno: TurnoNuevo) =>
    transaccion(async (trx) => {
      const ahora = now();
      const rechazo = rechazoPorDerecho(miembro, HACER, ahora);
      if (rechazo) return refuse(rechazo);
      const horas = horasDeTurno(turno, ahora);
      if (typeof horas === "string") return refuse(horas);
      const { idCuenta, nivel, destino } = turno;
      const guardias = await trx.turnosDeGuardia.conElRol();
      if (!guardias.some((guardia) => guardia.idCuenta === idCuenta)) return refuse("sin-rol-de-guardia");
      const idTurno = newId();
      const puesto = { puestoPor: miembro.idCuenta, puestoEn: ahora };
      if (!(await trx.turnosDeGuardia.poner({ idTurno, idCuenta, nivel, destino, ...horas, ...puesto })))
        return refuse("turno-ocupado");
      const acto = { accion: "puso-turno", objeto: `${idCuenta}:${nivel}` } as const;
      await anotarActo({ ...deps, repos: trx }, miembro, acto);
      return done({ idTurno });
    });
}

/** Takes a turn away: one that began ends now, one that did not is gone. */
export function makeQuitarTurno(deps: DepsDeTurnos) {
  const { transaccion, now } = deps;
  return (miembro: Miembro, idTurno: string) =>
    transaccion(async (trx) => {
      const rechazo = rechazoPorDerecho(miembro, HACER, now());
      if (rechazo) return refuse(rechazo);
      const quitado = await trx.turnosDeGuardia.quitar(idTurno, now());
      if (!quitado) return refuse("turno-no-existe");
      await anotarActo({ ...deps, repos: trx }, miembro, { accion: "quito-turno", objeto: quitado.idCuenta });
      return done({ idTurno });
    });
}

type DepsAlVer = Pick<Deps<"turnosDeGuardia" | "cuentasDeEquipo">, "repos" | "now">;

/** The roster from now on, with the names of its members, and the members who may be put on duty. */
export function makeVerTurnos({ repos, now }: DepsAlVer) {
  return async (miembro: Miembro) => {
    const rechazo = rechazoPorDerecho(miembro, VER, now());
    if (rechazo) return refuse(rechazo);
    const guardias = await repos.turnosDeGuardia.conElRol();
    const cuentas = await repos.cuentasDeEquipo.todas();
    const nombres = new Map(cuentas.map(({ idCuenta, nombre }) => [idCuenta, nombre]));
    const turnos = await repos.turnosDeGuardia.desde(now(), CUANTOS_SE_VEN);
    return done({
      guardias: guardias.map(({ idCuenta, nombre }) => ({ idCuenta, nombre })),
      turnos: turnos.map(({ idTurno, nivel, idCuenta, empiezaEn, terminaEn, destino }) => ({
        ...{ idTurno, nivel, empiezaEn, terminaEn, destino, nombre: nombres.get(idCuenta) ?? idCuenta },
        /** False when the member lost the role or left: nobody is told by this turn. */
        vale: guardias.some((guardia) => guardia.idCuenta === idCuenta),
      })),
    });
  };
}

/** Members on duty now, by level; null for a member who may not see the roster. */
export function makeVerDeTurno({ repos, now }: Pick<Deps<"turnosDeGuardia">, "repos" | "now">) {
  return async ({ roles }: Pick<Miembro, "roles">) => {
    if (!tieneDerecho(roles, VER)) return null;
    const enTurno = await repos.turnosDeGuardia.enTurno(now());
    const nombreDe = (nivel: Nivel) => enTurno.find((uno) => uno.nivel === nivel)?.nombre ?? null;
    return { primero: nombreDe(1), segundo: nombreDe(2) };
  };
}
