import type { FormaDePago } from "../../ventas/pedidos/pedido";
import type { PedidoDeTaller } from "./pedidoDeTaller";

/** The orders that are for a place in a workshop. Their states are changed as those of any order. */
export interface PedidoDeTallerRepository {
  crear(pedido: PedidoDeTaller): Promise<void>;
  porId(idPedido: string): Promise<PedidoDeTaller | null>;
  deUnaPersona(idPedido: string, idPersona: number): Promise<PedidoDeTaller | null>;
  /** Of a place: the one that waits for its payment, or that was paid; or else the last one, whatever became of it. */
  deLaInscripcion(idInscripcion: string, estado?: "pendiente" | "pagado"): Promise<PedidoDeTaller | null>;
  anotarFormaDePago(idPedido: string, formaDePago: FormaDePago): Promise<void>;
  /** The pending order of a place ends, and gives its coupon back. */
  cerrarPendientes(idInscripcion: string, hasta: "vencido" | "anulado", now: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    pedidosDeTaller: PedidoDeTallerRepository;
  }
}
