import { flag, settings } from "../platform/settings";

interface AjustesDePaquetes {
  /** Rewards coins: what they are shown and spent on is there only where this is on. */
  monedas: boolean;
}

export const ajustesDePaquetes = settings({
  variables: { MONEDAS: flag.optional() },
  // To be tried on a developer's machine; in production whoever runs it decides to give them.
  read: ({ MONEDAS }, { env }): AjustesDePaquetes => ({ monedas: MONEDAS ?? env === "local" }),
});
