import type { PedidoDeTaller } from "./pedidoDeTaller";
import type { FormaDePago } from "../../ventas/pedidos/formaDePago";

/**
 * Orders for places in workshops. Their states change as those of any order. `deUnaPersona` gives null for the order
 * of another person.
 *
 * @example const pedido = await repos.pedidosDeTaller.deUnaPersona(idPedido, idPersona);
 */
export interface PedidoDeTallerRepository {
  crear(pedido: PedidoDeTaller): Promise<void>;
  porId(idPedido: string): Promise<PedidoDeTaller | null>;
  deUnaPersona(idPedido: string, idPersona: number): Promise<PedidoDeTaller | null>;
  /** Order of a place in this state; without a state, its last order. */
  deLaInscripcion(idInscripcion: string, estado?: "pendiente" | "pagado"): Promise<PedidoDeTaller | null>;
  anotarFormaDePago(idPedido: string, formaDePago: FormaDePago): Promise<void>;
  /** Ends the unpaid order of a place, and gives its coupon back. */
  cerrarPendientes(idInscripcion: string, hasta: "vencido" | "anulado", now: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    pedidosDeTaller: PedidoDeTallerRepository;
  }
}
