import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BYTES_DE_ADJUNTO } from "../../../app/domain/reclamos/adjuntos/adjunto";
import { harmlessPhotos, pdf, refusedFiles } from "../../support/archivosHostiles";
import { unaHoja } from "../../support/reclamos";
import { startServer, type TestServer } from "../../support/server";

const CLAVE = "clave-publica-de-una-prueba-larga-0001";
const MIB_MAXIMOS = 250;
const OWN = { "sec-fetch-site": "same-origin" };

let server: TestServer;
// The recipe of the deployment sets MALLOC_ARENA_MAX too.
beforeAll(async () => {
  server = await startServer({
    env: {
      API_KEY_PUBLIC: CLAVE,
      RUN_JOBS: "false",
      MALLOC_ARENA_MAX: "2",
      TRUSTED_PROXIES: "127.0.0.1, ::1",
    },
  });
});
afterAll(() => server.stop());

async function v2(ruta: string, cuerpo: unknown) {
  const headers = { "x-api-key": CLAVE, "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(cuerpo) };
  const { data } = (await (await fetch(`${server.url}/v2${ruta}`, init)).json()) as {
    data: Record<string, string>;
  };
  return data;
}

/** Registers a complaint. Gives the address of its page, with the key that its person gets. */
async function unReclamo(): Promise<string> {
  const { intencion } = await v2("/reclamos/intenciones", {});
  const { codigo = "" } = await v2("/reclamos", { intencion, ...unaHoja() });
  const body = new URLSearchParams({ hoja: codigo, documento: "3456" });
  const consulta = { method: "POST", headers: OWN, body, redirect: "manual" } as const;
  return (await fetch(`${server.url}/reclamo/consulta`, consulta)).headers.get("location")!;
}

/** Sends a file. Each address stands for another person. */
function enviar(pagina: string, bytes: Uint8Array, nombre: string, red = "203.0.113.1") {
  const body = new FormData();
  body.set("intencion", "adjuntar");
  body.set("archivo", new Blob([new Uint8Array(bytes)]), nombre);
  return fetch(server.url + pagina, {
    ...{ method: "POST", body, redirect: "manual" },
    headers: { ...OWN, "x-forwarded-for": red },
  });
}
const enlaces = (html: string) =>
  [...html.matchAll(/href="([^"]*\/adjuntos\/[^"]*)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );

/** Most memory that the server's process has had, in MiB (proc(5)). */
function memoriaMaxima(): number {
  const estado = readFileSync(`/proc/${server.process.pid}/status`, "utf8");
  return Number(/VmHWM:\s*(\d+)/.exec(estado)?.[1]) / 1024;
}

describe("hostile files on the page of a complaint", () => {
  it("are each refused with words or made harmless, and take less than 250 MiB", async () => {
    const pagina = await unReclamo();
    for (const [nombre, bytes] of await refusedFiles()) {
      const respuesta = await enviar(pagina, bytes, "../foto\u202Egpj.jpg");
      expect([respuesta.status, await respuesta.text()], nombre).toEqual([
        400,
        expect.stringContaining("Tu reclamo quedó registrado"),
      ]);
    }
    for (const [nombre, bytes] of await harmlessPhotos())
      expect((await enviar(pagina, bytes, "foto.png")).status, nombre).toBe(303);
    const fotos = (await harmlessPhotos()).map(([, bytes]) => bytes);
    const otra = await unReclamo();
    const [grande] = (await refusedFiles()).flatMap(([nombre, bytes]) =>
      nombre.includes("5 MB") ? [bytes] : [],
    );
    const enorme = Buffer.concat([
      pdf().subarray(0, 9),
      Buffer.alloc(BYTES_DE_ADJUNTO - 1000, 7),
      pdf("/Fin"),
    ]);
    const todos = [...fotos, grande!, enorme, enorme, ...fotos];
    const aLaVez = await Promise.all(
      todos.map((bytes, indice) => enviar(otra, bytes, "foto.jpg", `203.0.113.${indice}`)),
    );
    for (const { status } of aLaVez) expect([303, 400, 409, 503]).toContain(status);
    expect(memoriaMaxima()).toBeLessThanOrEqual(MIB_MAXIMOS);
  });

  it("are saved and never shown: type, name, policy and cache of a download say so", async () => {
    const pagina = await unReclamo();
    expect((await enviar(pagina, pdf("/OpenAction"), "Año 1.pdf")).status).toBe(303);
    const [href] = enlaces(await (await fetch(server.url + pagina)).text());
    const respuesta = await fetch(server.url + href!);
    expect(Object.fromEntries(respuesta.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="Ano 1.pdf"; filename*=UTF-8''A%C3%B1o%201.pdf`,
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect(Buffer.from(await respuesta.arrayBuffer()).equals(pdf("/OpenAction"))).toBe(true);
  });

  it("of another complaint are not found, with the key of one's own and without a key", async () => {
    const [mia, ajena] = [await unReclamo(), await unReclamo()];
    await enviar(ajena, pdf(), "suyo.pdf");
    const [href] = enlaces(await (await fetch(server.url + ajena)).text());
    const idAjeno = href!.split("?")[0]!.split("/").at(-1)!;
    const [camino = "", llave = ""] = mia.split("?");
    const estado = async (direccion: string) =>
      (await fetch(server.url + direccion, { redirect: "manual" })).status;
    expect(await estado(`${camino}/adjuntos/${idAjeno}?${llave}`)).toBe(404);
    expect(await estado(`${href!.split("?")[0]}?${llave}`)).toBe(303);
    expect(await estado(href!.split("?")[0]!)).toBe(303);
    const sinLlave = await enviar(ajena.split("?")[0]!, pdf("otro"), "a.pdf");
    expect([sinLlave.status, sinLlave.headers.get("location")]).toEqual([303, ajena.split("?")[0]]);
  });
});
