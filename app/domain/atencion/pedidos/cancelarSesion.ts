import { z } from "zod";
import {
  bloquearCita,
  cancelar,
  compensarEn,
  type RepositoriosAlCompensar,
} from "../../agenda/citas/cancelarCita";
import { antesDeConfirmar, todoLoDeLaCita } from "../../agenda/citas/cambios";
import type { CitaConDetalle } from "../../agenda/citas/cita";
import type { DepsDeCitas } from "../../agenda/citas/enlaceDeSala";
import { mensajeDeCita } from "../../agenda/citas/avisos";
import { PLAZO_PARA_AVISAR_EN_DIAS } from "../../agenda/ausencias/ausencia";
import { anotarInasistenciaEn } from "../../agenda/miAgenda/actuar";
import { RECHAZOS_DE_MI_AGENDA, rechazoPorInasistencia } from "../../agenda/miAgenda/miAgenda";
import { anotarActoDeSoporte } from "../../cuentas/accesosADatos/accesoADatos";
import { alcances, tieneDerecho } from "../../equipo/derechos/derechos";
import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import { anotarActo } from "../../equipo/registro/anotar";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";
import { sumarMinutos } from "../../shared/fechas";
import type { Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { estaDicho, type Vuelve } from "../../ventas/devoluciones/vuelve";
import { motivoDeEquipo, RECHAZOS_AL_VER_PERSONA, rechazoPorCuantas } from "../personas/verPersona";
import { mesDe, rechazoAlDevolver, RECHAZOS_DE_DEVOLUCION } from "./devolucion";
import { centimosTrasElInicio, contarTrasElInicio } from "./trasElInicio";

const CANCELAR = { derecho: "cancelar-sesion", uso: "hacer" } as const;

/** Reasons for which the staff cancels a session, or notes that the person did not come. */
export const RAZONES_DE_CANCELACION = {
  especialista: "Su especialista no podrá atender",
  persona: "La persona lo pide",
  ausencia: "Su especialista no llegó",
  "no-llego": "La persona no llegó",
  tecnica: "Falló algo nuestro",
} as const;
export type RazonDeCancelacion = keyof typeof RAZONES_DE_CANCELACION;
const RAZONES = Object.keys(RAZONES_DE_CANCELACION) as RazonDeCancelacion[];

export const cancelacionPedida = motivoDeEquipo.extend({
  razon: z.enum(RAZONES, "Elige la razón"),
  /** Version of the session, and refund of a cancellation that the person asks for, as the page showed them. */
  version: z.coerce.number("Abre otra vez el pedido").int("Abre otra vez el pedido"),
  vuelve: z.enum(["bono", "cupon", "nada", "dinero"], "Abre otra vez el pedido"),
});
type Cancelacion = z.output<typeof cancelacionPedida> & { idPedido: string };

/** Refusal of a failure of ours that is told too late. */
export const SESION_ANTIGUA = {
  clase: "conflict",
  mensaje: `Esa sesión fue hace más de ${PLAZO_PARA_AVISAR_EN_DIAS} días.`,
} as const;
const { "sobre-el-limite": sobreElLimite, "una-por-mes": unaPorMes } = RECHAZOS_DE_DEVOLUCION;
export const RECHAZOS_AL_CANCELAR_SESION = {
  ...RECHAZOS_DE_MI_AGENDA,
  ...RECHAZOS_AL_VER_PERSONA,
  "sesion-antigua": SESION_ANTIGUA,
  "sobre-el-limite": sobreElLimite,
  "una-por-mes": unaPorMes,
};

/** Refund of a session that is cancelled for a reason. */
const vuelveCon = (cita: CitaConDetalle, razon: RazonDeCancelacion, ahora: Date): Vuelve =>
  razon === "no-llego"
    ? { tipo: "nada" }
    : razon === "persona"
      ? antesDeConfirmar(cita, ahora).vuelve
      : todoLoDeLaCita(cita);

/** Reason why a session cannot be cancelled for this reason now; null when it can. */
export function rechazoAlCancelarSesion(cita: CitaConDetalle, razon: RazonDeCancelacion, ahora: Date) {
  if (cita.estado !== "reservada") return "cita-cerrada";
  if (razon === "no-llego") return rechazoPorInasistencia(cita, ahora);
  if (razon === "persona") return antesDeConfirmar(cita, ahora).rechazoAlCancelar;
  if (razon === "ausencia") return ahora < cita.inicio ? "cita-no-empezada" : null;
  if (razon === "especialista") return ahora >= cita.inicio && !cita.cambioLibre ? "cita-empezada" : null;
  const limite = sumarMinutos(cita.fin, PLAZO_PARA_AVISAR_EN_DIAS * UN_DIA_EN_MINUTOS);
  return ahora > limite ? "sesion-antigua" : null;
}

/** The mail to the person, which names neither specialist nor specialty: Atención sees neither. */
function cartaDe(
  cita: CitaConDetalle,
  razon: RazonDeCancelacion,
  { persona, ...contexto }: Pick<DepsDeVer, "sitio"> & En,
) {
  if (razon === "no-llego") return null;
  const { tipo: devolucion } = vuelveCon(cita, razon, contexto.ahora);
  const cancelada = { ...cita, estado: "cancelada", cancelacion: { por: razon, devolucion } } as const;
  return mensajeDeCita(
    persona,
    { suceso: "cancelada", cita: cancelada },
    { ...contexto, discreta: true, sinConsentimiento: false },
  );
}

interface En {
  persona: { nombre: string };
  ahora: Date;
}
type DepsDeVer = DepsDeCitas<"citas" | "devolucionesDeEquipo" | "miAgenda" | "personas">;

/** True when the member reaches the sessions of all specialists. */
const cancelaTodas = ({ roles }: Miembro) => alcances(roles, CANCELAR) === "todo";

/**
 * The standing session of an order, with the reasons for which the member may cancel it now. Each reason has its refund
 * the words for the person, and why it needs an approval. Null without such a session, or without the right.
 */
export function makeVerSesionDePedido({ repos, now, sitio }: DepsDeVer) {
  return async (miembro: Miembro, idPedido: string) => {
    const ahora = now();
    if (!tieneDerecho(miembro.roles, CANCELAR) || !cancelaTodas(miembro)) return null;
    const cita = await sesionDe(repos, idPedido);
    if (cita?.estado !== "reservada") return null;
    const falto = (await repos.miAgenda.inasistencias([cita.idHorario])).size > 0;
    const persona = await repos.personas.porId(cita.idPersona);
    const hubo = await repos.devolucionesDeEquipo.hubo(cita.idPersona, mesDe(ahora));
    const seAprueba = (razon: RazonDeCancelacion) => {
      const centimos = centimosTrasElInicio(cita, vuelveCon(cita, razon, ahora), ahora);
      return centimos === null ? null : rechazoAlDevolver({ centimos, hubo, tarde: false });
    };
    return {
      ...{ inicio: cita.inicio, version: cita.version, falto },
      opciones: RAZONES.filter(
        (razon) => rechazoAlCancelarSesion(cita, razon, ahora) === null && !(falto && razon === "no-llego"),
      ).map((razon) => ({
        razon,
        vuelve: vuelveCon(cita, razon, ahora),
        rechazo: seAprueba(razon),
        carta: persona && cartaDe(cita, razon, { sitio, ahora, persona }),
      })),
    };
  };
}

/** The session of an order with its details; null for another kind of order. */
export async function sesionDe(repos: Repos<"citas">, idPedido: string) {
  const cita = await repos.citas.delPedido(idPedido);
  return cita && repos.citas.porId(cita.idCita);
}

type ReposAlCancelar = RepositoriosAlCompensar | "devolucionesDeEquipo" | "miAgenda" | "registroDeEquipo";

/**
 * Cancels the session of an order, or notes that its person did not come, with the mail and the refund of its reason.
 * Money of a session that has begun is refused beyond the limit of a refund: a colleague approves it.
 */
export function makeCancelarDesdeEquipo(deps: DepsDeCitas<ReposAlCancelar>) {
  const { transaccion, now } = deps;
  return (miembro: Miembro, { idPedido, razon, motivo, version, vuelve }: Cancelacion) =>
    transaccion(async (trx) => {
      const ahora = now();
      const rechazo = rechazoPorDerecho(miembro, CANCELAR, ahora);
      if (rechazo) return refuse(rechazo);
      if (!cancelaTodas(miembro)) return refuse("sin-derecho");
      const cita = await bloquearCita(trx, await sesionDe(trx, idPedido));
      if (!cita) return refuse("cita-no-existe");
      const cuantas = await rechazoPorCuantas({ repos: trx, now }, miembro, cita.idPersona);
      if (cuantas) return refuse(cuantas);
      const cerrada = rechazoAlCancelarSesion(cita, razon, ahora);
      if (cerrada) return refuse(cerrada);
      if (version !== cita.version) return refuse("cita-cambiada");
      const escrito = `${RAZONES_DE_CANCELACION[razon]}. ${motivo}`;
      if (razon === "no-llego") {
        await anotarInasistenciaEn(trx, deps, miembro, { cita, actor: "soporte", motivo: escrito });
        return done(null);
      }
      const cancelada =
        razon === "persona"
          ? await porPersonaEn(trx, deps, { cita, vuelve })
          : await compensarEn(
              trx,
              deps,
              { idCita: cita.idCita, compensacion: "devolucion", leido: true },
              razon,
            );
      if (!cancelada.ok) return cancelada;
      const { volvio } = cancelada.value;
      // A refusal rolls the cancellation back.
      const fuera = await contarTrasElInicio(trx, miembro, { cita, vuelve: volvio }, ahora);
      if (fuera) return refuse(fuera);
      await anotarActo({ ...deps, repos: trx }, miembro, {
        ...{ accion: "cancelo-sesion", idPersona: cita.idPersona, objeto: cita.idCita, motivo: escrito },
        centimos: volvio.tipo === "dinero" ? volvio.centimos : null,
      });
      return done(null);
    });
}

/** Cancels as the person would, by the rule of the deadlines. */
async function porPersonaEn(
  trx: Repos<ReposAlCancelar>,
  deps: DepsDeCitas<ReposAlCancelar>,
  { cita, vuelve: dicho }: { cita: CitaConDetalle; vuelve: Vuelve["tipo"] },
) {
  const ahora = deps.now();
  const { vuelve } = antesDeConfirmar(cita, ahora);
  if (!estaDicho(dicho, vuelve)) return refuse("devolucion-distinta");
  const cancelada = await cancelar(trx, deps, { cita, por: "persona", vuelve, ahora, leido: true });
  if (!cancelada) return refuse("cita-cambiada");
  const acto = { idPersona: cita.idPersona, accion: "sesion-cancelada", creadoEn: ahora } as const;
  await anotarActoDeSoporte({ repos: trx, newId: deps.newId }, acto);
  return done({
    volvio: cancelada.cancelacion?.devolucion === "nada" ? ({ tipo: "nada" } as const) : vuelve,
  });
}

declare module "../../cuentas/accesosADatos/accesoADatos" {
  interface AccionesSobreDatos {
    "sesion-cancelada": string;
  }
}
