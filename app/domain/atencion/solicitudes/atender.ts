import type { AbrirEliminacion, ReposAlEliminar } from "../../cuentas/misDatos/abrirEliminacion";
import { anotarActoDeSoporte, type AccionSobreDatos } from "../../cuentas/accesosADatos/accesoADatos";
import type { Persona } from "../../cuentas/personas/persona";
import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import { anotarActo } from "../../equipo/registro/anotar";
import type { AccionDeEquipo } from "../../equipo/registro/registro";
import type { DepsConSitio, Repos, Repositorios } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { correoConCopia, correoDeRespuesta } from "./correos";
import {
  DOCUMENTOS_DE,
  type DocumentoVisto,
  type Paso,
  type PasoDeSolicitud,
  type RechazoDeSolicitud,
  type Solicitud,
} from "./solicitud";

const HACER = { derecho: "derechos-de-datos", uso: "hacer" } as const;
const APROBAR = { derecho: "derechos-de-datos", uso: "aprobar" } as const;

type ReposDeSolicitud = "registroDeEquipo" | "solicitudesDeDatos" | ReposAlEliminar;
type Trx = Repos<ReposDeSolicitud>;
/** `K`: the repositories that a deletion asks for debts. */
type DepsAlAtender<K extends keyof Repositorios> = DepsConSitio<NoInfer<K> | ReposDeSolicitud> & {
  abrirEliminacion: AbrirEliminacion<K>;
};

/** A request as an act finds it, in its transaction. */
interface EnCurso {
  solicitud: Solicitud;
  pasos: readonly Paso[];
  /** Owner of the account; null for somebody without one. */
  persona: Persona | null;
}

interface Acto {
  paso: PasoDeSolicitud;
  accion: AccionDeEquipo;
  acceso: AccionSobreDatos | null;
  documento?: DocumentoVisto;
  pedidoPor?: string;
  /** True when nothing is left to do on the request. */
  cierra?: boolean;
}

type Hecho = Result<{ cerrada: boolean }, RechazoDeSolicitud>;
type Motivado = { idSolicitud: string; motivo: string };

const hay = ({ pasos }: EnCurso, paso: PasoDeSolicitud) => pasos.find((dado) => dado.paso === paso);

/** Acts of Datos on a request. Each is one step, once, with a line of the registro, in one transaction. */
export function makeAtenderSolicitud<K extends keyof Repositorios>(deps: DepsAlAtender<K>) {
  const { transaccion, now, newId, sitio, abrirEliminacion } = deps;

  async function leer(trx: Trx, idSolicitud: string): Promise<Result<EnCurso, RechazoDeSolicitud>> {
    const solicitud = await trx.solicitudesDeDatos.porId(idSolicitud);
    if (!solicitud) return refuse("solicitud-no-existe");
    if (solicitud.cerradaEn !== null) return refuse("solicitud-cerrada");
    const { idPersona } = solicitud;
    const persona = idPersona === null ? null : await trx.personas.porId(idPersona);
    return done({ solicitud, persona, pasos: await trx.solicitudesDeDatos.pasos(idSolicitud) });
  }

  /** Writes the step, its line, its line for the person, and the end of the request. */
  async function dar(
    trx: Trx,
    miembro: Miembro,
    { solicitud: { idSolicitud, idPersona } }: EnCurso,
    { motivo, ...acto }: Acto & { motivo: string },
  ): Promise<Hecho> {
    const { paso, accion, acceso, documento = null, pedidoPor = null, cierra = false } = acto;
    const dado = await trx.solicitudesDeDatos.darPaso({
      ...{ idPaso: newId(), idSolicitud, paso, documento, motivo, pedidoPor },
      ...{ idCuenta: miembro.idCuenta, hechoEn: now() },
    });
    if (!dado) return refuse("paso-ya-dado");
    if (cierra && !(await trx.solicitudesDeDatos.cerrar(idSolicitud, now())))
      return refuse("solicitud-cerrada");
    const anotado = { accion, idPersona, objeto: idSolicitud, motivo, pedidoPor };
    await anotarActo({ ...deps, repos: trx }, miembro, anotado);
    if (idPersona !== null && acceso !== null)
      await anotarActoDeSoporte({ repos: trx, newId }, { idPersona, accion: acceso, creadoEn: now() });
    return done({ cerrada: cierra });
  }

  const conPersona = (enCurso: EnCurso): Result<Persona, RechazoDeSolicitud> => {
    if (!enCurso.persona) return refuse("sin-cuenta");
    return hay(enCurso, "identidad") ? done(enCurso.persona) : refuse("sin-identidad");
  };

  /** Runs an act in its transaction, for a member with the use of the right and a code in the form. */
  const acto =
    <D extends Motivado>(
      permiso: typeof HACER | typeof APROBAR,
      hacer: (
        en: { trx: Repos<K | ReposDeSolicitud>; miembro: Miembro; enCurso: EnCurso },
        datos: D,
      ) => Promise<Hecho>,
    ) =>
    (miembro: Miembro, datos: D): Promise<Hecho> =>
      transaccion<{ cerrada: boolean }, RechazoDeSolicitud>(async (trx) => {
        const rechazo = rechazoPorDerecho(miembro, permiso, now());
        if (rechazo) return refuse(rechazo);
        const enCurso = await leer(trx, datos.idSolicitud);
        return enCurso.ok ? hacer({ trx, miembro, enCurso: enCurso.value }, datos) : enCurso;
      });

  return {
    /** Notes which document was seen. No copy of it is kept. */
    anotarIdentidad: acto<Motivado & { documento: DocumentoVisto }>(
      HACER,
      async ({ trx, miembro, enCurso }, { documento, motivo }) => {
        if (!DOCUMENTOS_DE[enCurso.solicitud.quien].includes(documento)) return refuse("documento-de-otro");
        return dar(trx, miembro, enCurso, {
          ...{ paso: "identidad", accion: "anoto-identidad", acceso: "identidad-vista", documento, motivo },
        });
      },
    ),

    /** Sends the copy to the address of the account, and closes the request. */
    enviarCopia: acto<Motivado>(HACER, async ({ trx, miembro, enCurso }, { motivo }) => {
      if (enCurso.solicitud.clase !== "acceso") return refuse("no-es-acceso");
      const persona = conPersona(enCurso);
      if (!persona.ok) return persona;
      const carta = { persona: persona.value, sitio, creadoEn: now() };
      await trx.correos.encolar(correoConCopia(enCurso.solicitud, carta));
      return dar(trx, miembro, enCurso, {
        ...{ paso: "copia", accion: "envio-copia", acceso: "copia-enviada", motivo, cierra: true },
      });
    }),

    /** Asks a colleague to confirm the deletion. Nothing is deleted by it. */
    pedirEliminacion: acto<Motivado>(HACER, async ({ trx, miembro, enCurso }, { motivo }) => {
      if (enCurso.solicitud.clase !== "eliminacion") return refuse("no-es-eliminacion");
      const persona = conPersona(enCurso);
      if (!persona.ok) return persona;
      return dar(trx, miembro, enCurso, {
        ...{ paso: "eliminacion-pedida", accion: "pidio-eliminacion", acceso: null, motivo },
      });
    }),

    /** Confirms what another person of Datos asked for. The account waits its seven days, as by its owner. */
    confirmarEliminacion: acto<Motivado>(APROBAR, async ({ trx, miembro, enCurso }, { motivo }) => {
      const persona = conPersona(enCurso);
      if (!persona.ok) return persona;
      const pedido = hay(enCurso, "eliminacion-pedida");
      if (!pedido) return refuse("sin-pedido-de-eliminacion");
      if (pedido.idCuenta === miembro.idCuenta) return refuse("confirma-otra-persona");
      const abierta = await abrirEliminacion(trx, {
        ...{ persona: persona.value, pedidaPor: { canal: "interno", actor: "soporte" } },
        titulo: "Nos pidieron eliminar tu cuenta",
        recibido: "Comprobamos quién lo pidió.",
      });
      if (!abierta.ok) {
        if (abierta.rechazo === "eliminacion-ya-pedida") return refuse("eliminacion-en-curso");
        if (abierta.rechazo === "demasiados-cambios") return refuse("demasiadas-eliminaciones");
        return refuse("algo-pendiente");
      }
      return dar(trx, miembro, enCurso, {
        ...{ paso: "eliminacion-confirmada", accion: "confirmo-eliminacion", acceso: null, motivo },
        ...{ pedidoPor: pedido.idCuenta, cierra: true },
      });
    }),

    /** Answers in words and closes the request. A person without an account is answered by the way they came. */
    responder: acto<Motivado & { resultado: "atendida" | "denegada"; texto: string }>(
      HACER,
      async ({ trx, miembro, enCurso }, { resultado, texto, motivo }) => {
        const { persona, solicitud } = enCurso;
        if (persona)
          await trx.correos.encolar(correoDeRespuesta(solicitud, { persona, sitio, texto, creadoEn: now() }));
        return dar(trx, miembro, enCurso, {
          ...{ paso: resultado, accion: "respondio-solicitud", acceso: "solicitud-respondida" },
          ...{ motivo, cierra: true },
        });
      },
    ),
  };
}
