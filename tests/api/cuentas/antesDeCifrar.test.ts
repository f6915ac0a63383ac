import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { INTENTOS_POR_CUENTA, INTENTOS_POR_DIRECCION } from "../../../app/domain/cuentas/identidad/identidad";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { ESCRITURAS_SIN_SESION_POR_DIA } from "../../../app/domain/shared/intentos/sinSesion";
import type { Result } from "../../../app/domain/shared/result";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import * as hilos from "../../../server/cuentas/identidad/hilos";
import { CLAVE_DE_PRUEBA, DIRECCION, enlaceDe, registrarHastaElCodigo } from "../../support/cuentas";
import { abrirMundo, rechazo, valor } from "../../support/servicios";

// Files share their modules: those that hold what stands in below are read anew, before and after.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock("../../../server/cuentas/identidad/hilos", async (load) => {
  const real = await load<typeof hilos>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});

const mundo = await abrirMundo();
const { servicios, db } = mundo;
const {
  cuentas: { cuenta, identidad, recuperarClave, registro, segundoFactor, ...cuentas },
} = servicios;
const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);

let rosa: Persona;
beforeEach(async () => {
  rosa = await mundo.persona({ email: "rosa@prueba.example", claveHash });
});

/** How often a password was hashed, and how often compared, which costs as much. */
async function costo(pedir: () => Promise<Result<unknown, string, unknown>>) {
  vi.mocked(hilos.hash).mockClear();
  vi.mocked(hilos.verify).mockClear();
  const dicho = rechazo(await pedir());
  return {
    dicho,
    hash: vi.mocked(hilos.hash).mock.calls.length,
    verify: vi.mocked(hilos.verify).mock.calls.length,
  };
}
const gratis = (dicho: string) => ({ dicho, hash: 0, verify: 0 });

const prueba = (clave = "no es esta") => ({ idPersona: rosa.idPersona, idAcceso: "uno", clave });
const entrar = (direccion = DIRECCION) =>
  identidad.iniciarSesion({ correo: rosa.email, clave: "no es esta", red: direccion });
const contar = (clave: string, cuenta: number) =>
  db.updateTable("intentos").set({ cuenta }).where("clave", "like", clave).execute();

it("a password is hashed or compared for these use cases, and for no other", () => {
  const files = readdirSync("app/domain", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .filter((file) =>
      /\b(cifrarClave|verificarClave)\(/.test(readFileSync(path.join("app/domain", file), "utf8")),
    );
  expect(files.toSorted()).toEqual([
    "cuentas/accesos/iniciarSesion.ts",
    "cuentas/cuenta/cambiarClave.ts",
    "cuentas/identidad/prueba.ts",
    "cuentas/recuperacion/recuperarClave.ts",
    "cuentas/registro/borrador.ts",
  ]);
});

describe("signing in compares no password", () => {
  it("for an account with too many tries", async () => {
    for (let vez = 0; vez < INTENTOS_POR_CUENTA; vez++) await entrar();
    expect(await costo(entrar)).toEqual(gratis("demasiados-intentos"));
  });

  it("for an address with too many tries", async () => {
    await entrar();
    await contar("direccion:%", INTENTOS_POR_DIRECCION);
    expect(await costo(entrar)).toEqual(gratis("demasiados-intentos"));
    expect(await costo(() => entrar("10.0.0.2"))).toEqual({
      dicho: "credenciales-invalidas",
      hash: 0,
      verify: 1,
    });
  });
});

describe("whoever is asked for the password again costs one comparison, and none after too many tries", () => {
  const TELEFONO = { prefijo: "+51", telefono: "912345678" };
  const canal = "web" as const;
  const PUERTAS: [string, () => Promise<Result<unknown, string, unknown>>][] = [
    [
      "another password",
      () => cuenta.cambiarClave({ ...prueba(), actual: "no es esta", nueva: "tres osos" }),
    ],
    [
      "another phone or mail",
      () =>
        cuenta.contacto.guardar({
          ...prueba(),
          ...TELEFONO,
          version: 1,
          correo: "otra@prueba.example",
          red: DIRECCION,
          canal,
        }),
    ],
    ["a second factor", () => segundoFactor.pedir(prueba())],
    ["other recovery codes", () => segundoFactor.renovarRespaldos({ ...prueba(), canal })],
    ["no second factor", () => segundoFactor.quitar({ ...prueba(), canal })],
    ["the deletion of the account", () => cuentas.pedirEliminacion({ ...prueba(), canal })],
    ["no link to the insurer", () => cuentas.accesoDeAsegurado.quitar({ ...prueba(), canal })],
    ["a linking, or the copy of data", () => cuentas.probarQuienEs(prueba())],
    ["a calendar address", () => servicios.agenda.abrirCalendario({ ...prueba(), canal })],
    [
      "another phone in the update of data",
      () =>
        cuentas.actualizarDatos({
          ...prueba(),
          correo: rosa.email,
          telefono: { prefijo: "+51", numero: "912345678" },
          politicasAceptacion: [{ codigo: "CUA", version: "2", valor: "1" }],
          cierre: false,
          canal,
          idSolicitud: "solicitud-1",
        }),
    ],
    [
      "receipts to another mail",
      () =>
        servicios.ventas.guardarDatosDeCompra({
          ...prueba(),
          envio: {
            tipo: "boleta",
            nombre: "Rosa",
            idTipoDocumento: 2,
            numeroDocumento: "45678912",
            correo: "otra@prueba.example",
            clave: "no es esta",
          },
          canal,
        }),
    ],
  ];

  it.each(PUERTAS)("%s", async (_, pedir) => {
    expect(await costo(pedir)).toMatchObject({ hash: 0, verify: 1 });
    await contar("clave:%", INTENTOS_POR_CUENTA);
    expect(await costo(pedir)).toMatchObject({ hash: 0, verify: 0 });
  });
});

describe("a password that is chosen is hashed only for who brought a proof", () => {
  const NUEVA = "cuatro perros azules";

  it("a recovery with no link, or whose code was not entered", async () => {
    const idRecuperacion = valor(await recuperarClave.pedir({ quien: rosa.email, red: DIRECCION }));
    const elegir = (con: { enlace: string } | { idRecuperacion: string }) =>
      costo(() => recuperarClave.cambiarClave({ prueba: con, clave: NUEVA }));
    expect(await elegir({ enlace: "inventado" })).toEqual(gratis("enlace-vencido"));
    expect(await elegir({ idRecuperacion })).toEqual(gratis("enlace-vencido"));
    expect(
      await costo(() => recuperarClave.entrarCodigo({ idRecuperacion, codigo: "000000", red: DIRECCION })),
    ).toMatchObject({
      hash: 0,
      verify: 0,
    });
    const suyo = await elegir({ enlace: await enlaceDe(mundo, rosa.email) });
    expect(suyo, "with the link of the mail").toEqual({ dicho: "aceptado", hash: 1, verify: 0 });
  });

  it("the undoing of a change of mail, without its link", async () => {
    expect(await costo(() => cuenta.deshacerCambio("inventado"))).toEqual(gratis("enlace-vencido"));
  });

  it("a sign-up that nobody began, or from an address that wrote too much", async () => {
    const ANA = { numeroDocumento: "40000001", correo: "ana@prueba.example" };
    const contacto = { prefijo: "+51", telefono: "987654321", correo: ANA.correo, clave: NUEVA };
    const anotar = (idRegistro: string) =>
      costo(() => registro.anotarContacto(idRegistro, contacto, DIRECCION));
    expect(await anotar("inventado")).toEqual(gratis("registro-vencido"));
    const idRegistro = await registrarHastaElCodigo(mundo, ANA);
    expect(await anotar(idRegistro)).toEqual({ dicho: "aceptado", hash: 1, verify: 0 });
    await contar("sin-sesion:%", ESCRITURAS_SIN_SESION_POR_DIA);
    expect(await anotar(idRegistro)).toEqual(gratis("demasiadas-escrituras"));
  });

  it("the end of a sign-up hashes nothing, whatever code is entered", async () => {
    const idRegistro = await registrarHastaElCodigo(mundo, {
      numeroDocumento: "40000002",
      correo: "eva@prueba.example",
    });
    const confirmar = () =>
      registro.confirmar({
        idRegistro,
        codigo: "000000",
        red: DIRECCION,
        canal: "web",
        idSolicitud: "solicitud-1",
      });
    expect(await costo(confirmar)).toMatchObject({ hash: 0, verify: 0 });
  });
});
