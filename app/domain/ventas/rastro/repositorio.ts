import type { Cambio } from "./cambio";

/** The history of orders, line by line. Only the repositories that change states write it. */
export interface RastroRepository {
  /** Lines of the history of an order, oldest first. */
  delPedido(idPedido: string): Promise<Cambio[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    rastro: RastroRepository;
  }
}
