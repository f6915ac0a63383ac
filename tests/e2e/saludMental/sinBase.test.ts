import { afterAll, beforeAll, expect, it } from "vitest";
import { conDatos } from "../../support/pasos";
import { startServer, type TestServer } from "../../support/server";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it("says whom to call from its first request on, also where its database answers nothing by then", async () => {
  conDatos(server, (db) => db.exec("drop table versiones"));
  const respuesta = await fetch(`${server.url}/v2/salud-mental/cuestionario/respuestas/phq9-9`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ respuesta: [{ idRespuesta: "casi-todos" }] }),
  });
  expect([respuesta.status, await respuesta.json()]).toMatchObject([
    401,
    { error: { alarma: true, ayuda: [{ telefono: "113" }, { telefono: "106" }] } },
  ]);
});
