import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { descifrar, formulariosDe, type FormularioDePagina } from "../support/formularios";
import { startServer, type TestServer } from "../support/server";

/**
 * Every form of the site, found by walking it as a visitor and as somebody signed in, against what no browser
 * would send. A new screen is found by its links, so it is tried without being named here.
 */
const ENVIOS_POR_FORMULARIO = 1000;
const A_LA_VEZ = 16;
const PAGINAS = 80;
const ROSA = { correo: "rosa@bienestar.example", clave: "camino-de-rosa-24" };

/** Would be an element if a page repeated it as it came. */
const MARCA = "<b id=eco>";

// Each its own: wrong passwords from one address are soon refused, whoever sends them.
let server: TestServer;
beforeEach(async () => {
  server = await startServer({ env: { RUN_JOBS: "false" } });
});
afterEach(() => server.stop());

const pedir = (ruta: string, cookie: string, init: RequestInit = {}) =>
  fetch(server.url + ruta, {
    redirect: "manual",
    ...init,
    headers: { cookie, origin: server.url, ...(init.headers as Record<string, string>) },
  });

async function entrar(): Promise<string> {
  const respuesta = await pedir("/iniciar-sesion", "", {
    method: "POST",
    body: new URLSearchParams(ROSA),
  });
  expect(respuesta.status).toBe(303);
  return respuesta.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** One page of each kind: addresses that differ only by what was chosen show the same forms. */
const clase = (ruta: string) => {
  const { pathname, searchParams } = new URL(ruta, "http://sitio.invalid");
  return `${pathname.replace(/\/especialista\/.+/, "/especialista/*")}?${[...searchParams.keys()].sort().join("&")}`;
};

async function recorrer(cookie: string): Promise<Map<string, FormularioDePagina>> {
  const vistas = new Set<string>();
  const encontrados = new Map<string, FormularioDePagina>();
  const pendientes = ["/", "/registro", "/recuperar-clave", "/mi-zona-privada", "/agendar"];
  while (pendientes.length > 0 && vistas.size < PAGINAS) {
    const ruta = pendientes.shift()!;
    if (vistas.has(clase(ruta))) continue;
    vistas.add(clase(ruta));
    const respuesta = await pedir(ruta, cookie);
    const html = await respuesta.text();
    const siguiente = respuesta.headers.get("location");
    if (siguiente) pendientes.push(siguiente);
    for (const formulario of formulariosDe(html, ruta)) {
      const campos = [...formulario.campos, ...formulario.botones].map(({ nombre }) => nombre).sort();
      encontrados.set(`${formulario.metodo} ${clase(formulario.destino)} ${campos.join(",")}`, formulario);
    }
    for (const [, href] of html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)) {
      const url = new URL(descifrar(href!), server.url + ruta);
      if (url.origin === server.url) pendientes.push(url.pathname + url.search);
    }
  }
  return encontrados;
}

const letras = fc.string({ unit: "binary", maxLength: 40 });
const valorHostil = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\u202eotxet",
    "👩‍👩‍👧‍👦".repeat(20),
    `${MARCA}x</b>`,
    `"><script>alert(1)</script>${MARCA}`,
    "' or 1=1 --",
    "-1",
    "1e309",
    "NaN",
    "9".repeat(40),
    "//evil.example",
    "../../etc/passwd",
    "{{7*7}}",
    '{"a":1}',
    "[object Object]",
    "2026-02-30",
    "%ED%A0%80",
    "\r\nSet-Cookie: a=b",
  ),
  letras,
  fc.integer({ min: 500, max: 4_000 }).map((largo) => "ñ".repeat(largo)),
);
const nombreHostil = fc.constantFrom(
  "__proto__",
  "constructor",
  "__intent__",
  "__state__",
  "a[0].b",
  "a.b.c",
  "a[]",
  "",
  "intencion",
);

type Cuerpo = { tipo: string; cuerpo: string | Buffer };

/** What is sent to a form: fields of its own with values that are wrong, gone, repeated or strange. */
function envioHostil({ campos, botones }: FormularioDePagina): fc.Arbitrary<Cuerpo> {
  const propios = [...campos, ...botones];
  const par = fc.oneof(
    ...(propios.length > 0
      ? [
          fc.tuple(fc.constantFrom(...propios.map(({ nombre }) => nombre)), valorHostil),
          fc.constantFrom(...propios.map(({ nombre, valor }): [string, string] => [nombre, valor])),
        ]
      : []),
    fc.tuple(nombreHostil, valorHostil),
  );
  const pares = fc.array(par, { maxLength: 8 });
  const conTodos = fc
    .tuple(...propios.map(({ valor }) => fc.oneof(fc.constant(valor), valorHostil)))
    .map((valores) => valores.map((valor, indice): [string, string] => [propios[indice]!.nombre, valor]));
  return fc.oneof(
    { weight: 6, arbitrary: fc.oneof(pares, conTodos).map(urlencoded) },
    { weight: 2, arbitrary: pares.map(multipart) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Cuerpo>(
        { tipo: "application/x-www-form-urlencoded", cuerpo: "%E0%A4%A&correo=%C3%28&%=%&=&&&" },
        {
          tipo: "application/x-www-form-urlencoded; charset=utf-16",
          cuerpo: Buffer.from("correo=a", "utf16le"),
        },
        { tipo: "application/x-www-form-urlencoded", cuerpo: Buffer.from("correo=\xf1and\xfa", "latin1") },
        { tipo: "multipart/form-data", cuerpo: "sin límite" },
        { tipo: "multipart/form-data; boundary=x", cuerpo: "--x\r\nContent-Disposition: form-data\r\n\r\n" },
        { tipo: "text/plain", cuerpo: "correo=a" },
        { tipo: "application/json", cuerpo: '{"correo":{"$ne":null}}' },
      ),
    },
  );
}

const urlencoded = (pares: [string, string][]): Cuerpo => ({
  tipo: "application/x-www-form-urlencoded",
  cuerpo: pares
    .map((par) => par.map((texto) => encodeURIComponent(Buffer.from(texto).toString())).join("="))
    .join("&"),
});

const LIMITE = "limite-de-prueba";
const multipart = (pares: [string, string][]): Cuerpo => ({
  tipo: `multipart/form-data; boundary=${LIMITE}`,
  cuerpo: `${pares
    .map(
      ([nombre, valor], indice) =>
        `--${LIMITE}\r\nContent-Disposition: form-data; name="${nombre.replace(/["\r\n]/g, "")}"${
          indice % 3 === 0 ? '; filename="a.bin"\r\nContent-Type: application/octet-stream' : ""
        }\r\n\r\n${valor}\r\n`,
    )
    .join("")}--${LIMITE}--\r\n`,
});

describe.each(["visitante", "rosa"] as const)("what a browser would never send, from %s,", (quien) => {
  it(`breaks no form, is repeated by none and is answered in Spanish`, { timeout: 600_000 }, async () => {
    const sesion = async () => (quien === "rosa" ? await entrar() : "");
    const formularios = await recorrer(await sesion());
    expect(formularios.size).toBeGreaterThan(2);
    for (const [nombre, formulario] of formularios) {
      if (formulario.metodo === "get") continue;
      // A new one for each: some forms end it.
      const cookie = await sesion();
      const envios = fc.sample(envioHostil(formulario), { numRuns: ENVIOS_POR_FORMULARIO, seed: 20261121 });
      const cola = envios.values();
      await Promise.all(
        Array.from({ length: A_LA_VEZ }, async () => {
          for (const envio of cola) await enviar(nombre, formulario, envio, cookie);
        }),
      );
    }
  });
});

async function enviar(nombre: string, { destino }: FormularioDePagina, envio: Cuerpo, cookie: string) {
  const respuesta = await pedir(destino, cookie, {
    method: "POST",
    headers: { "content-type": envio.tipo },
    body: envio.cuerpo as BodyInit,
  });
  const texto = await respuesta.text();
  const que = `${nombre} ← ${envio.tipo} ${envio.cuerpo.toString().slice(0, 300)}`;
  if (respuesta.status >= 500) throw new Error(`${respuesta.status}: ${que}`);
  if (texto.includes(MARCA)) throw new Error(`repeated as it came: ${que}`);
  if (respuesta.headers.get("content-type")?.startsWith("text/html") && !texto.includes('lang="es')) {
    throw new Error(`not in Spanish: ${que}`);
  }
}
