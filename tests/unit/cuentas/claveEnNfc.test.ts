import { describe, expect, it } from "vitest";
import { claveNueva } from "../../../app/domain/cuentas/identidad/clave";
import { cifrarClave, verificarClave } from "../../../server/cuentas/identidad/claves";
import { hash } from "../../../server/cuentas/identidad/hilos";

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

  it.each([compuesta, separada])(
    "opens with either way where an older hash was made of %j",
    async (elegida) => {
      const claveHash = await hash(elegida);
      expect(await verificarClave(claveHash, compuesta)).toBe(true);
      expect(await verificarClave(claveHash, separada)).toBe(true);
    },
  );

  it("opens as it was typed where an older hash was made of both ways mixed", async () => {
    const mezclada = `${compuesta} ${separada}`;
    expect(await verificarClave(await hash(mezclada), mezclada)).toBe(true);
  });

  it("has as many letters on every system", () => {
    expect(claveNueva.safeParse("ñandúes".normalize("NFD")).success).toBe(false);
    expect(claveNueva.parse(separada)).toBe(compuesta);
  });
});
