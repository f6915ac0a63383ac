import { beforeEach, describe, expect, it } from "vitest";
import type { Persona } from "../../app/domain/personas/persona";
import { cifrarClave } from "../../server/integrations/identidad/claves";
import { abrirMundo, aLaVez, rechazo, valor } from "../support/servicios";
import { CLAVE_DE_PRUEBA, codigoDe, correosA, DIRECCION, enlaceDe } from "../support/cuentas";

const mundo = await abrirMundo();
const { servicios, reloj } = mundo;
const { cuenta, identidad } = servicios;
const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);
const NUEVO = "nuevo@prueba.example";

let rosa: Persona;
beforeEach(async () => {
  rosa = await mundo.persona({
    email: "rosa@prueba.example",
    usuarioLogin: "rosa@prueba.example",
    claveHash,
    datosConfirmados: 0,
  });
});

const entrar = (correo: string, clave = CLAVE_DE_PRUEBA) =>
  identidad.iniciarSesion({ correo, clave, direccion: DIRECCION });
const guardar = (cambios: { correo?: string; telefono?: string; version?: number } = {}) =>
  cuenta.contacto.guardar({
    idPersona: rosa.idPersona,
    version: 1,
    prefijo: "+51",
    telefono: "987654321",
    correo: rosa.email,
    direccion: DIRECCION,
    canal: "web",
    ...cambios,
  });
const ver = async () => (await cuenta.ver(rosa.idPersona))!;

async function cambiarCorreo() {
  valor(await guardar({ correo: NUEVO }));
  const codigo = await codigoDe(mundo, NUEVO);
  return confirmar(codigo);
}

const confirmar = (codigo: string) =>
  cuenta.contacto.confirmarCorreo({ idPersona: rosa.idPersona, codigo, canal: "web" });

describe("contact data", () => {
  it("are confirmed by saving them, and a new version begins", async () => {
    valor(await guardar({ telefono: "912345678" }));
    const { persona, version } = await ver();
    expect(persona).toMatchObject({ telefono: "912345678", datosConfirmados: 1 });
    expect(version).toBe(2);
    expect(await mundo.servicios.verAccesosADatos(rosa.idPersona)).toMatchObject([
      { accion: "cambio-de-perfil", actor: "titular", canal: "web" },
    ]);
  });

  it("are not written over a version that nobody saw; of five at once one is", async () => {
    const resultados = await aLaVez(5, (n) => guardar({ telefono: `91234567${n}` }));
    expect(resultados.map(rechazo).toSorted()).toEqual([
      "aceptado",
      ...Array<string>(4).fill("version-anterior"),
    ]);
    expect(rechazo(await guardar())).toBe("version-anterior");
    expect(rechazo(await guardar({ version: 2 }))).toBe("aceptado");
  });

  it("refuse a number that does not exist", async () => {
    expect(rechazo(await guardar({ telefono: "12345" }))).toBe("telefono-inexistente");
  });
});

describe("a new mail", () => {
  it("replaces the old one only once its code has been entered", async () => {
    valor(await guardar({ correo: NUEVO }));
    expect((await ver()).persona.email).toBe(rosa.email);
    expect(rechazo(await entrar(rosa.email))).toBe("aceptado");
    const codigo = await codigoDe(mundo, NUEVO);
    valor(await confirmar(codigo));
    expect((await ver()).persona).toMatchObject({ email: NUEVO, usuarioLogin: NUEVO });
    expect(rechazo(await entrar(NUEVO))).toBe("aceptado");
    expect(rechazo(await entrar(rosa.email))).toBe("credenciales-invalidas");
    expect(await cuenta.contacto.correoPorVerificar(rosa.idPersona)).toBeNull();
  });

  it("leaves the login of an insured client as it is", async () => {
    const elena = await mundo.persona({
      email: "elena@prueba.example",
      usuarioLogin: "D45678912",
      esAsegurada: true,
    });
    rosa = elena;
    valor(await cambiarCorreo());
    expect((await ver()).persona).toMatchObject({ email: NUEVO, usuarioLogin: "D45678912" });
  });

  it("of somebody else is refused, and only after its code", async () => {
    await mundo.persona({ email: NUEVO });
    expect(rechazo(await guardar({ correo: NUEVO }))).toBe("aceptado");
    const codigo = await codigoDe(mundo, NUEVO);
    const confirmado = await confirmar(codigo);
    expect(rechazo(confirmado)).toBe("correo-registrado");
    expect((await ver()).persona.email).toBe(rosa.email);
  });

  it("can be undone from the old one for seven days, once, which closes every session", async () => {
    const acceso = valor(await entrar(rosa.email));
    valor(await cambiarCorreo());
    const enlace = await enlaceDe(mundo, rosa.email);
    reloj.avanzar(7 * 24 * 60 - 1);
    expect(await cuenta.contacto.sePuedeDeshacer(enlace)).toBe(true);
    valor(await cuenta.contacto.deshacerCorreo(enlace));
    expect((await ver()).persona).toMatchObject({ email: rosa.email, usuarioLogin: rosa.email });
    expect(await identidad.reconocer(await identidad.firmarSesion(acceso), "web")).toBeNull();
    expect(rechazo(await cuenta.contacto.deshacerCorreo(enlace))).toBe("enlace-vencido");
  });

  it("can no longer be undone when seven days have passed", async () => {
    valor(await cambiarCorreo());
    const enlace = await enlaceDe(mundo, rosa.email);
    reloj.avanzar(7 * 24 * 60);
    expect(await cuenta.contacto.sePuedeDeshacer(enlace)).toBe(false);
    expect(rechazo(await cuenta.contacto.deshacerCorreo(enlace))).toBe("enlace-vencido");
  });
});

describe("a password", () => {
  const cambiar = (actual: string) =>
    cuenta.cambiarClave({ idPersona: rosa.idPersona, actual, nueva: "cuatro perros azules" });

  it("changes for whoever knows it: other sessions close, and this one goes on under a new id", async () => {
    const otra = valor(await entrar(rosa.email));
    const nueva = valor(await cambiar(CLAVE_DE_PRUEBA));
    expect(nueva.idAcceso).not.toBe(otra.idAcceso);
    expect(await identidad.reconocer(await identidad.firmarSesion(otra), "web")).toBeNull();
    expect(await identidad.reconocer(await identidad.firmarSesion(nueva), "web")).not.toBeNull();
    expect((await correosA(mundo, rosa.email))[0]!.asunto).toBe("Tu contraseña cambió");
  });

  it("is asked for five times in fifteen minutes, and not a sixth", async () => {
    for (let vez = 0; vez < 5; vez++) expect(rechazo(await cambiar("equivocada"))).toBe("clave-equivocada");
    expect(rechazo(await cambiar(CLAVE_DE_PRUEBA))).toBe("demasiados-intentos");
  });
});
