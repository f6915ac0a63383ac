import type { Avisos } from "../../app/domain/shared/navegacion/aviso";
import type { ZodObject } from "zod";
import type { AccionesSobreDatos } from "../../app/domain/cuentas/accesosADatos/accesoADatos";
import type { Pendiente } from "../../app/domain/cuentas/misDatos/eliminacion";
import type { DepsConSitio, Repositorios } from "../../app/domain/shared/puertos";
import type { PrecioConCupon } from "../../app/domain/ventas/cupones/usarCupon";
import type { Endpoint } from "./api/endpoint";
import type { ConFilasCerradas } from "./cofre";
import type { PersonalTable, Table } from "./declarations";
import type { Orden } from "./orders/orden";
import type { Secret } from "./rotation";
import type { Base, Connection, Opened, Services } from "./services";

/**
 * Who may open what: for each path of the site map its addresses, and what each answers to nobody, a registered
 * person, an insured one and another person. The last that is written stands for those after it.
 */
export type Routes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What sellers need besides the storage. */
export interface Seller extends Pick<DepsConSitio<never>, "sitio" | "newId"> {
  /** Signs the links that what they deliver is told with. */
  secretoDeSesion: Secret;
}

/** Something that is sold and takes coupons: the fields by which `/v2` names it, and what it would cost with one. */
export interface Couponed {
  cual: ZodObject;
  validar: (
    services: Services,
    pedida: Record<string, unknown> & { idPersona: number; cupon: string },
  ) => Promise<PrecioConCupon>;
}

/** What has to be known of a context, and what the rest of the server may import of it. */
export interface Module {
  name: string;
  // The parameters differ: the join gives each module those below it.
  open: (...given: never[]) => Opened;
  /** What is still owed to a person, and comes before the deletion of their account. */
  owed?: (repos: Repositorios, idPersona: number, ahora: Date) => Promise<Pendiente | null>;
  /** What ends with a person's account, in words, as its page says beforehand. */
  lost?: (repos: Repositorios, idPersona: number) => Promise<string[]>;
  /** What can be ordered of it. */
  sells?: (deps: Seller) => readonly object[];
  /** What of it a coupon can be tried on. */
  couponed?: readonly Couponed[];
  tables: Readonly<Record<string, Table>>;
  /** Children before parents. */
  personalData: Readonly<Record<string, PersonalTable | undefined>>;
  /** Which of its repositories hold rows that are closed: when the keys of answers change, they are closed anew. */
  closed?: readonly ConFilasCerradas[];
  /** What somebody can do with the data of a person that is noted for them to read, in words. */
  actions?: Partial<AccionesSobreDatos>;
  /** What its actions say on the page that follows them. */
  notices?: Partial<Avisos>;
  /** Called once for a process; what it answers, once for each connection and transaction. */
  repositories: () => (at: Connection) => Partial<Repositorios>;
  endpoints: readonly Endpoint[];
  orders: Readonly<Record<string, Orden>>;
  routes: Routes;
  /** Those that have folders of their own. Of their personal data, children stand before parents. */
  nouns?: readonly Noun[];
}

/**
 * What a noun with a folder of its own says of itself, under the names of a module, which lists it. What it cannot say
 * (what is owed or sold, what can be found, who is reminded) its context says.
 */
export interface Noun
  extends
    Pick<Module, "tables" | "personalData" | "endpoints" | "routes">,
    Partial<Pick<Module, "closed" | "actions" | "notices" | "orders">> {
  repositories: (at: Connection) => Partial<Repositorios>;
  services: (base: Base) => object;
  /** Under a key of its own: that of its context is the context's. */
  acts?: (base: Base) => NonNullable<Opened["acts"]>;
  jobs?: (base: Base) => NonNullable<Opened["jobs"]>;
}
