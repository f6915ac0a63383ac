import { describe, expect, it } from "vitest";
import { imagenEnCdn, raizDeImagenes } from "../../../app/domain/shared/imagenes/cdn";
import { cifrarParaElPuente, makeAbrirPuente } from "../../../server/cuentas/puente/puente";
import { fc } from "../../support/azar";

const SECRETO = "un-secreto-de-prueba-de-treinta-y-dos";
const ahora = new Date("2026-11-23T13:00:00.000Z");
const EXP = ahora.getTime() / 1000 + 60;
const abrir = makeAbrirPuente(SECRETO, () => ahora);

describe("the app bridge", () => {
  it("opens a path of ours in webview mode", () => {
    const m = cifrarParaElPuente(SECRETO, { ruta: "/agendar/nutricion?dia=2026-11-30", exp: EXP });
    expect(abrir(m)).toBe("/agendar/nutricion?dia=2026-11-30&webview=on");
  });

  it("refuses a message of which one bit was changed, wherever it stands", () => {
    const bytes = Buffer.from(cifrarParaElPuente(SECRETO, { ruta: "/agendar", exp: EXP }), "base64url");
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const otro = Buffer.from(bytes);
      otro[bit >> 3]! ^= 1 << (bit & 7);
      expect(abrir(otro.toString("base64url"))).toBeNull();
    }
    for (let largo = 0; largo < bytes.length; largo += 1) {
      expect(abrir(bytes.subarray(0, largo).toString("base64url"))).toBeNull();
    }
  });

  it("never uses an IV twice: 10,000 messages", () => {
    const ivs = Array.from({ length: 10_000 }, () =>
      Buffer.from(cifrarParaElPuente(SECRETO, { ruta: "/", exp: EXP }), "base64url")
        .subarray(1, 17)
        .toString("hex"),
    );
    expect(new Set(ivs).size).toBe(10_000);
    expect(ivs[0]).toHaveLength(32);
  });

  it("is over at its second, and knows its key only", () => {
    expect(abrir(cifrarParaElPuente(SECRETO, { ruta: "/", exp: ahora.getTime() / 1000 }))).toBeNull();
    expect(abrir(cifrarParaElPuente(`${SECRETO}x`, { ruta: "/", exp: EXP }))).toBeNull();
    expect(
      makeAbrirPuente(null, () => ahora)(cifrarParaElPuente(SECRETO, { ruta: "/", exp: EXP })),
    ).toBeNull();
  });

  it("leads nowhere else, also when the app was told to", () => {
    for (const ruta of ["https://maligno.example", "//maligno.example", "javascript:alert(1)", ""]) {
      expect(abrir(cifrarParaElPuente(SECRETO, { ruta, exp: EXP }))).toBeNull();
    }
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (texto) => {
        expect(abrir(texto)).toBeNull();
      }),
    );
  });
});

describe("an image", () => {
  const cdn = { url: "https://cdn.bienestar.example/", hosts: ["fotos.example"] };

  it("of a host on the list comes from the CDN", () => {
    expect(imagenEnCdn("https://fotos.example/a/b.webp?w=2", cdn)).toBe(
      "https://cdn.bienestar.example/a/b.webp?w=2",
    );
  });

  it.each([
    "https://otro.example/a.webp",
    "https://fotos.example.maligno.example/a.webp",
    "https://fotos.example:8443/a.webp",
    "https://quien@fotos.example/a.webp",
    "/retratos/retrato-01.svg",
    "data:image/png;base64,AAAA",
    "no es una dirección",
  ])("stays as it is: %s", (direccion) => expect(imagenEnCdn(direccion, cdn)).toBe(direccion));

  it("of our own comes from the CDN whatever else it serves", () => {
    expect(raizDeImagenes(cdn)).toBe("https://cdn.bienestar.example");
    expect(raizDeImagenes({ ...cdn, hosts: [] })).toBe("https://cdn.bienestar.example");
    expect(raizDeImagenes(null)).toBe("");
  });

  it("stays as it is without a CDN", () => {
    expect(imagenEnCdn("https://fotos.example/a.webp", null)).toBe("https://fotos.example/a.webp");
  });
});
