import type { DepsConSitio, Repositorios } from "../../app/domain/shared/puertos";
import type { Endpoint } from "./api/endpoint";
import type { PersonalTable, Table } from "./declarations";
import type { Orden, OrdenDeAlmacen } from "./orders/orden";
import type { Acts, Base, Connection, Opened } from "./services";

/**
 * Who may open what: for each path of the site map its addresses, and what each answers to nobody, a registered
 * person, an insured one and another person. The last that is written stands for those after it.
 */
export type Routes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What sellers need besides the storage. */
export type Seller = Pick<DepsConSitio<never>, "sitio" | "newId">;

/** What has to be known of a context, and what the rest of the server may import of it. */
export interface Module {
  name: string;
  // The parameters differ: the join gives each module those below it.
  open: (...given: never[]) => Opened;
  /** What is still owed to a person, and comes before the deletion of their account. */
  owed?: (...given: never[]) => Promise<object | null>;
  /** What can be ordered of it. */
  sells?: (deps: Seller) => readonly object[];
  tables: Readonly<Record<string, Table>>;
  /** Children before parents. */
  personalData: Readonly<Record<string, PersonalTable | undefined>>;
  /** Called once for a process; what it answers, once for each connection and transaction. */
  repositories: () => (at: Connection) => Partial<Repositorios>;
  endpoints: readonly Endpoint[];
  orders: Readonly<Record<string, Orden | OrdenDeAlmacen>>;
  routes: Routes;
}

/** A noun that stands in a folder of its own: the same of it alone. Its services join those of its context by type. */
export interface Noun extends Omit<Module, "name" | "open" | "owed" | "sells"> {
  open: (base: Base) => Opened;
}

type All<Union> = (Union extends unknown ? (given: Union) => void : never) extends (
  given: infer Every,
) => void
  ? Every
  : never;

/** A module with the nouns that it is told of. */
export function withNouns<M extends Module, N extends readonly Noun[]>(module: M, ...nouns: N) {
  const parts: readonly Noun[] = nouns;
  const joined: Module = {
    ...module,
    open(...given) {
      const own = module.open(...given);
      const opened: readonly Opened[] = [own, ...parts.map((noun) => noun.open(given[0] as unknown as Base))];
      return {
        ...own,
        services: Object.assign({}, ...opened.map(({ services }) => services)) as object,
        acts: Object.assign({}, ...opened.map(({ acts }) => acts)) as Partial<Acts>,
        jobs: opened.flatMap(({ jobs = [] }) => jobs),
        searchable: opened.flatMap(({ searchable = [] }) => searchable),
      };
    },
    tables: Object.assign({}, module.tables, ...parts.map(({ tables }) => tables)) as Module["tables"],
    // Children before parents: a noun's tables may refer to those of the module.
    personalData: Object.assign(
      {},
      ...parts.map(({ personalData }) => personalData),
      module.personalData,
    ) as Module["personalData"],
    repositories() {
      const each = [module, ...parts].map(({ repositories }) => repositories());
      return (at) => Object.assign({}, ...each.map((made) => made(at))) as Partial<Repositorios>;
    },
    endpoints: [module, ...parts].flatMap(({ endpoints }) => endpoints),
    orders: Object.assign({}, module.orders, ...parts.map(({ orders }) => orders)) as Module["orders"],
    routes: Object.assign({}, module.routes, ...parts.map(({ routes }) => routes)) as Routes,
  };
  return joined as unknown as Omit<M, "open" | "tables" | "repositories"> & {
    open: (
      ...given: Parameters<M["open"]>
    ) => ReturnType<M["open"]> & { services: All<ReturnType<N[number]["open"]>["services"]> };
    tables: M["tables"] & All<N[number]["tables"]>;
    repositories: () => (
      at: Connection,
    ) => ReturnType<ReturnType<M["repositories"]>> & All<ReturnType<ReturnType<N[number]["repositories"]>>>;
  };
}
