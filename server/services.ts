import { CONTEXTS } from "./modules";
import { joined } from "./platform/joined";
import type { Report } from "./platform/reports";
import { sharedServices, type Acts, type Base, type Opened, type Services } from "./platform/services";

type Name = keyof typeof CONTEXTS;
type OpenedContexts = { [One in Name]: ReturnType<(typeof CONTEXTS)[One]["open"]> };
type Opening = (base: Base, below: OpenedContexts) => Opened;

/** Functions that open the contexts, in order. A context that needs something which none gives does not compile here. */
const OPENINGS = Object.entries<{ open: Opening }>(CONTEXTS satisfies Record<Name, { open: Opening }>);

/** The contexts that are open already. It refuses a context that asks for one which stands above it. */
const belowOf = (name: string, opened: Readonly<Record<string, Opened>>) =>
  new Proxy(opened, {
    get(below, needed: string) {
      if (!Object.hasOwn(below, needed))
        throw new Error(`"${name}" needs "${needed}", which stands above it`);
      return below[needed];
    },
  }) as unknown as OpenedContexts;

/** Opens every context with those below it, and joins their services. */
export function openModules(
  base: Base,
  reportarFallo: Report,
): { services: Services; acts: Acts; opened: readonly Opened[] } {
  const contexts: Record<string, Opened> = {};
  let given = base;
  for (const [name, { open }] of OPENINGS) {
    const opened = open(given, belowOf(name, { ...contexts }));
    contexts[name] = opened;
    const { depsDe = given.depsDe } = opened;
    given = { ...given, depsDe, deps: depsDe("persona") };
  }
  const opened = Object.values(contexts);
  const { operador: maquina, ...services } = Object.fromEntries(
    Object.entries(contexts).map(([name, context]) => [name, context.services]),
  );
  return {
    // Routes see the operator's state of the machine. The acts of operators are no services, so no route reaches them.
    services: { ...sharedServices(base), reportarFallo, ...services, maquina } as Services,
    acts: joined(opened.map(({ acts }) => acts)) as Acts,
    opened,
  };
}
