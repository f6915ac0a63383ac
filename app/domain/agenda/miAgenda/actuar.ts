import { anotarAcceso, anotarAccesoDelDia } from "../../cuentas/accesosADatos/accesoADatos";
import type { Miembro } from "../../equipo/derechos/exigir";
import { anotarActo, anotarDeAutor, autorDe, type Autor } from "../../equipo/registro/anotar";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { compensarEn, type RepositoriosAlCompensar } from "../citas/cancelarCita";
import type { CitaConDetalle } from "../citas/cita";
import { enlaceDeEspecialista, type DepsDeCitas } from "../citas/enlaceDeSala";
import { leerNotaCompartida } from "../notas/compartir";
import { rechazoPorInasistencia, seEntra, seLeeLaNota, sePuedeDejar } from "./miAgenda";
import { especialistaPropio, primerNombre, sesionPropia } from "./propia";

const SESION = { derecho: "sesiones", uso: "ver" } as const;
const CANCELAR = { derecho: "cancelar-sesion", uso: "hacer" } as const;
const NOTA = { derecho: "nota", uso: "ver" } as const;

interface Elegida {
  idCita: string;
}

/** Gives the signed link to the video room of an own session, as the mail of the specialist has it. */
export function makeEntrarASesion(deps: DepsDeCitas<"citas" | "miAgenda" | "registroDeEquipo">) {
  const { transaccion, now } = deps;
  return (miembro: Miembro, { idCita }: Elegida) =>
    transaccion(async (trx) => {
      const propia = await sesionPropia({ repos: trx, now }, miembro, { idCita, permiso: SESION });
      if (!propia.ok) return propia;
      if (!seEntra(propia.value, now())) return refuse("sala-cerrada");
      const { idPersona } = propia.value;
      const acto = { accion: "entro-a-sesion", idPersona, objeto: idCita } as const;
      await anotarActo({ ...deps, repos: trx }, miembro, acto);
      return done(enlaceDeEspecialista(propia.value, deps));
    });
}

type ReposDeNota =
  "accesosADatos" | "citas" | "consentimientos" | "miAgenda" | "notas" | "personas" | "registroDeEquipo";

/** Reads the note of an own session. The person sees that reading among the accesses to their data. */
export function makeLeerNotaDeSesion(deps: Deps<ReposDeNota>) {
  const { transaccion, now } = deps;
  return (miembro: Miembro, { idCita }: Elegida) =>
    transaccion(async (trx) => {
      const propia = await sesionPropia({ repos: trx, now }, miembro, { idCita, permiso: NOTA });
      if (!propia.ok) return propia;
      const [cita, ahora] = [propia.value, now()];
      const compartido = seLeeLaNota(cita, ahora) ? await leerNotaCompartida(trx, cita, ahora) : null;
      if (compartido) {
        const { idPersona } = cita;
        await anotarAccesoDelDia(
          { repos: trx },
          { accion: "nota-leida", canal: "web", actor: "especialista", idPersona, creadoEn: ahora },
        );
        const acto = { accion: "leyo-nota", idPersona, objeto: idCita } as const;
        await anotarActo({ ...deps, repos: trx }, miembro, acto);
      }
      return done({ inicio: cita.inicio, persona: await primerNombre(trx, cita), compartido });
    });
}

/** The own session that the specialist is about to leave, for the page that asks for a confirmation. */
export function makeVerSesionQueSeDeja(deps: Deps<"citas" | "miAgenda" | "personas">) {
  return async (miembro: Miembro, { idCita }: Elegida) => {
    const propia = await sesionPropia(deps, miembro, { idCita, permiso: CANCELAR });
    if (!propia.ok) return propia;
    const { inicio, especialidad } = propia.value;
    const persona = await primerNombre(deps.repos, propia.value);
    const abierta = sePuedeDejar(propia.value, deps.now());
    return done({ inicio, especialidad, persona, abierta });
  };
}

interface Dejada extends Elegida {
  compensacion: "devolucion" | "cambio";
}

/** Repositories for an act by which a specialist leaves a session. */
export type RepositoriosAlDejar = RepositoriosAlCompensar | "registroDeEquipo";

/**
 * Compensates the person of a session that its specialist leaves, and adds the line of the registro, inside the
 * caller's transaction. A repeated act changes nothing and adds no line.
 */
export async function dejarEn(
  trx: Repos<RepositoriosAlDejar>,
  deps: DepsDeCitas<RepositoriosAlDejar>,
  autor: Autor,
  orden: Dejada & { idEspecialista: string },
) {
  const dejada = await compensarEn(trx, deps, orden, "especialista");
  if (!dejada.ok) return dejada;
  const { idPersona, volvio, repetida } = dejada.value;
  if (repetida) return done({ repetida });
  await anotarDeAutor({ ...deps, repos: trx }, autor, {
    accion: "dejo-sesion",
    objeto: orden.idCita,
    idPersona,
    centimos: volvio.tipo === "dinero" ? volvio.centimos : null,
  });
  return done({ repetida });
}

/** Cancels or frees an own session that the specialist cannot attend. A repeated act changes nothing. */
export function makeDejarSesion(deps: DepsDeCitas<RepositoriosAlDejar | "miAgenda">) {
  const { transaccion, now } = deps;
  return (miembro: Miembro, { idCita, compensacion }: Dejada) =>
    transaccion(async (trx) => {
      const propio = await especialistaPropio({ repos: trx, now }, miembro, CANCELAR);
      if (!propio.ok) return propio;
      const orden = { idCita, compensacion, idEspecialista: propio.value };
      const dejada = await dejarEn(trx, deps, autorDe(miembro), orden);
      return dejada.ok ? done(null) : dejada;
    });
}

/** Notes that the person did not come to an own session. A repeated note changes nothing. */
export function makeAnotarInasistencia(
  deps: Deps<"accesosADatos" | "citas" | "horarios" | "miAgenda" | "registroDeEquipo">,
) {
  const { transaccion, now } = deps;
  return (miembro: Miembro, { idCita }: Elegida) =>
    transaccion(async (trx) => {
      const propia = await sesionPropia({ repos: trx, now }, miembro, { idCita, permiso: CANCELAR });
      if (!propia.ok) return propia;
      const cita = propia.value;
      const rechazo = rechazoPorInasistencia(cita, now());
      if (rechazo) return refuse(rechazo);
      await anotarInasistenciaEn(trx, deps, miembro, { cita, actor: "especialista" });
      return done(null);
    });
}

type ReposAlAnotar = "accesosADatos" | "miAgenda" | "registroDeEquipo";

/** Notes inside the caller's transaction that the person did not come, once. */
export async function anotarInasistenciaEn(
  trx: Repos<ReposAlAnotar>,
  { now, newId }: Pick<Deps<never>, "now" | "newId">,
  miembro: Miembro,
  { cita, actor, motivo = null }: Inasistencia,
): Promise<void> {
  const ahora = now();
  if (!(await trx.miAgenda.anotarInasistencia(cita, miembro.idCuenta, ahora))) return;
  const { idPersona, idCita } = cita;
  await anotarAcceso(
    { repos: trx, newId },
    { accion: "sesion-sin-persona", canal: "web", actor, idPersona, creadoEn: ahora },
  );
  const acto = { accion: "anoto-inasistencia", idPersona, objeto: idCita, motivo } as const;
  await anotarActo({ repos: trx, now, newId }, miembro, acto);
}

interface Inasistencia {
  cita: CitaConDetalle;
  actor: "especialista" | "soporte";
  motivo?: string | null;
}
