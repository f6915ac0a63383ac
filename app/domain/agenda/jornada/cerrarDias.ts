import type { Miembro } from "../../equipo/derechos/exigir";
import { anotarActo, autorDe, type Autor } from "../../equipo/registro/anotar";
import { fechaDe, instanteDe } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { cadaUna, hastaElAlto } from "../../shared/unidades";
import { bloquearCita } from "../citas/cancelarCita";
import type { DepsDeCitas } from "../citas/enlaceDeSala";
import { cambiarAgenda, conExcepciones, sinExcepciones, type Comienzo } from "../especialistas/cambiarAgenda";
import { nombreCompleto, type Excepcion } from "../especialistas/especialista";
import { estaCerrado } from "../horarios/disponibilidad";
import { dejarEn, type RepositoriosAlDejar } from "../miAgenda/actuar";
import { especialistaDeHoras } from "./deQuien";
import { cuantoMueven, enLista, porTenerEn } from "./horas";
import {
  cierresDe,
  estanVistas,
  rechazoAlCerrar,
  sinAcortar,
  tramoDe,
  tramosDesde,
  type Compensacion,
  type DiasPorCerrar,
} from "./jornada";
import type { Cierre } from "./repositorio";

type DepsAlCerrar = DepsDeCitas<
  RepositoriosAlDejar | "catalogo" | "cierresDeAgenda" | "cuentasDeEquipo" | "miAgenda"
> & {
  /** Reports a failure after which the work goes on. */
  alFallar: (error: unknown) => void;
};

/** Coming exceptions to the weekly hours of the own specialist, or of another one, in order. */
export function makeVerExcepciones({ repos, now }: Deps<"especialistas" | "miAgenda">) {
  return async (miembro: Miembro, otro?: string) => {
    const deQuien = await especialistaDeHoras({ repos, now }, miembro, otro);
    if (!deQuien.ok) return deQuien;
    const especialista = await repos.especialistas.conAgenda(deQuien.value);
    return especialista
      ? done({
          nombre: nombreCompleto(especialista),
          tramos: tramosDesde(especialista.excepciones, fechaDe(now())),
        })
      : refuse("especialista-no-existe");
  };
}

/**
 * Sessions in days that are about to be closed, with the people and the money that the closing moves, for the page that
 * asks for a confirmation.
 */
export function makeVerSesionesPorCerrar({ repos, now }: Deps<"citas" | "miAgenda" | "personas">) {
  return async (miembro: Miembro, dias: DiasPorCerrar, otro?: string) => {
    const deQuien = await especialistaDeHoras({ repos, now }, miembro, otro);
    if (!deQuien.ok) return deQuien;
    const rechazo = rechazoAlCerrar(dias, now());
    if (rechazo) return refuse(rechazo);
    const citas = await porTenerEn(repos, deQuien.value, { ...tramoDe(dias), now: now() });
    return done({ sesiones: await enLista(repos, citas), ...cuantoMueven(citas) });
  };
}

interface CierreConfirmado {
  dias: DiasPorCerrar;
  compensacion: Compensacion;
  /** Sessions of those days that the page has named. */
  vistas: readonly string[];
  /** Specialist whose days they are; missing for the own ones. */
  otro?: string | undefined;
}

/**
 * Closes days of the own agenda or of another one, and then gives up each of their sessions in a transaction of its own. A repeated act
 * changes nothing; a job finishes what a crash left.
 */
export function makeCerrarDias(deps: DepsAlCerrar) {
  const { transaccion, now, alFallar } = deps;
  const cerrar = (miembro: Miembro, { dias, compensacion, vistas, otro }: CierreConfirmado) =>
    transaccion(async (trx) => {
      const deQuien = await especialistaDeHoras({ repos: trx, now }, miembro, otro);
      if (!deQuien.ok) return deQuien;
      const [idEspecialista, ahora, tramo] = [deQuien.value, now(), tramoDe(dias)];
      const rechazo = rechazoAlCerrar(dias, ahora);
      if (rechazo) return refuse(rechazo);
      await trx.catalogo.bloquear();
      const guardadas = (await trx.especialistas.conAgenda(idEspecialista))?.excepciones ?? [];
      const cierres = sinAcortar(cierresDe(dias), guardadas);
      const cambiado = await cambiarAgenda(trx, idEspecialista, conExcepciones(...cierres));
      if (!cambiado.ok) return cambiado;
      const citas = await porTenerEn(trx, idEspecialista, { ...tramo, now: ahora });
      if (!estanVistas(citas, vistas)) return refuse("sesiones-por-ver");
      const { idCuenta } = miembro;
      const cierre: Cierre = { ...tramo, idEspecialista, idCuenta, compensacion, creadoEn: ahora };
      const nuevo = await trx.cierresDeAgenda.guardar(cierre);
      if (nuevo || cierres.some((cierre) => !estaEn(guardadas, cierre))) {
        await anotarActo({ ...deps, repos: trx }, miembro, actoDeDias("cerro", otro, dias));
      }
      return done(cierre);
    });
  return async (miembro: Miembro, confirmado: CierreConfirmado) => {
    const cerrado = await cerrar(miembro, confirmado);
    if (!cerrado.ok) return cerrado;
    // The days are closed by now: a failure is for the job, and no reason to answer that nothing was done.
    await dejarSesionesDe(deps, cerrado.value, autorDe(miembro)).catch(alFallar);
    return done(null);
  };
}

const estaEn = (guardadas: readonly Excepcion[], cierre: Excepcion) =>
  guardadas.some((guardada) =>
    (["tipo", "fecha", "desde", "hasta"] as const).every((campo) => guardada[campo] === cierre[campo]),
  );

/** Gives up the sessions that remain in closed days. */
async function dejarSesionesDe(deps: DepsAlCerrar, cierre: Cierre, autor: Autor, alto?: AbortSignal) {
  const citas = await porTenerEn(deps.repos, cierre.idEspecialista, { ...cierre, now: deps.now() });
  await cadaUna(hastaElAlto(citas, alto), ({ idCita }) => dejarSesionCerrada(deps, cierre, autor, idCita));
}

/** Gives up one session, unless it moved, was cancelled, or its hours were opened again meanwhile. */
const dejarSesionCerrada = (deps: DepsAlCerrar, cierre: Cierre, autor: Autor, idCita: string) =>
  deps.transaccion(async (trx) => {
    const { idEspecialista, compensacion } = cierre;
    const cita = await bloquearCita(trx, await trx.citas.deUnEspecialista(idCita, idEspecialista));
    const especialista = await trx.especialistas.conAgenda(idEspecialista);
    const sigue =
      cita?.idEspecialista === idEspecialista &&
      cita.estado === "reservada" &&
      !cita.cambioLibre &&
      deps.now() < cita.inicio &&
      cita.inicio < cierre.fin &&
      cierre.inicio < cita.fin &&
      especialista !== null &&
      estaCerrado(especialista, cita);
    if (!sigue) return done({ repetida: true });
    return dejarEn(trx, deps, autor, { idCita, idEspecialista, compensacion });
  });

/**
 * Gives up the sessions that a crash left in closed days, and those of people who paid for a held time after the days
 * were closed.
 */
export function makeAtenderCierres(deps: DepsAlCerrar) {
  const { repos, now } = deps;
  return async (alto?: AbortSignal) => {
    await repos.cierresDeAgenda.borrarPasados(now());
    const cierres = await repos.cierresDeAgenda.vigentes(now());
    await cadaUna(hastaElAlto(cierres, alto), async (cierre) => {
      const { idCuenta } = cierre;
      const cuenta = await repos.cuentasDeEquipo.porId(idCuenta);
      const roles = await repos.cuentasDeEquipo.rolesDe(idCuenta);
      const autor = { idCuenta, actor: cuenta?.nombre ?? "", roles, red: null };
      await dejarSesionesDe(deps, cierre, autor, alto);
    });
  };
}

/** Act on days as the registro has it. An act on another's days names the specialist. */
const actoDeDias = (
  verbo: "abrio" | "cerro",
  otro: string | undefined,
  { desde, hasta }: Pick<DiasPorCerrar, "desde" | "hasta">,
) =>
  otro === undefined
    ? ({ accion: `${verbo}-dias`, objeto: `${desde}:${hasta}` } as const)
    : ({ accion: `${verbo}-dias-ajenos`, objeto: `${otro} ${desde}:${hasta}` } as const);

/** Opens days again, of the own agenda or of another one. Their former sessions stay as they are. */
export function makeAbrirDias(
  deps: Deps<"catalogo" | "cierresDeAgenda" | "especialistas" | "miAgenda" | "registroDeEquipo">,
) {
  const { transaccion, now } = deps;
  return (miembro: Miembro, comienzos: readonly Comienzo[], otro?: string) =>
    transaccion(async (trx) => {
      const deQuien = await especialistaDeHoras({ repos: trx, now }, miembro, otro);
      if (!deQuien.ok) return deQuien;
      const abierto = await cambiarAgenda(trx, deQuien.value, sinExcepciones(...comienzos));
      if (!abierto.ok) return abierto;
      const fechas = comienzos.map(({ fecha }) => fecha).sort();
      const [desde, hasta] = [fechas[0]!, fechas.at(-1)!];
      const tramo = { inicio: instanteDe(desde, "00:00"), fin: instanteDe(hasta, "24:00") };
      await trx.cierresDeAgenda.quitar(deQuien.value, tramo);
      await anotarActo({ ...deps, repos: trx }, miembro, actoDeDias("abrio", otro, { desde, hasta }));
      return done(null);
    });
}
