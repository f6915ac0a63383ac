import { afterEach, expect } from "vitest";
import { loPendiente, loRoto } from "./invariantes";
import type { Mundo } from "./servicios";

/**
 * Whatever a test did: at its end nothing is broken, and once all is heard, expired and refunded nothing is held
 * for ever and the money adds up.
 */
export function alTerminarCuadra({ db, reloj, pasarela, asentar }: Mundo) {
  afterEach(async () => {
    expect(await loRoto(db, reloj.ahora)).toEqual([]);
    await asentar();
    expect(await loRoto(db, reloj.ahora)).toEqual([]);
    expect(await loPendiente(db, pasarela)).toEqual([]);
  });
}
