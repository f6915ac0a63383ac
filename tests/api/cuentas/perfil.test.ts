import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { createApi } from "../../../server/http/api/api";
import { CLASES_DE_CLAVE, type ClaseDeClave } from "../../../server/platform/api/endpoint";
import { makeBeneficioRepository, makePerfilRepository } from "../../../server/cuentas/repositories/perfiles";
import { makeBeneficiosPorHttp } from "../../../server/cuentas/beneficios/beneficios";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { abrirMundo, valor, type Mundo } from "../../support/servicios";

const CLAVE = "camino-de-prueba-24";
const claveHash = await cifrarClave(CLAVE);
const apiKeys = Object.fromEntries(CLASES_DE_CLAVE.map((clase) => [clase, `clave-${clase}`])) as Record<
  ClaseDeClave,
  string
>;

/** Answer of the service of benefits to a call; "nada" leaves the call without one. */
let responder: (path: string, clave: unknown) => { estado: number; cuerpo: string } | "nada";
const upstream = createServer((request, response) => {
  const respuesta = responder(request.url ?? "", request.headers["x-api-key"]);
  if (respuesta !== "nada") response.writeHead(respuesta.estado).end(respuesta.cuerpo);
});
upstream.listen(0, "localhost");
await once(upstream, "listening");
afterAll(() => {
  upstream.close();
  upstream.closeAllConnections();
});
const urlDeBeneficios = `http://localhost:${(upstream.address() as AddressInfo).port}/`;

const mundo = await abrirMundo();
const conUpstream = await abrirMundo({
  beneficios: makeBeneficiosPorHttp(fetch, { url: urlDeBeneficios, clave: "clave-de-beneficios" }),
});

let elena: Persona;
let enUpstream: Persona;
beforeEach(async () => {
  const cambios = { claveHash, esAsegurada: true, numeroDocumento: "45678912", usuarioLogin: "D45678912" };
  elena = await mundo.persona(cambios);
  enUpstream = await conUpstream.persona(cambios);
});

async function llamar(
  unMundo: Mundo,
  persona: Persona,
  ruta: string,
  { metodo = "GET", clave = "personas" }: { metodo?: string; clave?: ClaseDeClave } = {},
) {
  const {
    cuentas: { identidad },
  } = unMundo.servicios;
  const acceso = valor(await identidad.iniciarSesion({ correo: persona.email, clave: CLAVE, red: "" }));
  const { accessToken } = await identidad.juegoDeTokens(acceso);
  const api = createApi({ ...unMundo.producto, apiKeys, log: pino({ level: "silent" }) });
  const respuesta = await api.request(`http://localhost:3000${ruta}`, {
    method: metodo,
    headers: { "x-api-key": apiKeys[clave], authorization: `Bearer ${accessToken}` },
  });
  const { data } = (await respuesta.json()) as { data?: unknown };
  return { estado: respuesta.status, data };
}

describe("GET /v2/perfiles", () => {
  it("is one's own profile, plans in their order and the last kind of user", async () => {
    await makePerfilRepository(mundo.db).guardar(elena.idPersona, {
      planes: ["CLIENTE", "EPS"],
      tiposUsuario: ["REGISTRADO", "ASEGURADO"],
    });
    const { data } = await llamar(mundo, elena, `/perfiles?usuarioLogin=D45678912&uuid=${elena.idUsuario}`);
    expect(data).toMatchObject({
      tiposUsuario: ["REGISTRADO", "ASEGURADO"],
      tipoUsuario: "ASEGURADO",
      planes: [
        { codigoPlan: "CLIENTE", nombre: "Cliente Rimac", uidCms: "plan-cliente-rimac" },
        { codigoPlan: "EPS", nombre: "Rimac EPS", uidCms: "plan-rimac-eps" },
      ],
      usuarioLogin: "D45678912",
      uuid: elena.idUsuario,
    });
  });

  it("does not find anybody else", async () => {
    const otra = await mundo.persona();
    for (const consulta of [`usuarioLogin=${otra.usuarioLogin}`, `uuid=${otra.idUsuario}`]) {
      expect((await llamar(mundo, elena, `/perfiles?${consulta}`)).estado).toBe(404);
    }
  });
});

describe("GET /v2/usuarios/{id}/eps", () => {
  it("says what our own database knows, and nothing where it knows nothing", async () => {
    const ruta = `/usuarios/${elena.idPersona}/eps`;
    expect((await llamar(mundo, elena, ruta)).data).toEqual({
      tieneEPS: false,
      esPiloto: false,
      estado: "success",
    });
    await makeBeneficioRepository(mundo.db).guardar(elena.idPersona, { tieneEPS: true, esPiloto: true });
    expect((await llamar(mundo, elena, ruta)).data).toEqual({
      tieneEPS: true,
      esPiloto: true,
      estado: "success",
    });
  });

  it("does not find anybody else", async () => {
    const otra = await mundo.persona();
    expect((await llamar(mundo, elena, `/usuarios/${otra.idPersona}/eps`)).estado).toBe(404);
    expect((await llamar(mundo, elena, `/usuarios/${otra.idUsuario}/eps`)).estado).toBe(404);
  });

  it("asks another system where one is configured, with its key", async () => {
    const pedidos: unknown[] = [];
    responder = (...pedido) => {
      pedidos.push(pedido);
      return {
        estado: 200,
        cuerpo: JSON.stringify({ success: true, data: { tieneEPS: true, esPiloto: false } }),
      };
    };
    const { data } = await llamar(conUpstream, enUpstream, `/usuarios/${enUpstream.idUsuario}/eps`);
    expect(data).toEqual({ tieneEPS: true, esPiloto: false, estado: "success" });
    expect(pedidos).toEqual([[`/v2/usuarios/${enUpstream.idUsuario}/eps`, "clave-de-beneficios"]]);
  });

  it.each([
    ["refuses", { estado: 500, cuerpo: "{}" }],
    ["answers half", { estado: 200, cuerpo: '{"success":true,"data":{"tieneEPS":tr' }],
    ["answers a failure", { estado: 200, cuerpo: '{"success":false,"error":{"code":"X"}}' }],
    ["does not answer", "nada"],
  ] as const)("gives none and says so when that system %s", async (_, respuesta) => {
    responder = () => respuesta;
    const { estado, data } = await llamar(conUpstream, enUpstream, `/usuarios/${enUpstream.idPersona}/eps`);
    expect([estado, data]).toEqual([200, { tieneEPS: false, esPiloto: false, estado: "error" }]);
  });
});

describe("/v2/autenticacion/sesiones", () => {
  it("lists one's own, closes one, and closes the others", async () => {
    const {
      cuentas: { identidad },
    } = mundo.servicios;
    const abrir = async () =>
      valor(await identidad.iniciarSesion({ correo: elena.email, clave: CLAVE, red: "" }));
    const [primera, segunda] = [await abrir(), await abrir()];
    const lista = await llamar(mundo, elena, "/autenticacion/sesiones", { clave: "private" });
    expect(lista.data).toMatchObject({ sesiones: [{ esEsta: true }, { esEsta: false }, { esEsta: false }] });

    const cerrar = () =>
      llamar(mundo, elena, `/autenticacion/sesiones/${primera.idAcceso}`, {
        metodo: "DELETE",
        clave: "private",
      });
    expect((await cerrar()).estado).toBe(200);
    expect((await cerrar()).estado).toBe(404);
    expect(await identidad.sesiones(segunda)).toHaveLength(4);
    await llamar(mundo, elena, "/autenticacion/sesiones", { metodo: "DELETE", clave: "private" });
    expect(await identidad.sesiones(segunda)).toHaveLength(1);
  });
});
