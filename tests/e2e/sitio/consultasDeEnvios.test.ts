import { expect, it } from "vitest";
import { formulariosDe } from "../../support/formularios";
import { crearPersona } from "../../support/pasos";
import { entrar, pedir } from "../../support/recorrido";
import { startServer } from "../../support/server";
import { openCollector, spansOf, type Sent } from "../../support/trazas";

const TEST = "/test-de-bienestar";
const TALLER = "/bienestar-en-vivo/conversar-de-plata-en-casa";

/**
 * Most statements of a form that is taken, by its page. On PostgreSQL each is a round trip. A payment locks and writes
 * the place, the order, its history and the charge.
 */
const MOST = { [`${TEST}/formulario`]: 8, [`${TALLER}/pagar`]: 25 };

it("a form that is taken asks the database for each thing once", async () => {
  const collector = await openCollector();
  const server = await startServer({
    env: { RUN_JOBS: "false", OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_MAX_QUEUE_SIZE: "100000" },
  });
  try {
    const { correo, clave } = crearPersona(server);
    const cookie = await entrar(server.url, { email: correo, clave });
    /** Sends the form of a page with this button, its first options and its boxes; returns the next page. */
    const enviar = async (ruta: string, boton: string) => {
      const html = await (await pedir(server.url, ruta, cookie)).text();
      const form = formulariosDe(html, ruta).find(({ botones }) =>
        botones.some(({ valor }) => valor === boton),
      )!;
      const body = new URLSearchParams();
      for (const { nombre, valor } of form.campos) if (!body.has(nombre)) body.append(nombre, valor);
      body.set("intencion", boton);
      const respuesta = await pedir(server.url, form.destino, cookie, { method: "POST", body });
      expect(respuesta.status, `${boton} on ${ruta}`).toBe(303);
      return respuesta.headers.get("location")!;
    };
    await enviar(TEST, "empezar");
    await enviar(`${TEST}/formulario?paso=1`, "siguiente");
    await enviar(await enviar(TALLER, "inscribirse"), "tarjeta");
  } finally {
    await server.stop();
    collector.close();
  }
  const spans = collector.received.flatMap(({ body }) => spansOf(JSON.parse(body) as Sent));
  for (const [ruta, most] of Object.entries(MOST)) {
    const patron = ruta.replace("conversar-de-plata-en-casa", ":url");
    const [envio] = spans.filter(({ name }) => name === `POST ${patron}`);
    const consultas = spans
      .filter(({ parentSpanId }) => parentSpanId === envio?.spanId)
      .map(({ attributes }) => attributes.find(({ key }) => key === "db.query.text")?.value.stringValue);
    expect(consultas.length, `${ruta} has its trace`).toBeGreaterThan(0);
    expect(consultas.length > most ? consultas : [], `${ruta}: ${consultas.length}`).toEqual([]);
  }
});
