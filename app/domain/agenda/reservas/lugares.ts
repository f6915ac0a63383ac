import { direccionDePedido } from "../../ventas/pedidos/direcciones";
import type { Retorno } from "../../ventas/rastro/lugar";
import { direccionDeCambio, direccionDeCita } from "../citas/direcciones";
import type { Especialista } from "../especialistas/especialista";
import { direccionDeAgenda, direccionDePago } from "../horarios/direcciones";
import { estaVigente, type Horario } from "../horarios/horario";
import type { ReservaViva } from "./repositorio";
import type { Reserva } from "./reserva";
import type { LugarDelPedido } from "./verPedido";

interface Reservado {
  horario: Horario;
  especialista: Pick<Especialista, "slug"> & { especialidad: string };
  pedido: Reserva | null;
}

/** A page under `/resumen` that tells of an order. */
const direccionDelResultado = (lugar: string, { idPedido }: Pick<Reserva, "idPedido">, masDatos = {}) =>
  `/resumen/${lugar}?${new URLSearchParams({ pedido: idPedido, ...masDatos })}`;

/** A hold that ran out before it was paid. */
export const direccionDelVencido = ({ idHorario }: Pick<Horario, "idHorario">) =>
  `/resumen/expirado?${new URLSearchParams({ horario: idHorario })}`;

/** Where a kept time is finished, or told what its payment came to. */
export function direccionDelApartado({ horario, pedido, enProceso }: ReservaViva): string {
  return enProceso && pedido ? direccionDelResultado("carga", pedido) : direccionDePago(horario);
}

/** Where a time stands that has no summary any more; null while it has one. */
export function fueraDelResumen({ horario, especialista, pedido }: Reservado, now: Date): string | null {
  if (pedido && horario.estado === "reservado") return direccionDelResultado("exito", pedido);
  if (!estaVigente(horario, now)) return direccionDelVencido(horario);
  if (pedido?.clase !== "cambio" || pedido.estado !== "pendiente") return null;
  return direccionDeCambio(pedido.cambio, { especialista: especialista.slug, inicio: horario.inicio });
}

/** The same of a hold that its page says ran out before anything was ordered; null where it did. */
export function fueraDeLoVencido({ horario, especialista, pedido }: Reservado, now: Date): string | null {
  if (pedido) return direccionDelResultado("carga", pedido);
  // Let go, or left behind by a session that moved: it did not run out, and nothing is said about money.
  if (horario.estado === "liberado") return direccionDeAgenda(especialista);
  return estaVigente(horario, now) ? direccionDePago(horario) : null;
}

interface Resultado {
  pedido: Reserva;
  horario: Horario;
  cita: { idCita: string } | null;
  retorno?: Retorno | null;
}

/** Where the truth about an order stands, asked at the page of `lugar`; null where that is it. */
export function fueraDelResultado(
  lugar: LugarDelPedido,
  verdadero: LugarDelPedido,
  { pedido, horario, cita, retorno }: Resultado,
): string | null {
  switch (verdadero) {
    case lugar:
      return null;
    case "cancelada":
      return cita && direccionDeCita(cita);
    case "cambiada":
      return direccionDePedido(pedido);
    case "pagar":
      return direccionDePago(horario);
    case "error":
      return direccionDelResultado(verdadero, pedido, retorno === "cancelado" ? { retorno } : {});
    default:
      return direccionDelResultado(verdadero, pedido);
  }
}
