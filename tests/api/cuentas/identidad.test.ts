import { beforeEach, describe, expect, it } from "vitest";
import { INTENTOS_POR_CUENTA, INTENTOS_POR_DIRECCION } from "../../../app/domain/cuentas/identidad/identidad";
import { makeIniciarSesion } from "../../../app/domain/cuentas/accesos/iniciarSesion";
import { makeProbarAhora } from "../../../app/domain/cuentas/identidad/prueba";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { NoDisponible } from "../../../app/domain/shared/fallo";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { inTransaction } from "../../../server/platform/database/client";
import { openRepositorios } from "../../../server/modules";
import { makeCofre } from "../../../server/platform/cofre";
import { makeCodigosPorReloj } from "../../../server/cuentas/segundoFactor/codigosPorReloj";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db } = mundo;
const CLAVE = "camino-de-prueba-24";
const claveHash = await cifrarClave(CLAVE);

/**
 * Passwords that were compared. These tests sign in as the product does, with a cheap comparison: hashing has tests of
 * its own.
 */
const comparaciones: (string | null)[] = [];
/** True when no thread is free to compare a password. */
let lleno = false;
let ultimaConocida: number | null = null;
/** Function that runs while a password is compared. */
let mientras: (() => Promise<unknown>) | null = null;
const repositorios = openRepositorios("secreto-de-prueba");
const verificarClave = async (hash: string | null, clave: string, conocida: number | null = null) => {
  if (lleno) throw new NoDisponible("mucha-gente");
  ultimaConocida = conocida;
  await mientras?.();
  comparaciones.push(hash);
  return hash === `hash de ${clave}`;
};
const probar = makeProbarAhora({
  repos: repositorios(db, "persona"),
  now: () => reloj.ahora,
  verificarClave,
  anotarSuceso: () => {},
});
const entrar = makeIniciarSesion({
  repos: repositorios(db, "persona"),
  transaccion: (work) => inTransaction(db, (trx) => work(repositorios(trx, "persona"))),
  now: () => reloj.ahora,
  newId: () => crypto.randomUUID(),
  huella: Object.assign((texto: string) => `huella de ${texto}`, {
    posibles: (texto: string) => [`huella de ${texto}`],
  }),
  codigosPorReloj: makeCodigosPorReloj("Bienestar"),
  cofre: makeCofre("secreto", "cofre"),
  verificarClave,
  redAlrededor: (red) => red,
});

let rosa: Persona;
beforeEach(async () => {
  lleno = false;
  mientras = null;
  comparaciones.length = 0;
  rosa = await mundo.persona({ email: "rosa@prueba.example", claveHash: `hash de ${CLAVE}` });
});

const bien = (direccion = "10.0.0.1", correo = "rosa@prueba.example") =>
  entrar({ correo, clave: CLAVE, red: direccion });
const mal = (direccion = "10.0.0.1", correo = "rosa@prueba.example") =>
  entrar({ correo, clave: "otra", red: direccion });
const veces = async (cuantas: number, hacer: (indice: number) => Promise<unknown>) => {
  for (let indice = 0; indice < cuantas; indice++) await hacer(indice);
};

const ultimoUsoDe = async (idAcceso: string) =>
  (
    await db
      .selectFrom("accesos")
      .select("ultimo_uso_en")
      .where("id_acceso", "=", idAcceso)
      .executeTakeFirstOrThrow()
  ).ultimo_uso_en;

const navegadorDe = (idNavegador: string, idPersona: number) => ({
  idNavegador,
  personas: [{ idPersona, huellaDeClave: "" }],
});

describe("signing in with real hashes", () => {
  it("opens an access for the right password, and says the same of a wrong one and of nobody", async () => {
    const persona = await mundo.persona({ email: "elena@prueba.example", claveHash });
    const con = (correo: string, clave: string) =>
      servicios.cuentas.identidad.iniciarSesion({ correo, clave, red: "10.0.0.1" });
    expect(valor(await con(" Elena@Prueba.Example ", CLAVE)).idPersona).toBe(persona.idPersona);
    const equivocada = await con("elena@prueba.example", `${CLAVE} `);
    const desconocida = await con("nadie@prueba.example", CLAVE);
    expect(equivocada).toEqual(desconocida);
    expect(rechazo(equivocada)).toBe("credenciales-invalidas");
  });
});

describe("too many tries", () => {
  it("does the same work for an unknown account as for a known one", async () => {
    await mal();
    await mal("10.0.0.1", "nadie@prueba.example");
    expect(comparaciones).toEqual([`hash de ${CLAVE}`, null]);
  });

  it("for one account are refused after five, from any address and with the right password too", async () => {
    await veces(INTENTOS_POR_CUENTA, (indice) => mal(`10.0.0.${indice}`));
    comparaciones.length = 0;
    expect(rechazo(await bien("10.9.9.9"))).toBe("demasiados-intentos");
    expect(comparaciones, "the password is not even looked at").toEqual([]);
  });

  it("are told to the owner once, and of an account that does not exist alike", async () => {
    await veces(INTENTOS_POR_CUENTA + 3, () => mal());
    await veces(INTENTOS_POR_CUENTA + 3, () => mal("10.0.0.1", "nadie@prueba.example"));
    const bloqueos = await db.selectFrom("bloqueos").select("correo").orderBy("creado_en").execute();
    expect(bloqueos.map(({ correo }) => correo).sort()).toEqual([
      "nadie@prueba.example",
      "rosa@prueba.example",
    ]);
  });

  it("of a stranger do not lock out the owner in a browser where they have been before, nor do theirs the rest", async () => {
    const navegador = navegadorDe("el-de-rosa", rosa.idPersona);
    await veces(INTENTOS_POR_CUENTA + 3, () => mal());
    expect(rechazo(await bien())).toBe("demasiados-intentos");
    const desde = (clave: string, origen = navegador) =>
      entrar({ correo: rosa.email, clave, red: "10.0.0.8", navegador: origen });
    expect(rechazo(await desde(CLAVE))).toBe("aceptado");
    expect(rechazo(await desde(CLAVE, navegadorDe("de-otra", 999)))).toBe("demasiados-intentos");
    expect(rechazo(await bien()), "the strangers' count goes on").toBe("demasiados-intentos");
    await veces(INTENTOS_POR_CUENTA, () => desde("otra"));
    expect(rechazo(await desde(CLAVE)), "a stolen browser has five tries too").toBe("demasiados-intentos");
  });

  it("are a stranger's again in a browser whose owner has another password than when they came in", async () => {
    const { identidad } = servicios.cuentas;
    const otra = await mundo.persona({ email: "elena@prueba.example", claveHash: `hash de ${CLAVE}` });
    const deRosa = await identidad.leerNavegador(await identidad.firmarNavegador(null, rosa.idPersona));
    const sellado = await identidad.firmarNavegador(deRosa, otra.idPersona);
    const conocidas = async () =>
      (await identidad.leerNavegador(sellado))?.personas.map(({ idPersona }) => idPersona);
    expect(await conocidas()).toEqual([otra.idPersona, rosa.idPersona]);
    await db
      .updateTable("cuentas")
      .set({ clave_hash: "hash de otra" })
      .where("id_persona", "=", rosa.idPersona)
      .execute();
    expect(await conocidas()).toEqual([otra.idPersona]);
    await db.updateTable("cuentas").set({ clave_hash: "hash de otra" }).execute();
    expect(await identidad.leerNavegador(sellado), "nobody's at all").toBeNull();
  });

  it("that began before a password was changed carry no browser over it", async () => {
    const { identidad } = servicios.cuentas;
    const otra = await mundo.persona({ email: "elena@prueba.example", claveHash: `hash de ${CLAVE}` });
    const leido = await identidad.leerNavegador(await identidad.firmarNavegador(null, rosa.idPersona));
    await db
      .updateTable("cuentas")
      .set({ clave_hash: "hash de otra" })
      .where("id_persona", "=", rosa.idPersona)
      .execute();
    const sellado = await identidad.firmarNavegador(leido, otra.idPersona);
    expect((await identidad.leerNavegador(sellado))?.personas.map(({ idPersona }) => idPersona)).toEqual([
      otra.idPersona,
    ]);
  });

  it("the fifth is still looked at", async () => {
    await veces(INTENTOS_POR_CUENTA - 1, () => mal());
    expect(rechazo(await bien())).toBe("aceptado");
  });

  it("are counted however the e-mail is written", async () => {
    await veces(INTENTOS_POR_CUENTA, () => mal("10.0.0.1", " ROSA@prueba.example"));
    expect(rechazo(await bien())).toBe("demasiados-intentos");
  });

  it("for an account that does not exist are refused alike", async () => {
    const nadie = () => mal("10.0.0.1", "nadie@prueba.example");
    await veces(INTENTOS_POR_CUENTA, nadie);
    expect(await nadie()).toEqual({ ok: false, rechazo: "demasiados-intentos", detalle: undefined });
  });

  it("begin anew after signing in", async () => {
    await veces(INTENTOS_POR_CUENTA - 1, () => mal());
    valor(await bien());
    await veces(INTENTOS_POR_CUENTA - 1, () => mal());
    expect(rechazo(await bien())).toBe("aceptado");
  });

  it("are over when fifteen minutes from the first have passed, and not one millisecond before", async () => {
    await veces(INTENTOS_POR_CUENTA, () => mal());
    const primero = reloj.ahora.getTime();
    reloj.ahora = new Date(primero + 15 * 60_000 - 1);
    expect(rechazo(await bien())).toBe("demasiados-intentos");
    reloj.ahora = new Date(primero + 15 * 60_000);
    expect(rechazo(await bien())).toBe("aceptado");
  });

  it("made at once are counted: of 30 parallel ones five are looked at", async () => {
    const resultados = await aLaVez(30, () => mal());
    expect(comparaciones).toHaveLength(INTENTOS_POR_CUENTA);
    expect(resultados.filter((resultado) => rechazo(resultado) === "demasiados-intentos")).toHaveLength(25);
  });

  it("from one address are refused after sixty, whichever the accounts; another address is not", async () => {
    await veces(INTENTOS_POR_DIRECCION, (indice) => mal("10.0.0.1", `persona${indice}@prueba.example`));
    expect(rechazo(await bien("10.0.0.1"))).toBe("demasiados-intentos");
    expect(rechazo(await bien("10.0.0.2"))).toBe("aceptado");
  });

  it("from one address do not lock out who has been there before in a browser of theirs, nor open it to others", async () => {
    const elena = await mundo.persona({ email: "elena@prueba.example", claveHash: `hash de ${CLAVE}` });
    await veces(INTENTOS_POR_DIRECCION, (indice) => mal("10.0.0.1", `persona${indice}@prueba.example`));
    const navegador = navegadorDe("el-de-rosa", rosa.idPersona);
    const desde = (correo: string, clave = CLAVE) => entrar({ correo, clave, red: "10.0.0.1", navegador });
    comparaciones.length = 0;
    for (const ajeno of [elena.email, "nadie@prueba.example"])
      expect(rechazo(await desde(ajeno)), ajeno).toBe("demasiados-intentos");
    expect(comparaciones, "of others it looks at nothing").toEqual([]);
    expect(rechazo(await desde(rosa.email))).toBe("aceptado");
    expect(rechazo(await bien()), "the address's count goes on").toBe("demasiados-intentos");
    await veces(INTENTOS_POR_CUENTA, () => desde(rosa.email, "otra"));
    expect(rechazo(await desde(rosa.email))).toBe("demasiados-intentos");
  });

  it("from a refused address do not lock accounts that are used from elsewhere", async () => {
    await veces(INTENTOS_POR_DIRECCION, (indice) => mal("10.0.0.1", `persona${indice}@prueba.example`));
    await veces(INTENTOS_POR_CUENTA, () => mal("10.0.0.1"));
    expect(rechazo(await bien("10.0.0.2"))).toBe("aceptado");
  });

  it("are only those that were looked at: whoever found a crowd comes in when it is gone", async () => {
    lleno = true;
    await veces(INTENTOS_POR_DIRECCION + 1, () => expect(bien()).rejects.toThrow(NoDisponible));
    const conocido = navegadorDe("uno", rosa.idPersona);
    await veces(INTENTOS_POR_CUENTA + 1, () =>
      expect(
        entrar({ correo: rosa.email, clave: CLAVE, red: "10.0.0.1", navegador: conocido }),
      ).rejects.toThrow(NoDisponible),
    );
    lleno = false;
    expect((await bien()).ok).toBe(true);
    // Attempts counted before the queue was full still count.
    await veces(INTENTOS_POR_CUENTA, () => mal());
    lleno = true;
    expect(rechazo(await bien())).toBe("demasiados-intentos");
  });

  it("at a proof of who somebody is, too, are only those that were looked at", async () => {
    const prueba = { idPersona: rosa.idPersona, idAcceso: "uno", clave: CLAVE };
    lleno = true;
    await veces(INTENTOS_POR_CUENTA + 1, () => expect(probar(prueba)).rejects.toThrow(NoDisponible));
    lleno = false;
    expect((await probar(prueba)).ok).toBe(true);
    expect(ultimaConocida, "before strangers").toBe(rosa.idPersona);
  });

  it("are in vain where the password became another while it was looked at", async () => {
    const cambiarPor = (clave: string) => () =>
      db
        .updateTable("cuentas")
        .set({ clave_hash: `hash de ${clave}` })
        .where("id_persona", "=", rosa.idPersona)
        .execute();
    mientras = cambiarPor("otra");
    expect(await bien()).toEqual({ ok: false, rechazo: "credenciales-invalidas", detalle: undefined });
    expect(await db.selectFrom("accesos").selectAll().execute()).toEqual([]);
    const probarla = () => probar({ idPersona: rosa.idPersona, idAcceso: "uno", clave: "otra" });
    mientras = null;
    expect(rechazo(await probarla())).toBe("aceptado");
    mientras = cambiarPor("la última");
    expect(rechazo(await probarla())).toBe("clave-incorrecta");
  });

  it("do not add up for an office in which everybody knows their password", async () => {
    const resultados = [];
    for (let indice = 0; indice < INTENTOS_POR_DIRECCION + 5; indice++)
      resultados.push(rechazo(await bien()));
    expect(new Set(resultados)).toEqual(new Set(["aceptado"]));
  });

  it("leave neither an e-mail nor an address in the storage", async () => {
    await mundo.persona({ email: "elena@prueba.example", claveHash });
    await servicios.cuentas.identidad.iniciarSesion({
      correo: "elena@prueba.example",
      clave: "x",
      red: "10.0.0.77",
    });
    const claves = (await db.selectFrom("intentos").select("clave").execute()).map(({ clave }) => clave);
    expect(claves).toHaveLength(2);
    for (const clave of claves) expect(clave).not.toMatch(/elena|prueba|10\.0/);
  });

  it("from a stolen cookie of a known browser, elsewhere, do not close it to its owner", async () => {
    const navegador = navegadorDe("el-de-rosa", rosa.idPersona);
    const desde = (red: string, clave: string) => entrar({ correo: rosa.email, clave, red, navegador });
    await veces(6, () => desde("198.51.100.9", "no-es-esta"));
    await veces(6, (n) => mal(`203.0.113.${n}`));
    expect(rechazo(await desde("198.51.100.9", CLAVE)), "the thief").toBe("demasiados-intentos");
    expect(rechazo(await desde("10.0.0.8", CLAVE)), "the owner").toBe("aceptado");
  });

  it("in a known browser are a stranger's after a hundred in a day, from whatever networks", async () => {
    const navegador = navegadorDe("el-de-rosa", rosa.idPersona);
    const desde = (red: string, clave: string) => entrar({ correo: rosa.email, clave, red, navegador });
    await veces(100, (n) => desde(`198.51.100.${n}`, "no-es-esta"));
    await veces(6, (n) => mal(`203.0.113.${n}`));
    expect(rechazo(await desde("10.0.0.8", CLAVE))).toBe("demasiados-intentos");
    reloj.avanzar(24 * 60);
    expect(rechazo(await desde("10.0.0.8", CLAVE))).toBe("aceptado");
  });
});

describe("what an access is worth", () => {
  const {
    cuentas: { identidad },
  } = servicios;

  it("its cookie and its bearer token say who it is, each in its own place only", async () => {
    const acceso = valor(await bien());
    const cookie = await identidad.firmarSesion(acceso);
    const { accessToken, expiresIn } = await identidad.juegoDeTokens(acceso);
    const portador = { idPersona: rosa.idPersona, idAcceso: acceso.idAcceso };
    expect(await identidad.reconocer(cookie, "web")).toEqual(portador);
    expect(await identidad.reconocer(accessToken, "api")).toEqual(portador);
    expect(await identidad.reconocer(cookie, "api")).toBeNull();
    expect(await identidad.reconocer(accessToken, "web")).toBeNull();
    expect(expiresIn).toBe(900);
  });

  it("is nothing once it is closed, for all of its tokens and for no other access", async () => {
    const [acceso, otroAcceso] = [valor(await bien()), valor(await bien())];
    const tokens = await identidad.juegoDeTokens(acceso);
    const [cookie, otraCookie] = [
      await identidad.firmarSesion(acceso),
      await identidad.firmarSesion(otroAcceso),
    ];
    await identidad.cerrar(acceso.idAcceso);
    expect(await identidad.reconocer(cookie, "web")).toBeNull();
    expect(await identidad.reconocer(tokens.accessToken, "api")).toBeNull();
    expect(rechazo(await identidad.refrescar(tokens.refreshToken))).toBe("refresco-invalido");
    expect(await identidad.reconocer(otraCookie, "web")).not.toBeNull();
  });

  it("ends: a bearer token after 15 minutes, a cookie that is used after 30 days", async () => {
    const acceso = valor(await bien());
    const cookie = await identidad.firmarSesion(acceso);
    const { accessToken } = await identidad.juegoDeTokens(acceso);
    reloj.avanzar(14);
    expect(await identidad.reconocer(accessToken, "api")).not.toBeNull();
    reloj.avanzar(1);
    expect(await identidad.reconocer(accessToken, "api")).toBeNull();
    for (const diasAntes of [17, 4]) {
      reloj.ahora = sumarMinutos(acceso.expiraEn, -diasAntes * 24 * 60);
      expect(await identidad.reconocer(cookie, "web")).not.toBeNull();
      // The use of the session is noted after the answer, so the test waits for that note.
      await expect.poll(() => ultimoUsoDe(acceso.idAcceso)).toBe(reloj.ahora.toISOString());
    }
    reloj.ahora = new Date(acceso.expiraEn.getTime() - 1000);
    expect(await identidad.reconocer(cookie, "web")).not.toBeNull();
    reloj.ahora = acceso.expiraEn;
    expect(await identidad.reconocer(cookie, "web")).toBeNull();
  });

  it("is not given by a token that somebody else signed, changed or made up", async () => {
    const cookie = await identidad.firmarSesion(valor(await bien()));
    const [cabecera, , firma] = cookie.split(".");
    const otro = Buffer.from(JSON.stringify({ sub: "1", sid: "x", aud: "web", exp: 9e9 })).toString(
      "base64url",
    );
    const sinFirma = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    for (const token of ["", "x", "a.b.c", `${cabecera}.${otro}.${firma}`, `${sinFirma}.${otro}.`]) {
      expect(await identidad.reconocer(token, "web"), token).toBeNull();
    }
  });

  it("is not kept in the storage in a form that could be used", async () => {
    const { refreshToken } = await identidad.juegoDeTokens(valor(await bien()));
    const filas = JSON.stringify(await db.selectFrom("refrescos").selectAll().execute());
    expect(filas).not.toContain(refreshToken);
  });
});

describe("refresh tokens", () => {
  const {
    cuentas: { identidad },
  } = servicios;

  it("work once and give new ones", async () => {
    const primero = await identidad.juegoDeTokens(valor(await bien()));
    const segundo = valor(await identidad.refrescar(primero.refreshToken));
    expect(segundo.refreshToken).not.toBe(primero.refreshToken);
    expect(await identidad.reconocer(segundo.accessToken, "api")).toMatchObject({
      idPersona: rosa.idPersona,
    });
    valor(await identidad.refrescar(segundo.refreshToken));
  });

  it("seen again close the access: the thief and the owner both sign in anew", async () => {
    const primero = await identidad.juegoDeTokens(valor(await bien()));
    const segundo = valor(await identidad.refrescar(primero.refreshToken));
    expect(rechazo(await identidad.refrescar(primero.refreshToken))).toBe("refresco-invalido");
    expect(await identidad.reconocer(segundo.accessToken, "api")).toBeNull();
    expect(rechazo(await identidad.refrescar(segundo.refreshToken))).toBe("refresco-invalido");
  });

  it("used ten times at once work at most once, and then nothing of that access does", async () => {
    const { refreshToken } = await identidad.juegoDeTokens(valor(await bien()));
    const resultados = await aLaVez(10, () => identidad.refrescar(refreshToken));
    const buenos = resultados.filter(({ ok }) => ok);
    expect(buenos.length).toBeLessThanOrEqual(1);
    for (const bueno of buenos) {
      expect(await identidad.reconocer(valor(bueno).accessToken, "api")).toBeNull();
    }
  });

  it("end with their access, and made-up ones close nothing", async () => {
    const acceso = valor(await bien());
    const { refreshToken } = await identidad.juegoDeTokens(acceso);
    expect(rechazo(await identidad.refrescar("inventado"))).toBe("refresco-invalido");
    reloj.ahora = acceso.expiraEn;
    expect(rechazo(await identidad.refrescar(refreshToken))).toBe("refresco-invalido");
  });
});
