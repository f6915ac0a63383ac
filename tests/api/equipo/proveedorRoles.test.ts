import { afterAll, describe, expect, it, vi } from "vitest";
import { DIAS_SIN_USO } from "../../../app/domain/equipo/cuentas/cuenta";
import { loader as salir } from "../../../app/features/equipo/entrada/cuenta.server";
import { loader as volver } from "../../../app/features/equipo/entrada/retorno.server";
import { RED_DE_EQUIPO as RED } from "../../support/navegadorDeEquipo";
import { abrirMundoConProveedor } from "../../support/proveedorDeEquipo";
import { aLaVez, rechazo, valor } from "../../support/servicios";
import { CLAVE, codigoDe, unMiembro } from "../../support/equipo";

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock("../../../app/services.server", () => ({
  get services() {
    return mundo.servicios;
  },
}));

const { firmante, mundo, abrirNavegador: abrir } = await abrirMundoConProveedor();
const { db, reloj, servicios, producto } = mundo;

const { entrada } = servicios.equipo;
const abrirNavegador = () => abrir({ salir, volver });

async function entrar() {
  const navegador = abrirNavegador();
  expect((await navegador.entrar()).estado).toBe(303);
  return navegador;
}

const lineas = async () =>
  (await db.selectFrom("registro_de_equipo").selectAll().orderBy("creada_en").execute()).map(
    ({ accion, objeto, motivo }) => ({ accion, objeto, motivo }),
  );
const cuentaDe = (idCuenta: string) =>
  db.selectFrom("cuentas_de_equipo").selectAll().where("id_cuenta", "=", idCuenta).executeTakeFirst();

describe("the groups at each entry", () => {
  it("take a lost role and every stay away at once", async () => {
    const antes = await entrar();
    firmante.claims.groups = ["noche"];
    const ahora = await entrar();
    expect(await antes.miembro()).toBeNull();
    expect((await ahora.miembro())!.roles).toEqual(["guardia"]);
    const { idCuenta } = (await ahora.miembro())!;
    expect(await lineas()).toContainEqual({
      accion: "perdio-rol",
      objeto: `${idCuenta}:sistemas`,
      motivo: null,
    });
  });

  it("end all of them, and the entry, when none is left", async () => {
    const antes = await entrar();
    firmante.claims.groups = [];
    expect((await abrirNavegador().entrar()).estado).toBe(403);
    expect(await antes.miembro()).toBeNull();
    expect(
      await db.selectFrom("roles_de_equipo").select("rol").where("quitado_en", "is", null).execute(),
    ).toEqual([]);
    firmante.claims.groups = ["noche"];
    expect((await (await entrar()).miembro())!.roles).toEqual(["guardia"]);
  });

  it("give the only roles: no colleague asks for one, and none takes one of a group away", async () => {
    const miembro = { ...(await (await entrar()).miembro())!, dioCodigo: true };
    const { idCuenta } = miembro;
    const pedido = { idCuenta, rol: "datos", motivo: "apoyo" } as const;
    expect(rechazo(await servicios.equipo.pedirRol(miembro, pedido))).toBe("roles-por-grupo");
    const nueva = { correo: "nora@equipo.example", nombre: "Nora", rol: "datos", motivo: "apoyo" } as const;
    expect(rechazo(await servicios.equipo.invitar(miembro, nueva))).toBe("roles-por-grupo");
    const { id_rol: idRol } = await db
      .selectFrom("roles_de_equipo")
      .select("id_rol")
      .executeTakeFirstOrThrow();
    expect(rechazo(await servicios.equipo.quitarRol(miembro, idRol))).toBe("roles-por-grupo");
  });
});

describe("an account", () => {
  it("that was closed opens no more, and its stays end", async () => {
    const navegador = await entrar();
    const deSistemas = await unMiembro(mundo, "sistemas");
    const { idCuenta } = (await navegador.miembro())!;
    valor(await servicios.equipo.cerrarCuenta(deSistemas, { idCuenta, motivo: "se fue" }));
    expect(await navegador.miembro()).toBeNull();
    expect((await abrirNavegador().entrar()).estado).toBe(403);
    expect(await lineas()).toContainEqual({
      accion: "no-entro",
      objeto: idCuenta,
      motivo: "cuenta-de-equipo-cerrada",
    });
  });

  it("with a password is never found by its mail: it is closed first, and both never stand side by side", async () => {
    const conClave = await unMiembro(mundo, "datos");
    firmante.claims.email = conClave.correo;
    expect((await abrirNavegador().entrar()).estado).toBe(409);
    const deSistemas = await unMiembro(mundo, "sistemas");
    const { idCuenta } = conClave;
    valor(await servicios.equipo.cerrarCuenta(deSistemas, { idCuenta, motivo: "entra con su cuenta" }));
    const miembro = (await (await entrar()).miembro())!;
    expect(miembro).toMatchObject({ correo: conClave.correo, roles: ["guardia", "sistemas"] });
    expect(miembro.idCuenta).not.toBe(idCuenta);
  });

  it("of the machine keeps its password, and one of a colleague does not", async () => {
    const datos = { operador: "ops", correo: "sara@equipo.example", nombre: "Sara Ríos" };
    const { enlace } = valor(await producto.acts.equipo.crear(datos));
    const invitacion = new URL(enlace).searchParams.get("llave")!;
    const { llave: media } = valor(await entrada.aceptarInvitacion(invitacion, CLAVE, RED));
    const { secreto } = (await entrada.segundoPaso(media))!.porActivar!;
    const { llave } = valor(await entrada.darSegundoPaso(media, codigoDe(secreto, reloj.ahora), RED));
    expect(await entrada.miembro(llave, RED)).toMatchObject({ roles: ["sistemas"], delProveedor: false });
    const conClave = { correo: datos.correo, clave: CLAVE, red: RED };
    valor(await entrada.entrar(conClave));
    await db
      .updateTable("roles_de_equipo")
      .set({ pedido_por: "otra-cuenta", confirmado_por: "una-tercera" })
      .execute();
    expect(await entrada.miembro(llave, RED)).toBeNull();
    expect(rechazo(await entrada.entrar(conClave))).toBe("credenciales-invalidas");
  });

  it("that closed for 90 days without use comes back as another one, with the roles of its groups", async () => {
    const antes = (await (await entrar()).miembro())!;
    reloj.avanzar(DIAS_SIN_USO * 24 * 60 + 1);
    await mundo.job("cerrar-cuentas-de-equipo");
    expect(await cuentaDe(antes.idCuenta)).toMatchObject({ estado: "cerrada" });
    reloj.ahora = new Date();
    const miembro = (await (await entrar()).miembro())!;
    expect(miembro).toMatchObject({ correo: antes.correo, roles: ["guardia", "sistemas"] });
    expect(miembro.idCuenta).not.toBe(antes.idCuenta);
  });

  it("follows the name and the mail of the provider, and a line tells the change", async () => {
    const { idCuenta } = (await (await entrar()).miembro())!;
    const correo = "nuevo@equipo.example";
    Object.assign(firmante.claims, { email: correo, name: "Ana Torres Paz" });
    expect(await (await entrar()).miembro()).toMatchObject({ idCuenta, correo, nombre: "Ana Torres Paz" });
    expect(await lineas()).toContainEqual({ accion: "cambio-su-correo", objeto: idCuenta, motivo: null });
  });

  it("keeps its mail when the new one is not verified, or of another open account", async () => {
    const { idCuenta, correo } = (await (await entrar()).miembro())!;
    const otra = await unMiembro(mundo, "datos");
    firmante.claims.email = otra.correo;
    await entrar();
    Object.assign(firmante.claims, { email: "otro@equipo.example", email_verified: false });
    await entrar();
    expect(await cuentaDe(idCuenta)).toMatchObject({ correo });
    expect(await cuentaDe(otra.idCuenta)).toMatchObject({ correo: otra.correo });
  });

  it("of the provider opens nothing once the provider is turned off", async () => {
    const navegador = await entrar();
    const { services } = await mundo.otroProceso({ proveedorDeEquipo: null });
    expect(services.equipo.proveedor).toBeNull();
    expect(await services.equipo.entrada.miembro(navegador.llave(), RED)).toBeNull();
  });
});

describe("a fresh sign-in at the provider", () => {
  it("confirms one act within five minutes, and replaces the key of the stay", async () => {
    const navegador = await entrar();
    const antes = navegador.llave();
    expect(rechazo(await entrada.probar(antes, "cuenta"))).toBe("falta-confirmar");
    const { destino, pedida } = await navegador.confirmar();
    expect(pedida).toMatchObject({ prompt: "login", max_age: "0" });
    expect(destino).toBe("/equipo/entrar/confirmado");
    expect(await entrada.miembro(antes, RED)).toBeNull();
    const intentos = await aLaVez(3, () => entrada.probar(navegador.llave(), "cuenta"));
    expect(intentos.map(rechazo).sort()).toEqual(["aceptado", "falta-confirmar", "falta-confirmar"]);
    await navegador.confirmar();
    reloj.avanzar(5);
    expect(rechazo(await entrada.probar(navegador.llave(), "cuenta"))).toBe("falta-confirmar");
  });

  it("of another person, or of before, confirms nothing", async () => {
    const navegador = await entrar();
    const { sub } = firmante.claims;
    firmante.claims.sub = "otra-persona";
    expect((await navegador.confirmar()).estado).toBe(403);
    Object.assign(firmante.claims, { sub, auth_time: Math.floor(Date.now() / 1000) - 120 });
    expect((await navegador.confirmar()).estado).toBe(403);
    expect(rechazo(await entrada.probar(navegador.llave(), "cuenta"))).toBe("falta-confirmar");
    expect((await navegador.miembro())!.roles).toEqual(["guardia", "sistemas"]);
  });

  it("follows the groups too", async () => {
    const navegador = await entrar();
    firmante.claims.groups = [];
    expect((await navegador.confirmar()).estado).toBe(403);
    expect(await navegador.miembro()).toBeNull();
  });
});
