import type { Huella } from "../../shared/huella";

/** What is worth something for as long as somebody has the password that they had then, and no longer. */
type Para = "navegador" | "pase";

/**
 * What stands for somebody's password outside of the domain: a keyed digest, by which nobody finds the password. Whoever
 * has none has one too, until they have a password.
 */
export function makeHuellaDeClave(huella: Huella, para: Para) {
  const texto = (claveHash: string | null | undefined) => `${para}:${claveHash ?? ""}`;
  return {
    de: (claveHash: string | null | undefined) => huella(texto(claveHash)),
    /** Whichever key it was made with. */
    esDe: (huellaDeClave: string, claveHash: string | null | undefined) =>
      huella.posibles(texto(claveHash)).includes(huellaDeClave),
  };
}
