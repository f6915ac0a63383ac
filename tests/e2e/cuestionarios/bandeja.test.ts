import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  CABECERA_DE_BANDEJA,
  CABECERA_DE_ENVIO,
  DE_VISITA,
} from "../../../app/domain/shared/navegacion/bandeja";
import { makeBandeja, type Estante } from "../../../app/shell/bandeja/bandeja";
import { fc } from "../../support/azar";
import { COMPLETA } from "../../support/formas";
import { pedir } from "../../support/recorrido";
import { startServer, type TestServer } from "../../support/server";
import { openSqlite } from "../../../server/platform/database/sqliteFile";

const PERSONAS = COMPLETA ? 20 : 6;
const RESPUESTAS_DE_CADA_UNA = 10;
const PREGUNTA = "/test-de-bienestar/formulario?paso=1";
/**
 * Fate of a request with an answer to the first question of the test: it arrives, is cut before the server, or its
 * response is cut.
 */
type Suerte = "pasa" | "se corta antes" | "se corta después";

let server: TestServer;
let linea: Server;
let porLaLinea: string;
/** Faults that the proxy lets happen to the next requests of each browser, which its cookie tells apart. */
const suertes = new Map<string, Suerte[]>();
const cortes = { "se corta antes": 0, "se corta después": 0 };

/**
 * A proxy between browser and server that cuts the connection before the request arrives, or before its response does.
 */
function lineaCortada(): Server {
  return createServer((request, response) => {
    const partes: Buffer[] = [];
    request.on("data", (parte: Buffer) => partes.push(parte));
    request.on("end", () => {
      const { cookie = "" } = request.headers;
      const suerte = suertes.get(cookie)?.shift() ?? "pasa";
      if (suerte !== "pasa") cortes[suerte]++;
      if (suerte === "se corta antes") {
        request.socket.destroy();
        return;
      }
      pedir(server.url, request.url!, cookie, {
        method: request.method!,
        body: Buffer.concat(partes),
        headers: request.headers as Record<string, string>,
      }).then(
        (respuesta) => {
          if (suerte === "se corta después") request.socket.destroy();
          else response.writeHead(respuesta.status, Object.fromEntries(respuesta.headers)).end();
        },
        () => request.socket.destroy(),
      );
    });
  });
}

beforeAll(async () => {
  server = await startServer();
  linea = lineaCortada();
  await new Promise<void>((resolve) => linea.listen(0, "localhost", resolve));
  porLaLinea = `http://localhost:${(linea.address() as AddressInfo).port}`;
});
afterAll(async () => {
  linea.close();
  await server.stop();
});

/** Begins the test as a person. Gives their cookie, and the fields of the first question. */
async function empezar() {
  const comienzo = await pedir(server.url, "/test-de-bienestar", "");
  const version = /name="versionDeDatos" value="([^"]+)"/.exec(await comienzo.text())![1]!;
  const empezado = await pedir(server.url, "/test-de-bienestar", "", {
    method: "POST",
    body: new URLSearchParams({
      intencion: "empezar",
      versionDeDatos: version,
      aceptaTratamientoDeDatos: "1",
    }),
  });
  expect(empezado.status).toBe(303);
  const cookie = empezado.headers
    .getSetCookie()
    .map((galleta) => galleta.split(";")[0])
    .join("; ");
  const html = await (await pedir(server.url, PREGUNTA, cookie)).text();
  const campo = (nombre: string) => new RegExp(`name="${nombre}" value="([^"]+)"`).exec(html)![1]!;
  return { cookie, cuestionario: campo("cuestionario"), pregunta: campo("pregunta") };
}

function estanteDePrueba(): Estante {
  const cosas = new Map<string, string>();
  return {
    claves: () => [...cosas.keys()],
    leer: (clave) => cosas.get(clave) ?? null,
    guardar: (clave, texto) => void cosas.set(clave, texto),
    soltar: (clave) => void cosas.delete(clave),
  };
}

const elegida = async (cookie: string) =>
  /value="(\d+)"[^>]*checked/.exec(await (await pedir(server.url, PREGUNTA, cookie)).text())?.[1] ??
  /checked=""[^>]*value="(\d+)"/.exec(await (await pedir(server.url, PREGUNTA, cookie)).text())?.[1];

const recibidos = () => {
  const db = openSqlite(path.join(server.dataDir, "bienestar.sqlite"), { readonly: true });
  const { cuantos } = db
    .prepare("select count(*) as cuantos from claves_idempotentes where clave like 'formulario:%'")
    .get() as { cuantos: number };
  db.close();
  return cuantos;
};

describe("answers over a line that is cut at random moments", () => {
  it("are each stored once: none is lost, and none comes back over what was answered since", async () => {
    const [caminos] = fc.sample(
      fc.array(
        fc.array(
          fc.record({
            valor: fc.integer({ min: 1, max: 9 }),
            suertes: fc.array(fc.constantFrom<Suerte>("se corta antes", "se corta después"), {
              maxLength: 3,
            }),
          }),
          { minLength: RESPUESTAS_DE_CADA_UNA, maxLength: RESPUESTAS_DE_CADA_UNA },
        ),
        { minLength: PERSONAS, maxLength: PERSONAS },
      ),
      1,
    );
    await Promise.all(
      caminos!.map(async (respuestas) => {
        const { cookie, cuestionario, pregunta } = await empezar();
        const cuerpoCon = (valor: number) =>
          new URLSearchParams({
            ...{ cuestionario, pregunta, respuesta: String(valor), intencion: "siguiente" },
          }).toString();
        const bandeja = makeBandeja({
          estante: estanteDePrueba(),
          enFila: true,
          enviar(texto, signal) {
            const { id, cuerpo } = JSON.parse(texto) as { id: string; cuerpo: string };
            return fetch(porLaLinea + PREGUNTA, {
              method: "POST",
              headers: {
                ...{ cookie, origin: server.url, "content-type": "application/x-www-form-urlencoded" },
                ...{ [CABECERA_DE_BANDEJA]: DE_VISITA, [CABECERA_DE_ENVIO]: id },
              },
              body: cuerpo,
              signal,
            });
          },
        });
        for (const { valor, suertes: suertesDeRespuesta } of respuestas) {
          suertes.set(cookie, [...suertesDeRespuesta]);
          await bandeja.anotar(
            PREGUNTA,
            JSON.stringify({ id: crypto.randomUUID(), cuerpo: cuerpoCon(valor) }),
          );
          let cambiadaEnOtroEquipo = false;
          while ((await bandeja.claves()).length > 0) {
            const antes = suertes.get(cookie)!.length;
            await bandeja.vaciar();
            const usadas = suertesDeRespuesta.slice(
              suertesDeRespuesta.length - antes,
              suertesDeRespuesta.length - suertes.get(cookie)!.length,
            );
            // The server stored the answer without the person's knowledge. Meanwhile they change it on another
            // device.
            if (!usadas.includes("se corta después") || (await bandeja.claves()).length === 0) continue;
            const cambio = await pedir(server.url, PREGUNTA, cookie, {
              method: "POST",
              body: new URLSearchParams(cuerpoCon(10)),
            });
            expect(cambio.status).toBe(303);
            cambiadaEnOtroEquipo = true;
          }
          expect(await elegida(cookie)).toBe(cambiadaEnOtroEquipo ? "10" : String(valor));
        }
      }),
    );
    expect(recibidos()).toBe(PERSONAS * RESPUESTAS_DE_CADA_UNA);
    expect(Math.min(...Object.values(cortes))).toBeGreaterThan((PERSONAS * RESPUESTAS_DE_CADA_UNA) / 4);
  });
});
