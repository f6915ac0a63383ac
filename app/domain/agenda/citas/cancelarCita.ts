import type { Repos } from "../../shared/puertos";
import { anotarActoDeSoporte } from "../../cuentas/accesosADatos/accesoADatos";
import { revertirComprobante } from "../../ventas/comprobantes/emitirComprobante";
import { done, refuse } from "../../shared/result";
import { liberarRetencion } from "../horarios/retenerHorario";
import { avisar, retirarRecordatorios } from "./avisos";
import { estaDicho, type Vuelve } from "../../ventas/devoluciones/vuelve";
import { antesDeConfirmar, todoLoDeLaCita } from "./cambios";
import type { CitaConDetalle, Devolucion, QuienCancela } from "./cita";
import type { DepsDeCitas, Remitente } from "./enlaceDeSala";

/** Repositories to which a cancellation writes. */
export type RepositoriosAlCancelar =
  | "citas"
  | "comprobantes"
  | "consentimientos"
  | "correos"
  | "especialidades"
  | "especialistas"
  | "horarios"
  | "notificaciones"
  | "pagos"
  | "pedidos"
  | "personas"
  | "preferencias"
  | "reservas"
  | "saldos";

/** Repositories for an operator's cancellation; the person sees that act in the list of accesses to their data. */
export type RepositoriosAlCompensar = RepositoriosAlCancelar | "accesosADatos";

interface Cancelacion {
  idPersona: number;
  idCita: string;
  /** Version of the session, and refund, that the page showed to the person. */
  version?: number | undefined;
  vuelve?: Devolucion | undefined;
}

/**
 * Cancels a session of this person. One transaction frees the time, gives back what the rule allows and queues the
 * mail. A repeated cancellation changes nothing.
 */
export function makeCancelarCita(deps: DepsDeCitas<RepositoriosAlCancelar>) {
  const { transaccion, now } = deps;
  return ({ idPersona, idCita, version, vuelve }: Cancelacion) =>
    transaccion(async (trx) => {
      const ahora = now();
      const cita = await bloquearCita(trx, await trx.citas.deUnaPersona(idCita, idPersona));
      if (!cita) return refuse("cita-no-existe");
      if (cita.estado === "cancelada") return done(cita);
      if (version !== undefined && version !== cita.version) return refuse("cita-cambiada");
      const antes = antesDeConfirmar(cita, ahora);
      if (antes.rechazoAlCancelar) return refuse(antes.rechazoAlCancelar);
      // A request that names no refund is allowed for a session without value: the person loses nothing.
      const sinPerdida = vuelve === undefined && todoLoDeLaCita(cita).tipo === "nada";
      if (!sinPerdida && !estaDicho(vuelve, antes.vuelve)) return refuse("devolucion-distinta");
      const cancelada = await cancelar(trx, deps, { cita, por: "persona", vuelve: antes.vuelve, ahora });
      if (!cancelada) return refuse("cita-cambiada");
      // The money of the bono's pack may have been refunded at this very moment, so that the bono has no value any
      // more.
      return vuelve && vuelve !== cancelada.cancelacion?.devolucion
        ? refuse("devolucion-distinta")
        : done(cancelada);
    });
}

interface PorEspecialista {
  idCita: string;
  /** Specialist whose session it must be; any specialist's by default. */
  idEspecialista?: string;
  /**
   * `devolucion`: the session is cancelled and refunded at once. `cambio`: the person chooses another time, or the
   * refund.
   */
  compensacion: "devolucion" | "cambio";
  /** True when a colleague read the mail of the refund before. */
  leido?: boolean;
}

/** Cancels or frees a session that has not begun, because the specialist cannot attend. For operators. */
export function makeCancelarPorEspecialista(deps: DepsDeCitas<RepositoriosAlCompensar>) {
  return (orden: PorEspecialista) => compensar(deps, orden, "especialista");
}

/** Cancels or frees a session that has begun, because the specialist did not come. For operators. */
export function makeMarcarAusencia(deps: DepsDeCitas<RepositoriosAlCompensar>) {
  return (orden: PorEspecialista) => compensar(deps, orden, "ausencia");
}

type Motivo = "especialista" | "ausencia" | "tecnica";

const ACCION_DE = {
  especialista: "sesion-sin-especialista",
  ausencia: "sesion-con-ausencia",
  tecnica: "sesion-con-falla",
} as const satisfies Record<Motivo, string>;

const compensar = (deps: DepsDeCitas<RepositoriosAlCompensar>, orden: PorEspecialista, por: Motivo) =>
  deps.transaccion((trx) => compensarEn(trx, deps, orden, por));

/**
 * Compensates the person inside the caller's transaction. `volvio`: refund that this act made; nothing when the act
 * had been done before (`repetida`), or when the person may move it. Refuses a session that was cancelled otherwise.
 */
export async function compensarEn(
  trx: Repos<RepositoriosAlCompensar>,
  deps: Remitente & Pick<DepsDeCitas<RepositoriosAlCompensar>, "now" | "newId">,
  { idCita, idEspecialista, compensacion, leido = false }: PorEspecialista,
  por: Motivo,
) {
  const accion = ACCION_DE[por];
  const ahora = deps.now();
  const vista = idEspecialista
    ? await trx.citas.deUnEspecialista(idCita, idEspecialista)
    : await trx.citas.porId(idCita);
  const cita = await bloquearCita(trx, vista);
  if (!cita || (idEspecialista && cita.idEspecialista !== idEspecialista)) return refuse("cita-no-existe");
  if (cita.estado === "cancelada")
    return cita.cancelacion?.por === por
      ? done({ ...cita, ...SIN_VUELTA, repetida: true })
      : refuse("cita-cerrada");
  if (por === "especialista" && ahora >= cita.inicio && !cita.cambioLibre) return refuse("cita-empezada");
  if (por === "ausencia" && ahora < cita.inicio) return refuse("cita-no-empezada");
  const acto = { idPersona: cita.idPersona, accion, creadoEn: ahora } as const;
  const conId = { repos: trx, newId: deps.newId };
  if (compensacion === "devolucion") {
    const cancelada = await cancelar(trx, deps, {
      ...{ cita, por, vuelve: todoLoDeLaCita(cita), ahora, leido },
    });
    if (!cancelada) return refuse("cita-cambiada");
    await anotarActoDeSoporte(conId, acto);
    return done({ ...cancelada, volvio: volvioDe(cancelada), repetida: false });
  }
  if (cita.cambioLibre) return done({ ...cita, ...SIN_VUELTA, repetida: true });
  if (!(await trx.citas.permitirCambio(cita, ahora))) return refuse("cita-cambiada");
  await retirarRecordatorios(trx, cita);
  const libre = { ...cita, cambioLibre: true, version: cita.version + 1, actualizadaEn: ahora };
  await avisar(trx, deps, { suceso: "cambio-libre", cita: libre }, ahora);
  await anotarActoDeSoporte(conId, acto);
  return done({ ...libre, ...SIN_VUELTA, repetida: false });
}

const SIN_VUELTA: { volvio: Vuelve } = { volvio: { tipo: "nada" } };

/** Refund of a cancelled session. The bono of a refunded pack has no value, so the stored cancellation decides. */
const volvioDe = (cancelada: CitaConDetalle): Vuelve =>
  cancelada.cancelacion?.devolucion === "nada" ? { tipo: "nada" } : todoLoDeLaCita(cancelada);

/**
 * Reads a session after locking its time and itself. Every change of a session or its time locks both in this order.
 */
export async function bloquearCita(
  repos: Repos<"citas" | "horarios">,
  vista: CitaConDetalle | null,
): Promise<CitaConDetalle | null> {
  if (!vista) return null;
  await repos.horarios.bloquear(vista.idHorario);
  return repos.citas.porId(vista.idCita);
}

interface AlCancelar {
  cita: CitaConDetalle;
  por: QuienCancela;
  vuelve: Vuelve;
  ahora: Date;
  /** True when a colleague read the mail before. */
  leido?: boolean;
}

/** Cancels a session inside the caller's transaction. Null when the session changed meanwhile. */
export async function cancelar(
  repos: Repos<RepositoriosAlCancelar>,
  remitente: Remitente,
  { cita, por, ahora, leido = false, ...pedido }: AlCancelar,
): Promise<CitaConDetalle | null> {
  const sinBono = pedido.vuelve.tipo === "bono" && !(await devolverBono(repos, cita, ahora));
  const vuelve: Vuelve = sinBono ? { tipo: "nada" } : pedido.vuelve;
  if (!(await repos.citas.cancelar(cita, por, vuelve.tipo, ahora))) return null;
  await repos.horarios.soltar(cita.idHorario);
  await soltarCambios(repos, cita, ahora);
  if (vuelve.tipo !== "nada") {
    await repos.pedidos.cambiarEstado(cita.idPedido, ["pagado"], "devuelto", ahora);
    await devolverDinero(repos, cita, ahora);
  }
  const cancelada: CitaConDetalle = {
    ...cita,
    estado: "cancelada",
    version: cita.version + 1,
    actualizadaEn: ahora,
    cambioLibre: false,
    cancelacion: { por, devolucion: vuelve.tipo },
  };
  await retirarRecordatorios(repos, cita);
  await avisar(repos, remitente, { suceso: "cancelada", cita: cancelada, leido }, ahora);
  return cancelada;
}

/** Gives the bono of a session back at once; false when the money of its pack was refunded. */
export async function devolverBono(
  repos: Repos<"especialidades" | "saldos">,
  cita: CitaConDetalle,
  ahora: Date,
): Promise<boolean> {
  const especialidades = await repos.especialidades.todas();
  const especialidad = especialidades.find(({ slug }) => slug === cita.slugDeEspecialidad);
  if (!especialidad) throw new Error("a session without its specialty");
  const { idPersona, idPedido } = cita;
  return repos.saldos.devolver({ idPersona, idEspecialidad: especialidad.id, idPedido }, ahora);
}

/** Marks payments by card for refund, which a job asks of the gateway. The coupon of the order is given back. */
async function devolverDinero(repos: Repos<"comprobantes" | "pagos">, cita: CitaConDetalle, ahora: Date) {
  for (const pago of await repos.pagos.deLaCita(cita)) {
    await repos.pagos.cambiarEstado(pago, ["pagado"], "por-devolver", ahora);
  }
  if (cita.formaDePago === "tarjeta") await revertirComprobante(repos, cita.idPedido, ahora);
}

/** Ends the unpaid orders to change this session; a later payment for such an order is refunded whole. */
export async function soltarCambios(
  repos: Repos<"horarios" | "reservas">,
  { idCita }: Pick<CitaConDetalle, "idCita">,
  ahora: Date,
): Promise<void> {
  for (const { idHorario } of await repos.reservas.cambiosPendientes(idCita)) {
    await liberarRetencion(repos, idHorario, ahora);
  }
}
