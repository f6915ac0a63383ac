import { describe, it } from "vitest";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import type { FormularioDePagina } from "../../support/formularios";
import { aMedioCamino } from "../../support/aMedioCamino";
import { entrar, pedir, recorrer, terminaLaVisita } from "../../support/recorrido";
import { startServer, type TestServer } from "../../support/server";
import { PLACES_OF_ONE_ADDRESS } from "../../../server/http/turnstile";
import { fc } from "../../support/azar";
import { formulariosDeComunidad, unirse } from "../../support/formulariosDeComunidad";
import { COMPLETA } from "../../support/formas";

/**
 * Sends requests that no browser would send to every form of the site. A walk as a visitor and as a signed-in person
 * finds the forms. A new screen is found by its links, so it is tried without being named here. Forms of communities
 * are sent by a member, and by a person who did not join.
 */
/** Number of random requests for each form, in which several fields are wrong at once. */
const AL_AZAR_POR_FORMULARIO = COMPLETA ? 150 : 20;
/** Requests that the limit on passwords admits from one address at a time. */
const A_LA_VEZ = PLACES_OF_ONE_ADDRESS;

/** Mark that would become an element if a page repeated it without escapes. */
const MARCA = "<b id=eco>";

/** Words of error messages that come from the validation library, and not from us. */
const INGLES = /\b(Invalid|Required|[Ee]xpected|received|must be|too (big|small))\b/;

const letras = fc.string({ unit: "binary", maxLength: 40 });
const HOSTILES = [
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
];
const valorHostil = fc.oneof(
  fc.constantFrom(...HOSTILES),
  letras,
  fc.integer({ min: 500, max: 4_000 }).map((largo) => "ñ".repeat(largo)),
);
const nombreHostil = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "__intent__", "__state__", "a.b.c", "a[]", "", "intencion"),
  // Random bodies that a parser could turn into a list or nested objects, as long and as deep as their names say.
  fc
    .tuple(
      fc.constantFrom("correo", "clave", "intencion", "a", "a.b", "__proto__"),
      fc.array(fc.oneof(fc.nat(99), fc.constantFrom(100, 4_294_967_294, 1e21, -1)), { maxLength: 40 }),
      fc.constantFrom("", ".b", ".__proto__.c", "[", "]"),
    )
    .map(([nombre, lugares, fin]) => nombre + lugares.map((lugar) => `[${lugar}]`).join("") + fin),
);
/** Largest answer in bytes, four times the largest page of the site: an answer may not grow with its request. */
const RESPUESTA_MAXIMA = 400_000;

type Cuerpo = { tipo: string; cuerpo: string | Buffer };

/** Number of hostile values for each field by itself. The short run gives each field the next ones of the list. */
const VALORES_POR_CAMPO = COMPLETA ? HOSTILES.length : 3;
function repartirHostiles() {
  let turno = 0;
  return () => Array.from({ length: VALORES_POR_CAMPO }, () => HOSTILES[turno++ % HOSTILES.length]!);
}

/** Requests with the form as the page shows it, except that one field is left out, sent twice or made hostile. */
function unoPorUno({ campos, botones }: FormularioDePagina, hostiles: () => string[]): Cuerpo[] {
  const propios = [...campos, ...botones].map(({ nombre, valor }): [string, string] => [nombre, valor]);
  return propios.flatMap(([nombre, valor], cambiado) => {
    // Checkboxes with one name are read in the same way, so the first ones suffice.
    if (propios.findIndex(([otro]) => otro === nombre) < cambiado) return [];
    const con = (...valoresEnviados: string[]) =>
      urlencoded(
        propios.flatMap((otro, indice): [string, string][] =>
          indice === cambiado ? valoresEnviados.map((valorEnviado) => [nombre, valorEnviado]) : [otro],
        ),
      );
    return [con(), con(valor, valor), ...hostiles().map((hostil) => con(hostil))];
  });
}

/** Body of a form: its own fields with values that are wrong, missing, repeated or strange. */
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
    { weight: 1, arbitrary: fc.tuple(par, fc.integer({ min: 90, max: 9_000 })).map(repetido) },
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

const repetido = ([par, veces]: [[string, string], number]): Cuerpo => {
  const { tipo, cuerpo } = urlencoded([par]);
  return {
    tipo,
    cuerpo: Array(Math.min(veces, Math.ceil(200_000 / (cuerpo.length + 1))))
      .fill(cuerpo)
      .join("&"),
  };
};

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

interface Visita {
  cookie: string;
  comienzos?: string[];
}

const [rosa, martin] = CUENTAS_DE_DEMOSTRACION;
interface Quien {
  visita: Visita;
  /** Forms that this person sends; without them a walk over the site finds them. */
  formularios?: Map<string, FormularioDePagina>;
  paraCadaFormulario: () => Promise<Visita>;
}
/** People who send the forms, and how each gets the cookies for a form. */
const QUIENES: Record<string, (server: TestServer) => Promise<Quien>> = {
  "somebody signed in": async (server) => {
    // Some forms end the session, so each form gets a new one.
    const llegar = async () => ({ cookie: await entrar(server.url, rosa!) });
    return { visita: await llegar(), paraCadaFormulario: llegar };
  },
  "a visitor who is halfway in": async (server) => {
    const visita = await aMedioCamino(server, rosa!);
    return { visita, paraCadaFormulario: () => Promise.resolve(visita) };
  },
  "a member of a community": async (server) => {
    const visita = { cookie: await entrar(server.url, rosa!) };
    const formularios = await formulariosDeComunidad(server, visita.cookie);
    const volver = async () => {
      await unirse(server, visita.cookie);
      return visita;
    };
    return { visita, formularios, paraCadaFormulario: volver };
  },
  "a person outside of a community": async (server) => {
    const formularios = await formulariosDeComunidad(server, await entrar(server.url, rosa!));
    const visita = { cookie: await entrar(server.url, martin!) };
    return { visita, formularios, paraCadaFormulario: () => Promise.resolve(visita) };
  },
};

describe.concurrent.each(Object.keys(QUIENES))("what a browser would never send, from %s,", (remitente) => {
  it(
    `breaks no form, is repeated by none and is answered in Spanish`,
    { timeout: 600_000 },
    async ({ onTestFinished, expect }) => {
      // Each sender has a server of their own: wrong passwords from one address are soon refused.
      const server = await startServer({ env: { RUN_JOBS: "false", LOG_LEVEL: "warn" } });
      onTestFinished(async () => {
        await server.stop();
      });
      const { visita, paraCadaFormulario, ...quien } = await QUIENES[remitente]!(server);
      const formularios =
        quien.formularios ?? (await recorrer(server.url, visita.cookie, visita.comienzos)).formularios;
      expect(formularios.size).toBeGreaterThan(10);
      const hostiles = repartirHostiles();
      for (const [nombre, formulario] of formularios) {
        if (formulario.metodo === "get" || terminaLaVisita(formulario)) continue;
        const { cookie } = await paraCadaFormulario();
        const envios = [
          ...unoPorUno(formulario, hostiles),
          ...fc.sample(envioHostil(formulario), { numRuns: AL_AZAR_POR_FORMULARIO }),
        ];
        // A repeated body shows nothing new.
        const distintos = new Map(envios.map((envio) => [`${envio.tipo} ${envio.cuerpo.toString()}`, envio]));
        const cola = distintos.values();
        await Promise.all(
          Array.from({ length: A_LA_VEZ }, async () => {
            for (const envio of cola) await enviar(server, { ...formulario, nombre, cookie }, envio);
          }),
        );
      }
    },
  );
});

it("an address that is not what it reads as is refused in Spanish", async ({ onTestFinished, expect }) => {
  const server = await startServer({ env: { RUN_JOBS: "false", LOG_LEVEL: "warn" } });
  onTestFinished(() => server.stop().then(() => undefined));
  for (const path of ["/%0d%0a/%0d%0a", "/%09/%09", "/%5c/%5c", "/%0a/%1b%5b31mHOLA", "/%00", "/%7f"]) {
    const respuesta = await pedir(server.url, path, "");
    expect([path, respuesta.status]).toEqual([path, 400]);
    expect(await respuesta.text()).toContain('lang="es');
  }
});

async function enviar(
  server: TestServer,
  { nombre, destino, cookie }: { nombre: string; destino: string; cookie: string },
  envio: Cuerpo,
) {
  const respuesta = await pedir(server.url, destino, cookie, {
    method: "POST",
    headers: { "content-type": envio.tipo },
    body: envio.cuerpo as BodyInit,
  });
  const texto = await respuesta.text();
  const que = `${nombre} ← ${envio.tipo} ${envio.cuerpo.toString().slice(0, 300)}`;
  if (texto.length > RESPUESTA_MAXIMA) throw new Error(`${texto.length} characters: ${que}`);
  if (respuesta.status >= 500) throw new Error(`${respuesta.status}: ${que}`);
  if (texto.includes(MARCA)) throw new Error(`repeated as it came: ${que}`);
  if (respuesta.headers.get("content-type")?.startsWith("text/html") && !texto.includes('lang="es')) {
    throw new Error(`not in Spanish: ${que}`);
  }
  const palabras = texto.replace(/<script[\s\S]*?<\/script>/g, "");
  if (INGLES.test(palabras)) throw new Error(`English: ${INGLES.exec(palabras)?.[0]}: ${que}`);
  if (respuesta.headers.get("set-cookie")?.includes("a=b")) throw new Error(`writes a header: ${que}`);
}
