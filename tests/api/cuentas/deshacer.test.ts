import { beforeEach, describe, expect, it } from "vitest";
import { TOTP } from "otpauth";
import { DESHACER_EN_MINUTOS } from "../../../app/domain/cuentas/deshacer/enlaceParaDeshacer";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";
import { UN_DIA_EN_MINUTOS } from "../../../app/domain/shared/duracion";
import { CLAVE_DE_PRUEBA, codigoDe, correosA, DIRECCION, enlaceDe } from "../../support/cuentas";

const mundo = await abrirMundo();
const { servicios, reloj } = mundo;
const { cuenta, identidad, recuperarClave, segundoFactor, pedirEliminacion, verEliminacion } =
  servicios.cuentas;
const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);
const DEL_LADRON = "ladron@prueba.example";
const CLAVE_DE_DESPUES = "seis loros de monte";

let rosa: Persona;
beforeEach(async () => {
  rosa = await mundo.persona({
    email: "rosa@prueba.example",
    usuarioLogin: "rosa@prueba.example",
    claveHash,
  });
});

/** Proof of identity of a thief who has the session and the password. */
const prueba = () => ({
  idPersona: rosa.idPersona,
  idAcceso: "ninguno",
  clave: CLAVE_DE_PRUEBA,
  canal: "web" as const,
});
const ver = async () => (await cuenta.ver(rosa.idPersona))!;
const entrar = (clave: string, codigo?: string, correo = rosa.email) =>
  identidad.iniciarSesion({ correo, clave, red: DIRECCION, segundoFactor: codigo });

async function activar() {
  const { secreto } = valor(await segundoFactor.pedir(prueba()));
  const codigo = new TOTP({ secret: secreto }).generate({ timestamp: reloj.ahora.getTime() });
  return valor(await segundoFactor.activar({ idPersona: rosa.idPersona, codigo, canal: "web" }));
}

async function mudar(correo: string) {
  const { version, persona } = await ver();
  const { prefijo, telefono } = persona;
  valor(await cuenta.contacto.guardar({ ...prueba(), version, prefijo, telefono, correo, red: DIRECCION }));
  reloj.avanzar(1);
  const codigo = await codigoDe(mundo, correo);
  valor(
    await cuenta.contacto.confirmarCorreo({
      idPersona: rosa.idPersona,
      codigo,
      red: DIRECCION,
      canal: "web",
    }),
  );
}

/** Actions of a thief that would outlast the stolen session. */
const ACTOS = {
  factor: activar,
  correo: () => mudar(DEL_LADRON),
  eliminacion: async () => valor(await pedirEliminacion(prueba())),
  calendario: async () => valor(await servicios.agenda.abrirCalendario(prueba())),
  compra: () =>
    servicios.ventas.guardarDatosDeCompra({
      ...prueba(),
      envio: {
        tipo: "factura",
        correo: DEL_LADRON,
        ruc: "20100070970",
        razonSocial: "LADRON SAC",
        direccionFiscal: "Av. Uno 1",
      },
    }),
};
type Acto = keyof typeof ACTOS;

async function hacer(actos: readonly Acto[]) {
  for (const acto of actos) {
    await ACTOS[acto]();
    reloj.avanzar(1);
  }
}

/** Expects that the account belongs to its owner again through her mailbox alone: nothing from before is valid. */
async function esSoloSuya(delLadron: string) {
  expect((await ver()).persona.email).toBe(rosa.email);
  expect(await identidad.reconocer(delLadron, "web")).toBeNull();
  expect(await verEliminacion(rosa.idPersona)).toBeNull();
  expect(await segundoFactor.ver(rosa.idPersona)).toEqual({ activadoEn: null, respaldos: 0 });
  expect(await mundo.db.selectFrom("calendarios").selectAll().execute()).toEqual([]);
  const { datos } = valor(await servicios.ventas.verDatosDeCompra(rosa.idPersona));
  expect(datos).toMatchObject({ tipo: "boleta", correo: rosa.email });
  expect(rechazo(await entrar(CLAVE_DE_PRUEBA))).toBe("credenciales-invalidas");
  reloj.avanzar(1);
  valor(await recuperarClave.pedir({ quien: rosa.email, red: DIRECCION }));
  const conEnlace = { enlace: await enlaceDe(mundo, rosa.email) };
  valor(await recuperarClave.cambiarClave({ prueba: conEnlace, clave: CLAVE_DE_DESPUES }));
  expect(rechazo(await entrar(CLAVE_DE_DESPUES))).toBe("aceptado");
}

const robar = async () => identidad.firmarSesion(valor(await entrar(CLAVE_DE_PRUEBA)));

describe("what a thief sends at the same moment", () => {
  it("changes nothing once its owner has taken the account back", async () => {
    for (let vez = 0; vez < 4; vez++) {
      await mudar(DEL_LADRON);
      const enlace = await enlaceDe(mundo, rosa.email);
      const ladron = { idPersona: rosa.idPersona, idAcceso: "ninguno" };
      const cambio = cuenta.cambiarClave({ ...ladron, actual: CLAVE_DE_PRUEBA, nueva: CLAVE_DE_DESPUES });
      await Promise.all([cambio, cuenta.deshacerCambio(enlace)]);
      expect((await ver()).persona.email).toBe(rosa.email);
      for (const clave of [CLAVE_DE_PRUEBA, CLAVE_DE_DESPUES])
        expect(rechazo(await entrar(clave))).toBe("credenciales-invalidas");
      await mundo.db.updateTable("cuentas").set({ clave_hash: claveHash, clave_anulada: null }).execute();
      reloj.avanzar(UN_DIA_EN_MINUTOS);
    }
  });
});

describe("a mail whose code is entered at the same moment", () => {
  it("does not keep the account, whichever link its owner took it back by", async () => {
    for (let vez = 0; vez < 16; vez++) {
      valor(await pedirEliminacion(prueba()));
      const enlace = await enlaceDe(mundo, rosa.email);
      reloj.avanzar(1);
      const { version, persona } = await ver();
      const { prefijo, telefono } = persona;
      const nuevo = { version, prefijo, telefono, correo: DEL_LADRON, red: `10.0.0.${vez}` };
      valor(await cuenta.contacto.guardar({ ...prueba(), ...nuevo }));
      const codigo = await codigoDe(mundo, DEL_LADRON);
      const confirmado = cuenta.contacto.confirmarCorreo({ ...prueba(), codigo, red: DIRECCION });
      // The undo begins some statements later each time.
      for (let antes = 0; antes < vez; antes++) await ver();
      await Promise.all([confirmado, cuenta.deshacerCambio(enlace)]);
      expect((await ver()).persona.email, `after ${vez}`).toBe(rosa.email);
      await mundo.db.updateTable("cuentas").set({ clave_hash: claveHash, clave_anulada: null }).execute();
      reloj.avanzar(UN_DIA_EN_MINUTOS);
    }
  });
});

describe("undoing a change of mail", () => {
  it.each<{ orden: Acto[] }>([
    { orden: ["factor", "eliminacion", "calendario", "compra", "correo"] },
    { orden: ["compra", "calendario", "eliminacion", "factor", "correo"] },
    { orden: ["correo", "factor", "eliminacion", "calendario", "compra"] },
    { orden: ["eliminacion", "correo", "compra", "factor", "calendario"] },
    { orden: ["factor", "correo", "calendario", "compra", "eliminacion"] },
  ])("leaves a thief nothing of what they did in the order $orden", async ({ orden }) => {
    const delLadron = await robar();
    await hacer(orden);
    valor(await cuenta.deshacerCambio(await enlaceDe(mundo, rosa.email)));
    await esSoloSuya(delLadron);
  });

  it("reaches back as long as its link lives, to the minute, and leaves a second factor that is older", async () => {
    for (const [antes, queda] of [
      [DESHACER_EN_MINUTOS, false],
      [DESHACER_EN_MINUTOS + 1, true],
    ] as const) {
      rosa = await mundo.persona({
        email: `rosa${antes}@prueba.example`,
        usuarioLogin: `rosa${antes}@prueba.example`,
        numeroDocumento: `4${antes}`,
        claveHash,
      });
      await activar();
      reloj.avanzar(antes);
      await mudar(`nuevo${antes}@prueba.example`);
      valor(await cuenta.deshacerCambio(await enlaceDe(mundo, rosa.email)));
      expect((await segundoFactor.ver(rosa.idPersona)).activadoEn !== null).toBe(queda);
    }
  });

  it("takes back a deletion whenever it was asked for", async () => {
    valor(await pedirEliminacion(prueba()));
    reloj.avanzar(DESHACER_EN_MINUTOS - 2);
    await mudar(DEL_LADRON);
    valor(await cuenta.deshacerCambio(await enlaceDe(mundo, rosa.email)));
    reloj.avanzar(DESHACER_EN_MINUTOS);
    await mundo.job("eliminar-cuentas");
    expect((await ver()).persona.email).toBe(rosa.email);
  });
});

describe("a move to another mail", () => {
  it("ends the ways back that were mailed to the former one, and tells the new one when it is undone", async () => {
    valor(await recuperarClave.pedir({ quien: rosa.email, red: DIRECCION }));
    const recuperar = { enlace: await enlaceDe(mundo, rosa.email) };
    reloj.avanzar(1);
    await mudar("rosa.nueva@prueba.example");
    expect(await recuperarClave.abrir(recuperar)).toBeNull();
    valor(await cuenta.deshacerCambio(await enlaceDe(mundo, rosa.email)));
    const [aviso] = await correosA(mundo, "rosa.nueva@prueba.example");
    expect(aviso!.asunto).toBe("Este correo dejó de ser el de una cuenta");
  });
});

describe("a second factor that somebody else turned on", () => {
  it("is taken back from the mail that tells of it, with all the rest, once", async () => {
    const delLadron = await robar();
    await hacer(["eliminacion", "compra", "factor", "calendario"]);
    const enlace = await enlaceDe(mundo, rosa.email);
    expect(await cuenta.porDeshacer(enlace)).toEqual({ conClave: true });
    expect((await segundoFactor.ver(rosa.idPersona)).respaldos, "looking is no asking").toBe(10);
    const deshechos = await aLaVez(3, () => cuenta.deshacerCambio(enlace));
    expect(deshechos.map(rechazo).toSorted()).toEqual(["aceptado", "enlace-vencido", "enlace-vencido"]);
    await esSoloSuya(delLadron);
    const [, aviso] = await correosA(mundo, rosa.email).then((correos) =>
      correos.filter(({ asunto }) => /volvió|contraseña cambió/.test(asunto)),
    );
    expect(aviso!.texto).toContain("Revisa: tus nombres y tu celular");
  });

  it("is taken back together with a mail that changed afterwards", async () => {
    const delLadron = await robar();
    await hacer(["factor"]);
    const enlace = await enlaceDe(mundo, rosa.email);
    await hacer(["correo", "eliminacion"]);
    valor(await cuenta.deshacerCambio(enlace));
    await esSoloSuya(delLadron);
  });

  it("leaves alone a mail that changed before, and codes of old age the factor that they stood for", async () => {
    await mudar("rosa.nueva@prueba.example");
    reloj.avanzar(1);
    await activar();
    reloj.avanzar(DESHACER_EN_MINUTOS + 1);
    valor(await segundoFactor.renovarRespaldos(prueba()));
    valor(await cuenta.deshacerCambio(await enlaceDe(mundo, "rosa.nueva@prueba.example")));
    expect((await ver()).persona.email).toBe("rosa.nueva@prueba.example");
    const factor = await segundoFactor.ver(rosa.idPersona);
    expect(factor).toMatchObject({ respaldos: 0 });
    expect(factor.activadoEn).not.toBeNull();
  });

  it("gives the thief, whose mail the account has, no link that outlives or ends that of its owner", async () => {
    const delLadron = await robar();
    await hacer(["correo", "factor"]);
    const enlaceDelLadron = await enlaceDe(mundo, DEL_LADRON);
    const deRosa = await enlaceDe(mundo, rosa.email);
    valor(await cuenta.deshacerCambio(enlaceDelLadron));
    expect((await ver()).persona.email, "what came before it stays").toBe(DEL_LADRON);
    valor(await cuenta.deshacerCambio(deRosa));
    expect(rechazo(await cuenta.deshacerCambio(enlaceDelLadron))).toBe("enlace-vencido");
    await esSoloSuya(delLadron);
  });

  it("can be taken back for seven days, to the minute, and not once it is off", async () => {
    await activar();
    const enlace = await enlaceDe(mundo, rosa.email);
    reloj.avanzar(DESHACER_EN_MINUTOS - 1);
    expect(await cuenta.porDeshacer(enlace)).toEqual({ conClave: true });
    reloj.avanzar(1);
    expect(rechazo(await cuenta.deshacerCambio(enlace))).toBe("enlace-vencido");

    valor(await segundoFactor.quitar(prueba()));
    await activar();
    const otro = await enlaceDe(mundo, rosa.email);
    reloj.avanzar(1);
    valor(await segundoFactor.quitar(prueba()));
    expect(await cuenta.porDeshacer(otro)).toBeNull();
  });

  it("is not turned on for whoever has no password: no mailbox would open the insurer's door again", async () => {
    valor(await segundoFactor.pedir(prueba()));
    await mundo.db.deleteFrom("cuentas").where("id_persona", "=", rosa.idPersona).execute();
    expect(rechazo(await segundoFactor.pedir(prueba()))).toBe("sin-clave");
    const { idPersona } = rosa;
    const activado = await segundoFactor.activar({ idPersona, codigo: "000000", canal: "web" });
    expect(rechazo(activado), "nor one that waited already").toBe("sin-clave");
  });
});

describe("a deletion that somebody else asked for", () => {
  it("is cancelled from the mail that tells of it, with all the rest, once", async () => {
    const delLadron = await robar();
    await hacer(["factor", "compra", "eliminacion", "calendario"]);
    const enlace = await enlaceDe(mundo, rosa.email);
    expect(await cuenta.porDeshacer(enlace)).toEqual({ conClave: true });
    expect(await verEliminacion(rosa.idPersona), "looking is no asking").not.toBeNull();
    const deshechos = await aLaVez(3, () => cuenta.deshacerCambio(enlace));
    expect(deshechos.map(rechazo).toSorted()).toEqual(["aceptado", "enlace-vencido", "enlace-vencido"]);
    const acciones = (await servicios.cuentas.verAccesosADatos(rosa.idPersona)).map(({ accion }) => accion);
    expect(acciones).toContain("eliminacion-cancelada");
    await esSoloSuya(delLadron);
  });

  it("is cancelled together with a mail that changed afterwards", async () => {
    const delLadron = await robar();
    await hacer(["eliminacion"]);
    const enlace = await enlaceDe(mundo, rosa.email);
    await hacer(["correo"]);
    valor(await cuenta.deshacerCambio(enlace));
    await esSoloSuya(delLadron);
  });

  it("can be cancelled so for as long as it waits, and no longer", async () => {
    valor(await pedirEliminacion(prueba()));
    const enlace = await enlaceDe(mundo, rosa.email);
    reloj.avanzar(DESHACER_EN_MINUTOS - 1);
    await mundo.job("eliminar-cuentas");
    expect(await cuenta.porDeshacer(enlace)).not.toBeNull();
    reloj.avanzar(1);
    await mundo.job("eliminar-cuentas");
    expect(await cuenta.porDeshacer(enlace)).toBeNull();
    expect(rechazo(await cuenta.deshacerCambio(enlace))).toBe("enlace-vencido");
  });

  it("leaves no link behind once it has been cancelled by hand", async () => {
    valor(await pedirEliminacion(prueba()));
    const enlace = await enlaceDe(mundo, rosa.email);
    valor(await servicios.cuentas.cancelarEliminacion({ idPersona: rosa.idPersona, canal: "web" }));
    expect(await cuenta.porDeshacer(enlace)).toBeNull();
  });
});
