import { afterEach, expect } from "vitest";
import { buscarPendientes, buscarRoturas } from "./invariantes";
import type { Mundo } from "./servicios";

/**
 * Checks after each test that no invariant of the data is broken. Once every notice is heard, every hold expired and
 * every refund made, no hold is left and the money adds up.
 */
export function alTerminarCuadra({ db, reloj, pasarela, asentar }: Mundo) {
  afterEach(async () => {
    expect(await buscarRoturas(db, reloj.ahora)).toEqual([]);
    await asentar();
    expect(await buscarRoturas(db, reloj.ahora)).toEqual([]);
    expect(await buscarPendientes(db, pasarela)).toEqual([]);
  });
}
