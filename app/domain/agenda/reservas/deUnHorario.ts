import { retiroDatosDeSalud } from "../../consentimientos/datosDeSalud";
import { soles } from "../../shared/dinero";
import { diaYHoraEscrita, sumarMinutos } from "../../shared/fechas";
import type { Repos, ReposSinCandado } from "../../shared/puertos";
import type { Rechazado } from "../../shared/rechazo";
import { done, refuse, type Result } from "../../shared/result";
import { revertirComprobante } from "../../ventas/comprobantes/emitirComprobante";
import { devolverPagos, nadaQueDevolver } from "../../ventas/devoluciones/devolverPedido";
import { direccionDePedido, QUE_PASO_CON_MI_PAGO } from "../../ventas/pedidos/direcciones";
import { totalDe, type Pedido } from "../../ventas/pedidos/pedido";
import type { Devuelto, Entrega, TextosDeVenta, Vendible } from "../../ventas/pedidos/vendible";
import { bloquearCita, cancelar, devolverBono, type RepositoriosAlCancelar } from "../citas/cancelarCita";
import type { Cita, Devolucion } from "../citas/cita";
import type { Remitente } from "../citas/enlaceDeSala";
import { nombreCompleto } from "../especialistas/especialista";
import { estaVigente, RETENCION_CON_PAGO_EN_MINUTOS, type Horario } from "../horarios/horario";
import { entregadoDe, reservaEnPalabras, type DeSesion } from "./quePaso";
import type { RechazoDeReserva, Reserva } from "./reserva";
import { conceptoDeSesion } from "./textos";

const VUELVE = { saldo: "bono", tarjeta: "dinero", cupon: "cupon" } as const satisfies Record<
  string,
  Devolucion
>;

const CITA_EN_PIE: Rechazado = {
  clase: "conflict",
  mensaje:
    "La sesión de ese pedido sigue en pie. Usa «cancelar» o «ausencia», que devuelven todo y avisan a la persona.",
};

/** Repositories of an order for a time. */
export type RepositoriosDeHorario = RepositoriosAlCancelar;

export async function suHorario(
  repos: ReposSinCandado<"horarios">,
  { idHorario }: Pick<Reserva, "idHorario">,
) {
  const horario = await repos.horarios.porId(idHorario);
  if (!horario) throw new Error("an order without its time");
  return horario;
}

export async function conQuien(
  repos: Repos<"especialistas">,
  { idEspecialista }: Pick<Horario, "idEspecialista">,
) {
  const especialista = await repos.especialistas.conAgenda(idEspecialista);
  if (!especialista) throw new Error("a time with nobody");
  return especialista;
}

async function leer(repos: Repos<"reservas">, { idPedido }: Pick<Pedido, "idPedido">): Promise<Reserva> {
  const reserva = await repos.reservas.porId(idPedido);
  if (!reserva) throw new Error("an order without its time");
  return reserva;
}

/** Methods common to orders of a session and orders of a change of session. */
export const deUnHorario = {
  rechazos: { noExiste: "pedido-no-existe", cerrado: "pedido-cerrado", vencido: "reserva-vencida" },

  leer,

  /** Locks the time before the order, as every use case that changes both. */
  async bloquear(repos, pedido) {
    await repos.horarios.bloquearPorPedido(pedido.idPedido);
    return leer(repos, pedido);
  },

  async plazo(repos, reserva, ahora) {
    const horario = await suHorario(repos, reserva);
    return estaVigente(horario, ahora) ? horario.expiraEn : null;
  },

  /** While the consent on health data is withdrawn (Ley 29733, art. 13.7), no new specialist gets the person's data. */
  async impide(repos, { idPersona }) {
    return (await retiroDatosDeSalud(repos, idPersona)) ? "falta-obligatoria" : null;
  },

  async mantener(repos, reserva) {
    const { idHorario, creadoEn } = await suHorario(repos, reserva);
    await repos.horarios.mantener(idHorario, sumarMinutos(creadoEn, RETENCION_CON_PAGO_EN_MINUTOS));
  },

  async soltar(repos, { idHorario }, ahora) {
    await repos.horarios.liberar(idHorario);
    await repos.reservas.cerrarPendientes([idHorario], "anulado", ahora);
    return null;
  },

  entregado: (repos, { idPedido }) => repos.citas.delPedido(idPedido),

  porQueVuelve(centimos, porque) {
    const monto = soles(centimos);
    const [enBreve, motivo] =
      porque === "impedido"
        ? ["retiraste tu autorización", "habías retirado tu autorización para usar tus datos de salud"]
        : ["la reserva ya no estaba vigente", "el horario ya no estaba disponible o ya lo tenías pagado"];
    return {
      mensaje: `Pedimos la devolución completa de tu pago de ${monto}: ${enBreve}.`,
      parrafo: `Recibimos tu pago de ${monto}, pero ${motivo}.`,
    };
  },

  async devolver(repos, pedido, ahora): Promise<Result<Devuelto, string, Rechazado>> {
    const { idPedido, relevadoPor } = pedido;
    const citaDelPedido = await repos.citas.delPedido(idPedido);
    const cita = citaDelPedido && (await repos.citas.porId(citaDelPedido.idCita));
    if (relevadoPor) return nadaQueDevolver();
    if (cita?.estado === "reservada") return refuse("cita-en-pie", CITA_EN_PIE);
    const pagos = cita ? await repos.pagos.deLaCita(cita) : await repos.pagos.delPedido(idPedido);
    const centimos = await devolverPagos(repos, pagos, ahora);
    if (!cita) return centimos > 0 ? done({ centimos, bonos: 0 }) : nadaQueDevolver();
    if (!(await repos.citas.devolverDespues(cita.idCita, VUELVE[cita.formaDePago]))) {
      return nadaQueDevolver();
    }
    // The coupon of the order is given back with the session.
    await repos.pedidos.cambiarEstado(idPedido, ["pagado"], "devuelto", ahora);
    if (cita.formaDePago === "tarjeta") await revertirComprobante(repos, idPedido, ahora);
    if (cita.formaDePago !== "saldo") return done({ centimos, bonos: 0 });
    return (await devolverBono(repos, cita, ahora)) ? done({ centimos, bonos: 1 }) : nadaQueDevolver();
  },

  async textos(repos, reserva): Promise<TextosDeVenta> {
    const horario = await suHorario(repos, reserva);
    const especialista = await conQuien(repos, horario);
    return {
      titulo: `Sesión con ${nombreCompleto(especialista)}, ${diaYHoraEscrita(horario.inicio)}`,
      concepto: conceptoDeSesion(horario.inicio),
      retorno: `/resumen/carga?pedido=${reserva.idPedido}`,
      enlace: { texto: QUE_PASO_CON_MI_PAGO, direccion: direccionDePedido(reserva) },
    };
  },

  async entrega(repos, { idPedido, idPersona, aCuentaCentimos }, now): Promise<Entrega<DeSesion>> {
    const reservaYHorario = await repos.reservas.deUnaPersona(idPedido, idPersona);
    const especialista =
      reservaYHorario && (await repos.especialistas.conAgenda(reservaYHorario.horario.idEspecialista));
    if (!reservaYHorario || !especialista) throw new Error("an order without its time");
    const { reserva, horario } = reservaYHorario;
    const cita = await repos.citas.delPedido(idPedido);
    return {
      apartado: estaVigente(horario, now),
      entregado: cita && entregadoDe(cita),
      // Only a session that an earlier order paid in part can have replaced orders.
      relevados: cita && aCuentaCentimos > 0 ? await repos.reservas.relevados(cita.idCita) : [],
      detalle: {
        idEspecialista: horario.idEspecialista,
        inicio: horario.inicio,
        idCita: cita?.idCita ?? null,
      },
      enPalabras: reservaEnPalabras(repos, { reserva, horario, especialista, cita }, now),
    };
  },
} satisfies Partial<Vendible<RepositoriosDeHorario, Reserva, Cita, RechazoDeReserva, DeSesion>>;

/** Cancels a session that has not begun and whose payment was refunded by the gateway. */
export async function retirarSesion(
  repos: Repos<RepositoriosAlCancelar>,
  remitente: Remitente,
  reserva: Pedido,
  { centimos: devuelto, ahora }: { centimos: number; ahora: Date },
): Promise<void> {
  const vigente = await pedidoVigente(repos, reserva);
  if (vigente.estado !== "pagado") return;
  const citaDelPedido = await repos.citas.delPedido(vigente.idPedido);
  const cita = citaDelPedido && (await bloquearCita(repos, await repos.citas.porId(citaDelPedido.idCita)));
  if (cita?.estado !== "reservada" || cita.formaDePago !== "tarjeta" || cita.inicio <= ahora) return;
  // The other payments may still cover the price of the session.
  if (cita.pagadoCentimos >= totalDe(cita)) return;
  const centimos = devuelto + cita.pagadoCentimos;
  await cancelar(repos, remitente, {
    cita,
    por: "pasarela",
    vuelve: { tipo: "dinero", centimos },
    ahora,
  });
}

/** The order to which this order's session belongs now. */
async function pedidoVigente(repos: Repos<"pedidos">, pedido: Pedido): Promise<Pedido> {
  let vigente = pedido;
  while (vigente.relevadoPor) {
    const siguiente = await repos.pedidos.porId(vigente.relevadoPor);
    if (!siguiente) throw new Error("an order that went on to none");
    vigente = siguiente;
  }
  return vigente;
}
