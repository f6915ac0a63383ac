import type { Vuelve } from "../../agenda/citas/cambios";
import { bloquearCita, cancelar } from "../../agenda/citas/cancelarCita";
import { pasarAOtroPedido } from "../../agenda/citas/otroPedido";
import { aplicarACompra, cerrarCompra } from "../../paquetes/compras/confirmarCompra";
import { RETENCION_CON_PAGO_EN_MINUTOS } from "../../agenda/horarios/horario";
import { vencerRetenciones } from "../../agenda/horarios/retenerHorario";
import { confirmarPedido } from "../pedidos/confirmarPedido";
import { totalDe, type Pedido } from "../pedidos/pedido";
import type { Sitio } from "../../shared/marca";
import type { DepsConSitio, Repos } from "../../shared/puertos";
import { sumarMinutos } from "../../shared/fechas";
import { done, refuse } from "../../shared/result";
import { avisarDevolucion, avisarDevuelto } from "./avisosDePago";
import { ANTES_DE, loQueQueda, type Cobro, type Pago } from "./pago";
import type { PagoEnPasarela } from "./pasarela";

/**
 * Takes in what the gateway says of a payment, read from the gateway itself and never from a notification's body
 * or a return address. An approved payment becomes a session or money that goes back, in one transaction; hearing
 * of it again, late or out of order, changes nothing.
 */
export function makeRegistrarPago({
  transaccion,
  now,
  newId,
  sitio,
}: DepsConSitio<
  | "citas"
  | "cobros"
  | "compras"
  | "comprobantes"
  | "correos"
  | "cupones"
  | "datosDeCompra"
  | "destinatarios"
  | "especialidades"
  | "especialistas"
  | "horarios"
  | "monedas"
  | "notificaciones"
  | "pagos"
  | "pedidos"
  | "personas"
  | "preferencias"
  | "saldos"
>) {
  return (lectura: PagoEnPasarela) =>
    transaccion(async (trx) => {
      const ahora = now();
      const cobro = await trx.cobros.porId(lectura.idCobro);
      if (!cobro) return refuse("cobro-desconocido");
      const nuevo: Pago = {
        pasarela: cobro.pasarela,
        idPago: lectura.idPago,
        idCobro: cobro.idCobro,
        montoCentimos: lectura.montoCentimos,
        estado: "procesando",
        devueltoCentimos: 0,
        creadoEn: ahora,
      };
      const recien = await trx.pagos.crear(nuevo);
      let pago = recien ? nuevo : await trx.pagos.porId(cobro.pasarela, lectura.idPago);
      if (pago?.idCobro !== cobro.idCobro) return refuse("pago-de-otro-cobro");

      switch (lectura.estado) {
        case "pendiente":
          if (recien) await esperar(trx, cobro);
          break;
        case "rechazado":
          await trx.pagos.cambiarEstado(pago, ANTES_DE.rechazado, "rechazado", ahora);
          break;
        case "devuelto":
          if (await trx.pagos.cambiarEstado(pago, ANTES_DE.devuelto, "devuelto", ahora)) {
            await cerrarSinPago(trx, sitio, { idPedido: cobro.idPedido, pago, ahora });
          }
          break;
        case "aprobado":
          // What was charged is what the approval says, also when it was announced as another amount.
          pago = { ...pago, montoCentimos: lectura.montoCentimos };
          if (await trx.pagos.cambiarEstado(pago, ANTES_DE.aprobado, "pagado", ahora)) {
            await aplicar(trx, sitio, cobro, { ...pago, estado: "pagado" }, lectura, ahora, newId());
          }
          break;
      }
      return done({ idPedido: cobro.idPedido });
    });
}

/** While the gateway decides, the time stays held; not longer than the limit, so that it never blocks for ever. */
async function esperar(repos: Repos<"horarios" | "pedidos">, cobro: Cobro) {
  const pedido = await repos.pedidos.porId(cobro.idPedido);
  const horario = pedido && (await repos.horarios.porId(pedido.idHorario));
  if (!horario) return;
  await repos.horarios.mantener(
    horario.idHorario,
    sumarMinutos(horario.creadoEn, RETENCION_CON_PAGO_EN_MINUTOS),
  );
}

/** An approved payment: the session it was for, or the money back when the session cannot be. */
async function aplicar(
  repos: Repos<
    | "citas"
    | "compras"
    | "comprobantes"
    | "correos"
    | "cupones"
    | "datosDeCompra"
    | "destinatarios"
    | "especialistas"
    | "horarios"
    | "notificaciones"
    | "pagos"
    | "pedidos"
    | "personas"
    | "preferencias"
    | "saldos"
  >,
  sitio: Sitio,
  cobro: Cobro,
  pago: Pago,
  lectura: PagoEnPasarela,
  ahora: Date,
  idCita: string,
) {
  const pedido = await repos.pedidos.porId(cobro.idPedido);
  if (!pedido) return aplicarACompra(repos, sitio, { cobro, pago, lectura, ahora });
  if (pedido.cambio) return aplicarACambio(repos, sitio, pedido, { cobro, pago, lectura, ahora });
  await repos.horarios.bloquear(pedido.idHorario);
  const esLoCobrado = lectura.montoCentimos === cobro.montoCentimos && lectura.moneda === "PEN";
  const tomado =
    esLoCobrado &&
    (await repos.pedidos.cambiarEstado(pedido.idPedido, ["pendiente", "vencido"], "pagado", ahora));
  if (tomado) {
    // What came back when the order expired is taken again, or somebody else has it by now.
    const conCupon = await repos.cupones.retomar(pedido, ahora);
    const horario = conCupon && (await tomarHorario(repos, pedido, ahora));
    if (horario) {
      await confirmarPedido(repos, sitio, { pedido, horario, formaDePago: "tarjeta", idCita, ahora });
      return;
    }
    await repos.pedidos.cambiarEstado(pedido.idPedido, ["pagado"], "devuelto", ahora);
  } else if (esLoCobrado) {
    await repos.pedidos.cambiarEstado(pedido.idPedido, ["anulado"], "devuelto", ahora);
  }
  await repos.pagos.cambiarEstado(pago, ["pagado"], "por-devolver", ahora);
  await avisarDevolucion(repos, sitio, { ...pedido, pago, ahora });
}

/**
 * An approved payment of the difference: the session goes to the time that was held for it, and only then is its old
 * one free. Where the session is not what it was, or the time is held no more, the payment goes back whole.
 */
async function aplicarACambio(
  repos: Repos<
    | "citas"
    | "comprobantes"
    | "correos"
    | "datosDeCompra"
    | "destinatarios"
    | "especialistas"
    | "horarios"
    | "notificaciones"
    | "pagos"
    | "pedidos"
    | "personas"
    | "preferencias"
  >,
  sitio: Sitio,
  pedido: Pedido,
  { cobro, pago, lectura, ahora }: { cobro: Cobro; pago: Pago; lectura: PagoEnPasarela; ahora: Date },
) {
  const { idPedido, idHorario, cambio } = pedido;
  // The session's own time first, as whoever else changes it.
  const cita = cambio && (await bloquearCita(repos, await repos.citas.porId(cambio.idCita)));
  await repos.horarios.bloquear(idHorario);
  const nuevo = await repos.horarios.porId(idHorario);
  const esLoCobrado = lectura.montoCentimos === cobro.montoCentimos && lectura.moneda === "PEN";
  const sigueEnPie =
    cita?.estado === "reservada" &&
    cita.version === cambio?.version &&
    (ahora < cita.inicio || cita.cambioLibre);
  if (
    esLoCobrado &&
    sigueEnPie &&
    nuevo &&
    ahora < nuevo.inicio &&
    (await repos.horarios.reservar(idHorario))
  ) {
    await repos.pedidos.cambiarEstado(idPedido, ["pendiente"], "pagado", ahora);
    const anterior = await repos.horarios.porId(cita.idHorario);
    const especialista = await repos.especialistas.conAgenda(nuevo.idEspecialista);
    if (!anterior || !especialista || (await repos.horarios.relevar(anterior, nuevo, especialista))) {
      throw new Error("a held time that a session cannot take");
    }
    await pasarAOtroPedido(repos, sitio, { cita, pedido, ahora });
    return;
  }
  if (esLoCobrado) {
    if (await repos.horarios.liberar(idHorario)) {
      await repos.pedidos.cerrarPendientes([idHorario], "anulado", ahora);
    }
    await repos.pedidos.cambiarEstado(idPedido, ["vencido", "anulado"], "devuelto", ahora);
  }
  await repos.pagos.cambiarEstado(pago, ["pagado"], "por-devolver", ahora);
  await avisarDevolucion(repos, sitio, { ...pedido, pago, ahora });
}

/**
 * Money that the gateway gave back. Where it began that by itself, a session that is still to come does not stay
 * without its payment, nor do the bonos of a pack that are left.
 */
async function cerrarSinPago(
  repos: Repos<
    | "citas"
    | "compras"
    | "comprobantes"
    | "correos"
    | "destinatarios"
    | "especialidades"
    | "horarios"
    | "monedas"
    | "notificaciones"
    | "pagos"
    | "pedidos"
    | "personas"
    | "preferencias"
    | "saldos"
  >,
  sitio: Sitio,
  { idPedido, pago, ahora }: { idPedido: string; pago: Pago; ahora: Date },
) {
  const pedido = await repos.pedidos.porId(idPedido);
  const compra = pedido ? null : await repos.compras.porId(idPedido);
  const de = pedido ?? compra;
  if (de) await avisarDevuelto(repos, sitio, { ...de, pago, ahora });
  const pagos = compra ? await repos.pagos.delPedido(idPedido) : [];
  if (compra && !pagos.some(({ estado }) => estado === "pagado")) await cerrarCompra(repos, compra, ahora);
  const vigente = pedido && (await pedidoVigente(repos, pedido));
  if (vigente?.estado !== "pagado") return;
  const suya = await repos.citas.delPedido(vigente.idPedido);
  const cita = suya && (await bloquearCita(repos, await repos.citas.porId(suya.idCita)));
  if (cita?.estado !== "reservada" || cita.formaDePago !== "tarjeta" || cita.inicio <= ahora) return;
  // What is left of all its payments may still pay it.
  if (cita.pagadoCentimos >= totalDe(cita)) return;
  const centimos = loQueQueda(pago) + cita.pagadoCentimos;
  const vuelve: Vuelve = { tipo: "dinero", centimos };
  await cancelar(repos, sitio, {
    cita: { ...cita, pagadoCentimos: centimos },
    por: "pasarela",
    vuelve,
    ahora,
  });
}

/** The order that the session of this one is at by now. */
async function pedidoVigente(repos: Repos<"pedidos">, pedido: Pedido): Promise<Pedido> {
  let vigente = pedido;
  while (vigente.relevadoPor) {
    const siguiente = await repos.pedidos.porId(vigente.relevadoPor);
    if (!siguiente) throw new Error("an order that went on to none");
    vigente = siguiente;
  }
  return vigente;
}

/** The time of a paid order: still held (also past its deadline, if nobody took it), or taken again, or gone. */
async function tomarHorario(
  repos: Repos<"especialistas" | "horarios" | "pedidos">,
  pedido: Pedido,
  ahora: Date,
) {
  const horario = await repos.horarios.porId(pedido.idHorario);
  if (!horario || horario.inicio <= ahora) return null;
  if (await repos.horarios.reservar(horario.idHorario)) return horario;
  if (horario.estado !== "vencido") return null;
  const especialista = await repos.especialistas.conAgenda(horario.idEspecialista);
  if (!especialista) return null;
  await vencerRetenciones(repos, horario, ahora);
  return (await repos.horarios.recuperar(horario, especialista)) === null ? horario : null;
}
