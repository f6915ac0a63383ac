import { Hono } from "hono";
import { createHmac } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import type { HttpEnv } from "../../../../server/http/solicitud";
import { createMercadoPago } from "../../../../server/ventas/pago/mercadoPago";
import { startHttp, type TestHttp } from "../../../support/http";

const SECRETO = "test-secret";

let server: TestHttp;
afterEach(() => server.stop(0));

/**
 * The notice is sent over HTTP: Mercado Pago signs the id of its own request, which no part of our server may remove.
 */
it("a notice of Mercado Pago keeps its signature on the way through the server", async () => {
  const pasarela = createMercadoPago({
    accessToken: "TEST-token",
    secretoDeAvisos: SECRETO,
    fetch: () => Promise.reject(new Error("nobody is asked")),
  });
  const api = new Hono<Pick<HttpEnv, "Variables">>();
  api.post("/pasarela/notificaciones", async (c) => {
    const notificacion = { url: c.req.url, cabeceras: c.req.raw.headers, cuerpo: await c.req.text() };
    return c.json(pasarela.verificarNotificacion(notificacion));
  });
  server = await startHttp({ api });

  const ts = Math.floor(Date.now() / 1000);
  const v1 = createHmac("sha256", SECRETO).update(`id:123456;request-id:req-1;ts:${ts};`).digest("hex");
  const { text, headers } = await server.ask("/v2/pasarela/notificaciones?data.id=123456&type=payment", {
    method: "POST",
    headers: { "x-signature": `ts=${ts},v1=${v1}`, "x-request-id": "req-1" },
    body: JSON.stringify({ type: "payment", data: { id: "123456" } }),
  });
  expect(JSON.parse(text)).toEqual({ idPago: "123456" });
  // The id in the notice is a stranger's, so our answer has an id of its own.
  expect(headers["x-request-id"]).not.toBe("req-1");
});
