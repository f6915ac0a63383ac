import { describe, expect, it } from "vitest";
import { formularioDeDonacion } from "~/domain/recompensas/donaciones/donar";

const leer = (cantidad: string) =>
  formularioDeDonacion.safeParse({ idDonacion: "d", causa: "demostracion", cantidad });

describe("the coins of a donation, which do not come back", () => {
  it.each([
    ["1", 1],
    ["050", 50],
    ["1000000", 1_000_000],
  ])("%j are %i", (escritas, cuantas) => {
    expect(leer(escritas).data?.cantidad).toBe(cuantas);
  });

  it.each(["", "0", "-5", "1.000", "1,5", "1e3", "0x10", "1000001", "diez", "٣"])(
    "%j is refused",
    (escritas) => {
      expect(leer(escritas).success).toBe(false);
    },
  );
});
