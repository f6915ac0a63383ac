import type { Miembro } from "../../equipo/derechos/exigir";
import { anotarActo, autorDe, type Autor } from "../../equipo/registro/anotar";
import { fechaDe, instanteDe } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { cadaUna, hastaElAlto } from "../../shared/unidades";
import { bloquearCita } from "../citas/cancelarCita";
import type { DepsDeCitas } from "../citas/enlaceDeSala";
import { cambiarAgenda, conExcepciones, sinExcepciones, type Comienzo } from "../especialistas/cambiarAgenda";
import type { Excepcion } from "../especialistas/especialista";
import { estaCerrado } from "../horarios/disponibilidad";
import { dejarEn, type RepositoriosAlDejar } from "../miAgenda/actuar";
import { especialistaPropio } from "../miAgenda/propia";
import { enLista, porTenerEn } from "./horas";
import {
  cierresDe,
  estanVistas,
  HORAS,
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

/** Coming exceptions to the own weekly hours, in order. */
export function makeVerExcepciones({ repos, now }: Deps<"especialistas" | "miAgenda">) {
  return async (miembro: Miembro) => {
    const propio = await especialistaPropio({ repos, now }, miembro, HORAS);
    if (!propio.ok) return propio;
    const especialista = await repos.especialistas.conAgenda(propio.value);
    return especialista
      ? done(tramosDesde(especialista.excepciones, fechaDe(now())))
      : refuse("especialista-no-existe");
  };
}

/** Own sessions in days that the specialist is about to close, for the page that asks for a confirmation. */
export function makeVerSesionesPorCerrar({ repos, now }: Deps<"citas" | "miAgenda" | "personas">) {
  return async (miembro: Miembro, dias: DiasPorCerrar) => {
    const propio = await especialistaPropio({ repos, now }, miembro, HORAS);
    if (!propio.ok) return propio;
    const rechazo = rechazoAlCerrar(dias, now());
    if (rechazo) return refuse(rechazo);
    const citas = await porTenerEn(repos, propio.value, { ...tramoDe(dias), now: now() });
    return done(await enLista(repos, citas));
  };
}

interface CierreConfirmado {
  dias: DiasPorCerrar;
  compensacion: Compensacion;
  /** Sessions of those days that the page has named. */
  vistas: readonly string[];
}

/**
 * Closes days of the own agenda, and then gives up each of their sessions in a transaction of its own. A repeated act
 * changes nothing; a job finishes what a crash left.
 */
export function makeCerrarDias(deps: DepsAlCerrar) {
  const { transaccion, now, alFallar } = deps;
  const cerrar = (miembro: Miembro, { dias, compensacion, vistas }: CierreConfirmado) =>
    transaccion(async (trx) => {
      const propio = await especialistaPropio({ repos: trx, now }, miembro, HORAS);
      if (!propio.ok) return propio;
      const [idEspecialista, ahora, tramo] = [propio.value, now(), tramoDe(dias)];
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
        const acto = { accion: "cerro-dias", objeto: `${dias.desde}:${dias.hasta}` } as const;
        await anotarActo({ ...deps, repos: trx }, miembro, acto);
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

/** Opens own days again. Their former sessions stay as they are. */
export function makeAbrirDias(
  deps: Deps<"catalogo" | "cierresDeAgenda" | "especialistas" | "miAgenda" | "registroDeEquipo">,
) {
  const { transaccion, now } = deps;
  return (miembro: Miembro, comienzos: readonly Comienzo[]) =>
    transaccion(async (trx) => {
      const propio = await especialistaPropio({ repos: trx, now }, miembro, HORAS);
      if (!propio.ok) return propio;
      const abierto = await cambiarAgenda(trx, propio.value, sinExcepciones(...comienzos));
      if (!abierto.ok) return abierto;
      const fechas = comienzos.map(({ fecha }) => fecha).sort();
      const [desde, hasta] = [fechas[0]!, fechas.at(-1)!];
      const tramo = { inicio: instanteDe(desde, "00:00"), fin: instanteDe(hasta, "24:00") };
      await trx.cierresDeAgenda.quitar(propio.value, tramo);
      const acto = { accion: "abrio-dias", objeto: `${desde}:${hasta}` } as const;
      await anotarActo({ ...deps, repos: trx }, miembro, acto);
      return done(null);
    });
}
