import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { TOTP } from "otpauth";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { INTENTOS_POR_CUENTA, INTENTOS_POR_DIRECCION } from "../../../app/domain/cuentas/identidad/identidad";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { ESCRITURAS_SIN_SESION_POR_DIA } from "../../../app/domain/shared/intentos/sinSesion";
import type { Result } from "../../../app/domain/shared/result";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import * as hilos from "../../../server/cuentas/identidad/hilos";
import { CLAVE_DE_PRUEBA, DIRECCION, enlaceDe, registrarHastaElCodigo } from "../../support/cuentas";
import { abrirMundo, rechazo, valor } from "../../support/servicios";

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
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

/** Number of password hashes and comparisons, which cost the same. */
async function costo(pedir: () => Promise<Result<unknown, string, unknown>>) {
  vi.mocked(hilos.hash).mockClear();
  vi.mocked(hilos.verify).mockClear();
  const codigo = rechazo(await pedir());
  return {
    codigo,
    hash: vi.mocked(hilos.hash).mock.calls.length,
    verify: vi.mocked(hilos.verify).mock.calls.length,
  };
}
const gratis = (codigo: string) => ({ codigo, hash: 0, verify: 0 });

const prueba = (clave = "no es esta") => ({ idPersona: rosa.idPersona, idAcceso: "uno", clave });
const entrar = (direccion = DIRECCION) =>
  identidad.iniciarSesion({ correo: rosa.email, clave: "no es esta", red: direccion });
const contar = (clave: string, cuenta: number) =>
  db.updateTable("intentos").set({ cuenta }).where("clave", "like", clave).execute();

const domainFiles = readdirSync("app/domain", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => ({ file, text: readFileSync(path.join("app/domain", file), "utf8") }));

it("a password is hashed or compared for these use cases, and for no other", () => {
  const files = domainFiles
    .filter(({ text }) => /\b(cifrarClave|verificarClave)\(/.test(text))
    .map(({ file }) => file);
  expect(files.toSorted()).toEqual([
    "cuentas/accesos/iniciarSesion.ts",
    "cuentas/cuenta/cambiarClave.ts",
    "cuentas/identidad/clavesReemplazadas.ts",
    "cuentas/identidad/prueba.ts",
    "cuentas/recuperacion/recuperarClave.ts",
    "cuentas/registro/borrador.ts",
    "equipo/accesos/entrar.ts",
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
      codigo: "credenciales-invalidas",
      hash: 0,
      verify: 1,
    });
  });
});

/** A use case that asks for the password again. */
interface Puerta {
  puerta: string;
  /** File of the use case, in `app/domain`. */
  en: string;
  antes?: () => Promise<unknown>;
  pedir: (clave: string) => Promise<Result<unknown, string, unknown>>;
}

describe("whoever is asked for the password again", () => {
  const TELEFONO = { prefijo: "+51", telefono: "912345678" };
  const canal = "web" as const;
  const conSegundoFactor = async () => {
    const { secreto } = valor(await segundoFactor.pedir(prueba(CLAVE_DE_PRUEBA)));
    const codigo = new TOTP({ secret: secreto }).generate({ timestamp: mundo.reloj.ahora.getTime() });
    valor(await segundoFactor.activar({ idPersona: rosa.idPersona, codigo, canal }));
  };
  const conAccesoDeAsegurado = () =>
    db
      .insertInto("identidades_enlazadas")
      .values({
        emisor: "https://aseguradora.example",
        sujeto: "rosa",
        id_persona: rosa.idPersona,
        enlazada_en: mundo.reloj.ahora.toISOString(),
      })
      .execute();
  const PUERTAS: Puerta[] = [
    {
      puerta: "another password",
      en: "cuentas/cuenta/cambiarClave.ts",
      pedir: (clave) => cuenta.cambiarClave({ ...prueba(), actual: clave, nueva: "siete loros de monte" }),
    },
    {
      puerta: "another phone or mail",
      en: "cuentas/cuenta/cambiarContacto.ts",
      pedir: (clave) =>
        cuenta.contacto.guardar({
          ...prueba(clave),
          ...TELEFONO,
          version: 1,
          correo: "otra@prueba.example",
          red: DIRECCION,
          canal,
        }),
    },
    {
      puerta: "a second factor",
      en: "cuentas/segundoFactor/segundoFactor.ts",
      pedir: (clave) => segundoFactor.pedir(prueba(clave)),
    },
    {
      puerta: "other recovery codes",
      en: "cuentas/segundoFactor/segundoFactor.ts",
      antes: conSegundoFactor,
      pedir: (clave) => segundoFactor.renovarRespaldos({ ...prueba(clave), canal }),
    },
    {
      puerta: "no second factor",
      en: "cuentas/segundoFactor/segundoFactor.ts",
      antes: conSegundoFactor,
      pedir: (clave) => segundoFactor.quitar({ ...prueba(clave), canal }),
    },
    {
      puerta: "the deletion of the account",
      en: "cuentas/misDatos/eliminarCuenta.ts",
      pedir: (clave) => cuentas.pedirEliminacion({ ...prueba(clave), canal }),
    },
    {
      puerta: "no link to the insurer",
      en: "cuentas/identidad/accesoDeAsegurado.ts",
      antes: conAccesoDeAsegurado,
      pedir: (clave) => cuentas.accesoDeAsegurado.quitar({ ...prueba(clave), canal }),
    },
    {
      puerta: "a linking, or the copy of data",
      en: "cuentas/identidad/prueba.ts",
      pedir: (clave) => cuentas.probarAhora(prueba(clave)),
    },
    {
      puerta: "a calendar address",
      en: "agenda/calendario/abrirCalendario.ts",
      pedir: (clave) => servicios.agenda.abrirCalendario({ ...prueba(clave), canal }),
    },
    {
      puerta: "the way out of a community",
      en: "comunidades/miembros.ts",
      pedir: (clave) => servicios.comunidades.salir({ ...prueba(clave), comunidad: "dormir-mejor" }),
    },
    {
      puerta: "another phone in the update of data",
      en: "cuentas/perfil/actualizarDatos.ts",
      async pedir(clave) {
        const vistas = await servicios.consentimientos.verPoliticas("GLOBAL");
        const { politicas } = vistas as Extract<typeof vistas, { estado: "successful" }>;
        return cuentas.actualizarDatos({
          ...prueba(clave),
          correo: rosa.email,
          telefono: { prefijo: "+51", numero: "912345678" },
          politicasAceptacion: politicas.map(({ codigo, versionActual: version }) => ({
            codigo,
            version,
            valor: "1",
          })),
          cierre: false,
          canal,
          idSolicitud: "solicitud-1",
        });
      },
    },
    {
      puerta: "receipts to another mail",
      en: "ventas/comprobantes/guardarDatosDeCompra.ts",
      pedir: (clave) =>
        servicios.ventas.guardarDatosDeCompra({
          ...prueba(),
          envio: {
            tipo: "boleta",
            nombre: "Rosa",
            idTipoDocumento: 2,
            numeroDocumento: "45678912",
            correo: "otra@prueba.example",
            clave,
          },
          canal,
        }),
    },
  ];

  it("is asked at these doors, and at no other", () => {
    const MECHANISM = "cuentas/identidad/prueba.ts";
    const asked = domainFiles
      .filter(({ file }) => file !== MECHANISM)
      .flatMap(({ file, text }) => [...text.matchAll(/\bconPrueba(Tras)?\(/g)].map(() => file));
    // The proof of identity alone, which changes nothing, counts as a use case of its own.
    expect([...asked, MECHANISM].toSorted()).toEqual(PUERTAS.map(({ en }) => en).toSorted());
  });

  it.each(PUERTAS)("costs one comparison, and none after too many tries: $puerta", async ({ pedir }) => {
    const mal = () => pedir("no es esta");
    expect(await costo(mal)).toEqual({ codigo: "clave-incorrecta", hash: 0, verify: 1 });
    await contar("clave:%", INTENTOS_POR_CUENTA);
    expect(await costo(mal)).toEqual(gratis("demasiados-intentos"));
  });

  it.each(PUERTAS)(
    "does nothing more where it became another one while it was looked at: $puerta",
    async ({ antes, pedir }) => {
      await antes?.();
      const ponerClave = (clave_hash: string) =>
        db.updateTable("cuentas").set({ clave_hash }).where("id_persona", "=", rosa.idPersona).execute();
      const comparar = vi.mocked(hilos.verify).getMockImplementation()!;
      vi.mocked(hilos.verify).mockImplementationOnce(async (...claves) => {
        const esLaClave = await comparar(...claves);
        await ponerClave("la que puso su dueña");
        return esLaClave;
      });
      expect(rechazo(await pedir(CLAVE_DE_PRUEBA))).toBe("clave-incorrecta");
      await ponerClave(claveHash);
      expect(rechazo(await pedir(CLAVE_DE_PRUEBA)), "nothing else stood in its way").toBe("aceptado");
    },
  );
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
    const resultado = await elegir({ enlace: await enlaceDe(mundo, rosa.email) });
    expect(resultado, "with the link of the mail").toEqual({ codigo: "aceptado", hash: 1, verify: 0 });
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
    expect(await anotar(idRegistro)).toEqual({ codigo: "aceptado", hash: 1, verify: 0 });
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
