import { describe, expect, it } from "vitest";
import { proximoEnvio } from "../../../app/domain/ventas/comprobantes/enviarComprobantes";
import { notaDeCredito, seAnula } from "../../../app/domain/ventas/comprobantes/comprobante";
import { FalloDeLlamada } from "../../../app/domain/shared/fallo";
import { makeEmisorPorHttp } from "../../../server/ventas/comprobantes/emisorPorHttp";
import { LUNES_8AM, unComprobante } from "../../support/constructores";

const EMPRESA = { razonSocial: "Empresa S.A.C.", ruc: "20100047218", direccion: "Lima" };
const OPCIONES = { url: "https://pse.example/api/", token: "token-de-dieciseis" };

describe("an issuer behind HTTP", () => {
  it("is handed the whole receipt at an address of its own, signed with our token", async () => {
    const pedidas: { metodo: string; url: string; token: string | null; cuerpo: unknown }[] = [];
    const emisor = makeEmisorPorHttp(async (peticion) => {
      pedidas.push({
        metodo: peticion.method,
        url: peticion.url,
        token: peticion.headers.get("authorization"),
        cuerpo: await peticion.json(),
      });
      return Response.json({ estado: "aceptado" });
    }, OPCIONES);
    const venta = unComprobante({ idComprobante: "venta-1", numero: 42 });
    expect(await emisor.emitir(venta, EMPRESA, null)).toBe("aceptado");
    expect(pedidas[0]).toEqual({
      metodo: "PUT",
      url: "https://pse.example/api/comprobantes/venta-1",
      token: "Bearer token-de-dieciseis",
      cuerpo: {
        emisor: EMPRESA,
        tipo: "03",
        numero: "B001-00000042",
        fechaDeEmision: LUNES_8AM.toISOString(),
        moneda: "PEN",
        receptor: {
          tipoDeDocumento: "1",
          numeroDeDocumento: "12345678",
          nombre: "Rosa Prueba",
          direccion: null,
          correo: "rosa@prueba.example",
        },
        concepto: "Sesión con especialista",
        valorDeVentaCentimos: 76_27,
        igvCentimos: 13_73,
        totalCentimos: 90_00,
      },
    });
    const nota = { ...unComprobante(), ...notaDeCredito(venta, { ahora: LUNES_8AM }), numero: 1 };
    await emisor.emitir(nota, EMPRESA, venta);
    expect(pedidas[1]!.cuerpo).toMatchObject({
      tipo: "07",
      numero: "BC01-00000001",
      modifica: { tipo: "03", numero: "B001-00000042", motivo: "01" },
    });
    const parte = notaDeCredito(venta, { centimos: 30_00, ahora: LUNES_8AM });
    await emisor.emitir({ ...unComprobante(), ...parte, numero: 2 }, EMPRESA, venta);
    expect(pedidas[2]!.cuerpo).toMatchObject({ totalCentimos: 30_00, modifica: { motivo: "09" } });
  });

  it("that says something else, or nothing, is a failure and no answer", async () => {
    const otro = makeEmisorPorHttp(() => Response.json({ estado: "quizás" }), OPCIONES);
    await expect(otro.emitir(unComprobante(), EMPRESA, null)).rejects.toBeInstanceOf(FalloDeLlamada);
    const caido = makeEmisorPorHttp(() => Promise.reject(new Error("down")), OPCIONES);
    await expect(caido.emitir(unComprobante(), EMPRESA, null)).rejects.toBeInstanceOf(FalloDeLlamada);
  });
});

describe("a receipt that waits", () => {
  it("is tried again later and later, but every hour at least", () => {
    const esperas = [0, 1, 2, 7, 500].map(
      (intentos) => proximoEnvio(intentos, LUNES_8AM).getTime() - LUNES_8AM.getTime(),
    );
    expect(esperas).toEqual([30_000, 60_000, 120_000, 3_600_000, 3_600_000]);
  });

  it.each([
    ["pendiente", 0, true],
    ["pendiente", 1, false],
    ["enviado", 1, false],
    ["aceptado", 1, false],
    ["rechazado", 1, true],
  ] as const)("%s after %i tries is voided by a refund: %s", (estado, intentos, anula) =>
    expect(seAnula({ estado, intentos })).toBe(anula),
  );
});
