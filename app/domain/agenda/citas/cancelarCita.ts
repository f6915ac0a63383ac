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

/** What taking a session away touches, whoever does it. */
export type LoDeCancelar =
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

/** An operator's act is a line in what the person sees of their data. */
export type LoDeCompensar = LoDeCancelar | "accesosADatos";

interface Cancelacion {
  idPersona: number;
  idCita: string;
  /** What the person saw: the version of the session, and what they were told would come back. */
  version?: number | undefined;
  vuelve?: Devolucion | undefined;
}

/**
 * Cancels a session of this person: the time is free, and what the rule gives back goes back, together with the
 * mail that says so or not at all. Cancelling it again changes nothing.
 */
export function makeCancelarCita(deps: DepsDeCitas<LoDeCancelar>) {
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
      // Of what is worth nothing by now nothing is lost.
      const sinPerdida = vuelve === undefined && todoLoDeLaCita(cita).tipo === "nada";
      if (!sinPerdida && !estaDicho(vuelve, antes.vuelve)) return refuse("devolucion-distinta");
      const cancelada = await cancelar(trx, deps, { cita, por: "persona", vuelve: antes.vuelve, ahora });
      if (!cancelada) return refuse("cita-cambiada");
      // The money of its pack may have gone back at this very moment.
      return vuelve && vuelve !== cancelada.cancelacion?.devolucion
        ? refuse("devolucion-distinta")
        : done(cancelada);
    });
}

interface PorEspecialista {
  idCita: string;
  /** `devolucion`: everything comes back at once. `cambio`: the person chooses another time, or everything back. */
  compensacion: "devolucion" | "cambio";
}

/** The specialist cannot attend a session that has not begun. */
export function makeCancelarPorEspecialista(deps: DepsDeCitas<LoDeCompensar>) {
  return (orden: PorEspecialista) => compensar(deps, orden, "especialista");
}

/** The specialist did not come to a session that has begun. */
export function makeMarcarAusencia(deps: DepsDeCitas<LoDeCompensar>) {
  return (orden: PorEspecialista) => compensar(deps, orden, "ausencia");
}

/** `volvio`: what this very act sent back; nothing where the session had ended before, or may be moved. */
function compensar(
  deps: DepsDeCitas<LoDeCompensar>,
  { idCita, compensacion }: PorEspecialista,
  por: "especialista" | "ausencia",
) {
  const { transaccion, now, newId } = deps;
  const accion = por === "ausencia" ? "sesion-con-ausencia" : "sesion-sin-especialista";
  return transaccion(async (trx) => {
    const ahora = now();
    const cita = await bloquearCita(trx, await trx.citas.porId(idCita));
    if (!cita) return refuse("cita-no-existe");
    if (cita.estado === "cancelada") return done({ ...cita, ...SIN_VUELTA });
    if (por === "especialista" && ahora >= cita.inicio && !cita.cambioLibre) return refuse("cita-empezada");
    if (por === "ausencia" && ahora < cita.inicio) return refuse("cita-no-empezada");
    if (compensacion === "devolucion") {
      const cancelada = await cancelar(trx, deps, { cita, por, vuelve: todoLoDeLaCita(cita), ahora });
      if (!cancelada) return refuse("cita-cambiada");
      await anotarActoDeSoporte(
        { repos: trx, newId },
        { idPersona: cita.idPersona, accion, creadoEn: ahora },
      );
      return done({ ...cancelada, volvio: volvioDe(cancelada) });
    }
    if (cita.cambioLibre) return done({ ...cita, ...SIN_VUELTA });
    if (!(await trx.citas.permitirCambio(cita, ahora))) return refuse("cita-cambiada");
    await retirarRecordatorios(trx, cita);
    const libre = { ...cita, cambioLibre: true, version: cita.version + 1, actualizadaEn: ahora };
    await avisar(trx, deps, "cambio-libre", libre, ahora);
    await anotarActoDeSoporte({ repos: trx, newId }, { idPersona: cita.idPersona, accion, creadoEn: ahora });
    return done({ ...libre, ...SIN_VUELTA });
  });
}

const SIN_VUELTA: { volvio: Vuelve } = { volvio: { tipo: "nada" } };

/** The bono of a pack whose money went back is nothing any more, so the cancelled session says what came back. */
const volvioDe = (cancelada: CitaConDetalle): Vuelve =>
  cancelada.cancelacion?.devolucion === "nada" ? { tipo: "nada" } : todoLoDeLaCita(cancelada);

/** The session with its time locked: whoever changes the one changes the other, in this order. */
export async function bloquearCita(
  repos: Repos<"citas" | "horarios">,
  vista: CitaConDetalle | null,
): Promise<CitaConDetalle | null> {
  if (!vista) return null;
  await repos.horarios.bloquear(vista.idHorario);
  return repos.citas.porId(vista.idCita);
}

/** Ends a session inside the caller's transaction. Null when somebody else changed it in between. */
export async function cancelar(
  repos: Repos<LoDeCancelar>,
  remitente: Remitente,
  { cita, por, ahora, ...pedido }: { cita: CitaConDetalle; por: QuienCancela; vuelve: Vuelve; ahora: Date },
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
  await avisar(repos, remitente, "cancelada", cancelada, ahora);
  return cancelada;
}

/** The bono of a session goes back here and now; false where the money of its pack went back. */
export async function devolverBono(
  repos: Repos<"especialidades" | "saldos">,
  cita: CitaConDetalle,
  ahora: Date,
): Promise<boolean> {
  const especialidades = await repos.especialidades.todas();
  const especialidad = especialidades.find(({ slug }) => slug === cita.slugDeEspecialidad);
  if (!especialidad) throw new Error("a session without its specialty");
  return repos.saldos.devolver(cita.idPersona, especialidad.id, cita.idPedido, ahora);
}

/** What a card paid is marked, and the refund job asks the gateway. A coupon went back with its order. */
async function devolverDinero(repos: Repos<"comprobantes" | "pagos">, cita: CitaConDetalle, ahora: Date) {
  for (const pago of await repos.pagos.deLaCita(cita)) {
    await repos.pagos.cambiarEstado(pago, ["pagado"], "por-devolver", ahora);
  }
  if (cita.formaDePago === "tarjeta") await revertirComprobante(repos, cita.idPedido, ahora);
}

/** Ends the changes of a session that wait for their payment; what is paid for one after all goes back whole. */
export async function soltarCambios(
  repos: Repos<"horarios" | "reservas">,
  { idCita }: Pick<CitaConDetalle, "idCita">,
  ahora: Date,
): Promise<void> {
  for (const { idHorario } of await repos.reservas.cambiosPendientes(idCita)) {
    await liberarRetencion(repos, idHorario, ahora);
  }
}
