import type { Repositorios } from "../../app/domain/shared/puertos";
import type { Module } from "./module";
import type { Base, Connection, Opened } from "./services";

/** What a noun with a folder of its own says of itself, under the names of a module. */
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

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Joined) => void
  ? Joined
  : never;

/** What a context opens, with what its nouns do. */
export type OpenedWith<Nouns extends readonly Noun[], Own extends Opened> = Own & {
  services: All<ReturnType<Nouns[number]["services"]>>;
};

/** A context with its nouns: a noun is known of by standing here, and nothing of it is repeated. */
export function withNouns<
  Nouns extends readonly Noun[],
  Context extends Module,
  Below extends unknown[],
  Own extends Opened,
>(
  nouns: Nouns,
  context: Context & { open: (base: Base, ...below: Below) => Own },
): Omit<Context, "open"> & { open: (base: Base, ...below: Below) => OpenedWith<Nouns, Own> } {
  const joined = <Part extends object>(
    own: Partial<Part> | undefined,
    theirs: (noun: Noun) => object | undefined,
  ) => {
    const parts = [...nouns.map(theirs), own];
    const names = parts.flatMap((part) => Object.keys(part ?? {}));
    const twice = names.find((name, at) => names.indexOf(name) < at);
    if (twice !== undefined) throw new Error(`"${twice}" is said twice in ${context.name}`);
    return Object.assign({}, ...parts) as Part;
  };
  return {
    ...context,
    // Theirs come first: of personal data, children stand before parents.
    tables: joined(context.tables, ({ tables }) => tables),
    personalData: joined(context.personalData, ({ personalData }) => personalData),
    actions: joined(context.actions, ({ actions }) => actions),
    notices: joined(context.notices, ({ notices }) => notices),
    orders: joined(context.orders, ({ orders }) => orders),
    routes: joined(context.routes, ({ routes }) => routes),
    closed: [...nouns.flatMap(({ closed = [] }) => closed), ...(context.closed ?? [])],
    endpoints: [...context.endpoints, ...nouns.flatMap(({ endpoints }) => endpoints)],
    repositories() {
      const own = context.repositories();
      return (at: Connection) => joined(own(at), ({ repositories }) => repositories(at));
    },
    open(base, ...below) {
      const own = context.open(base, ...below);
      return {
        ...own,
        services: joined<OpenedWith<Nouns, Own>["services"]>(own.services, ({ services }) => services(base)),
        acts: joined(own.acts, ({ acts }) => acts?.(base)),
        jobs: [...(own.jobs ?? []), ...nouns.flatMap(({ jobs }) => jobs?.(base) ?? [])],
      };
    },
  };
}
