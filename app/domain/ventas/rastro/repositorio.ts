import type { Cambio } from "./cambio";

/**
 * History of orders, line by line. Only the repositories that change states write it.
 *
 * @example const historial = await repos.rastro.delPedido(idPedido);
 */
export interface RastroRepository {
  /** Lines of the history of an order, oldest first. */
  delPedido(idPedido: string): Promise<Cambio[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    rastro: RastroRepository;
  }
}
