import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { loader as salir } from "../../../app/features/cuentas/identidad/aseguradoraEntrar.route";
import { loader as volver } from "../../../app/features/cuentas/identidad/aseguradoraRetorno.server";
import { action as cerrarSesion } from "../../../app/features/cuentas/identidad/cerrarSesion.route";
import { loader as verEntrada } from "../../../app/features/cuentas/identidad/iniciarSesion.server";
import { abrirProveedor, puertaDe } from "../../support/proveedorOidc";
import { abrirMundo, ORIGEN } from "../../support/servicios";

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock("../../../app/services.server", () => ({
  get services() {
    return mundo.servicios;
  },
}));

const proveedor = await abrirProveedor();
proveedor.servirA(ORIGEN);
afterAll(() => proveedor.apagar());
const mundo = await abrirMundo({ aseguradora: puertaDe(proveedor) });

/** Cookies of one browser, sent back with each request. */
let galletas: Map<string, string>;
let informados: unknown[];
let vez = 0;
beforeEach(async () => {
  galletas = new Map();
  informados = [];
  proveedor.afiliado = {
    sub: `afiliada-${++vez}`,
    given_name: "Elena",
    family_name: "Cáceres",
    tipo_documento: "DNI",
    numero_documento: `4567891${vez}`,
  };
  await mundo.db.deleteFrom("contadores").execute();
  await mundo.db.insertInto("contadores").values({ nombre: "personas", valor: 900_000 }).execute();
});

type Puerta = (args: never) => Promise<unknown>;
const enviadas = () => [...galletas].map(([nombre, valor]) => `${nombre}=${valor}`).join("; ");

async function pedir(
  puerta: Puerta,
  direccion: string | URL,
  { conCookies = enviadas(), method = "GET" } = {},
) {
  const request = new Request(new URL(direccion, ORIGEN), { method, headers: { cookie: conCookies } });
  const context = { red: "10.0.0.1", informarError: (error: unknown) => informados.push(error) };
  const dado = await puerta({ request, params: { cara: "rimac" }, context } as never).catch(
    (lanzado: unknown) => lanzado,
  );
  if (!(dado instanceof Response)) throw new Error(`no redirect: ${JSON.stringify(dado)}`);
  for (const galleta of dado.headers.getSetCookie()) {
    const [, nombre = "", valor = ""] = /^([^=]+)=([^;]*)/.exec(galleta) ?? [];
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(galleta)) galletas.delete(nombre);
    else galletas.set(nombre, valor);
  }
  return dado.headers.get("location")!;
}

const salirHacia = (destino: string) =>
  pedir(salir, `/iniciar-sesion/rimac/entrar?${new URLSearchParams({ redirect: destino })}`);
const accesos = () => mundo.db.selectFrom("accesos").select("id_acceso").execute();
/** Follows redirects to the last address: the page of the form redirects a person who has signed in. */
const hastaElFinal = async (adonde: string) =>
  adonde.startsWith("/iniciar-sesion/rimac?") ? pedir(verEntrada, adonde) : adonde;

it("two tabs that go at once come back each to where it was going", async () => {
  const [primera, segunda] = [await salirHacia("/mi-perfil"), await salirHacia("/saldo")];
  const [primerRetorno, segundoRetorno] = [
    await proveedor.recorrer(primera),
    await proveedor.recorrer(segunda),
  ];
  expect(await pedir(volver, segundoRetorno)).toContain("saldo");
  expect(await pedir(volver, primerRetorno)).toContain("mi-perfil");
  expect(informados).toEqual([]);
});

it("a doubled return signs in once, and ends where the trip was going", async () => {
  const direccion = await proveedor.recorrer(await salirHacia("/mi-perfil"));
  const antes = enviadas();
  const llegadas = [await pedir(volver, direccion), await pedir(volver, direccion, { conCookies: antes })];
  llegadas.push(await pedir(volver, direccion));
  for (const llegada of llegadas) expect(await hastaElFinal(llegada)).toContain("mi-perfil");
  expect(await accesos()).toHaveLength(1);
  expect(informados, "no failure of ours").toEqual([]);
});

it("a return with another state leaves the trip alone", async () => {
  const direccion = await proveedor.recorrer(await salirHacia("/mi-perfil"));
  const ajena = new URL(direccion);
  ajena.searchParams.set("state", "de-otro-viaje-cualquiera");
  expect(await pedir(volver, ajena)).toContain("error=autenticacion");
  expect(await pedir(volver, direccion)).toContain("mi-perfil");
  expect(informados).toEqual([]);
});

it("a browser keeps five trips at the most, the newest", async () => {
  const idas = [];
  for (let n = 0; n < 9; n++) idas.push(await salirHacia(`/saldo`));
  expect([...galletas.keys()].filter((nombre) => nombre.includes("puerta-"))).toHaveLength(5);
  expect(await pedir(volver, await proveedor.recorrer(idas[8]!))).toContain("saldo");
});

it("whoever signs out while the provider is down ends at a page of ours", async () => {
  await pedir(volver, await proveedor.recorrer(await salirHacia("/mi-perfil")));
  await proveedor.apagar();
  try {
    expect(await pedir(cerrarSesion, "/cerrar-sesion", { method: "POST" })).toMatch(/^\/(\?|$)/);
  } finally {
    await proveedor.encender();
  }
});
