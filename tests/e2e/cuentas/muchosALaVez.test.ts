import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { ask } from "../../support/http";
import { startServer, type TestServer } from "../../support/server";

const { email, clave } = CUENTAS_DE_DEMOSTRACION[0]!;
/** More than are hashed, wait and have a place of their own, together. */
const MUCHOS = 64;

describe("a crowd that tries passwords", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ env: { TRUSTED_PROXIES: "127.0.0.1,::1" } });
  });
  afterAll(() => server.stop());

  const enviar = (ruta: string, desde: string, cabeceras: Record<string, string>, cuerpo: string) =>
    ask(Number(new URL(server.url).port), ruta, {
      method: "POST",
      headers: { origin: server.url, "x-forwarded-for": desde, ...cabeceras },
      body: cuerpo,
    });
  const entrar = (quien: { correo: string; clave: string }, desde: string, cookie = "") =>
    enviar(
      "/iniciar-sesion",
      desde,
      { "content-type": "application/x-www-form-urlencoded", ...(cookie && { cookie }) },
      new URLSearchParams(quien).toString(),
    );
  const porLaApi = (desde: string) =>
    enviar(
      "/v2/autenticacion/token",
      desde,
      { "content-type": "application/json", "x-api-key": "" },
      JSON.stringify({ correo: "nadie@prueba.example", clave: "otra" }),
    );

  it("is refused beyond its places with what it typed, and an owner at their own device comes in", async () => {
    const primera = await entrar({ correo: email, clave }, "10.1.0.1");
    expect(primera.status).toBe(303);
    const cookie = primera.headers["set-cookie"]!.map((una) => una.split(";")[0]!).join("; ");
    const soloElDispositivo = /bienestar_navegador=[^;]+/.exec(cookie)![0];

    const muchos = Array.from({ length: MUCHOS }, (_, uno) =>
      entrar({ correo: `nadie${uno}@prueba.example`, clave: "una clave cualquiera" }, `10.2.0.${uno}`),
    );
    const duenia = entrar({ correo: email, clave }, "10.1.0.1", soloElDispositivo);
    const programa = porLaApi("10.3.0.1");
    const respuestas = await Promise.all(muchos);
    const rechazadas = respuestas.flatMap(({ status, headers, text }, uno) =>
      status === 503 ? [{ uno, text, vuelve: headers["retry-after"] }] : [],
    );
    expect(rechazadas.length).toBeGreaterThan(0);
    expect(respuestas.filter(({ status }) => status === 400)).toHaveLength(MUCHOS - rechazadas.length);
    for (const { uno, text, vuelve } of rechazadas) {
      expect(vuelve).toBe("5");
      expect(text).toContain(`value="nadie${uno}@prueba.example"`);
      expect(text).not.toContain("una clave cualquiera");
    }
    expect((await duenia).status).toBe(303);
    const { status, text } = await programa;
    expect([status, JSON.parse(text)]).toMatchObject([503, { error: { code: "SERVICIO_NO_DISPONIBLE" } }]);
  });
});
