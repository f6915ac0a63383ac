import { beforeEach, describe, expect, it } from "vitest";
import {
  CODIGOS_POR_CORREO,
  CORREOS_DE_UNA_RED_POR_DIA,
  CORREOS_POR_DIA,
  ERRADOS_DE_UNA_RED_POR_DIA,
  ERRADOS_POR_DIA,
} from "../../../app/domain/cuentas/identidad/codigo";
import {
  INTENTOS_POR_CUENTA,
  VENTANA_DE_INTENTOS_EN_MINUTOS,
} from "../../../app/domain/cuentas/identidad/identidad";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";
import { CLAVE_DE_PRUEBA, codigoDe, correosA, DIRECCION, enlaceDe, otroCodigo } from "../../support/cuentas";

const mundo = await abrirMundo();
const { servicios, db, reloj } = mundo;
const {
  cuentas: { recuperarClave, identidad },
} = servicios;
const NUEVA = "cuatro perros azules";
const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);

let rosa: Persona;
beforeEach(async () => {
  rosa = await mundo.persona({ email: "rosa@prueba.example", claveHash });
});

const entrar = (clave: string, correo = rosa.email) =>
  identidad.iniciarSesion({ correo, clave, red: DIRECCION });
const pedir = (quien: string) => recuperarClave.pedir({ quien, red: DIRECCION });
const filas = async () => ({
  recuperaciones: (await db.selectFrom("recuperaciones").selectAll().execute()).length,
  codigos: (await db.selectFrom("codigos").selectAll().execute()).length,
  correos: (await db.selectFrom("correos").selectAll().execute()).length,
});

describe("recovering an account", () => {
  it("by the link works once, closes every session and says so by mail", async () => {
    const acceso = valor(await entrar(CLAVE_DE_PRUEBA));
    valor(await pedir(rosa.email));
    const prueba = { enlace: await enlaceDe(mundo, rosa.email) };
    reloj.avanzar(1);
    expect(rechazo(await recuperarClave.cambiarClave({ prueba, clave: NUEVA }))).toBe("aceptado");
    expect(await identidad.reconocer(await identidad.firmarSesion(acceso), "web")).toBeNull();
    expect(rechazo(await entrar(CLAVE_DE_PRUEBA))).toBe("credenciales-invalidas");
    expect(rechazo(await entrar(NUEVA))).toBe("aceptado");
    expect((await correosA(mundo, rosa.email))[0]!.asunto).toBe("Tu contraseña cambió");
    expect(rechazo(await recuperarClave.cambiarClave({ prueba, clave: "otra clave mía" }))).toBe(
      "enlace-vencido",
    );
  });

  it("by the link at once lets one of five through", async () => {
    valor(await pedir(rosa.email));
    const prueba = { enlace: await enlaceDe(mundo, rosa.email) };
    const resultados = await aLaVez(5, (n) =>
      recuperarClave.cambiarClave({ prueba, clave: `${NUEVA} ${n}` }),
    );
    expect(resultados.map(rechazo).toSorted()).toEqual([
      "aceptado",
      ...Array<string>(4).fill("enlace-vencido"),
    ]);
  });

  it("by the code works only after the code, and uses the link up too", async () => {
    const idRecuperacion = valor(await pedir(rosa.email));
    const cambiar = (prueba: Parameters<typeof recuperarClave.cambiarClave>[0]["prueba"]) =>
      recuperarClave.cambiarClave({ prueba, clave: NUEVA });
    expect(rechazo(await cambiar({ idRecuperacion }))).toBe("enlace-vencido");
    const codigo = await codigoDe(mundo, rosa.email);
    const mal = await recuperarClave.entrarCodigo({
      idRecuperacion,
      codigo: otroCodigo(codigo),
      red: DIRECCION,
    });
    expect(rechazo(mal)).toBe("codigo-invalido");
    valor(await recuperarClave.entrarCodigo({ idRecuperacion, codigo, red: DIRECCION }));
    expect(rechazo(await cambiar({ idRecuperacion }))).toBe("aceptado");
    expect(rechazo(await cambiar({ enlace: await enlaceDe(mundo, rosa.email) }))).toBe("enlace-vencido");
  });

  it("ends thirty minutes after it was asked for", async () => {
    valor(await pedir(rosa.email));
    const prueba = { enlace: await enlaceDe(mundo, rosa.email) };
    reloj.avanzar(30);
    expect(await recuperarClave.abrir(prueba)).toBeNull();
    await mundo.job("limpiar");
    expect((await filas()).recuperaciones).toBe(0);
  });

  it("answers alike for a mail that has an account and one that has none, and writes the same rows", async () => {
    const antes = await filas();
    const conocida = await pedir(rosa.email);
    const tras = await filas();
    const desconocida = await pedir("nadie@prueba.example");
    const alFinal = await filas();
    expect(Object.keys(conocida)).toEqual(Object.keys(desconocida));
    expect({ ok: conocida.ok, tipo: typeof valor(conocida) }).toEqual({
      ok: desconocida.ok,
      tipo: typeof valor(desconocida),
    });
    const crecio = (de: typeof antes, a: typeof antes) => ({
      recuperaciones: a.recuperaciones - de.recuperaciones,
      codigos: a.codigos - de.codigos,
      correos: a.correos - de.correos,
    });
    expect(crecio(antes, tras)).toEqual(crecio(tras, alFinal));
    expect((await correosA(mundo, "nadie@prueba.example"))[0]!.texto).not.toMatch(/enlace=|\b\d{6}\b/);
  });

  it("is throttled for each account", async () => {
    for (let vez = 0; vez < 5; vez++) valor(await pedir(rosa.email));
    expect(rechazo(await pedir(` ${rosa.email.toUpperCase()}`))).toBe("demasiados-envios");
  });

  it("fills nobody's box from one network: a day has so many mails, by whatever name they are asked for", async () => {
    const hoy = [rosa.email, rosa.numeroDocumento];
    for (let vez = 0; vez < CORREOS_DE_UNA_RED_POR_DIA; vez++) {
      valor(await pedir(hoy[vez % 2]!));
      reloj.avanzar(4);
    }
    expect(rechazo(await pedir(rosa.email))).toBe("demasiados-envios-hoy");
    // The answer to a document reveals nothing, so that nobody learns whose it is.
    expect(rechazo(await pedir(rosa.numeroDocumento))).toBe("aceptado");
    expect(await correosA(mundo, rosa.email)).toHaveLength(CORREOS_DE_UNA_RED_POR_DIA);
    const deOtraRed = { quien: rosa.email, red: "203.0.113.0" };
    expect(rechazo(await recuperarClave.pedir(deOtraRed))).toBe("aceptado");
    reloj.avanzar(24 * 60);
    expect(rechazo(await pedir(rosa.email))).toBe("aceptado");
  });

  it.each([
    ["who has an account", () => rosa.email],
    ["who has none", () => "nadie@prueba.example"],
  ])("fills nobody's box from the 65,536 networks of one IPv6 customer: %s", async (_, de) => {
    const quien = de();
    const desde = (n: number) => recuperarClave.pedir({ quien, red: `2001:db8:77:${n.toString(16)}::/64` });
    for (let n = 0; n < CODIGOS_POR_CORREO; n++) valor(await desde(n));
    expect(rechazo(await desde(60))).toBe("demasiados-envios");
    for (let n = CODIGOS_POR_CORREO; n < CORREOS_DE_UNA_RED_POR_DIA; n++) {
      reloj.avanzar(15);
      valor(await desde(n));
    }
    reloj.avanzar(15);
    expect(rechazo(await desde(61))).toBe("demasiados-envios-hoy");
    expect(await correosA(mundo, quien)).toHaveLength(CORREOS_DE_UNA_RED_POR_DIA);
  });

  it.each([
    ["who has an account", () => rosa.email],
    ["who has none", () => "nadie@prueba.example"],
  ])("fills nobody's box from many networks: %s", async (_, de) => {
    const quien = de();
    const desde = (n: number) => recuperarClave.pedir({ quien, red: `203.${n}.113.9` });
    for (let n = 0; n < CORREOS_POR_DIA; n++) valor(await desde(n));
    expect(rechazo(await desde(CORREOS_POR_DIA))).toBe("demasiados-envios-hoy");
    expect(await correosA(mundo, quien)).toHaveLength(CORREOS_POR_DIA);
    reloj.avanzar(24 * 60);
    expect(rechazo(await desde(0))).toBe("aceptado");
  });

  it("is open to its owner where they have been before, whatever strangers asked for, by mail and by document", async () => {
    for (let n = 0; n < CORREOS_POR_DIA; n++) {
      valor(await recuperarClave.pedir({ quien: rosa.email, red: `203.${n}.113.9` }));
    }
    const otra = await mundo.persona();
    const de = async (idPersona: number) =>
      identidad.leerNavegador(await identidad.firmarNavegador(null, idPersona));
    const pedirDesde = async (quien: string, idPersona: number) => {
      const antes = (await correosA(mundo, rosa.email)).length;
      const pedida = await recuperarClave.pedir({ quien, red: DIRECCION, navegador: await de(idPersona) });
      return [rechazo(pedida), (await correosA(mundo, rosa.email)).length - antes];
    };
    expect(await pedirDesde(rosa.email, rosa.idPersona)).toEqual(["aceptado", 1]);
    expect(await pedirDesde(rosa.numeroDocumento, rosa.idPersona)).toEqual(["aceptado", 1]);
    expect(await pedirDesde(rosa.email, otra.idPersona)).toEqual(["demasiados-envios-hoy", 0]);
    expect(await pedirDesde(rosa.numeroDocumento, otra.idPersona)).toEqual(["aceptado", 0]);
  });

  it("by document writes to every mail of the account, and lets its owner choose one afterwards", async () => {
    const otro = "contacto@prueba.example";
    await db.updateTable("personas").set({ email: otro }).where("id_persona", "=", rosa.idPersona).execute();
    valor(await pedir(rosa.numeroDocumento));
    expect(await enlaceDe(mundo, rosa.email)).toBe(await enlaceDe(mundo, otro));
    const prueba = { enlace: await enlaceDe(mundo, otro) };
    expect((await recuperarClave.abrir(prueba))?.correos).toEqual([rosa.email, otro]);
    valor(await recuperarClave.cambiarClave({ prueba, clave: NUEVA, correo: 1 }));
    expect(rechazo(await entrar(NUEVA, otro))).toBe("aceptado");
    expect(rechazo(await entrar(NUEVA, rosa.email))).toBe("credenciales-invalidas");
  });
});

describe("guessing codes", () => {
  const entrarCodigo = async (quien: string, codigo: string | null, red = DIRECCION) => {
    reloj.avanzar(1);
    const idRecuperacion = valor(await recuperarClave.pedir({ quien, red }));
    const bueno = quien === rosa.email ? await codigoDe(mundo, quien) : "123456";
    return rechazo(await recuperarClave.entrarCodigo({ idRecuperacion, codigo: codigo ?? bueno, red }));
  };

  it("is over for the day after twenty wrong ones from one network, however many codes are asked for, account or none", async () => {
    for (const quien of [rosa.email, "nadie@prueba.example"]) {
      for (let errados = 0; errados < ERRADOS_DE_UNA_RED_POR_DIA;) {
        const idRecuperacion = valor(await pedir(quien));
        for (let vez = 0; vez < 5; vez++, errados++) {
          const codigo = quien === rosa.email ? otroCodigo(await codigoDe(mundo, quien)) : "000000";
          const entrado = await recuperarClave.entrarCodigo({ idRecuperacion, codigo, red: DIRECCION });
          expect(rechazo(entrado)).toBe("codigo-invalido");
        }
        reloj.avanzar(16);
      }
      expect(await entrarCodigo(quien, "000000")).toBe("demasiados-codigos");
    }
    expect(await entrarCodigo(rosa.email, null, "198.51.100.7"), "its owner, elsewhere").toBe("aceptado");
    expect(await entrarCodigo(rosa.email, null)).toBe("demasiados-codigos");
    reloj.avanzar(24 * 60);
    expect(await entrarCodigo(rosa.email, null)).toBe("aceptado");
  });

  it("is over for the day after six hundred from all networks, and the link of the mail still opens", async () => {
    const bien = () => entrarCodigo(rosa.email, null, "198.51.100.7");
    const mal = () => entrarCodigo(rosa.email, "no", "203.0.113.9");
    expect(await mal()).toBe("codigo-invalido");
    await db
      .updateTable("intentos")
      .set({ cuenta: ERRADOS_POR_DIA - 1 })
      .where("clave", "like", "errados:%")
      .execute();
    expect(await bien(), "the last of them, and a right one is taken back").toBe("aceptado");
    expect(await mal()).toBe("codigo-invalido");
    expect(await bien()).toBe("demasiados-codigos");
    const prueba = { enlace: await enlaceDe(mundo, rosa.email) };
    expect(rechazo(await recuperarClave.cambiarClave({ prueba, clave: NUEVA }))).toBe("aceptado");
  });
});

describe("an account that ran out of tries", () => {
  it("is told five times a day, however long somebody goes on: its mailbox is not theirs to fill", async () => {
    for (let ventana = 0; ventana < 7; ventana++) {
      for (let vez = 0; vez <= INTENTOS_POR_CUENTA; vez++) await entrar("equivocada");
      await mundo.job("avisar-bloqueos");
      mundo.reloj.avanzar(VENTANA_DE_INTENTOS_EN_MINUTOS + 1);
    }
    expect(await correosA(mundo, rosa.email)).toHaveLength(5);
  });

  it("is told by mail once, with a link that lets its owner in at once", async () => {
    for (let vez = 0; vez < INTENTOS_POR_CUENTA + 3; vez++) await entrar("equivocada");
    await mundo.job("avisar-bloqueos");
    expect(rechazo(await entrar(CLAVE_DE_PRUEBA))).toBe("demasiados-intentos");
    expect(await correosA(mundo, rosa.email)).toHaveLength(1);
    const conDocumento = (clave: string) => {
      const { idTipoDocumento, numeroDocumento } = rosa;
      return identidad.iniciarSesion({ idTipoDocumento, numeroDocumento, clave, red: DIRECCION });
    };
    for (let vez = 0; vez <= INTENTOS_POR_CUENTA; vez++) await conDocumento("equivocada");
    expect(rechazo(await conDocumento(CLAVE_DE_PRUEBA))).toBe("demasiados-intentos");
    await mundo.job("avisar-bloqueos");
    const prueba = { enlace: await enlaceDe(mundo, rosa.email) };
    valor(await recuperarClave.cambiarClave({ prueba, clave: NUEVA }));
    expect(rechazo(await entrar(NUEVA))).toBe("aceptado");
    expect(rechazo(await conDocumento(NUEVA))).toBe("aceptado");
    expect(
      (await mundo.servicios.cuentas.verAccesosADatos(rosa.idPersona)).map(({ accion }) => accion),
    ).toContain("cambio-de-clave");
  });
});
