/**
 * Things that contexts give to a context below them, which does not know them: reminders, sources of the search,
 * occasions for a survey. The context that takes them adds its port here by declaration merging.
 *
 * @example
 * // The lower context names the port, and asks when it runs:
 * declare module "../platform/contributions" {
 *   interface Contributions {
 *     programas: FuenteDeProgramas;
 *   }
 * }
 * const todos = await Promise.all(contributed("programas").map((fuente) => fuente(plan)));
 * // A higher context gives:
 * return { services, contributes: { programas: [ver.delPlan] } };
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is filled by declaration merging
export interface Contributions {}

/** Contributions of one context, by port. */
export type Contributes = { readonly [Port in keyof Contributions]?: readonly Contributions[Port][] };

/** Joins contributions to the same ports, in this order. */
export function joinedContributions(parts: readonly (Contributes | undefined)[]): Contributes {
  const ports = new Set(parts.flatMap((part) => Object.keys(part ?? {}) as (keyof Contributions)[]));
  return Object.fromEntries(
    [...ports].map((port) => [port, parts.flatMap((part): readonly unknown[] => part?.[port] ?? [])]),
  );
}

/** Gives what all contexts contribute to a port, in the order of the contexts. It refuses until all are open. */
export type Contributed = <Port extends keyof Contributions>(port: Port) => readonly Contributions[Port][];

/** Reads the contributions of the contexts that `opened` returns; null while they are being opened. */
export function makeContributed(opened: () => readonly { contributes?: Contributes }[] | null): Contributed {
  return (port) => {
    const contexts = opened();
    if (!contexts) throw new Error(`"${port}" is asked for before every context is open`);
    return contexts.flatMap(({ contributes }) => contributes?.[port] ?? []);
  };
}
