import type { RouteConfigEntry } from "@remix-run/route-config";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { APLICAR_CUPON } from "../../../app/shell/compra/intenciones";
import { AMPLIAR, CAMBIAR_ESPECIALISTA, LIBERAR } from "../../../app/features/agenda/reserva/intenciones";
import mapa from "../../../app/routes";
import { declaredRoutes } from "../../../server/modules";
import { porQuien } from "../../../server/platform/permisos";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { conCosas, direccionDe, HOJA, type CosasDePersona } from "../../support/cosas";
import { entrar, pedir } from "../../support/recorrido";
import { startServer, type TestServer } from "../../support/server";
import { FORMA_DE_PAGO } from "../../../app/domain/ventas/pedidos/formaDePago";

/**
 * Routes of the site, whose access is tested. Every route has at least one address, and four answers. They are those
 * to a visitor, to a registered and to an insured person for their own things, and to another person who asks for the
 * registered one's. A single word is the answer to all; two are the visitor's and that of every signed-in person.
 * `entrar` is a redirect to the sign-in that leads back to the address; another redirect names its target.
 */
const RUTAS = declaredRoutes;

const [rosa, martin, elena] = CUENTAS_DE_DEMOSTRACION;

let server: TestServer;
let visitantes: { nombre: string; cookie: string; cosas: CosasDePersona }[];

beforeAll(async () => {
  server = await startServer({ env: { RUN_JOBS: "false" } });
  const deRosa = await conCosas(server, rosa!, "lucia-mendoza");
  visitantes = [
    { nombre: "nobody", cookie: "", cosas: deRosa.cosas },
    { nombre: "registered", ...deRosa },
    { nombre: "insured", ...(await conCosas(server, elena!, "fiorella-quispe")) },
    { nombre: "another person", cookie: await entrar(server.url, martin!), cosas: deRosa.cosas },
  ];
});
afterAll(() => server.stop());

/** Paths of the site map, with those of their parents. */
function* caminos(rutas: RouteConfigEntry[]): Generator<string> {
  for (const { index, path: camino, children } of rutas) {
    yield index ? "/" : (camino ?? "");
    yield* caminos(children ?? []);
  }
}

/** Status of an answer, and the target of a redirect. */
function estadoODestino(respuesta: Response, direccion: string, cosas: CosasDePersona): string {
  const location = respuesta.headers.get("location");
  if (!location) return String(respuesta.status);
  const destino = new URL(location, server.url);
  if (destino.pathname === "/iniciar-sesion" && destino.searchParams.get("redirect") === direccion)
    return "entrar";
  const nombrado = Object.entries(cosas).reduce(
    (texto, [nombre, id]: [string, string]) => texto.replace(id, `{${nombre}}`),
    destino.pathname + destino.search,
  );
  return `${respuesta.status}:${nombrado.replace(/[\da-f]{8}(-[\da-f]+){4}/, "{uuid}")}`;
}

async function preguntar(plantilla: string, cosas: CosasDePersona, cookie: string, init?: RequestInit) {
  const direccion = direccionDe(plantilla, cosas);
  const respuesta = await pedir(server.url, direccion, cookie, init);
  await respuesta.arrayBuffer();
  return estadoODestino(respuesta, direccion, cosas);
}

/** Ids of things that do not exist, in the form of real ones. */
const alAzar = (): CosasDePersona => ({
  horario: randomUUID(),
  pedido: randomUUID(),
  cita: randomUUID(),
  consentimiento: randomUUID(),
  hoja: HOJA,
});

/** Content of a signed token, by its payload. */
function leerSellado(payload: string): string {
  const { datos } = JSON.parse(Buffer.from(payload, "base64url").toString()) as { datos: unknown };
  return JSON.stringify(datos);
}

/** Whole answer of a page, without the requested ids and without the values that are new in each answer. */
async function retratar(plantilla: string, de: CosasDePersona, cookie: string, init?: RequestInit) {
  const respuesta = await pedir(server.url, direccionDe(plantilla, de), cookie, init);
  const anonimo = (texto: string) =>
    Object.entries(de)
      .reduce((leido, [nombre, id]: [string, string]) => leido.replaceAll(id, `{${nombre}}`), texto)
      .replace(/[\da-f]{8}(-[\da-f]+){4}/g, "{uuid}")
      // The digest of the sent form is sealed for this browser, and different for every form.
      .replace(/(bienestar_hecho=)[^;]+/, "$1{huella}")
      // The second at which a seal expires differs, its content does not.
      .replace(/eyJ[\w-]+\.([\w-]+)\.[\w-]+/g, (_, sellado: string) => leerSellado(sellado));
  const CADA_VEZ_OTRAS = ["date", "x-request-id", "content-length", "etag"];
  const cabeceras = [...respuesta.headers].filter(([nombre]) => !CADA_VEZ_OTRAS.includes(nombre));
  return {
    estado: respuesta.status,
    cabeceras: cabeceras.map(([nombre, valor]) => `${nombre}: ${anonimo(valor)}`).sort(),
    cuerpo: anonimo(await respuesta.text()),
  };
}

/** Forms of the page of a held time. */
const FORMULARIOS_DEL_RESUMEN: Record<string, string>[] = [
  { intencion: LIBERAR },
  { intencion: AMPLIAR },
  { intencion: CAMBIAR_ESPECIALISTA, idEspecialista: "esp-lucia-mendoza" },
  { intencion: APLICAR_CUPON, cupon: "BIENESTAR20", aceptaTratamientoDeDatos: "1" },
  { intencion: FORMA_DE_PAGO.saldo, aceptaTratamientoDeDatos: "1" },
  { intencion: FORMA_DE_PAGO.tarjeta, aceptaTratamientoDeDatos: "1" },
];

const AGAIN = { retry: 3 };
const VECES = 30;
/** Largest ratio of two median times on a busy machine: a password hash takes thirty times as long, a mail three. */
const MISMA_CLASE = 2;
const mediana = (tiempos: number[]) => tiempos.toSorted((a, b) => a - b)[tiempos.length >> 1]!;

const PLANTILLAS = Object.values(RUTAS).flatMap((direcciones) => Object.entries(direcciones));

const CON_ID = PLANTILLAS.filter(([plantilla]) => plantilla.includes("{"));
const DEL_RESUMEN = PLANTILLAS.filter(([plantilla]) => /^\/resumen.*\{/.test(plantilla));
const PRIVADAS = PLANTILLAS.filter(([, esperado]) => porQuien(esperado).sinSesion === "entrar");

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
      const vistos: string[] = [];
      for (const { cookie, cosas } of visitantes) vistos.push(await preguntar(plantilla, cosas, cookie));
      const { sinSesion, conSesion, asegurada, otra } = porQuien(esperado);
      expect(vistos, plantilla).toEqual([sinSesion, conSesion, asegurada, otra].map(String));
    }
  });

  it.each(CON_ID)(
    "%s of somebody else is to the letter what a random one is",
    async (plantilla, esperado) => {
      const { cookie, cosas } = visitantes[3]!;
      expect(await preguntar(plantilla, alAzar(), cookie)).toBe(String(porQuien(esperado).otra));
      expect(await retratar(plantilla, cosas, cookie)).toEqual(await retratar(plantilla, alAzar(), cookie));
    },
  );

  it.each(FORMULARIOS_DEL_RESUMEN)(
    "/resumen sent %j about somebody else's time is to the letter what a random one is",
    async (campos) => {
      const { cookie, cosas } = visitantes[3]!;
      const enviar = (de: CosasDePersona) =>
        retratar("/resumen?horario={horario}", de, cookie, {
          method: "POST",
          body: new URLSearchParams({ ...campos, idHorario: de.horario }),
        });
      const deOtra = await enviar(cosas);
      expect(deOtra).toEqual(await enviar(alAzar()));
      expect(deOtra.estado, "it was read").not.toBe(400);
    },
  );

  // A busy machine may spoil one median; an address that reveals the difference in time does so each time.
  it.each(DEL_RESUMEN)(
    "%s of somebody else takes no other time than a random one",
    AGAIN,
    async (plantilla) => {
      const { cookie, cosas } = visitantes[3]!;
      const tiempos: Record<"suyo" | "azar", number[]> = { suyo: [], azar: [] };
      // The two requests take turns, so that other load of the machine falls on both.
      for (let vez = 0; vez < VECES; vez++) {
        for (const [clase, de] of Object.entries({ suyo: cosas, azar: alAzar() }) as [
          "suyo" | "azar",
          CosasDePersona,
        ][]) {
          const desde = performance.now();
          await preguntar(plantilla, de, cookie);
          tiempos[clase].push(performance.now() - desde);
        }
      }
      const razon = mediana(tiempos.suyo) / mediana(tiempos.azar);
      expect(razon).toBeGreaterThan(1 / MISMA_CLASE);
      expect(razon).toBeLessThan(MISMA_CLASE);
    },
  );

  it.each(PRIVADAS)("nobody sends a form to %s without signing in", async (plantilla) => {
    const enviado = { method: "POST", body: new URLSearchParams() };
    // A page without a form takes none. The script's sign of presence in a room is answered with a status.
    const refusal = plantilla.includes("/latido") ? ["401"] : ["entrar", "405"];
    expect(refusal).toContain(await preguntar(plantilla, visitantes[0]!.cosas, "", enviado));
  });
});
