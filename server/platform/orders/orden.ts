import type { Rechazos } from "../../../app/domain/shared/rechazo";
import type { Result } from "../../../app/domain/shared/result";
import type { Acts, Services } from "../services";
import type { Opciones } from "./argumentos";

export interface Pedida {
  services: Services;
  acts: Acts;
  operador: string;
  /** What follows the name of the order. */
  resto: string[];
  opciones: Opciones;
}

/** One order of the command line: the act that it asks for, and what is typed for it. */
export interface Orden {
  uso: string;
  ayuda: string;
  /** What its own refusals say, where they are not those of every order. */
  mensajes?: Readonly<Record<string, string>>;
  hacer: (pedida: Pedida) => Promise<Result<unknown, string, unknown>>;
}

/** The words of refusals, for the order that may be refused so. */
export const mensajesDe = (rechazos: Rechazos<string>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(rechazos).map(([rechazo, { mensaje }]) => [rechazo, mensaje]));

/** One that works on the storage itself, which may be broken or not there: nothing is opened or migrated for it. */
export interface OrdenDeAlmacen extends Omit<Orden, "hacer"> {
  conAlmacen: (
    pedida: Omit<Pedida, "services" | "acts"> & Almacen,
  ) => Promise<Result<unknown, string, unknown>>;
}

/** Where the data is. */
export interface Almacen {
  databaseUrl: string;
  dataDir: string;
  /** As the environment writes it: the one that signs, and those before it. */
  secretoDeSesion?: string | undefined;
  now: () => Date;
}
