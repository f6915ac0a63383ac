import { direccionDePedido } from "../../ventas/pedidos/direcciones";
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

/** Page under `/resumen` with the state of an order. */
const direccionDelResultado = (lugar: string, { idPedido }: Pick<Reserva, "idPedido">) =>
  `/resumen/${lugar}?${new URLSearchParams({ pedido: idPedido })}`;

/** Page of a hold that expired before it was paid. */
export const direccionDelVencido = ({ idHorario }: Pick<Horario, "idHorario">) =>
  `/resumen/expirado?${new URLSearchParams({ horario: idHorario })}`;

/** Page on which the person pays a held time, or sees the state of its payment. */
export function direccionDelApartado({ horario, pedido, enProceso }: ReservaViva): string {
  return enProceso && pedido ? direccionDelResultado("carga", pedido) : direccionDePago(horario);
}

/** Page to which a time leads when it has no summary any more; null while it has one. */
export function fueraDelResumen({ horario, especialista, pedido }: Reservado, now: Date): string | null {
  if (pedido && horario.estado === "reservado") return direccionDelResultado("exito", pedido);
  if (!estaVigente(horario, now)) return direccionDelVencido(horario);
  if (pedido?.clase !== "cambio" || pedido.estado !== "pendiente") return null;
  return direccionDeCambio(pedido.cambio, { especialista: especialista.slug, inicio: horario.inicio });
}

/** Page for a time that has an order, was freed or is still held; null when its hold expired without an order. */
export function fueraDeLoVencido({ horario, especialista, pedido }: Reservado, now: Date): string | null {
  if (pedido) return direccionDelResultado("carga", pedido);
  // The time was freed, or its session moved away. It did not expire, and the page must not speak of money.
  if (horario.estado === "liberado") return direccionDeAgenda(especialista);
  return estaVigente(horario, now) ? direccionDePago(horario) : null;
}

interface Resultado {
  pedido: Reserva;
  horario: Horario;
  cita: { idCita: string } | null;
}

/** Page with the true state of an order, when the person opened the page `lugar`; null when `lugar` is right. */
export function fueraDelResultado(
  lugar: LugarDelPedido,
  verdadero: LugarDelPedido,
  { pedido, horario, cita }: Resultado,
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
    default:
      return direccionDelResultado(verdadero, pedido);
  }
}
