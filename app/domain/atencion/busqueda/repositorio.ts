import type { Pregunta } from "./pregunta";

/** Columns of a person that a search needs; `personaOculta` hides them before any screen. */
export interface PersonaHallada {
  idPersona: number;
  nombre: string;
  apePaterno: string;
  email: string;
  telefono: string;
  idTipoDocumento: number;
  numeroDocumento: string;
}

/** An order of a search, without what it is for. */
export interface PedidoHallado {
  idPedido: string;
  codigo: string | null;
  creadoEn: Date;
}

/** Searches of the staff. Each is answered by an index. */
export interface BusquedaDeEquipoRepository {
  /** Persons with this mail, document or telephone, at most `cuantas`. */
  personas(pregunta: Pregunta, cuantas: number): Promise<PersonaHallada[]>;
  /** Order with this code or id; the order of a session with it; null without one. */
  pedido(pregunta: Pregunta): Promise<string | null>;
  /** Orders with this coupon, newest first, at most `cuantos`. */
  pedidosConCupon(codigo: string, cuantos: number): Promise<PedidoHallado[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    busquedaDeEquipo: BusquedaDeEquipoRepository;
  }
}
