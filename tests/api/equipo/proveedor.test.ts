import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { INTENTOS_POR_DIRECCION } from "../../../app/domain/cuentas/identidad/identidad";
import { loader as salir } from "../../../app/features/equipo/entrada/cuenta.server";
import { loader as volver } from "../../../app/features/equipo/entrada/retorno.server";
import { RED_DE_EQUIPO as RED, SITIO_DE_EQUIPO as EQUIPO } from "../../support/navegadorDeEquipo";
import { abrirMundoConProveedor } from "../../support/proveedorDeEquipo";
import { aLaVez, rechazo, valor } from "../../support/servicios";

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock("../../../app/services.server", () => ({
  get services() {
    return mundo.servicios;
  },
}));

const { firmante, ajustes, mundo, abrirNavegador: abrir } = await abrirMundoConProveedor();
const { db, reloj, servicios } = mundo;

let informados: unknown[];
let anteriores: Set<string>;
beforeEach(async () => {
  anteriores = new Set((await registro()).map(({ id_linea }) => id_linea));
  informados = [];
});

const proveedor = servicios.equipo.proveedor!;
const abrirNavegador = () => abrir({ salir, volver, informar: (error) => informados.push(error) });

async function entrar() {
  const navegador = abrirNavegador();
  expect(await navegador.entrar()).toEqual({ estado: 303, destino: "/equipo" });
  return navegador;
}

const cuentas = () => db.selectFrom("cuentas_de_equipo").selectAll().execute();
const registro = () => db.selectFrom("registro_de_equipo").selectAll().orderBy("creada_en").execute();
/** Lines of this test: nobody can empty the register. */
const lineas = async () =>
  (await registro()).flatMap(({ id_linea, accion, objeto, motivo }) =>
    anteriores.has(id_linea) ? [] : [{ accion, objeto, motivo }],
  );
const acciones = async () => (await lineas()).map(({ accion }) => accion);

describe("a sign-in by the provider", () => {
  it("makes the account once, with the roles of its groups, and each entry is a line", async () => {
    const navegador = await entrar();
    expect(await navegador.miembro()).toMatchObject({
      nombre: "Ana Torres",
      roles: ["guardia", "sistemas"],
      delProveedor: true,
    });
    expect((await acciones()).sort()).toEqual([
      "activo-cuenta",
      "entro-al-equipo",
      "recibio-rol",
      "recibio-rol",
    ]);
    await entrar();
    expect(await cuentas()).toHaveLength(1);
    expect((await acciones()).filter((accion) => accion === "recibio-rol")).toHaveLength(2);
  });

  it("asks for a code with PKCE, state and nonce", async () => {
    const { destino } = await abrirNavegador().salir();
    const { searchParams } = new URL(destino);
    expect(searchParams.get("code_challenge_method")).toBe("S256");
    for (const nombre of ["state", "nonce", "code_challenge"])
      expect(searchParams.get(nombre)?.length).toBeGreaterThan(20);
    expect(searchParams.get("redirect_uri")).toBe(`${EQUIPO}/equipo/entrar/retorno`);
  });

  it("is a fresh one each time: a colleague who left the computer is not signed in by the next person", async () => {
    const { destino } = await abrirNavegador().salir();
    const { searchParams } = new URL(destino);
    expect(Object.fromEntries(searchParams)).toMatchObject({ prompt: "login", max_age: "0" });
  });

  it("makes one account of two first entries at the same time", async () => {
    const llegadas = await Promise.all(
      [1, 2].map(async () => {
        const retorno = `${EQUIPO}/equipo/entrar/retorno`;
        const { url, viaje } = valor(await proveedor.comenzar({ retorno, destino: "/equipo", llave: "" }));
        return { direccion: firmante.volverDe(url), viaje: (await proveedor.leerViaje(viaje))! };
      }),
    );
    const entradas = await aLaVez(2, (cual) =>
      proveedor.terminar({ ...llegadas[cual]!, llave: "", red: RED }),
    );
    expect(entradas.map(rechazo)).toEqual(["aceptado", "aceptado"]);
    expect(await cuentas()).toHaveLength(1);
  });

  it("without a group of ours makes nothing, and its line has a digest and no subject", async () => {
    firmante.claims.groups = ["otro"];
    expect((await abrirNavegador().entrar()).estado).toBe(403);
    expect(await cuentas()).toEqual([]);
    const [linea] = await lineas();
    expect(linea).toMatchObject({ accion: "no-entro", motivo: "sin-grupo" });
    expect(linea!.objeto).not.toBe("");
    expect(linea!.objeto).not.toContain("sujeto");
  });

  it.each([
    { que: "another nonce", claims: { nonce: "otro" }, estado: 400 },
    { que: "another audience", claims: { aud: "otro-cliente" }, estado: 403 },
    { que: "another issuer", claims: { iss: "https://otro.example" }, estado: 403 },
    { que: "an end in the past", claims: { exp: 1_700_000_000 }, estado: 403 },
    {
      que: "a sign-in of before",
      claims: { auth_time: Math.floor(Date.now() / 1000) - 3600 },
      estado: 403,
    },
    { que: "no instant of the sign-in", claims: { auth_time: undefined }, estado: 403 },
  ])("is refused with $que in the answer", async ({ claims, estado }) => {
    Object.assign(firmante.claims, claims);
    const navegador = abrirNavegador();
    expect((await navegador.entrar()).estado).toBe(estado);
    expect(await navegador.miembro()).toBeNull();
    expect(await cuentas()).toEqual([]);
    expect(await acciones()).toEqual(["no-entro"]);
    expect(JSON.stringify(informados)).not.toContain("@equipo.example");
  });

  it("counts from the moment at which the member left, and bears a clock that is seconds behind", async () => {
    const haceSegundos = (segundos: number) => Math.floor(Date.now() / 1000) - segundos;
    firmante.claims.auth_time = haceSegundos(10);
    expect((await abrirNavegador().entrar()).estado).toBe(403);
    firmante.claims.auth_time = haceSegundos(3);
    expect((await abrirNavegador().entrar()).estado).toBe(303);
    const navegador = abrirNavegador();
    const retorno = firmante.volverDe((await navegador.salir()).destino);
    reloj.avanzar(5);
    firmante.claims.auth_time = haceSegundos(0);
    expect((await navegador.volver(retorno)).estado).toBe(303);
  });

  it("is refused in another browser, after ten minutes, and with a code that was used", async () => {
    const navegador = abrirNavegador();
    const retorno = firmante.volverDe((await navegador.salir()).destino);
    expect((await abrirNavegador().volver(retorno)).estado).toBe(400);
    expect(await acciones(), "no trip, no call and no line").toEqual([]);
    reloj.avanzar(10);
    expect((await navegador.volver(retorno)).estado).toBe(400);
    const otro = abrirNavegador();
    const direccion = firmante.volverDe((await otro.salir()).destino);
    direccion.searchParams.set("code", "robado");
    expect((await otro.volver(direccion)).estado).toBe(400);
    expect(informados).toEqual([]);
  });

  it("goes on where the first return led, when it comes twice", async () => {
    const navegador = abrirNavegador();
    const { destino } = await navegador.salir("/equipo/entrar/cuenta?vuelve=/equipo/registro");
    const retorno = firmante.volverDe(destino);
    expect((await navegador.volver(retorno)).destino).toBe("/equipo/registro");
    expect((await navegador.volver(retorno)).destino).toBe("/equipo/registro");
    expect((await acciones()).filter((accion) => accion === "entro-al-equipo")).toHaveLength(1);
  });

  it("is refused with 503 while the provider is away, and reported", async () => {
    const navegador = abrirNavegador();
    const retorno = firmante.volverDe((await navegador.salir()).destino);
    await firmante.apagar();
    try {
      expect((await navegador.volver(retorno)).estado).toBe(503);
    } finally {
      await firmante.encender();
    }
    expect(informados).toHaveLength(1);
  });

  it("says on the way there too that the provider is away", async () => {
    const cliente = firmante.clienteNuevo();
    const { services } = await mundo.otroProceso({ proveedorDeEquipo: { ...ajustes, cliente } });
    await firmante.apagar();
    try {
      const salida = { retorno: `${EQUIPO}/equipo/entrar/retorno`, destino: "/equipo", llave: "" };
      expect(rechazo(await services.equipo.proveedor!.comenzar(salida))).toBe("proveedor-caido");
    } finally {
      await firmante.encender();
    }
  });

  it("is refused 429 after many altered returns from one network", async () => {
    const estados = new Set<number>();
    for (let intento = 0; intento <= INTENTOS_POR_DIRECCION; intento++) {
      const navegador = abrirNavegador();
      const retorno = firmante.volverDe((await navegador.salir()).destino);
      retorno.searchParams.set("code", "inventado");
      estados.add((await navegador.volver(retorno)).estado);
    }
    expect([...estados]).toEqual([400, 429]);
  });

  it("without the asked class of sign-in opens nothing", async () => {
    const { services } = await mundo.otroProceso({ proveedorDeEquipo: { ...ajustes, acr: "mfa" } });
    const entrarCon = async (claims: object) => {
      Object.assign(firmante.claims, claims);
      const salida = { retorno: `${EQUIPO}/equipo/entrar/retorno`, destino: "/equipo", llave: "" };
      const { url, viaje } = valor(await services.equipo.proveedor!.comenzar(salida));
      const leido = (await services.equipo.proveedor!.leerViaje(viaje))!;
      const llegada = { direccion: firmante.volverDe(url), viaje: leido, llave: "", red: RED };
      return rechazo(await services.equipo.proveedor!.terminar(llegada));
    };
    expect(await entrarCon({ amr: ["pwd"] })).toBe("sin-verificacion");
    expect(await entrarCon({ amr: ["pwd", "mfa"] })).toBe("aceptado");
  });
});
