import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LIMITE_DE_BENEFICIOS_EN_MS } from "../../../server/cuentas/beneficios/beneficios";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { descifrar } from "../../support/formularios";
import { entrar, pedir } from "../../support/recorrido";
import { startServer, type TestServer } from "../../support/server";

/** Number of requests to another system, which accepts every request and answers none. */
let preguntas = 0;
const callado = createServer(() => preguntas++);
let sitio: TestServer;
beforeAll(async () => {
  callado.listen(0, "127.0.0.1");
  await once(callado, "listening");
  const { port } = callado.address() as AddressInfo;
  sitio = await startServer({
    env: { BENEFICIOS_URL: `http://127.0.0.1:${port}`, RUN_JOBS: "false" },
  });
});
afterAll(async () => {
  await sitio.stop();
  callado.close();
  callado.closeAllConnections();
});

const [, , elena] = CUENTAS_DE_DEMOSTRACION;

async function mirar(ruta: string, cookie: string) {
  const antes = preguntas;
  const inicio = performance.now();
  const pagina = await pedir(sitio.url, ruta, cookie);
  const texto = descifrar(await pagina.text());
  const ms = performance.now() - inicio;
  expect([ruta, pagina.status]).toEqual([ruta, 200]);
  // The page is sent in one piece: nothing of it comes later, so nothing stands in its place until then.
  expect(pagina.headers.get("content-length") ?? pagina.headers.get("content-encoding")).not.toBeNull();
  expect(texto).not.toMatch(/aria-busy="true"|<template id=|\$RC\(/);
  return { texto, ms, preguntas: preguntas - antes };
}

const ESPERA_EN_MS = LIMITE_DE_BENEFICIOS_EN_MS - 100;

it.each([
  ["/mi-perfil/plan", "Tu plan", "No pudimos verificar tu EPS"],
  ["/ruta/acompanamiento-de-ocho-pasos", "Programa de acompañamiento", ""],
])(
  "%s waits so long for the one part that others answer, and then says what it lacks",
  async (ruta, resto, falta) => {
    const { texto, ms } = await mirar(ruta, await entrar(sitio.url, elena!));
    expect(preguntas, "it was asked").toBeGreaterThan(0);
    expect(texto).toContain(resto);
    expect(texto).toContain(falta);
    expect(ms).toBeGreaterThan(ESPERA_EN_MS);
  },
);

it("the bonos of a plan are waited for once, and by no page after that for a while", async () => {
  const cookie = await entrar(sitio.url, elena!);
  const primera = await mirar("/mi-zona-privada?modal=ninguno", cookie);
  expect(primera.texto).toContain("Tu saldo");
  expect(primera.ms).toBeGreaterThan(ESPERA_EN_MS);
  for (const ruta of [
    "/",
    "/mi-zona-privada?modal=ninguno",
    "/agendar/psicologia",
    "/mi-zona-privada/saldo",
  ]) {
    const { preguntas } = await mirar(ruta, cookie);
    expect([ruta, preguntas]).toEqual([ruta, 0]);
  }
});
