import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import pino from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { LIMITE_DE_LLAMADA_EN_MS, type Informe } from "../../../app/domain/shared/fallo";
import { createApi } from "../../../server/http/api/api";
import { llamar } from "../../../server/platform/llamada";
import { serializarError } from "../../../server/platform/log";
import { makeReport } from "../../../server/platform/reports";
import type { Services } from "../../../server/platform/services";
import type { Product } from "../../../server/product";

/**
 * Servers that the test opened. Each failure of an upstream service is tested with the caller's message and the
 * report.
 */

const abiertos: Server[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const server of abiertos.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function servidor(atender: RequestListener): Promise<string> {
  const server = createServer(atender);
  abiertos.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Lets the time limit of a call expire when the test says so, and notes how long it would have been. */
function relojDeLaLlamada() {
  const vencer = new AbortController();
  const limites: number[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    limites.push(ms);
    return vencer.signal;
  });
  return { limites, vencer: () => vencer.abort(new DOMException("", "TimeoutError")) };
}

const DE_UNA_PERSONA = {
  documento: "45678912",
  correo: "ana@correo.example",
  respuestas: [{ codPregunta: "P1", texto: "duermo mal" }],
};

interface Caso {
  atender: (vencer: () => void) => RequestListener;
  codigo: Informe["codigo"];
  /** HTTP status in the failure report; the next field is the status of our own answer. */
  http: number;
  estado: number;
  mensaje: string;
  /** Answer of the other service, as the failure report has it. */
  contestado: { estado: number | null; respuesta: string | null };
}

const SERVICIO = "Lo sentimos. Hay un error de servicio";
const INESPERADO = "Ha ocurrido un error inesperado";
const CALLA = { estado: null, respuesta: null };

const CASOS: Record<string, Caso> = {
  "stalls before it answers": {
    atender: (vencer) => vencer,
    codigo: "504 Timeout",
    http: 504,
    estado: 504,
    mensaje: SERVICIO,
    contestado: CALLA,
  },
  "stalls in the middle of its answer": {
    atender: (vencer) => (_, res) =>
      void res.writeHead(200, { "content-length": 100 }).write('{"id":', () => setImmediate(vencer)),
    codigo: "504 Timeout",
    http: 504,
    estado: 504,
    mensaje: SERVICIO,
    contestado: CALLA,
  },
  "refuses the connection": {
    atender: () => (req) => void req.socket.destroy(),
    codigo: "ERR_NETWORK",
    http: 403,
    estado: 502,
    mensaje: SERVICIO,
    contestado: CALLA,
  },
  "answers half": {
    atender: () => (_, res) => {
      res.writeHead(200, { "content-length": 100 });
      res.write(`{"documento":"${DE_UNA_PERSONA.documento}`, () => res.destroy());
    },
    codigo: "UNEXPECTED_ERROR",
    http: 500,
    estado: 500,
    mensaje: INESPERADO,
    contestado: { estado: 200, respuesta: null },
  },
  "answers an error that repeats what it was told": {
    atender: () => (_, res) =>
      void res
        .writeHead(422)
        .end(
          JSON.stringify({ code: "E7", message: `no existe ${DE_UNA_PERSONA.documento}`, ...DE_UNA_PERSONA }),
        ),
    codigo: "UNEXPECTED_ERROR",
    http: 500,
    estado: 500,
    mensaje: INESPERADO,
    contestado: { estado: 422, respuesta: '{"code":"E7","message":"no existe [omitido]"}' },
  },
};

/** Opens `/v2` with one use case that calls another service. */
async function pedirServicios(url: string) {
  const lineas: { informe?: Informe }[] = [];
  const log = pino(
    { serializers: { err: serializarError } },
    { write: (linea: string) => lineas.push(JSON.parse(linea) as { informe?: Informe }) },
  );
  const especialidades = () =>
    llamar(fetch, {
      metodo: "POST",
      url: `${url}/personas/${DE_UNA_PERSONA.documento}?correo=${DE_UNA_PERSONA.correo}`,
      cuerpo: JSON.stringify(DE_UNA_PERSONA),
      respuesta: z.object({ id: z.string() }),
    });
  const reportarFallo = makeReport({
    log,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    keep: async () => {},
  });
  const api = createApi({
    services: {
      agenda: { especialidades, buscarEspecialistas: async () => [] },
      marca: { nombre: "Bienestar" },
      reportarFallo,
    } as unknown as Services,
    idempotencia: {} as Product["idempotencia"],
    apiKeys: { public: "k", private: "-", personas: "--", comunidades: "---", survey: "----" },
    log,
  });
  const respuesta = await api.request("http://localhost/servicios", { headers: { "x-api-key": "k" } });
  return { estado: respuesta.status, cuerpo: (await respuesta.json()) as unknown, lineas };
}

describe("an upstream that", () => {
  it.each(Object.entries(CASOS))("%s", async (_, { atender, codigo, http, estado, mensaje, contestado }) => {
    const { limites, vencer } = relojDeLaLlamada();
    const respuesta = await pedirServicios(await servidor(atender(vencer)));
    expect(limites).toEqual([LIMITE_DE_LLAMADA_EN_MS]);
    expect(LIMITE_DE_LLAMADA_EN_MS).toBe(29_000);
    expect(respuesta.estado).toBe(estado);
    expect(respuesta.cuerpo).toEqual({ success: false, error: { code: codigo, message: mensaje } });

    expect(respuesta.lineas).toHaveLength(1);
    expect(respuesta.lineas[0]!.informe).toEqual({
      codigo,
      http,
      metodo: "POST",
      path: "/personas/[omitido]",
      ...contestado,
    });
    const escrito = JSON.stringify(respuesta.lineas);
    for (const dato of [DE_UNA_PERSONA.documento, DE_UNA_PERSONA.correo, "duermo mal"]) {
      expect(escrito, "the report").not.toContain(dato);
    }
  });

  it("is not there at all", async () => {
    const url = await servidor(() => {});
    await new Promise((resolve) => abiertos.pop()!.close(resolve));
    const { estado, cuerpo, lineas } = await pedirServicios(url);
    expect([estado, cuerpo]).toEqual([
      502,
      { success: false, error: { code: "ERR_NETWORK", message: SERVICIO } },
    ]);
    expect(lineas[0]!.informe).toMatchObject({ codigo: "ERR_NETWORK", http: 403, ...CALLA });
  });
});
