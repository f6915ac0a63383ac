import { joinedContributions } from "./contributions";
import { joined } from "./joined";
import type { Noun } from "./module";
import type { Base, Opened } from "./services";

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Joined,
) => void
  ? Joined
  : never;

type ServicesOf<One> = One extends { services: (...dependencies: never) => infer Services }
  ? Services
  : never;

/** The contexts that several nouns need, by the second parameter of what they open. */
type Needed<One> = (
  One extends Partial<
    Record<"services" | "contributes" | "acts" | "jobs", (base: Base, below: infer Below) => unknown>
  >
    ? (below: Below) => void
    : never
) extends (all: infer All) => void
  ? All
  : never;

/** An opened context, with the services of its nouns. */
export type OpenedWith<
  Nouns extends readonly Noun[],
  Open extends (...dependencies: never) => Opened,
> = ReturnType<Open> & { services: Intersection<ServicesOf<Nouns[number]>> };

/** Makes the function that opens a context with its nouns. */
export const openWith =
  <Nouns extends readonly Noun[], Below, Own extends Opened>(
    nouns: Nouns,
    open: (base: Base, below: Below) => Own,
  ): ((base: Base, below: NoInfer<Below> & Needed<Nouns[number]>) => OpenedWith<Nouns, () => Own>) =>
  (base, below) => {
    const own = open(base, below);
    // Each noun gets all contexts that any of them needs.
    const needed = below as never;
    return {
      ...own,
      services: joined([
        own.services,
        ...nouns.map(({ services }) => services?.(base, needed)),
      ]) as Own["services"] & Intersection<ServicesOf<Nouns[number]>>,
      contributes: joinedContributions([
        own.contributes,
        ...nouns.map(({ contributes }) => contributes?.(base, needed)),
      ]),
      acts: joined([own.acts, ...nouns.map(({ acts }) => acts?.(base, needed))]),
      jobs: [...(own.jobs ?? []), ...nouns.flatMap(({ jobs }) => jobs?.(base, needed) ?? [])],
    };
  };
