import { LIMITE_DE_LLAMADA_EN_MS } from "../../../../app/domain/shared/fallo";
import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import type { CobroPorAbrir } from "../../../../app/domain/ventas/pagos/pasarela";
import { firmaDeMercadoPago } from "../../../../server/ventas/pago/firma";
import { enPeticion } from "../../../../server/platform/enPeticion";
import { createMercadoPago } from "../../../../server/ventas/pago/mercadoPago";
import { fc } from "../../../support/azar";

const SECRETO = "test-secret";
const SEGUNDOS = 1704908010;

const COBRO: CobroPorAbrir = {
  idCobro: "cobro-1",
  titulo: "Sesión de psicología",
  montoCentimos: 99_90,
  correo: "ana@correo.example",
  urlsDeRetorno: {
    exito: "https://b.example/resumen/carga?pedido=1",
    pendiente: "https://b.example/resumen/carga?pedido=1",
    error: "https://b.example/resumen/error?pedido=1",
  },
  urlDeNotificacion: "https://b.example/v2/pasarela/notificaciones",
  venceEn: new Date("2026-11-23T15:10:00.000Z"),
};

/** Fake of Mercado Pago with the answers that it documents: preferences, payments, search and refunds. */
function mercadoPagoLocal() {
  const pedidos: { metodo: string; ruta: string; clave: string | undefined; cuerpo: unknown }[] = [];
  const pago = {
    id: 123456,
    date_created: "2026-11-23T10:01:00.000-05:00",
    status: "approved",
    status_detail: "accredited",
    currency_id: "PEN",
    transaction_amount: 99.9,
    external_reference: "cobro-1" as string | null,
  };
  const app = new Hono();
  app.use(async (c, next) => {
    if (c.req.header("authorization") !== "Bearer TEST-token")
      return c.json({ message: "invalid access token", status: 401 }, 401);
    const cuerpo: unknown = c.req.method === "POST" ? await c.req.json() : undefined;
    pedidos.push({
      metodo: c.req.method,
      ruta: c.req.path,
      clave: c.req.header("x-idempotency-key"),
      cuerpo,
    });
    return next();
  });
  app.post("/checkout/preferences", (c) =>
    c.json(
      {
        id: "202809963-a2901d04",
        init_point: "https://www.mercadopago.com.pe/checkout/v1/redirect?pref_id=202809963-a2901d04",
        sandbox_init_point:
          "https://sandbox.mercadopago.com.pe/checkout/v1/redirect?pref_id=202809963-a2901d04",
      },
      201,
    ),
  );
  app.get("/v1/payments/search", (c) =>
    c.json({
      paging: { total: 1, limit: 30, offset: 0 },
      results: c.req.query("external_reference") === "cobro-1" ? [pago] : [],
    }),
  );
  app.get("/v1/payments/:id", (c) =>
    c.req.param("id") === "123456"
      ? c.json(pago)
      : c.json({ message: "Payment not found", status: 404 }, 404),
  );
  app.post("/v1/payments/:id/refunds", (c) => {
    if (pago.status === "refunded") return c.json({ message: "already refunded", status: 400 }, 400);
    pago.status = "refunded";
    return c.json({ id: 1, payment_id: 123456, amount: 99.9, status: "approved" }, 201);
  });
  return { app, pedidos, pago };
}

function abrir() {
  const local = mercadoPagoLocal();
  const pasarela = createMercadoPago({
    accessToken: "TEST-token",
    secretoDeAvisos: SECRETO,
    urlBase: "https://api.mercadopago.test",
    fetch: (peticion) => local.app.fetch(peticion),
  });
  return { ...local, pasarela };
}

describe("a charge at Mercado Pago", () => {
  it("is a preference in soles, once for each key, that leads to its hosted page", async () => {
    const { pasarela, pedidos } = abrir();
    expect(await pasarela.abrirCobro(COBRO)).toEqual({
      referencia: "202809963-a2901d04",
      urlDePago: "https://www.mercadopago.com.pe/checkout/v1/redirect?pref_id=202809963-a2901d04",
    });
    expect(pedidos).toEqual([
      {
        metodo: "POST",
        ruta: "/checkout/preferences",
        clave: "cobro-1",
        cuerpo: {
          items: [
            {
              id: "cobro-1",
              title: "Sesión de psicología",
              quantity: 1,
              currency_id: "PEN",
              unit_price: 99.9,
            },
          ],
          payer: { email: "ana@correo.example" },
          back_urls: {
            success: COBRO.urlsDeRetorno.exito,
            pending: COBRO.urlsDeRetorno.pendiente,
            failure: COBRO.urlsDeRetorno.error,
          },
          auto_return: "approved",
          external_reference: "cobro-1",
          notification_url: COBRO.urlDeNotificacion,
          expires: true,
          expiration_date_to: "2026-11-23T15:10:00.000+00:00",
        },
      },
    ]);
  });

  it("is read by the payment's id, and found by our reference when its notice was lost", async () => {
    const { pasarela } = abrir();
    const esperado = {
      idPago: "123456",
      idCobro: "cobro-1",
      montoCentimos: 99_90,
      moneda: "PEN",
      estado: "aprobado",
    };
    expect(await pasarela.leerPago("123456")).toEqual(esperado);
    expect(await pasarela.buscarPagos("cobro-1")).toEqual([esperado]);
    expect(await pasarela.buscarPagos("cobro-2")).toEqual([]);
  });

  it.each([
    ["pending", "pendiente"],
    ["authorized", "pendiente"],
    ["in_process", "pendiente"],
    ["approved", "aprobado"],
    ["in_mediation", "aprobado"],
    ["rejected", "rechazado"],
    ["cancelled", "rechazado"],
    ["refunded", "devuelto"],
    ["charged_back", "devuelto"],
  ])("that is %s there is %s here", async (estadoDePasarela, nuestro) => {
    const { pasarela, pago } = abrir();
    pago.status = estadoDePasarela;
    expect((await pasarela.leerPago("123456")).estado).toBe(nuestro);
  });

  it("is never guessed: an unknown state or payment is a failure", async () => {
    const { pasarela, pago } = abrir();
    pago.status = "algo-nuevo";
    await expect(pasarela.leerPago("123456")).rejects.toMatchObject({ codigo: "UNEXPECTED_ERROR" });
    await expect(pasarela.leerPago("7")).rejects.toMatchObject({ estado: 404 });
  });

  it("of somebody else's has no charge of ours", async () => {
    const { pasarela, pago } = abrir();
    pago.external_reference = null;
    expect((await pasarela.leerPago("123456")).idCobro).toBe("");
  });

  it("is found beside payments that are not ours, or in a state that nobody knows", async () => {
    const { pago } = abrir();
    const ajenos = [
      { ...pago, id: 7, external_reference: undefined },
      { ...pago, id: 8, external_reference: "de-otro", status: "algo-nuevo" },
      { ...pago, id: "un id con espacios", external_reference: null },
      null,
    ];
    const buscar = (results: unknown[]) =>
      createMercadoPago({
        accessToken: "TEST-token",
        secretoDeAvisos: SECRETO,
        fetch: () => Response.json({ results }),
      }).buscarPagos("cobro-1");
    expect(await buscar([...ajenos, pago])).toMatchObject([{ idPago: "123456", estado: "aprobado" }]);
    expect(await buscar([{ ...pago, id: 9, status: "algo-nuevo" }, pago])).toHaveLength(1);
    expect(await buscar(ajenos)).toEqual([]);
    await expect(buscar([{ ...pago, status: "algo-nuevo" }])).rejects.toMatchObject({
      codigo: "UNEXPECTED_ERROR",
    });
  });

  it("is waited for no longer than a page that waits for it can say so", async () => {
    const limites = vi.spyOn(AbortSignal, "timeout");
    const { pasarela } = abrir();
    await pasarela.abrirCobro(COBRO);
    expect(limites).toHaveBeenLastCalledWith(20_000);
    expect(limites.mock.lastCall![0]).toBeLessThan(LIMITE_DE_LLAMADA_EN_MS);
    limites.mockRestore();
  });

  it("is waited for no longer than what came before has left of the page's time", async () => {
    const limites = vi.spyOn(AbortSignal, "timeout");
    const abrirTras = (enMs: number) =>
      enPeticion({ id: "p", red: "r", empezoEn: performance.now() - enMs }, () =>
        abrir().pasarela.abrirCobro(COBRO),
      );
    await abrirTras(8_000);
    expect(limites.mock.lastCall![0]).toBeLessThanOrEqual(12_000);
    expect(limites.mock.lastCall![0]).toBeGreaterThan(10_000);
    // A late request still has a moment for its answer.
    await abrirTras(28_000);
    expect(limites).toHaveBeenLastCalledWith(1_000);
    limites.mockRestore();
  });

  it("goes back once, whoever gave it back", async () => {
    const { pasarela, pedidos } = abrir();
    expect((await pasarela.devolver("123456", 99_90, "devolver-1")).estado).toBe("devuelto");
    expect((await pasarela.devolver("123456", 99_90, "devolver-2")).estado).toBe("devuelto");
    expect(pedidos.find(({ ruta }) => ruta.endsWith("/refunds"))).toMatchObject({
      clave: "devolver-1",
      cuerpo: { amount: 99.9 },
    });
  });

  it("tells the browser which gateway it is and nothing secret", () => {
    const publica = abrir().pasarela.configuracionPublica();
    expect(publica).toEqual({ nombre: "Mercado Pago", modo: "prueba", moneda: "PEN" });
  });
});

interface Aviso {
  id?: string;
  enCuerpo?: string;
  requestId?: string | null;
  ts?: string;
  v1?: string;
}

function verificar({
  id = "123456",
  enCuerpo = id,
  requestId = "req-1",
  ts = String(SEGUNDOS),
  ...resto
}: Aviso = {}) {
  const v1 = resto.v1 ?? firmaDeMercadoPago(SECRETO, { id: id.toLowerCase(), requestId, ts });
  const cabeceras = new Headers({ "x-signature": `ts=${ts},v1=${v1}` });
  if (requestId !== null) cabeceras.set("x-request-id", requestId);
  const url = `https://b.example/v2/pasarela/notificaciones?data.id=${encodeURIComponent(id)}&type=payment`;
  const cuerpo = JSON.stringify({ action: "payment.updated", type: "payment", data: { id: enCuerpo } });
  return abrir().pasarela.verificarNotificacion({ url, cabeceras, cuerpo });
}

describe("a notice of Mercado Pago", () => {
  it("is signed over the payment, the request and the time", () => {
    // The expected value was computed separately, with `openssl dgst -sha256 -hmac`.
    expect(firmaDeMercadoPago(SECRETO, { id: "123456", requestId: "req-1", ts: "1704908010" })).toBe(
      "fe601d434b9782c32a2863aec99718a9263c4300835e75d990041d9b7cbfaebe",
    );
    expect(verificar()).toEqual({ idPago: "123456" });
  });

  it("leaves out of the signature what it does not bring", () => {
    expect(verificar({ requestId: null })).toEqual({ idPago: "123456" });
  });

  it("may say its time in milliseconds", () => {
    expect(verificar({ ts: `${SEGUNDOS}000` })).toEqual({ idPago: "123456" });
  });

  it.each(["0", "1", String(SEGUNDOS - 300 * 24 * 3600), "4102444800"])(
    "is accepted whatever its age, as its own repetitions are: %s",
    (ts) => {
      expect(verificar({ ts })).toEqual({ idPago: "123456" });
      expect(verificar({ ts, v1: "0".repeat(64) })).toBeNull();
    },
  );

  it("is refused when its body names another payment than its address", () => {
    expect(verificar({ enCuerpo: "999" })).toBeNull();
  });

  it("is refused with any other signature", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{64}$/), (v1) => {
        fc.pre(v1 !== "fe601d434b9782c32a2863aec99718a9263c4300835e75d990041d9b7cbfaebe");
        expect(verificar({ v1 })).toBeNull();
      }),
    );
    for (const v1 of ["", "zz", "fe60"]) expect(verificar({ v1 })).toBeNull();
  });
});
