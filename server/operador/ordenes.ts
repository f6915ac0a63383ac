import type { Result } from "../../app/domain/shared/result";
import type { Services } from "../services";
import type { Opciones } from "./argumentos";
import { deCatalogo } from "./catalogo";
import { deCuentas } from "./cuentas";
import { deContenido } from "./contenido";
import { deMarcha } from "./marcha";
import { deMonedas } from "./monedas";
import { dePaquetes } from "./paquetes";
import { dePedidos } from "./pedidos";
import { deRespaldo } from "./respaldo";
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

/** One that works on the storage itself, which may be broken or not there: nothing is opened or migrated for it. */
export interface OrdenDeAlmacen extends Omit<Orden, "hacer"> {
  conAlmacen: (pedida: Omit<Pedida, "services"> & Almacen) => Promise<Result<unknown, string, unknown>>;
}

/** Where the data is. */
export interface Almacen {
  databaseUrl: string;
  dataDir: string;
  now: () => Date;
}

export const ORDENES: Record<string, Orden | OrdenDeAlmacen> = {
  ...deCatalogo,
  ...dePaquetes,
  ...deMonedas,
  ...dePedidos,
  ...deCuentas,
  ...deMarcha,
  ...deSorteos,
  ...deRespaldo,
  ...deContenido,
};
