import { TOTP } from "otpauth";
import { pino } from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { ESCRITURAS_SIN_SESION_POR_DIA } from "../../../app/domain/shared/intentos/sinSesion";
import { createApi } from "../../../server/http/api/api";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { enPeticion } from "../../../server/platform/enPeticion";
import { CLAVES_DE_API } from "../../support/api";
import {
  CLAVE_DE_PRUEBA,
  codigoDe,
  enlaceDe,
  otroCodigo,
  primerPasoDe,
  registrarHastaElCodigo,
} from "../../support/cuentas";
import { abrirMundo, rechazo, valor } from "../../support/servicios";

type Linea = Record<string, unknown>;
const lineas: Linea[] = [];
const log = pino({ base: undefined }, { write: (linea: string) => lineas.push(JSON.parse(linea) as Linea) });
const mundo = await abrirMundo({ log });
const hash = await cifrarClave(CLAVE_DE_PRUEBA);
beforeEach(() => lineas.splice(0));

/** Turns a second factor on. Gives its secret. */
async function conSegundoFactor(idPersona: number) {
  const {
    cuentas: { segundoFactor },
  } = mundo.servicios;
  const { secreto } = valor(await segundoFactor.pedir({ idPersona, idAcceso: "", clave: CLAVE_DE_PRUEBA }));
  const codigo = new TOTP({ secret: secreto }).generate({ timestamp: mundo.reloj.ahora.getTime() });
  valor(await segundoFactor.activar({ idPersona, codigo, canal: "web" }));
  return secreto;
}

const direccion = "2001:db8:1:2::/64";
const red = "2001:db8:1::/48";
const deAhi = <T>(atender: () => T) => enPeticion({ id: "una", red: direccion }, atender);
const sucesos = () => lineas.filter(({ msg }) => msg === "security event");

describe("a security event", () => {
  const entrar = (correo: string, clave: string, dispositivo = "Firefox en Linux") =>
    deAhi(() =>
      mundo.servicios.cuentas.identidad.iniciarSesion({ correo, clave, red: direccion, dispositivo }),
    );

  it("is one line with the person and the network, and nothing that says who they are", async () => {
    const { idPersona, email, numeroDocumento } = await mundo.persona({ claveHash: hash });
    await entrar(email, "otra-clave-cualquiera");
    await entrar("nadie@correo.example", "otra-clave-cualquiera");
    await entrar(email, CLAVE_DE_PRUEBA);
    await entrar(email, CLAVE_DE_PRUEBA);
    await entrar(email, CLAVE_DE_PRUEBA, "Safari en iPhone");
    expect(sucesos()).toMatchObject([
      { suceso: "entrada-fallida", idPersona, red },
      { suceso: "entrada-fallida", idPersona: null, red },
      { suceso: "dispositivo-nuevo", idPersona, red },
      { suceso: "dispositivo-nuevo", idPersona, red },
    ]);
    for (const dato of [email, numeroDocumento, "nadie@correo.example", direccion]) {
      expect(JSON.stringify(lineas)).not.toContain(dato);
    }
  });

  it("is a wrong code after the right password, through the page and through /v2, and the lock after five", async () => {
    const { idPersona, email } = await mundo.persona({ claveHash: hash });
    await conSegundoFactor(idPersona);
    const {
      cuentas: { identidad },
    } = mundo.servicios;
    const dispositivo = "Firefox en Linux";
    const fallida = { suceso: "entrada-fallida", motivo: "segundo-paso", idPersona, red };
    expect(sucesos()).toMatchObject([{ suceso: "cambio-de-segundo-factor", motivo: "activado", idPersona }]);
    lineas.splice(0);
    const primerPaso = primerPasoDe(await entrar(email, CLAVE_DE_PRUEBA));
    const porLaPagina = () => deAhi(() => identidad.darSegundoPaso(primerPaso, "000000", { dispositivo }));
    expect(sucesos(), "the password alone is no event").toEqual([]);
    await porLaPagina();
    await deAhi(() =>
      identidad.iniciarSesion({
        correo: email,
        clave: CLAVE_DE_PRUEBA,
        red: direccion,
        segundoFactor: "000000",
      }),
    );
    expect(sucesos()).toMatchObject([fallida, fallida]);
    for (let vez = 2; vez < 6; vez++) await porLaPagina();
    expect(sucesos().at(-1)).toMatchObject({ suceso: "entrada-bloqueada", idPersona, red });
    expect(sucesos()).toHaveLength(6);
  });

  it("is a device that goes through the second step for the first time", async () => {
    const { idPersona, email } = await mundo.persona({ claveHash: hash });
    const secreto = await conSegundoFactor(idPersona);
    mundo.reloj.avanzar(1);
    const codigo = new TOTP({ secret: secreto }).generate({ timestamp: mundo.reloj.ahora.getTime() });
    const primerPaso = primerPasoDe(await entrar(email, CLAVE_DE_PRUEBA));
    lineas.splice(0);
    await deAhi(() =>
      mundo.servicios.cuentas.identidad.darSegundoPaso(primerPaso, codigo, { dispositivo: "Safari" }),
    );
    expect(sucesos()).toMatchObject([{ suceso: "dispositivo-nuevo", idPersona, red }]);
  });

  it("tells of an account that is being tried out", async () => {
    const { email } = await mundo.persona({ claveHash: hash });
    for (let vez = 0; vez < 6; vez++) await entrar(email, "otra-clave-cualquiera");
    expect(sucesos().map(({ suceso }) => suceso)).toEqual([
      ...Array<string>(5).fill("entrada-fallida"),
      "entrada-bloqueada",
    ]);
  });

  it.each([
    ["without a key", {}, "clave-de-api-invalida", "acceso-denegado"],
    [
      "with another kind's key",
      { "x-api-key": CLAVES_DE_API.survey },
      "clave-de-otra-clase",
      "acceso-denegado",
    ],
    [
      "with nobody's token",
      { "x-api-key": CLAVES_DE_API.personas, authorization: "Bearer x" },
      "token-invalido",
      "acceso-denegado",
    ],
  ])("is a call of the API %s", async (_, headers, motivo, suceso) => {
    const api = createApi({ ...mundo.producto, apiKeys: CLAVES_DE_API, log });
    await deAhi(() => api.request("http://localhost:3000/usuarios?usuarioLogin=x", { headers }));
    expect(sucesos()).toMatchObject([{ suceso, motivo, red, id: "una" }]);
  });

  it("is a change of mail once its code was entered, and not before", async () => {
    const { idPersona, telefono, prefijo } = await mundo.persona({ claveHash: hash });
    const {
      cuenta: { contacto },
    } = mundo.servicios.cuentas;
    const correo = "nuevo@prueba.example";
    const credenciales = { idPersona, idAcceso: "uno", clave: CLAVE_DE_PRUEBA, canal: "web" } as const;
    valor(await contacto.guardar({ ...credenciales, version: 1, prefijo, telefono, correo, red: direccion }));
    await contacto.confirmarCorreo({
      ...credenciales,
      codigo: otroCodigo(await codigoDe(mundo, correo)),
      red: direccion,
    });
    expect(sucesos()).toEqual([]);
    valor(
      await contacto.confirmarCorreo({
        ...credenciales,
        codigo: await codigoDe(mundo, correo),
        red: direccion,
      }),
    );
    expect(sucesos()).toMatchObject([{ suceso: "cambio-de-correo", idPersona }]);
    expect(JSON.stringify(lineas)).not.toContain(correo);
  });

  it("is a change of mail taken back, and an account that is asked to be deleted", async () => {
    const { idPersona, telefono, prefijo, email } = await mundo.persona({ claveHash: hash });
    const { cuenta, pedirEliminacion } = mundo.servicios.cuentas;
    const credenciales = { idPersona, idAcceso: "uno", clave: CLAVE_DE_PRUEBA, canal: "web" } as const;
    valor(await pedirEliminacion(credenciales));
    const correo = "nuevo@prueba.example";
    valor(
      await cuenta.contacto.guardar({
        ...credenciales,
        version: 1,
        prefijo,
        telefono,
        correo,
        red: direccion,
      }),
    );
    valor(
      await cuenta.contacto.confirmarCorreo({
        ...credenciales,
        codigo: await codigoDe(mundo, correo),
        red: direccion,
      }),
    );
    valor(await cuenta.deshacerCambio(await enlaceDe(mundo, email)));
    expect(sucesos().map(({ suceso, idPersona: de }) => [suceso, de])).toEqual([
      ["pedido-de-eliminacion", idPersona],
      ["cambio-de-correo", idPersona],
      ["cambio-deshecho", idPersona],
    ]);
  });

  it("is another password, by whoever knew the former and by whoever had lost it", async () => {
    const { idPersona, email } = await mundo.persona({ claveHash: hash });
    const { cuenta, recuperarClave } = mundo.servicios.cuentas;
    const cambiar = (actual: string) =>
      cuenta.cambiarClave({ idPersona, idAcceso: "uno", actual, nueva: "siete loros de monte" });
    await deAhi(() => cambiar("no es esta"));
    const fallida = { suceso: "prueba-fallida", idPersona, motivo: "clave-incorrecta", red };
    expect(sucesos()).toMatchObject([fallida]);
    lineas.splice(0);
    valor(await deAhi(() => cambiar(CLAVE_DE_PRUEBA)));
    expect(sucesos()).toMatchObject([{ suceso: "cambio-de-clave", idPersona, red }]);
    valor(await recuperarClave.pedir({ quien: email, red: direccion }));
    const prueba = { enlace: await enlaceDe(mundo, email) };
    valor(await recuperarClave.cambiarClave({ prueba, clave: "ocho loros de monte" }));
    await recuperarClave.cambiarClave({ prueba, clave: "nueve loros de monte" });
    expect(sucesos().slice(1)).toMatchObject([
      { suceso: "cambio-de-clave", idPersona, motivo: "recuperacion" },
    ]);
    expect(JSON.stringify(lineas)).not.toMatch(/loros|enlace=/);
  });

  it("is a notice that the gateway did not sign", async () => {
    const api = createApi({ ...mundo.producto, apiKeys: CLAVES_DE_API, log });
    await api.request("http://localhost:3000/pasarela/notificaciones", { method: "POST", body: "x" });
    expect(sucesos()).toMatchObject([{ suceso: "firma-invalida" }]);
  });
});

describe("what is written without a session", () => {
  const direccion = "203.0.113.9";
  const casi = async () => {
    await registrarHastaElCodigo(
      mundo,
      { numeroDocumento: "45678912", correo: "ana@correo.example" },
      direccion,
    );
    await mundo.db
      .updateTable("intentos")
      .set({ cuenta: ESCRITURAS_SIN_SESION_POR_DIA })
      .where("clave", "like", "sin-sesion:%")
      .execute();
  };

  it("is limited for each address and day, whatever is written, and hashes no password beyond that", async () => {
    const {
      cuentas: { registro, recuperarClave },
      consentimientos: { guardarAceptacionPublica },
    } = mundo.servicios;
    const abrir = (desde: string) =>
      registro.anotarDocumento(null, { idTipoDocumento: 2, numeroDocumento: "45678913" }, desde);
    const otro = await registrarHastaElCodigo(
      mundo,
      { numeroDocumento: "45678914", correo: "eva@correo.example" },
      "198.51.100.1",
    );
    await casi();
    const aceptar = () =>
      guardarAceptacionPublica({
        flujo: "PUBLICO",
        politicasAceptacion: [],
        canal: "api",
        idSolicitud: "x",
        red: direccion,
      });
    const contacto = {
      prefijo: "+51",
      telefono: "987654321",
      correo: "ana@correo.example",
      clave: CLAVE_DE_PRUEBA,
    };
    expect(rechazo(await abrir(direccion))).toBe("demasiadas-escrituras");
    expect(rechazo(await registro.anotarContacto(otro, contacto, direccion))).toBe("demasiadas-escrituras");
    expect(rechazo(await registro.pedirCodigo({ idRegistro: otro, red: direccion }))).toBe(
      "demasiados-envios",
    );
    expect(rechazo(await recuperarClave.pedir({ quien: "ana@correo.example", red: direccion }))).toBe(
      "demasiados-envios",
    );
    expect(rechazo(await aceptar())).toBe("demasiadas-escrituras");
    expect((await abrir("203.0.113.10")).ok).toBe(true);
    mundo.reloj.avanzar(24 * 60);
    expect((await abrir(direccion)).ok).toBe(true);
  });
});
