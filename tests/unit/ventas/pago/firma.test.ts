import { describe, expect, it } from "vitest";
import { createAdaptadorDePrueba } from "../../../../server/ventas/pago/adaptadorDePrueba";
import { esFirmaDe, firmar, sonIguales, tokenDePrueba } from "../../../../server/ventas/pago/firma";
import { fc } from "../../../support/azar";

const SECRETO = "test-secret";
const SEGUNDOS = 1704908010;
const CUERPO = '{"type":"payment","data":{"id":"123456"}}';

const { verificarNotificacion } = createAdaptadorDePrueba({
  urlBase: "http://pasarela.test",
  secreto: SECRETO,
  fetch: () => new Response(),
});

function verificar({ firma = firmar(SECRETO, SEGUNDOS, CUERPO), cuerpo = CUERPO } = {}) {
  const cabeceras = new Headers();
  if (firma) cabeceras.set("x-signature", firma);
  return verificarNotificacion({ url: "http://tienda.test/avisos", cabeceras, cuerpo });
}

describe("the signature of a notice", () => {
  // Both expected values were computed with `openssl dgst -sha256 -hmac`.
  it.each([
    [CUERPO, "406152ca7942417f8c1808f4dd2ec78eca8bce75bec93e9ec8d0d9e232197744"],
    ["", "4a7932cf6aba08c7c20dd7faa544e85c868cd20d4ab4ec2682ddf8a291de76c0"],
  ])("is the HMAC of `ts.body` for %j", (cuerpo, v1) => {
    expect(firmar(SECRETO, SEGUNDOS, cuerpo)).toBe(`ts=${SEGUNDOS},v1=${v1}`);
    expect(esFirmaDe(SECRETO, `ts=${SEGUNDOS},v1=${v1}`, cuerpo)).toBe(true);
  });

  it("does not give the secret's token away", () => {
    expect(tokenDePrueba(SECRETO)).not.toContain(SECRETO);
    expect(sonIguales(tokenDePrueba(SECRETO), tokenDePrueba(SECRETO))).toBe(true);
    expect(sonIguales(tokenDePrueba(SECRETO), tokenDePrueba("otro"))).toBe(false);
  });
});

describe("verificarNotificacion", () => {
  it.each(["\u0000", "", "../otro", "a b", "ñ", "1".repeat(65), "1\n"])(
    "takes no payment of the name %j, however well it is signed",
    (id) => {
      const cuerpo = JSON.stringify({ type: "payment", data: { id } });
      expect(verificar({ cuerpo, firma: firmar(SECRETO, SEGUNDOS, cuerpo) })).toBeNull();
    },
  );

  it("names the payment of a notice that is signed", () => {
    expect(verificar()).toEqual({ idPago: "123456" });
  });

  it("accepts a notice whatever its age: the gateway repeats one with the time of the first", () => {
    fc.assert(
      fc.property(fc.nat(999_999_999_999), (segundos) => {
        expect(verificar({ firma: firmar(SECRETO, segundos, CUERPO) })).toEqual({ idPago: "123456" });
      }),
    );
  });

  it.each([
    "",
    "ts=1704908010",
    "v1=00",
    "ts=,v1=",
    "ts=1704908010,v1=zz",
    `${firmar(SECRETO, SEGUNDOS, CUERPO)},v1=00`,
    firmar(SECRETO, SEGUNDOS, CUERPO).toUpperCase(),
    firmar("otro-secreto", SEGUNDOS, CUERPO),
    firmar(SECRETO, SEGUNDOS + 1, CUERPO).replace(String(SEGUNDOS + 1), String(SEGUNDOS)),
  ])("refuses the header %j", (firma) => {
    expect(verificar({ firma })).toBeNull();
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    '{"type":"payment"}',
    '{"type":"plan","data":{"id":"1"}}',
    '{"type":"payment","data":{"id":""}}',
  ])("refuses the signed body %j, which speaks of no payment", (cuerpo) => {
    expect(verificar({ cuerpo, firma: firmar(SECRETO, SEGUNDOS, cuerpo) })).toBeNull();
  });

  it("refuses whatever is not ours, and never throws", () => {
    const cabecera = fc.string({
      unit: fc.integer({ min: 0x20, max: 0x7e }).map((n) => String.fromCharCode(n)),
    });
    fc.assert(
      fc.property(cabecera, fc.string({ unit: "binary" }), (firma, cuerpo) => {
        expect(verificar({ firma, cuerpo })).toBeNull();
      }),
    );
  });

  it("refuses a forged digest", () => {
    const digesto = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((bytes) => Buffer.from(bytes).toString("hex"));
    fc.assert(
      fc.property(digesto, (v1) => {
        expect(verificar({ firma: `ts=${SEGUNDOS},v1=${v1}` })).toBeNull();
      }),
    );
  });

  it("refuses a header that was cut, and a body that was cut", () => {
    const firma = firmar(SECRETO, SEGUNDOS, CUERPO);
    fc.assert(
      fc.property(fc.nat(firma.length - 1), fc.nat(CUERPO.length - 1), (largoDeFirma, largoDeCuerpo) => {
        expect(verificar({ firma: firma.slice(0, largoDeFirma) })).toBeNull();
        expect(verificar({ cuerpo: CUERPO.slice(0, largoDeCuerpo) })).toBeNull();
      }),
    );
  });

  it("refuses a body in which one character changed", () => {
    fc.assert(
      fc.property(fc.nat(CUERPO.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (donde, caracter) => {
        fc.pre(CUERPO[donde] !== caracter);
        expect(verificar({ cuerpo: CUERPO.slice(0, donde) + caracter + CUERPO.slice(donde + 1) })).toBeNull();
      }),
    );
  });

  it("refuses a time that was moved, whichever it is", () => {
    const v1 = firmar(SECRETO, SEGUNDOS, CUERPO).split("v1=")[1];
    fc.assert(
      fc.property(fc.nat(999_999_999_999), (segundos) => {
        fc.pre(segundos !== SEGUNDOS);
        expect(verificar({ firma: `ts=${segundos},v1=${v1}` })).toBeNull();
      }),
    );
  });

  it("accepts every body that was signed, whatever its characters", () => {
    const nota = fc.string({ unit: "grapheme", maxLength: 64 });
    fc.assert(
      fc.property(nota, (escrita) => {
        const cuerpo = JSON.stringify({ type: "payment", data: { id: "1" }, nota: escrita });
        expect(verificar({ cuerpo, firma: firmar(SECRETO, SEGUNDOS, cuerpo) })).toEqual({ idPago: "1" });
      }),
    );
  });
});
