import { beforeEach, describe, expect, it } from "vitest";
import { done } from "../../../app/domain/shared/result";
import { inTransaction } from "../../../server/platform/database/client";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { CODIGOS_POR_CORREO } from "../../../app/domain/cuentas/identidad/codigo";
import { DESHACER_EN_MINUTOS } from "../../../app/domain/cuentas/deshacer/enlaceParaDeshacer";
import { makePersonaRepository } from "../../../server/cuentas/repositories/personas";
import { makeSegundoFactorRepository } from "../../../server/cuentas/repositories/segundosFactores";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { datosPropios } from "../../support/constructores";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";
import { CLAVE_DE_PRUEBA, codigoDe, correosA, DIRECCION, enlaceDe } from "../../support/cuentas";

const mundo = await abrirMundo();
const { servicios, reloj } = mundo;
const {
  cuentas: { cuenta, identidad },
} = servicios;
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
  identidad.iniciarSesion({ correo, clave, red: DIRECCION });
const guardar = (cambios: { correo?: string; telefono?: string; version?: number; clave?: string } = {}) =>
  cuenta.contacto.guardar({
    idPersona: rosa.idPersona,
    idAcceso: "ninguno",
    clave: CLAVE_DE_PRUEBA,
    version: 1,
    prefijo: "+51",
    telefono: "987654321",
    correo: rosa.email,
    red: DIRECCION,
    canal: "web",
    ...cambios,
  });
const abrirCalendario = async () =>
  valor(
    await servicios.agenda.abrirCalendario({
      idPersona: rosa.idPersona,
      idAcceso: "ninguno",
      clave: CLAVE_DE_PRUEBA,
      canal: "web",
    }),
  );
const guardarCompra = ({ correo }: { correo: string }) =>
  servicios.ventas.guardarDatosDeCompra({
    idPersona: rosa.idPersona,
    idAcceso: "ninguno",
    envio: {
      tipo: "boleta",
      correo,
      nombre: "Rosa de Prueba",
      idTipoDocumento: 1,
      numeroDocumento: "40000001",
    },
    canal: "web",
  });
const correoDeCompra = async () =>
  valor(await servicios.ventas.verDatosDeCompra(rosa.idPersona)).datos.correo;
const ver = async () => (await cuenta.ver(rosa.idPersona))!;

async function cambiarCorreo() {
  valor(await guardar({ correo: NUEVO }));
  const codigo = await codigoDe(mundo, NUEVO);
  return confirmar(codigo);
}

const confirmar = (codigo: string) =>
  cuenta.contacto.confirmarCorreo({ idPersona: rosa.idPersona, codigo, red: DIRECCION, canal: "web" });

const reenviar = () => cuenta.contacto.reenviarCodigo({ idPersona: rosa.idPersona, red: DIRECCION });

describe("contact data", () => {
  it("are confirmed by saving them, and a new version begins", async () => {
    valor(await guardar({ telefono: "912345678" }));
    const { persona, version } = await ver();
    expect(persona).toMatchObject({ telefono: "912345678", datosConfirmados: 1 });
    expect(version).toBe(2);
    expect(await mundo.servicios.cuentas.verAccesosADatos(rosa.idPersona)).toMatchObject([
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

  it("that are confirmed, and what they were, leave no line in what happened to one's data", async () => {
    valor(await guardar());
    const { version } = await ver();
    valor(await guardar({ version }));
    expect((await ver()).version).toBe(version);
    expect(await mundo.servicios.cuentas.verAccesosADatos(rosa.idPersona)).toHaveLength(1);
  });

  it("refuse a number that does not exist", async () => {
    expect(rechazo(await guardar({ telefono: "12345" }))).toBe("telefono-inexistente");
  });
});

describe("names", () => {
  const editar = (nombre: string, version: number) =>
    cuenta.editarNombres({ ...rosa, nombre, version, canal: "web" });
  const contarRastro = async () => [
    (await correosA(mundo, rosa.email)).filter(({ asunto }) => asunto === "Cambiaste tus nombres").length,
    (await mundo.db.selectFrom("accesos_a_datos").select("accion").execute()).length,
  ];

  it("that are what they were change nothing, tell nobody and leave no trace", async () => {
    valor(await editar(rosa.nombre, 1));
    expect((await ver()).version).toBe(1);
    expect(await contarRastro()).toEqual([0, 0]);
  });

  it("change ten times a day, each told by mail: one account holds up nobody else's mails", async () => {
    const veces = [];
    for (let vez = 1; vez <= 11; vez++)
      veces.push(rechazo(await editar(`Rosa ${"ABCDEFGHIJK"[vez - 1]}`, vez)));
    expect(veces).toEqual([...Array<string>(10).fill("aceptado"), "demasiados-cambios"]);
    expect(await contarRastro()).toEqual([10, 10]);
    reloj.avanzar(24 * 60);
    expect(rechazo(await editar("Rosa Luz", 11))).toBe("aceptado");
  });

  it("are put back by whoever takes the account back, however often somebody else changed them that day", async () => {
    for (let vez = 1; vez <= 11; vez++) await editar(`Otra ${"ABCDEFGHIJK"[vez - 1]}`, vez);
    expect(rechazo(await editar("Rosa", 11))).toBe("demasiados-cambios");
    const prueba = { idPersona: rosa.idPersona, idAcceso: "ninguno", actual: CLAVE_DE_PRUEBA };
    valor(await cuenta.cambiarClave({ ...prueba, nueva: "cuatro perros azules" }));
    expect(rechazo(await editar("Rosa", 11))).toBe("aceptado");
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
      claveHash,
    });
    rosa = elena;
    valor(await cambiarCorreo());
    expect((await ver()).persona).toMatchObject({ email: NUEVO, usuarioLogin: "D45678912" });
  });

  it("gets another code, after which the first is worth nothing", async () => {
    valor(await guardar({ correo: NUEVO }));
    const primero = await codigoDe(mundo, NUEVO);
    reloj.avanzar(1);
    expect(valor(await reenviar())).toEqual({ correoPorVerificar: NUEVO });
    expect(rechazo(await confirmar(primero))).toBe("codigo-invalido");
    expect(rechazo(await confirmar(await codigoDe(mundo, NUEVO)))).toBe("aceptado");
    expect(rechazo(await reenviar()), "nothing waits any more").toBe("sin-cambio-pendiente");
  });

  it("is sent five codes in fifteen minutes, the first among them, and not a sixth", async () => {
    valor(await guardar({ correo: NUEVO }));
    for (let vez = 2; vez <= CODIGOS_POR_CORREO; vez++) valor(await reenviar());
    expect(rechazo(await reenviar())).toBe("demasiados-envios");
    expect(await correosA(mundo, NUEVO)).toHaveLength(CODIGOS_POR_CORREO);
  });

  it("that is given up no longer waits, nor takes its code; a later one does", async () => {
    const { idPersona } = rosa;
    valor(await guardar({ correo: NUEVO }));
    const codigo = await codigoDe(mundo, NUEVO);
    valor(await cuenta.contacto.conservarCorreo({ idPersona }));
    expect(await cuenta.contacto.correoPorVerificar(idPersona)).toBeNull();
    expect(rechazo(await confirmar(codigo))).toBe("sin-cambio-pendiente");
    expect(rechazo(await reenviar())).toBe("sin-cambio-pendiente");
    expect((await ver()).persona.email).toBe(rosa.email);
    valor(await cuenta.contacto.conservarCorreo({ idPersona }));
    reloj.avanzar(1);
    valor(await guardar({ correo: NUEVO, version: 2 }));
    expect(rechazo(await confirmar(await codigoDe(mundo, NUEVO)))).toBe("aceptado");
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
    expect(await cuenta.porDeshacer(enlace)).toEqual({ conClave: true });
    valor(await cuenta.deshacerCambio(enlace));
    expect((await ver()).persona).toMatchObject({ email: rosa.email, usuarioLogin: rosa.email });
    expect(await identidad.reconocer(await identidad.firmarSesion(acceso), "web")).toBeNull();
    expect(rechazo(await cuenta.deshacerCambio(enlace))).toBe("enlace-vencido");
  });

  it("can no longer be undone when seven days have passed", async () => {
    valor(await cambiarCorreo());
    const enlace = await enlaceDe(mundo, rosa.email);
    reloj.avanzar(7 * 24 * 60);
    expect(await cuenta.porDeshacer(enlace)).toBeNull();
    expect(rechazo(await cuenta.deshacerCambio(enlace))).toBe("enlace-vencido");
  });
});

describe("receipts that go to the mail of the account", () => {
  it("follow it to the new one, and back when that is undone", async () => {
    valor(await guardarCompra({ correo: rosa.email }));
    reloj.avanzar(1);
    valor(await cambiarCorreo());
    expect(await correoDeCompra()).toBe(NUEVO);
    valor(await cuenta.deshacerCambio(await enlaceDe(mundo, rosa.email)));
    expect(await correoDeCompra()).toBe(rosa.email);
  });
});

describe("an open session that somebody else got hold of", () => {
  it("changes neither mail nor phone without the password, and may confirm what is there", async () => {
    for (const cambios of [{ correo: NUEVO }, { telefono: "912345678" }]) {
      expect(rechazo(await guardar({ ...cambios, clave: "" }))).toBe("falta-clave");
    }
    // A missing password is no attempt: the right one is accepted after any number of forms without one.
    for (let vez = 0; vez < 6; vez++) await guardar({ telefono: "912345678", clave: "" });
    expect(rechazo(await guardar({ telefono: "912345678", clave: "no es" }))).toBe("clave-incorrecta");
    expect(rechazo(await guardar({ telefono: rosa.telefono, clave: "" }))).toBe("aceptado");
    expect((await ver()).persona).toMatchObject({ email: rosa.email, telefono: rosa.telefono });
  });

  it("with the password too keeps nothing: the mail goes A to B to C, is undone, and everything newer is dead", async () => {
    const B = "ladron@prueba.example";
    const C = "ladron-dos@prueba.example";
    const mover = async (correo: string, version: number) => {
      valor(await guardar({ correo, version }));
      reloj.avanzar(1);
      valor(await confirmar(await codigoDe(mundo, correo)));
      reloj.avanzar(1);
    };
    await mover(B, 1);
    await mover(C, 3);
    const deshacerDesdeB = await enlaceDe(mundo, B);
    valor(await servicios.cuentas.recuperarClave.pedir({ quien: C, red: DIRECCION }));
    const recuperarDesdeC = { enlace: await enlaceDe(mundo, C) };
    valor(await guardar({ correo: B, version: 5 }));
    const codigoPendiente = await codigoDe(mundo, B);
    const delLadron = await identidad.firmarSesion(valor(await entrar(C)));
    valor(
      await servicios.cuentas.pedirEliminacion({
        idPersona: rosa.idPersona,
        idAcceso: "ninguno",
        clave: CLAVE_DE_PRUEBA,
        canal: "web",
      }),
    );
    await abrirCalendario();
    const { idPersona } = rosa;
    valor(await guardar({ correo: C, telefono: "912345678", version: 6 }));
    const delLadronNombres = { nombre: "Ladrón", apePaterno: "De", apeMaterno: "Cuentas", version: 7 };
    valor(await cuenta.editarNombres({ idPersona, canal: "web", ...delLadronNombres }));
    valor(await guardarCompra({ correo: C }));

    valor(await cuenta.deshacerCambio(await enlaceDe(mundo, rosa.email)));
    expect((await ver()).persona).toMatchObject({ ...datosPropios(rosa), email: rosa.email });
    expect(await correoDeCompra()).toBe(rosa.email);
    expect(await identidad.reconocer(delLadron, "web")).toBeNull();
    expect(rechazo(await cuenta.deshacerCambio(deshacerDesdeB))).toBe("enlace-vencido");
    expect(await servicios.cuentas.recuperarClave.abrir(recuperarDesdeC)).toBeNull();
    expect(rechazo(await confirmar(codigoPendiente))).toBe("sin-cambio-pendiente");
    expect(rechazo(await entrar(rosa.email)), "the password that the thief knows").toBe(
      "credenciales-invalidas",
    );
    expect(await servicios.cuentas.verEliminacion(rosa.idPersona)).toBeNull();
    expect(await mundo.db.selectFrom("calendarios").selectAll().execute()).toEqual([]);

    reloj.avanzar(1);
    valor(await servicios.cuentas.recuperarClave.pedir({ quien: rosa.email, red: DIRECCION }));
    const prueba = { enlace: await enlaceDe(mundo, rosa.email) };
    // A password that an undo made invalid cannot be chosen again, and the attempt costs nothing.
    const { cambiarClave } = servicios.cuentas.recuperarClave;
    expect(rechazo(await cambiarClave({ prueba, clave: CLAVE_DE_PRUEBA }))).toBe("clave-anulada");
    valor(await cambiarClave({ prueba, clave: "seis loros de monte" }));
    expect(rechazo(await entrar(rosa.email, "seis loros de monte"))).toBe("aceptado");
    const cuentaSuya = await mundo.db.selectFrom("cuentas").select("clave_anulada").execute();
    expect(cuentaSuya).toContainEqual({ clave_anulada: null });
    expect(rechazo(await cuenta.deshacerCambio(deshacerDesdeB))).toBe("enlace-vencido");
  });

  it("cannot keep codes in place of the second factor by renewing them after it moved the mail", async () => {
    const { idPersona } = rosa;
    const segundosFactores = makeSegundoFactorRepository(mundo.db);
    const conRespaldos = (respaldo: string) => ({
      huellas: [respaldo],
      paraDeshacer: { huella: `enlace ${respaldo}`, hasta: new Date(0) },
    });
    await segundosFactores.pedir(idPersona, "secreto", reloj.ahora);
    await segundosFactores.activar(idPersona, 1, conRespaldos("suyo"), reloj.ahora);
    reloj.avanzar(DESHACER_EN_MINUTOS);
    const deshacerTras = async (entre: () => Promise<unknown>, version: number) => {
      reloj.avanzar(1);
      valor(await guardar({ correo: NUEVO, version }));
      await entre();
      reloj.avanzar(1);
      valor(await confirmar(await codigoDe(mundo, NUEVO)));
      valor(await cuenta.deshacerCambio(await enlaceDe(mundo, rosa.email)));
      return segundosFactores.respaldosSinUsar(idPersona);
    };
    expect(await deshacerTras(() => Promise.resolve(), 1)).toBe(1);
    await inTransaction(mundo.db, async (trx) => {
      await makePersonaRepository(trx).cambiarClave(idPersona, claveHash, mundo.reloj.ahora);
      return done(null);
    });
    const { version } = await ver();
    expect(
      await deshacerTras(
        () => segundosFactores.renovarRespaldos(idPersona, conRespaldos("ajeno"), reloj.ahora),
        version,
      ),
    ).toBe(0);
    expect(await segundosFactores.de(idPersona)).not.toBeNull();
  });

  it("cannot move the mail away and back to keep a link of its own past a new password", async () => {
    const B = "ladron@prueba.example";
    valor(await guardar({ correo: B }));
    reloj.avanzar(1);
    valor(await confirmar(await codigoDe(mundo, B)));
    reloj.avanzar(1);
    valor(await guardar({ correo: rosa.email, version: 3 }));
    reloj.avanzar(1);
    valor(await confirmar(await codigoDe(mundo, rosa.email)));
    const delLadron = await enlaceDe(mundo, B);
    valor(await cambiar(CLAVE_DE_PRUEBA));
    expect(rechazo(await cuenta.deshacerCambio(delLadron))).toBe("enlace-vencido");
  });

  it("leaves no mail to the owner's address that a deletion would not find", async () => {
    valor(await cambiarCorreo());
    const recuperar = { quien: rosa.email, red: "203.0.113.0" };
    valor(await servicios.cuentas.recuperarClave.pedir(recuperar));
    const deNadie = () =>
      mundo.db.selectFrom("correos").select("asunto").where("id_persona", "is", null).execute();
    expect(await deNadie()).toEqual([{ asunto: "No encontramos una cuenta con este correo" }]);
    valor(await cuenta.deshacerCambio(await enlaceDe(mundo, rosa.email)));
    expect(await deNadie()).toEqual([]);
  });

  it("cannot take the way back to the mail that its owner has now, where they had another before", async () => {
    const A = "rosa.nueva@prueba.example";
    valor(await guardar({ correo: A }));
    reloj.avanzar(1);
    valor(await confirmar(await codigoDe(mundo, A)));
    for (const [version, correo] of [
      [3, "ladron@prueba.example"],
      [5, "ladron2@prueba.example"],
    ] as const) {
      reloj.avanzar(1);
      valor(await guardar({ correo, version }));
      reloj.avanzar(1);
      valor(await confirmar(await codigoDe(mundo, correo)));
    }
    const delLadron = await enlaceDe(mundo, "ladron@prueba.example");
    valor(await cambiar(CLAVE_DE_PRUEBA));
    expect(valor(await cuenta.deshacerCambio(await enlaceDe(mundo, A))).correo).toBe(A);
    expect(rechazo(await cuenta.deshacerCambio(delLadron))).toBe("enlace-vencido");
  });

  it("cannot take the owner's way back by changing the password", async () => {
    valor(await cambiarCorreo());
    valor(await cambiar(CLAVE_DE_PRUEBA));
    expect(rechazo(await cuenta.deshacerCambio(await enlaceDe(mundo, rosa.email)))).toBe("aceptado");
  });
});

const cambiar = (actual: string, idAcceso = "ninguno") =>
  cuenta.cambiarClave({
    idPersona: rosa.idPersona,
    idAcceso,
    actual,
    nueva: "cuatro perros azules",
  });

describe("a password", () => {
  it("is neither one's mail nor one's document, also when the former one was lost", async () => {
    for (const nueva of [rosa.email, rosa.numeroDocumento]) {
      const { idPersona } = rosa;
      const cambio = { idPersona, idAcceso: "ninguno", actual: CLAVE_DE_PRUEBA, nueva };
      expect(rechazo(await cuenta.cambiarClave(cambio))).toBe("clave-sabida");
    }
    valor(await servicios.cuentas.recuperarClave.pedir({ quien: rosa.email, red: DIRECCION }));
    const prueba = { enlace: await enlaceDe(mundo, rosa.email) };
    const recuperar = (clave: string) => servicios.cuentas.recuperarClave.cambiarClave({ prueba, clave });
    expect(rechazo(await recuperar(rosa.email))).toBe("clave-sabida");
    valor(await recuperar("seis loros de monte"));
  });

  it("that changes ends what waits for a code, and every way back that was asked for", async () => {
    valor(await guardar({ correo: NUEVO }));
    valor(await servicios.cuentas.recuperarClave.pedir({ quien: rosa.email, red: DIRECCION }));
    const prueba = { enlace: await enlaceDe(mundo, rosa.email) };
    valor(await cambiar(CLAVE_DE_PRUEBA));
    expect(rechazo(await confirmar(await codigoDe(mundo, NUEVO)))).toBe("sin-cambio-pendiente");
    expect(await servicios.cuentas.recuperarClave.abrir(prueba)).toBeNull();
  });

  it("that changes, or is recovered, ends the address of the calendar", async () => {
    const { token } = await abrirCalendario();
    valor(await cambiar(CLAVE_DE_PRUEBA));
    expect(await servicios.agenda.leerCalendario(token)).toBeNull();

    const claveDeAhora = { idPersona: rosa.idPersona, idAcceso: "ninguno", clave: "cuatro perros azules" };
    const otro = valor(await servicios.agenda.abrirCalendario({ ...claveDeAhora, canal: "web" }));
    valor(await servicios.cuentas.recuperarClave.pedir({ quien: rosa.email, red: DIRECCION }));
    const prueba = { enlace: await enlaceDe(mundo, rosa.email) };
    valor(await servicios.cuentas.recuperarClave.cambiarClave({ prueba, clave: "seis loros de monte" }));
    expect(await servicios.agenda.leerCalendario(otro.token)).toBeNull();
  });

  it("changes for whoever knows it: other sessions close, and this one goes on under a new id", async () => {
    const otra = valor(await entrar(rosa.email));
    const nueva = valor(await cambiar(CLAVE_DE_PRUEBA));
    expect(nueva.idAcceso).not.toBe(otra.idAcceso);
    expect(await identidad.reconocer(await identidad.firmarSesion(otra), "web")).toBeNull();
    expect(await identidad.reconocer(await identidad.firmarSesion(nueva), "web")).not.toBeNull();
    expect((await correosA(mundo, rosa.email))[0]!.asunto).toBe("Tu contraseña cambió");
  });

  it("changes five times a day: whoever does it again and again ends every way back of its owner's", async () => {
    const claves = [CLAVE_DE_PRUEBA, ...Array.from({ length: 7 }, (_, n) => `${n} perros azules`)];
    const cambiarla = (actual: string, nueva: string) =>
      cuenta.cambiarClave({ idPersona: rosa.idPersona, idAcceso: "ninguno", actual, nueva });
    const veces = [];
    for (let vez = 0; vez < 6; vez++) {
      veces.push(rechazo(await cambiarla(claves[vez]!, claves[vez + 1]!)));
      mundo.reloj.avanzar(15);
    }
    expect(veces).toEqual(["aceptado", "aceptado", "aceptado", "aceptado", "aceptado", "demasiados-cambios"]);
    mundo.reloj.avanzar(24 * 60);
    expect(rechazo(await cambiarla(claves[5]!, claves[6]!))).toBe("aceptado");
  });

  it("is asked for five times in fifteen minutes, and not a sixth", async () => {
    for (let vez = 0; vez < 5; vez++) expect(rechazo(await cambiar("equivocada"))).toBe("clave-incorrecta");
    expect(rechazo(await cambiar(CLAVE_DE_PRUEBA))).toBe("demasiados-intentos");
    expect(rechazo(await cambiar(CLAVE_DE_PRUEBA, "otro")), "from another access").toBe("aceptado");
  });
});
