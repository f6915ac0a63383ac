import { describe, expect, it } from "vitest";
import { claveNueva } from "../../../app/domain/cuentas/identidad/clave";
import { cifrarClave, verificarClave } from "../../../server/cuentas/identidad/claves";

const CLAVE = "mañana en el ático";
const compuesta = CLAVE.normalize("NFC");
const separada = CLAVE.normalize("NFD");

describe("a password with ñ and accents", () => {
  it.each([compuesta, separada])("opens with either way of typing it, chosen as %j", async (elegida) => {
    const claveHash = await cifrarClave(elegida);
    expect(await verificarClave(claveHash, compuesta)).toBe(true);
    expect(await verificarClave(claveHash, separada)).toBe(true);
    expect(await verificarClave(claveHash, "manana en el atico")).toBe(false);
  });

  it("has as many letters on every system", () => {
    expect(claveNueva.safeParse("ñandúes".normalize("NFD")).success).toBe(false);
    expect(claveNueva.parse(separada)).toBe(compuesta);
  });
});
