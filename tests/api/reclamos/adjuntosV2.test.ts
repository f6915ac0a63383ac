import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import type { HojaRegistrada } from "../../../app/domain/reclamos/registro";
import { createApi } from "../../../server/http/api/api";
import { createApp } from "../../../server/http/http";
import { ENDPOINTS } from "../../../server/modules";
import { makeTomaArchivo } from "../../../server/platform/api/endpoint";
import { CLAVES_DE_API, type Sobre } from "../../support/api";
import { harmlessPhotos, jpeg, pdf, refusedFiles } from "../../support/archivosHostiles";
import { conReclamos, RED } from "../../support/reclamos";
import { abrirMundo, ORIGEN } from "../../support/servicios";

const mundo = await abrirMundo();
const { conFeriados, presentar } = conReclamos(mundo);
beforeEach(conFeriados);

const log = pino({ level: "silent" });
const app = createApp({
  log,
  report: mundo.servicios.reportarFallo,
  security: { appUrl: new URL(ORIGEN), scriptHashes: [], formTargets: [], allowedAt: () => undefined },
  ready: async () => true,
  api: createApi({ ...mundo.producto, apiKeys: CLAVES_DE_API, log }),
  pages: async () => new Response("hola"),
  takesFile: makeTomaArchivo(ENDPOINTS),
});

interface Envio {
  documento?: string;
  nombre?: string;
  clave?: string;
}

/** Sends a file as a program does, through the door of HTTP. */
async function enviar(
  { codigo }: Pick<HojaRegistrada, "codigo">,
  bytes: Uint8Array | null,
  { documento = "3456", nombre = "recibo.pdf", clave }: Envio = {},
) {
  const body = new FormData();
  body.set("documento", documento);
  if (bytes) body.set("archivo", new Blob([new Uint8Array(bytes)]), nombre);
  const headers = { "x-api-key": CLAVES_DE_API.public, ...(clave && { "idempotency-key": clave }) };
  const respuesta = await app.fetch(
    new Request(`${ORIGEN}/v2/reclamos/${codigo}/adjuntos`, { method: "POST", headers, body }),
    { solicitud: { id: crypto.randomUUID(), red: RED } },
  );
  return { estado: respuesta.status, cuerpo: (await respuesta.json()) as Sobre };
}
const guardados = ({ idHoja }: HojaRegistrada) => mundo.servicios.reclamos.adjuntos.deLaHoja(idHoja);

describe("POST /v2/reclamos/{codigo}/adjuntos", () => {
  it("attaches a file for the code and the last signs of the document, and for no others", async () => {
    const hoja = await presentar();
    const hecho = await enviar(hoja, await jpeg(), { nombre: "../Mi recibo; 1=2 \u202Egpj.exe" });
    expect([hecho.estado, hecho.cuerpo.data]).toMatchObject([
      201,
      { orden: 1, nombre: "Mi recibo; 1=2 gpj.jpg", tipo: "image/jpeg" },
    ]);
    for (const [otra, documento] of [
      [hoja, "0000"],
      [{ codigo: "0123456789ABCDEF" }, "3456"],
    ] as const)
      expect((await enviar(otra, pdf(), { documento })).cuerpo.error).toMatchObject({
        code: "reclamo-no-encontrado",
      });
    expect(await guardados(hoja)).toHaveLength(1);
    const vista = await app.fetch(
      new Request(`${ORIGEN}/v2/reclamos/${hoja.codigo}?documento=3456`, {
        headers: { "x-api-key": CLAVES_DE_API.public },
      }),
      { solicitud: { id: "s", red: RED } },
    );
    expect(await vista.json()).toMatchObject({ data: { adjuntos: [hecho.cuerpo.data] } });
  });

  it("answers a retry with the first answer, whatever its boundary, and refuses its key for another file", async () => {
    const hoja = await presentar();
    const clave = crypto.randomUUID();
    const [una, otra] = [await enviar(hoja, pdf("1"), { clave }), await enviar(hoja, pdf("1"), { clave })];
    expect(otra).toEqual(una);
    expect((await enviar(hoja, pdf("2"), { clave })).estado).toBe(422);
    expect(await guardados(hoja)).toHaveLength(1);
    const copias = await mundo.db.selectFrom("claves_idempotentes").selectAll().execute();
    expect(JSON.stringify(copias)).not.toContain("%PDF");
  });

  it("says that the file is missing", async () => {
    const { estado, cuerpo } = await enviar(await presentar(), null);
    expect([estado, cuerpo.error]).toMatchObject([400, { campos: [{ campo: "archivo" }] }]);
  });

  it("refuses each hostile file in Spanish or makes it harmless, and never fails", async () => {
    const hoja = await presentar();
    for (const [nombre, bytes, esperado] of await refusedFiles()) {
      const { estado, cuerpo } = await enviar(hoja, bytes, { nombre: "foto.jpg" });
      expect([estado, cuerpo.error], nombre).toMatchObject([400, { code: esperado }]);
    }
    for (const [nombre, bytes] of await harmlessPhotos()) {
      const { cuerpo } = await enviar(hoja, bytes, { nombre: "foto.jpg" });
      expect(cuerpo.data, nombre).toMatchObject({ tipo: "image/jpeg" });
    }
    expect(await guardados(hoja)).toHaveLength(4);
  });
});
