import type { RouteConfigEntry } from "@remix-run/route-config";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { APLICAR_CUPON } from "../../../app/shell/compra/intenciones";
import {
  AMPLIAR,
  CAMBIAR_ESPECIALISTA,
  LIBERAR,
  PAGAR_CON_SALDO,
  PAGAR_CON_TARJETA,
} from "../../../app/features/agenda/reserva/intenciones";
import mapa from "../../../app/routes";
import { declaredRoutes } from "../../../server/modules";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { conCosas, direccionDe, HOJA, type Suyo } from "../../support/cosas";
import { entrar, pedir } from "../../support/recorrido";
import { startServer, type TestServer } from "../../support/server";

/**
 * Who sees what on the site. Every route has at least one address, and what it answers to nobody, to somebody
 * registered and to somebody insured, who ask for what is theirs, and to another person, who asks for what is of
 * the registered one. One word is everybody's answer; two are nobody's and that of whoever has signed in. `entrar`
 * is a redirect to the sign-in that leads back to the address; another redirect names its target.
 */
const RUTAS = declaredRoutes;

const [rosa, martin, elena] = CUENTAS_DE_DEMOSTRACION;

let server: TestServer;
let quienes: { nombre: string; cookie: string; suyo: Suyo }[];

beforeAll(async () => {
  server = await startServer({ env: { RUN_JOBS: "false" } });
  const deRosa = await conCosas(server, rosa!, "lucia-mendoza");
  quienes = [
    { nombre: "nobody", cookie: "", suyo: deRosa.suyo },
    { nombre: "registered", ...deRosa },
    { nombre: "insured", ...(await conCosas(server, elena!, "fiorella-quispe")) },
    { nombre: "another person", cookie: await entrar(server.url, martin!), suyo: deRosa.suyo },
  ];
});
afterAll(() => server.stop());

/** The paths of the site map, with those of their parents. */
function* caminos(rutas: RouteConfigEntry[]): Generator<string> {
  for (const { index, path: camino, children } of rutas) {
    yield index ? "/" : (camino ?? "");
    yield* caminos(children ?? []);
  }
}

/** The status, and where a redirect leads to. */
function dicho(respuesta: Response, direccion: string, suyo: Suyo): string {
  const location = respuesta.headers.get("location");
  if (!location) return String(respuesta.status);
  const destino = new URL(location, server.url);
  if (destino.pathname === "/iniciar-sesion" && destino.searchParams.get("redirect") === direccion)
    return "entrar";
  const nombrado = Object.entries(suyo).reduce(
    (texto, [nombre, id]: [string, string]) => texto.replace(id, `{${nombre}}`),
    destino.pathname + destino.search,
  );
  return `${respuesta.status}:${nombrado.replace(/[\da-f]{8}(-[\da-f]+){4}/, "{uuid}")}`;
}

async function preguntar(plantilla: string, suyo: Suyo, cookie: string, init?: RequestInit) {
  const direccion = direccionDe(plantilla, suyo);
  const respuesta = await pedir(server.url, direccion, cookie, init);
  await respuesta.arrayBuffer();
  return dicho(respuesta, direccion, suyo);
}

/** Things that nobody has, named as ours are. */
const alAzar = (): Suyo => ({
  horario: randomUUID(),
  pedido: randomUUID(),
  cita: randomUUID(),
  consentimiento: randomUUID(),
  hoja: HOJA,
});

/** All that an answer tells, without the ids that were asked for and what is new in each. */
async function retratar(plantilla: string, de: Suyo, cookie: string, init?: RequestInit) {
  const respuesta = await pedir(server.url, direccionDe(plantilla, de), cookie, init);
  const anonimo = (texto: string) =>
    Object.entries(de)
      .reduce((leido, [nombre, id]: [string, string]) => leido.replaceAll(id, `{${nombre}}`), texto)
      .replace(/[\da-f]{8}(-[\da-f]+){4}/g, "{uuid}")
      // The digest of what was sent, sealed for this browser: every form has another.
      .replace(/(bienestar_hecho=)[^;]+/, "$1{huella}");
  const CADA_VEZ_OTRAS = ["date", "x-request-id", "content-length", "etag"];
  const cabeceras = [...respuesta.headers].filter(([nombre]) => !CADA_VEZ_OTRAS.includes(nombre));
  return {
    estado: respuesta.status,
    cabeceras: cabeceras.map(([nombre, valor]) => `${nombre}: ${anonimo(valor)}`).sort(),
    cuerpo: anonimo(await respuesta.text()),
  };
}

/** Everything that the page of a held time can send. */
const FORMULARIOS_DEL_RESUMEN: Record<string, string>[] = [
  { intencion: LIBERAR },
  { intencion: AMPLIAR },
  { intencion: CAMBIAR_ESPECIALISTA, idEspecialista: "esp-lucia-mendoza" },
  { intencion: APLICAR_CUPON, cupon: "BIENESTAR20", aceptaTratamientoDeDatos: "1" },
  { intencion: PAGAR_CON_SALDO, aceptaTratamientoDeDatos: "1" },
  { intencion: PAGAR_CON_TARJETA, aceptaTratamientoDeDatos: "1" },
];

const VECES = 30;
/** How far apart two medians may lie on a busy machine: a hash of a password is thirty times, a mail three. */
const MISMA_CLASE = 2;
const mediana = (tiempos: number[]) => tiempos.toSorted((uno, otro) => uno - otro)[tiempos.length >> 1]!;

const PLANTILLAS = Object.values(RUTAS).flatMap((direcciones) => Object.entries(direcciones));

const CON_ID = PLANTILLAS.filter(([plantilla]) => plantilla.includes("{"));
const DEL_RESUMEN = PLANTILLAS.filter(([plantilla]) => /^\/resumen.*\{/.test(plantilla));
const PRIVADAS = PLANTILLAS.filter(([, dichos]) => dichos.startsWith("entrar"));

describe("the permissions of the site", () => {
  it("have addresses of each kind that is tried below", () => {
    expect(CON_ID.length).toBeGreaterThan(10);
    expect(DEL_RESUMEN.length).toBeGreaterThan(2);
    expect(PRIVADAS.length).toBeGreaterThan(40);
  });

  it("are written down for every route, and for nothing else", () => {
    expect(Object.keys(RUTAS).sort()).toEqual([...caminos(mapa)].sort());
  });

  it.each(Object.entries(RUTAS))("%s", async (_, direcciones) => {
    for (const [plantilla, esperado] of Object.entries(direcciones)) {
      const [todos = "", conSesion = todos, asegurada = conSesion, otra = conSesion] = esperado.split(" ");
      const vistos: string[] = [];
      for (const { cookie, suyo } of quienes) vistos.push(await preguntar(plantilla, suyo, cookie));
      expect(vistos, plantilla).toEqual([todos, conSesion, asegurada, otra]);
    }
  });

  it.each(CON_ID)("%s of somebody else is to the letter what a random one is", async (plantilla, dichos) => {
    const { cookie, suyo } = quienes[3]!;
    expect(await preguntar(plantilla, alAzar(), cookie)).toBe(dichos.split(" ").at(-1));
    expect(await retratar(plantilla, suyo, cookie)).toEqual(await retratar(plantilla, alAzar(), cookie));
  });

  it.each(FORMULARIOS_DEL_RESUMEN)(
    "/resumen sent %j about somebody else's time is to the letter what a random one is",
    async (campos) => {
      const { cookie, suyo } = quienes[3]!;
      const enviar = (de: Suyo) =>
        retratar("/resumen?horario={horario}", de, cookie, {
          method: "POST",
          body: new URLSearchParams({ ...campos, idHorario: de.horario }),
        });
      const deOtra = await enviar(suyo);
      expect(deOtra).toEqual(await enviar(alAzar()));
      expect(deOtra.estado, "it was read").not.toBe(400);
    },
  );

  it.each(DEL_RESUMEN)("%s of somebody else takes no other time than a random one", async (plantilla) => {
    const { cookie, suyo } = quienes[3]!;
    const tiempos: Record<"suyo" | "azar", number[]> = { suyo: [], azar: [] };
    // In turns, so that what else the machine does falls on both.
    for (let vez = 0; vez < VECES; vez++) {
      for (const [cual, de] of Object.entries({ suyo, azar: alAzar() }) as ["suyo" | "azar", Suyo][]) {
        const desde = performance.now();
        await preguntar(plantilla, de, cookie);
        tiempos[cual].push(performance.now() - desde);
      }
    }
    const razon = mediana(tiempos.suyo) / mediana(tiempos.azar);
    expect(razon).toBeGreaterThan(1 / MISMA_CLASE);
    expect(razon).toBeLessThan(MISMA_CLASE);
  });

  it.each(PRIVADAS)("nobody sends a form to %s without signing in", async (plantilla) => {
    const enviado = { method: "POST", body: new URLSearchParams() };
    // A page without a form of its own takes none, and the beat that a script sends for the room is answered a status.
    const refusal = plantilla.includes("/latido") ? ["401"] : ["entrar", "405"];
    expect(refusal).toContain(await preguntar(plantilla, quienes[0]!.suyo, "", enviado));
  });
});
