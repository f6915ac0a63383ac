import { afterAll, beforeEach, expect, it, vi } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { RECHAZOS_AL_ENTRAR } from "../../../app/domain/cuentas/identidad/identidad";
import { action } from "../../../app/features/cuentas/identidad/iniciarSesion.server";
import { cookieDeNavegador, personasDelNavegador } from "../../../app/shell/sesion/navegador.server";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import * as hilos from "../../../server/cuentas/identidad/hilos";
import { CLAVE_DE_PRUEBA } from "../../support/cuentas";
import { page, startHttp } from "../../support/http";
import { abrirMundo } from "../../support/servicios";

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock("../../../server/cuentas/identidad/hilos", async (load) => {
  const real = await load<typeof hilos>();
  return { ...real, verify: vi.fn(real.verify) };
});
vi.mock("../../../app/services.server", () => ({
  get services() {
    return mundo.servicios;
  },
}));

let consultas: string[] = [];
const mundo = await abrirMundo({ alConsultar: ({ query }) => void consultas.push(query.sql) });
const { db } = mundo;
const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);
const SITIO = "http://bienestar.test";

let rosa: Persona;
beforeEach(async () => {
  rosa = await mundo.persona({ email: "rosa@prueba.example", claveHash });
});

const ponerClave = (clave_hash: string, { idPersona }: Persona) =>
  db.updateTable("cuentas").set({ clave_hash }).where("id_persona", "=", idPersona).execute();

it("with a password that became another one while it was looked at is refused as a wrong one is", async () => {
  const comparar = vi.mocked(hilos.verify).getMockImplementation()!;
  vi.mocked(hilos.verify).mockImplementationOnce(async (...claves) => {
    const esLaClave = await comparar(...claves);
    await ponerClave("la que puso su dueña", rosa);
    return esLaClave;
  });
  const request = new Request(`${SITIO}/iniciar-sesion`, {
    method: "POST",
    body: new URLSearchParams({ correo: rosa.email, clave: CLAVE_DE_PRUEBA }),
  });
  const respuesta = await action({ request, context: { red: "10.0.0.1" }, params: {} });
  expect([respuesta.status, respuesta.headers.get("location")]).toEqual([400, null]);
  expect(await respuesta.json()).toMatchObject({
    generales: [RECHAZOS_AL_ENTRAR["credenciales-invalidas"].mensaje],
  });
});

it("from a browser is known at the turnstile while somebody has the password with which they came in", async () => {
  let cookie = "";
  const entraron = [rosa, await mundo.persona({ claveHash }), await mundo.persona({ claveHash })];
  for (const { idPersona } of entraron)
    cookie = (await cookieDeNavegador(new Request(SITIO, { headers: { cookie } }), idPersona)).split(";")[0]!;
  const sitio = await startHttp({
    pages: async () => page("adentro"),
    turnstile: {
      triesPasswords: () => true,
      places: 0,
      placesOfKnown: 1,
      knownAs: (request) => personasDelNavegador(request.raw),
      sentBy: async () => null,
      holdInMs: 0,
    },
  });
  const intentar = async (headers: Record<string, string>) => {
    consultas = [];
    const { status } = await sitio.ask("/iniciar-sesion", {
      method: "POST",
      headers: { origin: SITIO, "content-type": "application/x-www-form-urlencoded", ...headers },
      body: "correo=rosa@prueba.example",
    });
    return { status, consultas: consultas.length };
  };
  try {
    expect(await intentar({ cookie })).toEqual({ status: 200, consultas: 1 });
    for (const persona of entraron.slice(1)) await ponerClave("otra", persona);
    expect(await intentar({ cookie }), "rosa has hers").toEqual({ status: 200, consultas: 1 });
    await ponerClave("otra", rosa);
    expect(await intentar({ cookie }), "nobody's any more").toEqual({ status: 503, consultas: 1 });
    expect(await intentar({}), "a stranger costs no look").toEqual({ status: 503, consultas: 0 });
  } finally {
    await sitio.stop(1);
  }
});
