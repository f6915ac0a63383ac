import { afterEach, expect, it } from "vitest";
import { ESPERA_DE_NOVEDADES_EN_SEGUNDOS } from "../../../app/domain/agenda/videollamada/sala";
import { crearPersona } from "../../support/pasos";
import { startServer, type TestServer } from "../../support/server";
import { crearCita } from "../../support/videollamada";

let server: TestServer | undefined;
afterEach(() => server?.stop());

/**
 * Starts the built site with a session that is about to begin. These tests send the signals of its video room over
 * HTTP, as a browser would.
 */
async function alPieDeLaSala() {
  server = await startServer();
  const { url } = server;
  const persona = crearPersona(server);
  const entrada = await fetch(`${url}/iniciar-sesion`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: url },
    body: new URLSearchParams({ correo: persona.correo, clave: persona.clave }),
  });
  const cookie = entrada.headers
    .getSetCookie()
    .map((galleta) => galleta.split(";")[0])
    .join("; ");
  const sala = `${url}/videollamada/sala?cita=${crearCita(server, persona, 2)}`;
  const enviar = (campos: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(sala, {
      method: "POST",
      headers: { cookie, origin: url, ...headers },
      body: new URLSearchParams(campos),
    });
  return { server, sala, cookie, enviar };
}

it("a stop answers those who wait for news, and does not wait for them", async () => {
  const { server, sala, cookie, enviar } = await alPieDeLaSala();
  const { idConexion, cursor } = (await (await enviar({ accion: "entrar", escalon: "video" })).json()) as {
    idConexion: string;
    cursor: number;
  };
  const espera = fetch(`${sala}&conexion=${idConexion}&desde=${cursor}`, { headers: { cookie } });
  // Once it has answered a later request, the server keeps the earlier one waiting for news.
  await enviar({ accion: "cambiar", conexion: crypto.randomUUID(), escalon: "audio" });
  const antes = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - antes).toBeLessThan(ESPERA_DE_NOVEDADES_EN_SEGUNDOS * 1000);
  expect(await (await espera).json()).toMatchObject({ cursor, senales: [], escritos: [] });
});

it("what no browser of ours sends is refused, and nothing of it is repeated", async () => {
  const { enviar, server, sala, cookie } = await alPieDeLaSala();
  const { idConexion } = (await (await enviar({ accion: "entrar", escalon: "video" })).json()) as {
    idConexion: string;
  };
  const senalar = (senales: unknown) =>
    enviar({
      accion: "senalar",
      conexion: idConexion,
      para: crypto.randomUUID(),
      senales: typeof senales === "string" ? senales : JSON.stringify(senales),
    });
  const candidato = { tipo: "candidato", intento: "1", candidato: { candidate: "x" } };
  expect((await senalar([candidato])).status).toBe(200);
  for (const malas of [
    "[",
    [],
    [{ ...candidato, tipo: "otra" }],
    [{ ...candidato, candidato: { candidate: "x".repeat(1001) } }],
    [{ tipo: "descripcion", intento: "1", descripcion: { type: "rollback", sdp: "" } }],
    Array.from({ length: 61 }, () => candidato),
  ]) {
    expect((await senalar(malas)).status).toBe(400);
  }
  expect((await enviar({ accion: "escribir", texto: "x".repeat(1001) })).status).toBe(400);
  expect((await enviar({ accion: "volar" })).status).toBe(400);
  expect((await fetch(`${sala}&conexion=1&desde=0`, { headers: { cookie } })).status).toBe(400);
  // Another site cannot send signals in a person's name.
  expect(
    (await enviar({ accion: "escribir", texto: "hola" }, { origin: "https://otra.example" })).status,
  ).toBe(403);
  expect((await enviar({ accion: "escribir", texto: "Un secreto muy mío" })).status).toBe(200);
  await server.line(/"path":"\/videollamada\/sala"/);
  expect(server.output.join("\n")).not.toContain("secreto muy");
});
