import { flag, settings, type VariableMeta } from "../platform/settings";

interface AjustesDePaquetes {
  /** True when the installation has reward coins, with their pages and endpoints. */
  monedas: boolean;
}

export const ajustesDePaquetes = settings({
  variables: {
    MONEDAS: flag.optional().meta({
      description: "Whether `/tienda` shows reward coins and takes them.",
      unset: "`true`; `false` in production",
    } satisfies VariableMeta),
  },
  // Coins are on by default only on a developer's machine: in production the operator decides.
  read: ({ MONEDAS }, { env }): AjustesDePaquetes => ({ monedas: MONEDAS ?? env === "local" }),
});
