import type { Huella } from "../../shared/huella";

/** Uses of this digest; each becomes invalid when the password changes. */
type Para = "navegador" | "pase";

/**
 * Keyed digest that stands for a password outside the storage and does not reveal it. A person without a password has a
 * digest too; it changes when they choose a password.
 */
export function makeHuellaDeClave(huella: Huella, para: Para) {
  const texto = (claveHash: string | null | undefined) => `${para}:${claveHash ?? ""}`;
  return {
    de: (claveHash: string | null | undefined) => huella(texto(claveHash)),
    /** True when the digest fits the password under any of the keys in rotation. */
    esDe: (huellaDeClave: string, claveHash: string | null | undefined) =>
      huella.posibles(texto(claveHash)).includes(huellaDeClave),
  };
}
