import { beforeEach, describe, expect, it } from "vitest";
import { makeReconocerAcceso } from "../../../app/domain/cuentas/accesos/iniciarSesion";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { NoDisponible } from "../../../app/domain/shared/fallo";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { openRepositorios } from "../../../server/modules";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { abrirMundo, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db } = mundo;
const {
  cuentas: { identidad },
} = servicios;
const CLAVE = "camino-de-prueba-24";
const claveHash = await cifrarClave(CLAVE);
const DIA = 24 * 60;

let rosa: Persona;
beforeEach(async () => {
  rosa = await mundo.persona({ email: "rosa@prueba.example", claveHash });
});

const entrar = async (dispositivo = "", correo = "rosa@prueba.example") =>
  valor(await identidad.iniciarSesion({ correo, clave: CLAVE, red: "10.0.0.1", dispositivo }));
const conCookie = async (dispositivo?: string) => {
  const acceso = await entrar(dispositivo);
  return { ...acceso, cookie: await identidad.firmarSesion(acceso) };
};
const vale = async (cookie: string) => (await identidad.reconocer(cookie, "web")) !== null;
const usoAnotado = async (idAcceso: string) =>
  (
    await db
      .selectFrom("accesos")
      .select("ultimo_uso_en")
      .where("id_acceso", "=", idAcceso)
      .executeTakeFirstOrThrow()
  ).ultimo_uso_en;

describe("signing in by document", () => {
  const porDocumento = (numeroDocumento: string, clave = CLAVE, idTipoDocumento = 2) =>
    identidad.iniciarSesion({ idTipoDocumento, numeroDocumento, clave, red: "10.0.0.2" });

  it("opens the same account as its e-mail, however the number is written", async () => {
    const { numeroDocumento } = rosa;
    const escrito = `${numeroDocumento.slice(0, 2)}.${numeroDocumento.slice(2, 5)} ${numeroDocumento.slice(5)}`;
    expect(valor(await porDocumento(escrito)).idPersona).toBe(rosa.idPersona);
  });

  it("says the same of a wrong password, an unknown document and another type", async () => {
    const equivocada = await porDocumento(rosa.numeroDocumento, "otra");
    expect(rechazo(equivocada)).toBe("credenciales-invalidas");
    expect(await porDocumento("99999999")).toEqual(equivocada);
    expect(await porDocumento(rosa.numeroDocumento, CLAVE, 4)).toEqual(equivocada);
  });

  it("is refused after five wrong tries, known or not, and says nothing of the account's e-mail", async () => {
    for (const numero of [rosa.numeroDocumento, "99999999"]) {
      for (let intento = 0; intento < 5; intento++) await porDocumento(numero, "otra");
      expect(rechazo(await porDocumento(numero))).toBe("demasiados-intentos");
    }
    expect((await entrar()).idPersona).toBe(rosa.idPersona);
  });
});

describe("a session that nobody uses", () => {
  it("is over 14 days after its last use, and not one millisecond before", async () => {
    const { cookie } = await conCookie();
    const abierta = reloj.ahora;
    reloj.ahora = new Date(sumarMinutos(abierta, 14 * DIA).getTime() - 1);
    expect(await vale(cookie), "this is a use too").toBe(true);
    reloj.ahora = new Date(sumarMinutos(reloj.ahora, 14 * DIA).getTime());
    expect(await vale(cookie)).toBe(false);
  });

  it("does not last longer than 30 days however often it is used", async () => {
    const { cookie, idAcceso, expiraEn } = await conCookie();
    for (let dia = 1; dia < 30; dia++) {
      reloj.avanzar(DIA);
      expect(await vale(cookie)).toBe(true);
      await expect.poll(() => usoAnotado(idAcceso)).toBe(reloj.ahora.toISOString());
    }
    reloj.ahora = expiraEn;
    expect(await vale(cookie)).toBe(false);
  });

  it("is written down as used once an hour and no more", async () => {
    const { cookie, idAcceso, creadoEn } = await conCookie();
    reloj.avanzar(59);
    await vale(cookie);
    expect(await usoAnotado(idAcceso)).toBe(creadoEn.toISOString());
    reloj.avanzar(1);
    await vale(cookie);
    const anotado = reloj.ahora.toISOString();
    await expect.poll(() => usoAnotado(idAcceso)).toBe(anotado);
    reloj.avanzar(30);
    await vale(cookie);
    expect(await usoAnotado(idAcceso)).toBe(anotado);
  });
});

describe("reading a session", () => {
  it("costs no write within the hour", async () => {
    const { idAcceso } = await entrar();
    const repos = openRepositorios("secreto-de-prueba")(db, "persona");
    let escrituras = 0;
    const anotarUso: typeof repos.accesos.anotarUso = async (...uso) => {
      escrituras++;
      await repos.accesos.anotarUso(...uso);
    };
    const reconocer = makeReconocerAcceso({
      repos: { ...repos, accesos: { ...repos.accesos, anotarUso } },
      now: () => reloj.ahora,
    });
    for (let minuto = 0; minuto < 59; minuto++) {
      await reconocer(idAcceso);
      reloj.avanzar(1);
    }
    expect(escrituras).toBe(0);
    reloj.avanzar(1);
    await reconocer(idAcceso);
    await expect.poll(() => usoAnotado(idAcceso)).toBe(reloj.ahora.toISOString());
    await reconocer(idAcceso);
    expect(escrituras).toBe(1);
  });

  it("does not wait until its use can be written, nor needs it", async () => {
    const { idAcceso } = await entrar();
    const repos = openRepositorios("secreto-de-prueba")(db, "persona");
    reloj.avanzar(60);
    let escrituras = 0;
    const con = (anotarUso: typeof repos.accesos.anotarUso) =>
      makeReconocerAcceso({
        repos: { ...repos, accesos: { ...repos.accesos, anotarUso } },
        now: () => reloj.ahora,
      });
    const sinFin = con(() => (escrituras++, new Promise(() => {})));
    expect(await sinFin(idAcceso)).toMatchObject({ idAcceso });
    expect(await sinFin(idAcceso)).toMatchObject({ idAcceso });
    expect(escrituras, "one at a time").toBe(1);
    const sinPoder = con(() => Promise.reject(new NoDisponible("almacen")));
    expect(await sinPoder(idAcceso)).toMatchObject({ idAcceso });
  });
});

describe("my open sessions", () => {
  it("are fifty at the most: the one that was used least lately ends, and never the new one", async () => {
    const cookies = [];
    for (let n = 0; n < 52; n++) {
      cookies.push(await conCookie());
      if (n % 10 === 0) reloj.avanzar(1);
    }
    const valen = await Promise.all(cookies.map(({ cookie }) => vale(cookie)));
    expect(valen.filter(Boolean)).toHaveLength(50);
    expect([valen[0], valen.at(-1)]).toEqual([false, true]);
  });

  it("are told apart by device, this one first, and nobody else's are there", async () => {
    const otra = await mundo.persona({ email: "otra@prueba.example", claveHash });
    await entrar("Safari en un iPhone", otra.email);
    const celular = await entrar("Chrome en un celular Android");
    reloj.avanzar(120);
    const laptop = await conCookie("Firefox en una computadora con Windows");
    reloj.avanzar(1);
    const sesiones = await identidad.sesiones(celular);
    expect(sesiones.map(({ dispositivo, esEsta }) => [dispositivo, esEsta])).toEqual([
      ["Chrome en un celular Android", true],
      ["Firefox en una computadora con Windows", false],
    ]);
    expect(sesiones[1]).toMatchObject({ idSesion: laptop.idAcceso, abiertaEn: laptop.creadoEn });
  });

  it("leave out what is closed, over, or forgotten", async () => {
    const olvidada = await entrar();
    reloj.avanzar(14 * DIA);
    const cerrada = await entrar();
    await identidad.cerrar(cerrada.idAcceso);
    const esta = await entrar();
    expect((await identidad.sesiones(esta)).map(({ idSesion }) => idSesion)).toEqual([esta.idAcceso]);
    expect(await vale(await identidad.firmarSesion(olvidada))).toBe(false);
  });

  it("can be closed one by one, for pages and tokens alike; another person's does not exist", async () => {
    const anterior = await conCookie();
    const esta = await conCookie();
    const { refreshToken } = await identidad.juegoDeTokens(anterior);
    const ajena = await mundo.persona({ email: "otra@prueba.example", claveHash });
    const deOtra = await entrar("", ajena.email);
    expect(rechazo(await identidad.cerrarSesiones(deOtra, { idSesion: anterior.idAcceso }))).toBe(
      "sesion-no-existe",
    );
    expect(await vale(anterior.cookie)).toBe(true);
    valor(await identidad.cerrarSesiones(esta, { idSesion: anterior.idAcceso }));
    expect(await vale(anterior.cookie)).toBe(false);
    expect(rechazo(await identidad.refrescar(refreshToken))).toBe("refresco-invalido");
    expect(await vale(esta.cookie)).toBe(true);
    expect(rechazo(await identidad.cerrarSesiones(esta, { idSesion: anterior.idAcceso }))).toBe(
      "sesion-no-existe",
    );
  });

  it("are all closed but this one at once", async () => {
    const otras = [await conCookie(), await conCookie(), await conCookie()];
    const esta = await conCookie();
    valor(await identidad.cerrarSesiones(esta, "las-demas"));
    for (const { cookie } of otras) expect(await vale(cookie)).toBe(false);
    expect(await vale(esta.cookie)).toBe(true);
  });
});

describe("the sweep of what is over", () => {
  const contar = async () => ({
    accesos: (await db.selectFrom("accesos").select("id_acceso").execute()).length,
    refrescos: (await db.selectFrom("refrescos").select("huella").execute()).length,
    intentos: (await db.selectFrom("intentos").select("clave").execute()).length,
    claves: (await db.selectFrom("claves_idempotentes").select("clave").execute()).length,
  });

  it("keeps what is open or young, and deletes the rest once its time of grace is over", async () => {
    const acceso = await entrar();
    await identidad.juegoDeTokens(acceso);
    await identidad.iniciarSesion({ correo: "nadie@prueba.example", clave: "x", red: "10.0.0.3" });
    await mundo.producto.idempotencia.tomar(rosa.idPersona, "clave", "huella", reloj.ahora);
    const todo = { accesos: 1, refrescos: 1, intentos: 3, claves: 1 };
    await mundo.job("limpiar");
    expect(await contar()).toEqual(todo);
    reloj.avanzar(3 * DIA);
    await mundo.job("limpiar");
    expect(await contar()).toEqual({ ...todo, intentos: 0 });
    reloj.avanzar(28 * DIA);
    await mundo.job("limpiar");
    expect(await contar()).toEqual({ accesos: 1, refrescos: 0, intentos: 0, claves: 0 });
    reloj.avanzar(90 * DIA);
    await mundo.job("limpiar");
    expect(await contar()).toEqual({ accesos: 0, refrescos: 0, intentos: 0, claves: 0 });
  });

  it("goes on batch after batch until nothing old is left", async () => {
    const filas = Array.from({ length: 1_200 }, (_, indice) => ({
      clave: `cuenta:${indice}`,
      cuenta: 1,
      desde: reloj.ahora.toISOString(),
    }));
    for (let desde = 0; desde < filas.length; desde += 300) {
      await db
        .insertInto("intentos")
        .values(filas.slice(desde, desde + 300))
        .execute();
    }
    reloj.avanzar(3 * DIA);
    await mundo.job("limpiar");
    expect((await contar()).intentos).toBe(0);
  });
});
