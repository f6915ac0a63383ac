import type { Cambio } from "./cambio";

/** What happened to orders, line by line. It is written by the repositories that change states, and by nobody else. */
export interface RastroRepository {
  /** The oldest first. */
  delPedido(idPedido: string): Promise<Cambio[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    rastro: RastroRepository;
  }
}
