import { joined } from "./joined";
import type { Noun } from "./module";
import type { Base, Opened } from "./services";

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Joined,
) => void
  ? Joined
  : never;

/** An opened context, with the services of its nouns. */
export type OpenedWith<Nouns extends readonly Noun[], Own extends Opened> = Own & {
  services: Intersection<ReturnType<Nouns[number]["services"]>>;
};

/** Makes the function that opens a context with its nouns. */
export const openWith =
  <Nouns extends readonly Noun[], Below extends unknown[], Own extends Opened>(
    nouns: Nouns,
    open: (base: Base, ...below: Below) => Own,
  ) =>
  (base: Base, ...below: Below): OpenedWith<Nouns, Own> => {
    const own = open(base, ...below);
    return {
      ...own,
      services: joined([own.services, ...nouns.map(({ services }) => services(base))]) as OpenedWith<
        Nouns,
        Own
      >["services"],
      acts: joined([own.acts, ...nouns.map(({ acts }) => acts?.(base))]),
      jobs: [...(own.jobs ?? []), ...nouns.flatMap(({ jobs }) => jobs?.(base) ?? [])],
    };
  };
