import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fc } from "../support/azar";
import { startServer, type TestServer } from "../support/server";

/** Every form of people and sessions, and the names of its fields; with `sesion`, for somebody who has signed in. */
const FORMULARIOS = [
  { ruta: "/iniciar-sesion", campos: ["correo", "clave"], sesion: false },
  { ruta: "/iniciar-sesion/rimac?redirect=%2Fagendar", campos: ["correo", "clave"], sesion: false },
  {
    ruta: "/iniciar-sesion?con=documento",
    campos: ["idTipoDocumento", "numeroDocumento", "clave"],
    sesion: false,
  },
  { ruta: "/mi-perfil/sesiones", campos: ["intencion", "sesion"], sesion: true },
];
const ENVIOS = 1_000;

const MARCA = "<img src=x onerror=alert(1)>";
const hostil = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\u0000",
    "💧",
    "\u202eotxet",
    MARCA,
    `"${MARCA}`,
    "' or 1=1--",
    "%00",
    "\r\nset-cookie: a=b",
  ),
  fc.constantFrom("9".repeat(10_000), "á".repeat(300), "null", "[]", "{}", "../../etc", "NaN", "-1", "1e309"),
  fc.string({ unit: "binary", maxLength: 60 }),
);

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startServer({ env: { LOG_LEVEL: "silent" } });
  const entrada = await enviar("/iniciar-sesion", "correo=rosa%40bienestar.example&clave=camino-de-rosa-24");
  cookie = entrada.headers
    .getSetCookie()
    .map((una) => una.split(";")[0])
    .join("; ");
});
afterAll(() => server.stop());

function enviar(ruta: string, body: string, headers: Record<string, string> = {}) {
  return fetch(server.url + ruta, {
    method: "POST",
    redirect: "manual",
    headers: { origin: server.url, "content-type": "application/x-www-form-urlencoded", ...headers },
    body,
  });
}

/** Words that only a schema without words of its own would say. */
const INGLES = /\b(Invalid|Required|Expected|expected|received|must be|too (big|small))\b/;

describe("a thousand hostile submissions", () => {
  it.each(FORMULARIOS)(
    "of $ruta fail nowhere, reflect nothing and are answered in Spanish",
    { timeout: 120_000 },
    async ({ ruta, campos, sesion }) => {
      const nombre = fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...campos) },
        fc.constantFrom(
          "__intent__",
          "__state__",
          "__proto__",
          "constructor",
          `${campos[0]}[0]`,
          `${campos[0]}.a`,
          "x",
        ),
      );
      const cuerpo = fc.oneof(
        {
          weight: 9,
          arbitrary: fc
            .array(fc.tuple(nombre, hostil), { maxLength: 8 })
            .map((pares) => new URLSearchParams(pares).toString()),
        },
        fc.constantFrom(`${campos[0]}=%ff%fe`, "&&&===", "%zz=%zz", `${campos[0]}=${"%C3".repeat(50)}`),
      );
      const estados = new Set<number>();
      await fc.assert(
        fc.asyncProperty(cuerpo, async (texto) => {
          const respuesta = await enviar(ruta, texto, sesion ? { cookie } : {});
          const html = await respuesta.text();
          estados.add(respuesta.status);
          expect(respuesta.status).toBeLessThan(500);
          expect(respuesta.headers.get("set-cookie") ?? "").not.toContain("a=b");
          expect(html).not.toContain(MARCA);
          expect(html.replace(/<script[\s\S]*?<\/script>/g, "")).not.toMatch(INGLES);
        }),
        { numRuns: ENVIOS },
      );
      expect(estados, "they were looked at").toContain(400);
    },
  );
});
