import { afterEach, expect, it, vi } from "vitest";
import { makePuertosDeFuera } from "../../../../server/platform/puertosDeFuera";

const AHORA = new Date("2026-11-29T15:00:00Z");
afterEach(() => vi.unstubAllGlobals());

function conRespuesta(responder: () => Promise<Response>) {
  vi.stubGlobal("fetch", responder);
  const puertos = makePuertosDeFuera(() => AHORA);
  puertos.declarar("Pagos", "configurado");
  return { puertos, pedir: () => puertos.fetch("Pagos")(new Request("https://pagos.example/cobros")) };
}

it.each([
  [200, { ultimaBuena: AHORA, ultimoFallo: null }],
  [404, { ultimaBuena: AHORA, ultimoFallo: null }],
  [500, { ultimaBuena: null, ultimoFallo: AHORA }],
])("an answer of %s is noted", async (status, esperado) => {
  const { puertos, pedir } = conRespuesta(() => Promise.resolve(new Response(null, { status })));
  await pedir();
  expect(puertos.lista()).toEqual([{ nombre: "Pagos", clase: "configurado", ...esperado }]);
});

it("a call without an answer is noted, and fails as it would", async () => {
  const { puertos, pedir } = conRespuesta(() => Promise.reject(new Error("no")));
  await expect(pedir()).rejects.toThrow("no");
  expect(puertos.lista()[0]).toMatchObject({ ultimaBuena: null, ultimoFallo: AHORA });
});

it("another way of calling is noted too", async () => {
  const puertos = makePuertosDeFuera(() => AHORA);
  puertos.declarar("clamd", "configurado");
  expect(await puertos.llamada("clamd", (bytes: number) => Promise.resolve(bytes + 1))(2)).toBe(3);
  expect(puertos.lista()[0]).toMatchObject({ ultimaBuena: AHORA });
});
