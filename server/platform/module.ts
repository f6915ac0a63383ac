import type { Avisos } from "../../app/domain/shared/navegacion/aviso";
import type { ZodObject } from "zod";
import type { AccionesSobreDatos } from "../../app/domain/cuentas/accesosADatos/accesoADatos";
import type { DepsConSitio, Repositorios } from "../../app/domain/shared/puertos";
import type { Vendible } from "../../app/domain/ventas/pedidos/vendible";
import type { PrecioConCupon } from "../../app/domain/ventas/cupones/usarCupon";
import type { Endpoint } from "./api/endpoint";
import type { ConFilasCerradas } from "./cofre";
import type { Contributes } from "./contributions";
import type { PersonalTable, Table } from "./declarations";
import type { Orden } from "./orders/orden";
import type { Permisos, RespuestaDePagina } from "./permisos";
import type { Secret } from "./rotation";
import type { Attachments, Base, Connection, Opened, Services } from "./services";

/**
 * Access of each route, by its path in the site map: example addresses, and the answers that they give to each sender.
 */
export type Routes = Readonly<
  Record<string, Readonly<Record<string, RespuestaDePagina | Permisos<RespuestaDePagina>>>>
>;

/** Orders of operators, by name. In a noun, orders that ask the services of their own context need this type. */
export type Orders = Readonly<Record<string, Orden>>;

/** Dependencies of a seller, besides the storage. */
export interface Seller extends Pick<DepsConSitio<never>, "sitio" | "newId"> {
  /** Secret that signs the links in mails about the goods. */
  secretoDeSesion: Secret;
}

/** Goods that take coupons: the fields that name them in `/v2`, and their price with a coupon. */
export interface Couponed {
  llave: ZodObject;
  validar: (
    services: Services,
    pedida: Record<string, unknown> & { idPersona: number; cupon: string },
  ) => Promise<PrecioConCupon>;
}

/** Parts that a context and a noun declare alike, each where there is one. */
interface Declaration {
  tables?: Readonly<Record<string, Table>>;
  /** Personal data, table by table; tables that refer to others come first. */
  personalData?: Readonly<Record<string, PersonalTable | undefined>>;
  /** Repositories with encrypted rows, which are encrypted again when the keys change. */
  closed?: readonly ConFilasCerradas[];
  /** Makes the repositories for one connection or transaction. */
  repositories?: (at: Connection) => Partial<Repositorios>;
  /** Words for acts on personal data, in the list that the person can read. */
  actions?: Partial<AccionesSobreDatos>;
  /** Notices that the page after an action shows. */
  notices?: Partial<Avisos>;
  /** Attachments of mails. */
  attachments?: Attachments;
  endpoints?: readonly Endpoint[];
  orders?: Orders;
  routes?: Routes;
  /** Sellers of the goods. */
  sells?: (deps: Seller) => readonly Vendible<keyof Repositorios>[];
  /** Goods for which a coupon can be checked. */
  couponed?: readonly Couponed[];
}

/** Declaration of a context: the only part of it that another context may import. */
export interface Module extends Declaration {
  /** Opens the context. The second parameter names the contexts that it needs, which must stand below it. */
  open: (base: Base, below: never) => Opened;
  /** Nouns with folders of their own. In their personal data, tables that refer to others come first. */
  nouns: readonly Noun[];
}

/**
 * Declaration of a noun with a folder of its own, listed by its module. The second parameter of each function names the
 * contexts that the noun needs, as in a module.
 *
 * @example
 * export const ausencias = {
 *   tables,
 *   personalData,
 *   endpoints,
 *   repositories: ({ db }: Connection) => ({ ausencias: makeAusenciaRepository(db) }),
 *   services: ({ deps }: Base) => ({ avisarAusencia: makeAvisarAusencia(deps) }),
 * } satisfies Noun;
 */
export interface Noun extends Declaration {
  services?: (base: Base, below: never) => object;
  /** Contributions to the contexts below: debts, searches, reminders. */
  contributes?: (base: Base, below: never) => Contributes;
  /** Acts of operators on this noun; acts on the whole context are in the context itself. */
  acts?: (base: Base, below: never) => NonNullable<Opened["acts"]>;
  jobs?: (base: Base, below: never) => NonNullable<Opened["jobs"]>;
}
