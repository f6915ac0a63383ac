import type { Result } from "../../app/domain/shared/result";
import type { Services } from "../services";
import type { Opciones } from "./argumentos";
import { deCatalogo } from "./catalogo";
import { deContenido } from "./contenido";
import { deMarcha } from "./marcha";
import { deMonedas } from "./monedas";
import { dePaquetes } from "./paquetes";
import { dePedidos } from "./pedidos";
import { deSorteos } from "./sorteos";

export interface Pedida {
  services: Services;
  operador: string;
  /** What follows the name of the order. */
  resto: string[];
  opciones: Opciones;
}

/** One order of the command line: the use case that it asks, and what is typed for it. */
export interface Orden {
  uso: string;
  ayuda: string;
  hacer: (pedida: Pedida) => Promise<Result<unknown, string, unknown>>;
}

export const ORDENES: Record<string, Orden> = {
  ...deCatalogo,
  ...dePaquetes,
  ...deMonedas,
  ...dePedidos,
  ...deMarcha,
  ...deSorteos,
  ...deContenido,
};
