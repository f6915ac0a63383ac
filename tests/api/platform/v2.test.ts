import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { pino } from "pino";
import { createApi } from "../../../server/http/api/api";
import { ENDPOINTS } from "../../../server/modules";
import {
  CLASES_DE_CLAVE,
  CLAVE_DE_INVITADO,
  O_INVITADO,
  type ClaseDeClave,
} from "../../../server/platform/api/endpoint";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { guardarCupon } from "../../../server/ventas/repositories/cupones";
import { unCupon } from "../../support/constructores";
import { makeAccesoRepository } from "../../../server/cuentas/repositories/accesos";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { abrirMundo, aLaVez, type Mundo } from "../../support/servicios";
import { FIRMA } from "../../support/pasarelaFalsa";
import { VERSION_DE_DATOS } from "../../support/politicas";

const CLAVE = "camino-de-prueba-24";
const apiKeys = Object.fromEntries(CLASES_DE_CLAVE.map((clase) => [clase, `clave-${clase}`])) as Record<
  ClaseDeClave,
  string
>;

let mundo: Mundo;
let api: ReturnType<typeof createApi>;
let hash: string;
let especialista: EspecialistaConAgenda;

beforeAll(async () => {
  mundo = await abrirMundo();
  api = createApi({ ...mundo.producto, apiKeys, log: pino({ level: "silent" }) });
  hash = await cifrarClave(CLAVE);
});
beforeEach(async () => {
  especialista = await mundo.especialista();
});

interface Llamada {
  clave?: string | null;
  token?: string | undefined;
  cuerpo?: unknown;
  idempotencia?: string;
}

async function llamar(metodo: string, ruta: string, { clave, token, cuerpo, idempotencia }: Llamada = {}) {
  const respuesta = await api.request(`http://localhost:3000${ruta}`, {
    method: metodo,
    headers: {
      ...(clave ? { "x-api-key": clave } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(idempotencia ? { "idempotency-key": idempotencia } : {}),
      "content-type": "application/json",
    },
    ...(cuerpo === undefined ? {} : { body: typeof cuerpo === "string" ? cuerpo : JSON.stringify(cuerpo) }),
  });
  // A deletion answers 204, which has no body (RFC 9110 § 15.3.5).
  return { estado: respuesta.status, cuerpo: JSON.parse((await respuesta.text()) || "{}") as Sobre };
}
// The data of an answer are untyped here: the tests check the envelope, and matchers look at the data.
type Sobre = { success: boolean; data: Record<string, never>; error?: Record<string, never> };

const codigo = ({ cuerpo }: { cuerpo: Sobre }): string | undefined => cuerpo.error?.code;

async function entrar(persona: Persona) {
  const { cuerpo } = await llamar("POST", "/autenticacion/token", {
    clave: apiKeys.public,
    cuerpo: { correo: persona.email, clave: CLAVE },
  });
  return cuerpo.data as unknown as { accessToken: string; refreshToken: string; idPersona: number };
}

async function alguien(cambios: Parameters<Mundo["persona"]>[0] = {}) {
  const persona = await mundo.persona(cambios);
  return { persona, token: await tokenDirecto(persona) };
}

const personal = { clave: apiKeys.private };

async function primerLibre() {
  const { cuerpo } = await llamar("GET", `/horarios?idEspecialista=${especialista.idEspecialista}`, {
    clave: apiKeys.public,
  });
  const { dias } = cuerpo.data as unknown as { dias: { horarios: { inicio: string }[] }[] };
  return dias.flatMap(({ horarios }) => horarios.map(({ inicio }) => inicio));
}

const retener = async (token: string, inicio?: string, resto: Llamada = {}) =>
  llamar("POST", "/horarios", {
    ...personal,
    token,
    cuerpo: { idEspecialista: especialista.idEspecialista, inicio: inicio ?? (await primerLibre())[0] },
    ...resto,
  });

async function pedir(token: string) {
  const { cuerpo } = await retener(token);
  const { idHorario } = cuerpo.data;
  const pedido = await llamar("POST", "/pedidos", {
    ...personal,
    token,
    cuerpo: { idHorario, versionDeDatos: VERSION_DE_DATOS },
  });
  return { idHorario, idPedido: pedido.cuerpo.data.idPedido as unknown as string };
}

/** Path of an endpoint with a value for each of its parameters. */
const rutaDe = (ruta: string) => ruta.replace(/\{\w+\}/g, "algo");

describe("keys, persons and endpoints", () => {
  it.each(
    ENDPOINTS.map(({ metodo, ruta, clave, conPersona, siHayPersona = false }) => ({
      ...{ metodo, ruta, clave, conPersona, siHayPersona },
    })),
  )(
    "$metodo $ruta wants a $clave key, and a person: $conPersona",
    async ({ metodo, ruta, clave, conPersona, siHayPersona }) => {
      const pedir = (llamada: Llamada) => llamar(metodo.toUpperCase(), rutaDe(ruta), llamada);
      const { token } = await alguien();
      const sinClave = await pedir({ token });
      expect(sinClave).toMatchObject({ estado: 401, cuerpo: { success: false } });
      expect((await pedir({ clave: "otra", token })).estado).toBe(401);
      for (const otra of CLASES_DE_CLAVE.filter((clase) => clase !== clave)) {
        expect((await pedir({ clave: apiKeys[otra], token })).estado, otra).toBe(403);
        const sirve = conPersona === O_INVITADO && otra === CLAVE_DE_INVITADO;
        expect((await pedir({ clave: apiKeys[otra] })).estado !== 403, otra).toBe(sirve);
      }
      const sinPersona = await pedir({ clave: apiKeys[clave] });
      expect(sinPersona.estado === 401 && codigo(sinPersona) === "token-invalido").toBe(conPersona !== false);
      const conTokenAjeno = await pedir({ clave: apiKeys[clave], token: `${token}x` });
      expect(codigo(conTokenAjeno) === "token-invalido").toBe(conPersona !== false || siHayPersona);
      const con = await pedir({ clave: apiKeys[clave], token });
      expect([200, 201, 204, 400, 404]).toContain(con.estado);
      expect(con.cuerpo.success).toBe(con.estado === 204 ? undefined : con.estado < 300);
    },
  );

  it("refuses the token of the pages' cookie", async () => {
    const persona = await mundo.persona({ claveHash: hash });
    const entrada = await mundo.servicios.cuentas.identidad.iniciarSesion({
      correo: persona.email,
      clave: CLAVE,
      red: "",
    });
    if (!entrada.ok) throw new Error(entrada.rechazo);
    const token = await mundo.servicios.cuentas.identidad.firmarSesion(entrada.value);
    expect((await retener(token)).estado).toBe(401);
  });
});

describe("signing in by document", () => {
  it("gives the tokens of the account, and says the same of a wrong password and of nobody", async () => {
    const persona = await mundo.persona({ claveHash: hash });
    const con = (numeroDocumento: string, clave: string) =>
      llamar("POST", "/autenticacion/token", {
        clave: apiKeys.public,
        cuerpo: { idTipoDocumento: 2, numeroDocumento, clave },
      });
    const bien = await con(persona.numeroDocumento, CLAVE);
    expect(bien).toMatchObject({ estado: 200, cuerpo: { data: { idPersona: persona.idPersona } } });
    const mal = await con(persona.numeroDocumento, "otra");
    expect(mal).toMatchObject({ estado: 400, cuerpo: { error: { code: "credenciales-invalidas" } } });
    expect(await con("99999999", "otra")).toEqual(mal);
  });

  it("answers who came in as a session carries it", async () => {
    const persona = await mundo.persona({ claveHash: hash, prefijo: "+57", telefono: "3001234567" });
    expect(await entrar(persona)).toMatchObject({
      idPersona: persona.idPersona,
      persona: { email: persona.email, phone: { number: "3001234567", preffix: "+57" } },
    });
  });

  it("asks for an e-mail or a document in words", async () => {
    const { estado, cuerpo } = await llamar("POST", "/autenticacion/token", {
      clave: apiKeys.public,
      cuerpo: {},
    });
    expect(estado).toBe(400);
    expect(JSON.stringify(cuerpo)).toContain("Envía tu correo, o tu tipo y número de documento");
  });
});

describe("what belongs to somebody else", () => {
  it("is not found", async () => {
    const ana = await alguien({ bonos: 1 });
    const beto = await alguien({ bonos: 1 });
    const { idHorario, idPedido } = await pedir(ana.token);
    const ajeno = { ...personal, token: beto.token };
    const intentos = [
      llamar("DELETE", `/horarios/${idHorario}`, ajeno),
      llamar("POST", `/horarios/${idHorario}/ampliacion`, { ...ajeno, cuerpo: {} }),
      llamar("POST", "/pedidos", { ...ajeno, cuerpo: { idHorario, versionDeDatos: VERSION_DE_DATOS } }),
      llamar("GET", `/pedidos/${idPedido}`, ajeno),
      llamar("POST", "/ventas", { ...ajeno, cuerpo: { idPedido } }),
      llamar("POST", "/sesiones", { ...ajeno, cuerpo: { idPedido } }),
      llamar("GET", `/saldos/bonos/personas/${ana.persona.idPersona}`, { ...ajeno, clave: apiKeys.personas }),
    ];
    expect((await Promise.all(intentos)).map(({ estado }) => estado)).toEqual(intentos.map(() => 404));
    const respuesta = await llamar("GET", `/pedidos/${idPedido}`, { ...personal, token: ana.token });
    expect(respuesta.cuerpo.data).toMatchObject({ idPedido, estado: "pendiente", situacion: "pagar" });
  });
});

describe("tokens", () => {
  it("are refreshed once; a refresh token that is seen again closes the access", async () => {
    const persona = await mundo.persona({ claveHash: hash });
    const primeros = await entrar(persona);
    const refrescar = (refreshToken: string) =>
      llamar("POST", "/autenticacion/refresco", { clave: apiKeys.public, cuerpo: { refreshToken } });
    const segundos = await refrescar(primeros.refreshToken);
    expect(segundos.estado).toBe(200);
    expect((await refrescar(primeros.refreshToken)).estado).toBe(401);
    expect((await retener(String(segundos.cuerpo.data.accessToken))).estado).toBe(401);
  });

  it("are worth nothing once the session is closed", async () => {
    const { token } = await alguien();
    const cierre = await llamar("POST", "/autenticacion/cierre", {
      clave: apiKeys.public,
      token,
      cuerpo: {},
    });
    expect(cierre.cuerpo).toEqual({ success: true, data: { cerrada: true } });
    expect((await retener(token)).estado).toBe(401);
  });

  it("are not given for a wrong password, nor for nobody, with the same words", async () => {
    const persona = await mundo.persona({ claveHash: hash });
    const con = (correo: string, clave: string) =>
      llamar("POST", "/autenticacion/token", { clave: apiKeys.public, cuerpo: { correo, clave } });
    const mala = await con(persona.email, "otra-clave");
    const nadie = await con("nadie@bienestar.example", CLAVE);
    expect(mala.estado).toBe(400);
    expect(nadie).toEqual(mala);
  });
});

describe("a time", () => {
  it("is held by one of fifty who ask at once; the others get 409 and three near times", async () => {
    const tokens = await Promise.all((await aLaVez(50, () => mundo.persona())).map(tokenDirecto));
    const [inicio] = await primerLibre();
    const respuestas = await Promise.all(tokens.map((token) => retener(token, inicio)));
    expect(respuestas.filter(({ estado }) => estado === 201)).toHaveLength(1);
    const perdedores = respuestas.filter(({ estado }) => estado === 409);
    expect(perdedores).toHaveLength(49);
    for (const { cuerpo } of perdedores) {
      expect(cuerpo).toMatchObject({ success: false, error: { code: "horario-ocupado" } });
      expect(cuerpo.error?.cercanos).toHaveLength(3);
    }
  });

  it("beyond the three that a person may keep is refused with those three, and with no others in its place", async () => {
    const { token } = await alguien();
    const inicios = await primerLibre();
    const ids = [];
    for (const inicio of inicios.slice(0, 3)) ids.push((await retener(token, inicio)).cuerpo.data.idHorario);
    const cuarta = await retener(token, inicios[3]);
    expect([cuarta.estado, codigo(cuarta)]).toEqual([409, "demasiadas-retenciones"]);
    const { cercanos, apartados } = cuarta.cuerpo.error as unknown as {
      cercanos: unknown[];
      apartados: { idHorario: string; expiraEn: string }[];
    };
    expect(cercanos).toEqual([]);
    expect(apartados.map(({ idHorario }) => idHorario).sort()).toEqual(ids.sort());
  });

  it("that is theirs already is named, and stands with its order among what they have not paid", async () => {
    const { token } = await alguien();
    const mia = { ...personal, token };
    const ajena = { ...personal, token: (await alguien()).token };
    const [inicio] = await primerLibre();
    const { idHorario } = (await retener(token, inicio)).cuerpo.data;
    const otraVez = await retener(token, inicio);
    expect(otraVez).toMatchObject({ estado: 409, cuerpo: { error: { code: "ya-lo-tienes", idHorario } } });

    const apartados = async (acceso: typeof mia) =>
      (await llamar("GET", "/horarios/apartados", acceso)).cuerpo.data.horarios;
    expect(await apartados(mia)).toMatchObject([{ idHorario, inicio, estado: "retenido" }]);
    expect(await apartados(ajena)).toEqual([]);

    const porPagar = async (acceso: typeof mia) =>
      (await llamar("GET", "/pedidos/por-pagar", acceso)).cuerpo.data.pedidos;
    expect(await porPagar(mia)).toEqual([]);
    const { cuerpo } = await llamar("POST", "/pedidos", {
      ...mia,
      cuerpo: { idHorario, versionDeDatos: VERSION_DE_DATOS },
    });
    expect(await porPagar(mia)).toMatchObject([{ idPedido: cuerpo.data.idPedido, procesando: false }]);
    expect(await porPagar(ajena)).toEqual([]);
  });

  it("is released and then free for another", async () => {
    const ana = await alguien();
    const beto = await alguien();
    const [inicio] = await primerLibre();
    const { cuerpo } = await retener(ana.token, inicio);
    expect(await primerLibre()).not.toContain(inicio);
    const liberado = await llamar("DELETE", `/horarios/${cuerpo.data.idHorario}`, {
      ...personal,
      token: ana.token,
    });
    expect(liberado.cuerpo.data).toMatchObject({ estado: "liberado" });
    expect((await retener(beto.token, inicio)).estado).toBe(201);
  });

  it("takes the place of one's own only where it is had, and of nobody else's", async () => {
    const ana = await alguien();
    const beto = await alguien();
    const [primero, segundo, tercero] = await primerLibre();
    const { idHorario } = (await retener(ana.token, primero)).cuerpo.data;
    await retener(beto.token, segundo);
    const cambiar = (token: string, inicio?: string) =>
      retener(token, undefined, {
        cuerpo: { idEspecialista: especialista.idEspecialista, inicio, enLugarDe: idHorario },
      });
    expect((await cambiar(ana.token, segundo)).estado).toBe(409);
    expect((await cambiar(beto.token, tercero)).estado).toBe(201);
    expect(await primerLibre()).not.toContain(primero);
    const cuarto = (await primerLibre())[0]!;
    expect((await cambiar(ana.token, cuarto)).estado).toBe(201);
    expect(await primerLibre()).toContain(primero);
  });
});

describe("a session", () => {
  async function reservada() {
    const { persona, token } = await alguien({ bonos: 1 });
    const { idPedido } = await pedir(token);
    const { cuerpo } = await llamar("POST", "/sesiones", { ...personal, token, cuerpo: { idPedido } });
    return { persona, token, ruta: `/sesiones/${cuerpo.data.idCita}` };
  }
  const libreLejano = async () => (await primerLibre()).at(-1)!;

  it("says what changing it means, moves once for its key, and refuses a stale version", async () => {
    const { token, ruta } = await reservada();
    const mia = { ...personal, token };
    const antes = await llamar("GET", ruta, mia);
    expect(antes.cuerpo.data).toMatchObject({
      version: 1,
      estado: "reservada",
      // The session begins in two hours: nothing is refunded, and it may not be moved.
      cambio: { sePuedeCancelar: true, sePuedeReprogramar: false, vuelve: { tipo: "nada" } },
    });
    const inicio = await libreLejano();
    const tarde = await llamar("POST", `${ruta}/reprogramacion`, { ...mia, cuerpo: { inicio } });
    expect([tarde.estado, codigo(tarde)]).toEqual([409, "fuera-de-plazo"]);
  });

  it("moves, is cancelled with its bono back, and says both twice to the same key", async () => {
    const { persona, token, ruta } = await reservadaLejos();
    const mia = { ...personal, token };
    const [, otro] = (await primerLibre()).slice(-3);
    const mover = () =>
      llamar("POST", `${ruta}/reprogramacion`, {
        ...mia,
        cuerpo: { inicio: otro, version: 1 },
        idempotencia: "mover",
      });
    const movidas = await aLaVez(4, mover);
    expect(new Set(movidas.map((movida) => JSON.stringify(movida))).size).toBe(1);
    expect(movidas[0]).toMatchObject({ estado: 200, cuerpo: { data: { inicio: otro, version: 2 } } });

    const vieja = await llamar("POST", `${ruta}/cancelacion`, { ...mia, cuerpo: { version: 1 } });
    expect([vieja.estado, codigo(vieja)]).toEqual([409, "cita-cambiada"]);
    const sinVersion = await llamar("POST", `${ruta}/cancelacion`, { ...mia, cuerpo: { vuelve: "bono" } });
    expect(sinVersion).toMatchObject({
      estado: 400,
      cuerpo: { error: { campos: [{ campo: "version", mensaje: "Falta la versión de la sesión" }] } },
    });
    const cancelar = () =>
      llamar("POST", `${ruta}/cancelacion`, {
        ...mia,
        cuerpo: { version: 2, vuelve: "bono" },
        idempotencia: "cancelar",
      });
    const [primera, segunda] = [await cancelar(), await cancelar()];
    expect(segunda).toEqual(primera);
    expect(primera.cuerpo.data).toMatchObject({
      estado: "cancelada",
      cancelacion: { por: "persona", devolucion: "bono" },
      cambio: null,
    });
    const saldo = await llamar("GET", `/saldos/bonos/personas/${persona.idPersona}`, {
      clave: apiKeys.personas,
      token,
    });
    expect(saldo.cuerpo.data.total).toBe(1);
    const agenda = await llamar("POST", "/agenda", { clave: apiKeys.personas, token, cuerpo: {} });
    expect(JSON.stringify(agenda.cuerpo)).not.toContain("idCita");
    const alReves = { desde: "2026-12-02", hasta: "2026-12-01" };
    const refusada = await llamar("POST", "/agenda", { clave: apiKeys.personas, token, cuerpo: alReves });
    expect(refusada).toMatchObject({ estado: 400, cuerpo: { error: { campos: [{ campo: "hasta" }] } } });
  });

  it("goes to no time that is taken, and names the nearest", async () => {
    const { token, ruta } = await reservadaLejos();
    const otra = await alguien();
    const inicio = (await primerLibre()).at(-2)!;
    await retener(otra.token, inicio);
    const refusado = await llamar("POST", `${ruta}/reprogramacion`, {
      ...personal,
      token,
      cuerpo: { inicio },
    });
    expect([refusado.estado, codigo(refusado)]).toEqual([409, "horario-ocupado"]);
    expect(refusado.cuerpo.error?.cercanos).toHaveLength(3);
  });

  it("of somebody else is not found", async () => {
    const { ruta } = await reservadaLejos();
    const { token } = await alguien();
    const ajeno = { ...personal, token };
    const intentos = [
      llamar("GET", ruta, ajeno),
      llamar("POST", `${ruta}/reprogramacion`, { ...ajeno, cuerpo: { inicio: await libreLejano() } }),
      llamar("POST", `${ruta}/cancelacion`, { ...ajeno, cuerpo: { version: 1 } }),
    ];
    expect((await Promise.all(intentos)).map(({ estado }) => estado)).toEqual([404, 404, 404]);
  });

  /** Books the last time that is offered, two weeks ahead. */
  async function reservadaLejos() {
    const { persona, token } = await alguien({ bonos: 1 });
    const { cuerpo } = await retener(token, await libreLejano());
    const { idHorario } = cuerpo.data;
    const pedido = await llamar("POST", "/pedidos", {
      ...personal,
      token,
      cuerpo: { idHorario, versionDeDatos: VERSION_DE_DATOS },
    });
    const cita = await llamar("POST", "/sesiones", {
      ...personal,
      token,
      cuerpo: { idPedido: pedido.cuerpo.data.idPedido },
    });
    return { persona, token, ruta: `/sesiones/${cita.cuerpo.data.idCita}` };
  }
});

describe("a coupon", () => {
  it("is looked at, used by an order, and confirms what it covers whole", async () => {
    await guardarCupon(
      mundo.db,
      unCupon({ codigo: "TODO", descuento: { tipo: "porcentaje", porcentaje: 100 } }),
    );
    const { token } = await alguien();
    const [inicio] = await primerLibre();
    const { idHorario } = (await retener(token, inicio)).cuerpo.data;
    const con = (cuerpo: object) => ({ ...personal, token, cuerpo });
    const visto = await llamar("POST", "/cupones/validaciones", con({ idHorario, cupon: "todo" }));
    expect(visto).toMatchObject({ estado: 200, cuerpo: { data: { codigo: "TODO", totalCentimos: 0 } } });
    const otro = await llamar("POST", "/cupones/validaciones", con({ idHorario, cupon: "NADA" }));
    expect(otro).toMatchObject({ estado: 409, cuerpo: { error: { code: "cupon-no-existe" } } });
    const mal = await llamar("POST", "/cupones/validaciones", con({ idHorario, cupon: "no vale" }));
    expect(mal.estado).toBe(400);

    const pedido = await llamar(
      "POST",
      "/pedidos",
      con({ idHorario, versionDeDatos: VERSION_DE_DATOS, cupon: "TODO" }),
    );
    const { idPedido, precio } = pedido.cuerpo.data;
    expect(precio).toMatchObject({ cupon: "TODO", totalCentimos: 0, igvCentimos: 0 });
    const venta = await llamar("POST", "/ventas", con({ idPedido }));
    expect(venta).toMatchObject({ estado: 409, cuerpo: { error: { code: "nada-que-cobrar" } } });
    const sesion = await llamar("POST", "/sesiones", con({ idPedido, formaDePago: "cupon" }));
    expect(sesion).toMatchObject({ estado: 201, cuerpo: { data: { idPedido, formaDePago: "cupon" } } });
  });

  it("is guessed twenty times and no more: 429, which no Idempotency-Key keeps", async () => {
    await guardarCupon(mundo.db, unCupon({ codigo: "BIENVENIDA" }));
    const { token } = await alguien();
    const [inicio] = await primerLibre();
    const { idHorario } = (await retener(token, inicio)).cuerpo.data;
    const mirar = (cupon: string) =>
      llamar("POST", "/cupones/validaciones", { ...personal, token, cuerpo: { idHorario, cupon } });
    for (let vez = 0; vez < 20; vez++) expect((await mirar(`NADA-${vez}`)).estado).toBe(409);
    expect(await mirar("BIENVENIDA")).toMatchObject({
      estado: 429,
      cuerpo: { error: { code: "demasiados-cupones" } },
    });
    const pedir = () =>
      llamar("POST", "/pedidos", {
        ...personal,
        token,
        idempotencia: "con-cupon",
        cuerpo: { idHorario, versionDeDatos: VERSION_DE_DATOS, cupon: "BIENVENIDA" },
      });
    expect((await pedir()).estado).toBe(429);
    await mundo.db.deleteFrom("intentos").execute();
    expect((await pedir()).estado).toBe(201);
  });

  it("is somebody's own: another person's time is not found", async () => {
    const [inicio] = await primerLibre();
    const { idHorario } = (await retener((await alguien()).token, inicio)).cuerpo.data;
    const ajeno = await llamar("POST", "/cupones/validaciones", {
      ...personal,
      token: (await alguien()).token,
      cuerpo: { idHorario, cupon: "TODO" },
    });
    expect(ajeno.estado).toBe(404);
  });
});

describe("an order", () => {
  it("is paid with a bono, and the session is in the agenda", async () => {
    const { persona, token } = await alguien({ bonos: 1 });
    const { idPedido } = await pedir(token);
    const sesion = await llamar("POST", "/sesiones", { ...personal, token, cuerpo: { idPedido } });
    expect(sesion).toMatchObject({ estado: 201, cuerpo: { data: { idPedido, formaDePago: "saldo" } } });
    const personas = { clave: apiKeys.personas, token };
    const agenda = await llamar("POST", "/agenda", { ...personas, cuerpo: {} });
    const { sesiones, fechaHoraServidor } = agenda.cuerpo.data as unknown as {
      sesiones: { fecha: string; cita: { idCita: string; linkFotoMedico: string }[]; taller: unknown[] }[];
      fechaHoraServidor: string;
    };
    expect(fechaHoraServidor).toBe(mundo.reloj.ahora.toISOString());
    expect(sesiones.flatMap(({ cita }) => cita).map(({ idCita }) => idCita)).toEqual([
      sesion.cuerpo.data.idCita,
    ]);
    const saldo = await llamar("GET", `/saldos/bonos/personas/${persona.idPersona}`, personas);
    expect(saldo.cuerpo.data).toEqual({
      estado: "success",
      resumen: [{ abreviaturaEspecialidad: "PSI", saldo: [{ cantidad: 0 }] }],
      total: 0,
    });
    const citas = await llamar("GET", "/saldos/citas", personas);
    expect(citas.cuerpo.data).toEqual({
      estado: "success",
      especialidades: [{ abreviaturaEspecialidad: "PSI", disponibles: 0 }],
      reservadas: 1,
    });
  });

  it("says its price with IGV", async () => {
    const { token } = await alguien();
    const { cuerpo } = await retener(token);
    const { idHorario } = cuerpo.data;
    const { idPedido } = (
      await llamar("POST", "/pedidos", {
        ...personal,
        token,
        cuerpo: { idHorario, versionDeDatos: VERSION_DE_DATOS },
      })
    ).cuerpo.data;
    const { precio } = (await llamar("GET", `/pedidos/${idPedido}`, { ...personal, token })).cuerpo
      .data as unknown as {
      precio: { totalCentimos: number; baseCentimos: number; igvCentimos: number };
    };
    expect(precio.totalCentimos).toBe(especialista.precioCentimos);
    expect(precio.baseCentimos + precio.igvCentimos).toBe(precio.totalCentimos);
  });

  it("is paid by card only through what the gateway itself says", async () => {
    const { token } = await alguien();
    const { idPedido } = await pedir(token);
    const venta = await llamar("POST", "/ventas", { ...personal, token, cuerpo: { idPedido } });
    const { idCobro, urlDePago } = venta.cuerpo.data as unknown as { idCobro: string; urlDePago: string };
    expect(venta.estado).toBe(201);
    expect(urlDePago).toMatch(/^https:\/\//);
    const { idPago } = mundo.pasarela.pagar(idCobro, "aprobado");
    const avisar = (firma: string) =>
      api.request("http://localhost/pasarela/notificaciones", {
        method: "POST",
        headers: { [FIRMA]: firma },
        body: idPago,
      });
    const estado = async () =>
      (await llamar("GET", `/pedidos/${idPedido}`, { ...personal, token })).cuerpo.data.situacion;
    expect((await avisar("falsa")).status).toBe(401);
    expect(await estado()).toBe("carga");
    expect((await avisar("correcta")).status).toBe(200);
    expect(await estado()).toBe("exito");
  });

  it("of which the gateway knows no payment is not found, and the notice changes nothing", async () => {
    const { status } = await api.request("http://localhost/pasarela/notificaciones", {
      method: "POST",
      headers: { [FIRMA]: "correcta" },
      body: "pago-de-nadie",
    });
    expect(status).toBe(404);
    const pagos = mundo.db.selectFrom("pagos").selectAll().where("id_pago", "=", "pago-de-nadie");
    expect(await pagos.execute()).toEqual([]);
  });

  it("hands the gateway's notice on as it came, every byte of it, for that is what is signed", async () => {
    const verificar = vi.spyOn(mundo.pasarela, "verificarNotificacion");
    const cuerpo = "\ufeff{}";
    const { status } = await api.request("http://localhost/pasarela/notificaciones", {
      method: "POST",
      body: Buffer.from(cuerpo),
    });
    expect([status, verificar.mock.lastCall?.[0].cuerpo]).toEqual([401, cuerpo]);
    verificar.mockRestore();
  });
});

describe("Idempotency-Key", () => {
  it("gives the same request the same answer, also at once", async () => {
    const { token } = await alguien();
    const [inicio] = await primerLibre();
    const respuestas = await aLaVez(8, () => retener(token, inicio, { idempotencia: "una-vez" }));
    expect(new Set(respuestas.map((respuesta) => JSON.stringify(respuesta))).size).toBe(1);
    expect(respuestas[0]?.estado).toBe(201);
  });

  it("refuses another request under the same key", async () => {
    const { token } = await alguien();
    const [primero, segundo] = await primerLibre();
    await retener(token, primero, { idempotencia: "una-vez" });
    expect((await retener(token, segundo, { idempotencia: "una-vez" })).estado).toBe(422);
  });

  it("is a person's own: another may use the same", async () => {
    const [ana, beto] = [await alguien(), await alguien()];
    const [primero, segundo] = await primerLibre();
    await retener(ana.token, primero, { idempotencia: "una-vez" });
    expect((await retener(beto.token, segundo, { idempotencia: "una-vez" })).estado).toBe(201);
  });

  it("answers with the hold when the first answer was lost in a crash", async () => {
    const { persona, token } = await alguien();
    // The second time is taken: a minute later the notice for the very first would be too short.
    const [, inicio] = await primerLibre();
    const primera = await retener(token, inicio, { idempotencia: "una-vez" });
    await mundo.db
      .updateTable("claves_idempotentes")
      .set({ estado_http: null, cuerpo: null })
      .where("id_persona", "=", persona.idPersona)
      .execute();
    mundo.reloj.avanzar(1);
    const segunda = await retener(token, inicio, { idempotencia: "una-vez" });
    expect(segunda.estado).toBe(201);
    expect(segunda.cuerpo.data.idHorario).toBe(primera.cuerpo.data.idHorario);
  });
});

describe("bad input", () => {
  it.each([
    ["no JSON", "{"],
    ["nothing", ""],
    ["a list", []],
    ["wrong types", { idEspecialista: 7, inicio: {} }],
    ["NUL and emoji", { idEspecialista: "a\u0000b", inicio: "🕐" }],
    ["markup", { idEspecialista: "<script>", inicio: "2026-11-24T10:00:00Z" }],
    ["something huge", { idEspecialista: "x".repeat(100_000), inicio: "2026-11-24T10:00:00Z" }],
  ])("is refused in Spanish: %s", async (_, cuerpo) => {
    const { token } = await alguien();
    const respuesta = await llamar("POST", "/horarios", { ...personal, token, cuerpo });
    expect(respuesta.estado).toBeGreaterThanOrEqual(400);
    expect(respuesta.estado).toBeLessThan(500);
    expect(JSON.stringify(respuesta.cuerpo.error)).not.toMatch(/invalid input|expected|required/i);
  });

  it.each([
    ["ten thousand answers", { politicasAceptacion: Array(10_000).fill(1) }],
    ["a thousand names", Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`a${n}`, n]))],
    ["a nest", `${"[".repeat(50_000)}${"]".repeat(50_000)}`],
    ["a name that nobody gave", { "<script>": 1 }],
  ])("is refused before any schema reads it: %s", async (_, cuerpo) => {
    const respuesta = await llamar("POST", "/usuarios", { clave: "clave-public", cuerpo });
    expect([respuesta.estado, codigo(respuesta)]).toEqual([400, "cuerpo-invalido"]);
    expect(JSON.stringify(respuesta.cuerpo).length).toBeLessThan(200);
  });

  it("is refused for ids that no row can have", async () => {
    const { token } = await alguien();
    for (const id of ["%00", "%F0%9F%98%80", "-1", "9".repeat(400), "1%27%20or%20%271"]) {
      const { estado } = await llamar("GET", `/pedidos/${id}`, { ...personal, token });
      expect([400, 404]).toContain(estado);
    }
  });
});

describe("what anybody may read", () => {
  it("is the services, each specialty with its fields", async () => {
    const { cuerpo } = await llamar("GET", "/servicios", { clave: apiKeys.public });
    const { especialidades } = cuerpo.data as unknown as { especialidades: Record<string, unknown>[] };
    expect(especialidades).toHaveLength(6);
    expect(especialidades[0]).toMatchObject({ slug: "psicologia", isDefault: true });
    for (const campo of "id color code name information icon smallIcon isDefault description image".split(
      " ",
    )) {
      expect(especialidades[0]).toHaveProperty(campo);
    }
  });

  it("is the server's clock, and nothing secret of the gateway", async () => {
    const hora = await llamar("GET", "/fecha-hora", { clave: apiKeys.public });
    expect(hora.cuerpo.data).toEqual({ fechaHoraServidor: mundo.reloj.ahora.toISOString() });
    const pasarela = await llamar("GET", "/pasarela/get", { clave: apiKeys.public });
    expect(pasarela.cuerpo.data).toEqual({ nombre: "falsa", modo: "prueba", moneda: "PEN" });
  });

  it("is an OpenAPI document with every endpoint", async () => {
    const respuesta = await api.request("http://localhost/openapi.json");
    const { paths } = (await respuesta.json()) as { paths: Record<string, Record<string, unknown>> };
    const descritos = Object.entries(paths).flatMap(([ruta, metodos]) =>
      Object.keys(metodos).map((metodo) => `${metodo} ${ruta}`),
    );
    const errores = (ruta: string, metodo: string) =>
      Object.keys((paths[ruta]![metodo] as { responses: object }).responses);
    expect(errores("/v2/horarios", "post")).toContain("422");
    expect(errores("/v2/horarios", "get")).not.toContain("422");
    expect(descritos.sort()).toEqual(ENDPOINTS.map(({ metodo, ruta }) => `${metodo} /v2${ruta}`).sort());
    // The documentation describes a guest's access to their own answers too.
    expect(paths["/v2/cuestionarios/{idform}"]!.put).toMatchObject({
      security: [{ private: [], persona: [] }, { public: [] }],
      parameters: [{ name: "idform" }, { name: "x-visita", in: "header", required: false }],
    });
  });

  it("says of each value what it is, names each operation once, and where they are asked", async () => {
    type Operacion = { operationId: string; parameters: { name: string; in: string }[] };
    const documento = (await (await api.request("http://localhost/openapi.json")).json()) as {
      servers: unknown;
      paths: Record<string, Record<string, Operacion>>;
    };
    const sinDecir = (valor: unknown, camino: string): string[] => {
      if (typeof valor !== "object" || valor === null) return [];
      const enEsquema = /\/(?:schema|items|anyOf\/\d+|properties\/\w+)$/.test(camino);
      if (enEsquema && Object.keys(valor).length === 0) return [camino];
      return Object.entries(valor).flatMap(([clave, dentro]) => sinDecir(dentro, `${camino}/${clave}`));
    };
    expect(sinDecir(documento, "")).toEqual([]);
    expect(documento.servers).toEqual([{ url: "/", description: expect.any(String) as string }]);
    const operaciones = Object.entries(documento.paths).flatMap(([ruta, metodos]) =>
      Object.values(metodos).map((operacion) => ({ ruta, ...operacion })),
    );
    const ids = operaciones.map(({ operationId }) => operationId);
    expect(ids.filter((id) => !/^[a-z]+([A-Z]\w*)+$/.test(id))).toEqual([]);
    expect(ids).toContain("getSesionesPorIdCitaNota");
    expect(new Set(ids).size).toBe(ids.length);
    const enElCamino = (operacion: Operacion) =>
      operacion.parameters.filter((parametro) => parametro.in === "path");
    expect(
      operaciones.filter(
        (operacion) =>
          [...operacion.ruta.matchAll(/\{(\w+)\}/g)].map(([, nombre]) => nombre).join() !==
          enElCamino(operacion)
            .map(({ name }) => name)
            .join(),
      ),
    ).toEqual([]);
  });

  it("is not sent again to who has that document", async () => {
    const etag = (await api.request("http://localhost/openapi.json")).headers.get("etag")!;
    expect(etag).toMatch(/^W\/"/);
    const otra = await api.request("http://localhost/openapi.json", { headers: { "if-none-match": etag } });
    expect([otra.status, await otra.text()]).toEqual([304, ""]);
  });
});

/** Makes an API token without the cost of verifying a password. */
async function tokenDirecto(persona: Persona): Promise<string> {
  const ahora = mundo.reloj.ahora;
  const acceso = {
    idAcceso: crypto.randomUUID(),
    idPersona: persona.idPersona,
    creadoEn: ahora,
    expiraEn: new Date(ahora.getTime() + 3_600_000),
    cerradoEn: null,
  };
  await makeAccesoRepository(mundo.db).abrir(acceso);
  return (await mundo.servicios.cuentas.identidad.juegoDeTokens(acceso)).accessToken;
}
