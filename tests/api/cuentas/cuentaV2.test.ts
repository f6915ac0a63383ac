import { createHash } from "node:crypto";
import { TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import { CODIGOS_POR_CORREO, CORREOS_POR_DIA } from "../../../app/domain/cuentas/identidad/codigo";
import { INTENTOS_POR_CUENTA } from "../../../app/domain/cuentas/identidad/identidad";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { abrirApi, CLAVES_DE_API, type LlamadaDeApi } from "../../support/api";
import { CLAVE_DE_PRUEBA, codigoDe, correosA, enlaceDe, otroCodigo } from "../../support/cuentas";
import { abrirMundo } from "../../support/servicios";

const mundo = await abrirMundo();
const { llamar, abrirSesion } = abrirApi(mundo);
const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);
const NUEVA = "cuatro perros azules";
const RECUPERACIONES = "/autenticacion/recuperaciones";

let persona: Persona;
let token: string;
beforeEach(async () => {
  persona = await mundo.persona({ claveHash, email: "rosa@prueba.example" });
  token = (await abrirSesion(persona.idPersona)).token;
});

const publica = (ruta: string, cuerpo: unknown, cabeceras: Record<string, string> = {}) =>
  llamar("POST", ruta, { clave: CLAVES_DE_API.public, cuerpo, cabeceras });
const propia = (metodo: string, que: string, mas: LlamadaDeApi = {}) =>
  llamar(metodo, `/personas/${persona.idPersona}/${que}`, { clave: CLAVES_DE_API.personas, token, ...mas });
const estadoYCodigo = ({ estado, cuerpo }: Awaited<ReturnType<typeof llamar>>) => [
  estado,
  (cuerpo.error?.code as string | undefined) ?? "hecho",
];
const entrar = (clave: string) => publica("/autenticacion/token", { correo: persona.email, clave });
const datosDe = ({ cuerpo }: Awaited<ReturnType<typeof llamar>>): unknown => cuerpo.data;

/** Rows stored for an `Idempotency-Key`, as the database holds them. */
const guardado = async () =>
  JSON.stringify(await mundo.db.selectFrom("claves_idempotentes").selectAll().execute());

describe("recovering an account through /v2", () => {
  const pedir = async (quien = persona.email) =>
    (datosDe(await publica(RECUPERACIONES, { quien })) as { idRecuperacion: string }).idRecuperacion;

  it("goes by the code of the mail, closes every session, and uses the way up", async () => {
    const idRecuperacion = await pedir();
    const confirmar = (clave = NUEVA) => publica(`${RECUPERACIONES}/confirmacion`, { idRecuperacion, clave });
    const entrarCodigo = (codigo: string) =>
      publica(`${RECUPERACIONES}/${idRecuperacion}/codigo`, { codigo });
    const codigo = await codigoDe(mundo, persona.email);
    expect(estadoYCodigo(await confirmar()), "before the code").toEqual([410, "enlace-vencido"]);
    expect(estadoYCodigo(await entrarCodigo(otroCodigo(codigo)))).toEqual([400, "codigo-invalido"]);
    const entrado = await entrarCodigo(codigo);
    expect([entrado.estado, entrado.cuerpo.data]).toEqual([200, { correos: ["r•••@p•••.example"] }]);
    expect(estadoYCodigo(await confirmar("12345678")), "a common password").toEqual([400, "datos-invalidos"]);
    expect(estadoYCodigo(await confirmar())).toEqual([200, "hecho"]);
    expect(estadoYCodigo(await propia("GET", "calendario"))).toEqual([401, "token-invalido"]);
    expect(estadoYCodigo(await confirmar())).toEqual([410, "enlace-vencido"]);
    expect(estadoYCodigo(await entrar(CLAVE_DE_PRUEBA))).toEqual([400, "credenciales-invalidas"]);
    expect(estadoYCodigo(await entrar(NUEVA))).toEqual([200, "hecho"]);
    const [ultimo] = await mundo.servicios.cuentas
      .verAccesosADatos(persona.idPersona)
      .then((todos) => todos.filter(({ accion }) => accion === "cambio-de-clave"));
    expect(ultimo!.canal).toBe("api");
  });

  it("goes by the link of the mail, once, also when the answer was lost and the request is sent again", async () => {
    await pedir();
    const cuerpo = { enlace: await enlaceDe(mundo, persona.email), clave: NUEVA };
    const clave = { "idempotency-key": crypto.randomUUID() };
    const confirmar = (cabeceras: Record<string, string>) =>
      publica(`${RECUPERACIONES}/confirmacion`, cuerpo, cabeceras);
    expect(estadoYCodigo(await confirmar(clave))).toEqual([200, "hecho"]);
    expect(estadoYCodigo(await confirmar(clave)), "the same request").toEqual([200, "hecho"]);
    expect(estadoYCodigo(await confirmar({})), "another one").toEqual([410, "enlace-vencido"]);
    const filas = await guardado();
    for (const secreto of [NUEVA, cuerpo.enlace]) expect(filas).not.toContain(secreto);
  });

  it("answers alike for nobody's mail, and is asked for as often as through the form", async () => {
    const [dePersona, deNadie] = [
      await publica(RECUPERACIONES, { quien: persona.email }),
      await publica(RECUPERACIONES, { quien: "nadie@prueba.example" }),
    ];
    for (const { estado, cuerpo } of [dePersona, deNadie]) {
      expect([estado, Object.keys(cuerpo.data)]).toEqual([202, ["idRecuperacion"]]);
    }
    for (let vez = 1; vez < CODIGOS_POR_CORREO; vez++) await pedir();
    expect(estadoYCodigo(await publica(RECUPERACIONES, { quien: persona.email }))).toEqual([
      429,
      "demasiados-envios",
    ]);
  });

  it("is open to its owner in an application that they signed in from, whatever strangers asked for", async () => {
    const { recuperarClave } = mundo.servicios.cuentas;
    for (let n = 0; n < CORREOS_POR_DIA; n++)
      await recuperarClave.pedir({ quien: persona.email, red: `198.${n}.100.7` });
    const { aplicacionConocida } = datosDe(await entrar(CLAVE_DE_PRUEBA)) as { aplicacionConocida: string };
    const pedirla = async (mas = {}) =>
      estadoYCodigo(await publica(RECUPERACIONES, { quien: persona.email, ...mas }));
    expect(await pedirla({ aplicacionConocida })).toEqual([202, "hecho"]);
    expect(await pedirla({ aplicacionConocida: "otra" })).toEqual([429, "demasiados-envios-hoy"]);
    expect(await pedirla()).toEqual([429, "demasiados-envios-hoy"]);
  });
});

describe("the password through /v2", () => {
  const cambiar = (actual: string, nueva = NUEVA) =>
    propia("POST", "clave", { cuerpo: { actual, nueva }, cabeceras: { "idempotency-key": "una" } });

  it("changes with the one of now, closes every session and goes on under a new one", async () => {
    expect(estadoYCodigo(await cambiar("otra cosa"))).toEqual([400, "clave-incorrecta"]);
    expect(estadoYCodigo(await cambiar(CLAVE_DE_PRUEBA, "12345678"))).toEqual([400, "datos-invalidos"]);
    const cambiada = await cambiar(CLAVE_DE_PRUEBA);
    expect(estadoYCodigo(cambiada)).toEqual([200, "hecho"]);
    expect(estadoYCodigo(await propia("GET", "calendario"))).toEqual([401, "token-invalido"]);
    const { accessToken, refreshToken } = datosDe(cambiada) as { accessToken: string; refreshToken: string };
    expect((await propia("GET", "calendario", { token: accessToken })).estado).toBe(200);
    expect((await publica("/autenticacion/refresco", { refreshToken })).estado).toBe(200);
    expect((await correosA(mundo, persona.email))[0]!.asunto).toBe("Tu contraseña cambió");
    expect(await guardado(), "nothing of it is kept").toBe("[]");
  });

  it("is guessed as often as in the form, and then not with the right one either", async () => {
    for (let vez = 0; vez < INTENTOS_POR_CUENTA; vez++) await cambiar("otra cosa");
    expect(estadoYCodigo(await cambiar(CLAVE_DE_PRUEBA))).toEqual([429, "demasiados-intentos"]);
  });
});

describe("what is kept for an Idempotency-Key", () => {
  it("is no digest that whoever reads the storage could try passwords against", async () => {
    const { version } = (await mundo.servicios.cuentas.cuenta.ver(persona.idPersona))!;
    const { email, telefono } = persona;
    const cuerpo = { email, telefono, version, clave: CLAVE_DE_PRUEBA };
    const ruta = `/personas/${persona.idPersona}/contacto`;
    const cabeceras = { "idempotency-key": "una" };
    expect((await propia("PATCH", "contacto", { cuerpo, cabeceras })).estado).toBe(200);
    const digerido = createHash("sha256").update(`PATCH ${ruta}\n${JSON.stringify(cuerpo)}`);
    const [fila] = await mundo.db.selectFrom("claves_idempotentes").selectAll().execute();
    expect(fila!.huella).not.toBe(digerido.digest("base64url"));
  });
});

describe("a second factor through /v2", () => {
  const codigoDeAhora = (secreto: string) =>
    new TOTP({ secret: secreto }).generate({ timestamp: mundo.reloj.ahora.getTime() });
  const pedir = (clave?: string) =>
    propia("POST", "segundo-factor", { cuerpo: { clave }, cabeceras: { "idempotency-key": "una" } });
  const activar = (codigo: string) =>
    propia("POST", "segundo-factor/activacion", {
      cuerpo: { codigo },
      cabeceras: { "idempotency-key": "otra" },
    });
  const secretoPedido = async () => (datosDe(await pedir(CLAVE_DE_PRUEBA)) as { secreto: string }).secreto;

  it("is turned on and off with the password; its secret and codes are told once and kept nowhere", async () => {
    expect(estadoYCodigo(await pedir())).toEqual([400, "falta-clave"]);
    const secreto = await secretoPedido();
    const codigo = codigoDeAhora(secreto);
    expect(estadoYCodigo(await activar(otroCodigo(codigo)))).toEqual([400, "codigo-equivocado"]);
    const { respaldos } = datosDe(await activar(codigo)) as { respaldos: string[] };
    expect(respaldos).toHaveLength(10);
    expect((await propia("GET", "segundo-factor")).cuerpo.data).toEqual({
      activadoEn: mundo.reloj.ahora.toISOString(),
      respaldos: 10,
    });
    expect(estadoYCodigo(await pedir(CLAVE_DE_PRUEBA))).toEqual([409, "ya-activo"]);
    expect(estadoYCodigo(await entrar(CLAVE_DE_PRUEBA))).toEqual([403, "falta-segundo-factor"]);
    expect(await guardado()).toBe("[]");
    const quitar = (clave?: string) => propia("POST", "segundo-factor/retiro", { cuerpo: { clave } });
    expect(estadoYCodigo(await quitar())).toEqual([400, "falta-clave"]);
    expect(estadoYCodigo(await quitar(CLAVE_DE_PRUEBA))).toEqual([200, "hecho"]);
    expect(estadoYCodigo(await quitar(CLAVE_DE_PRUEBA))).toEqual([409, "sin-segundo-factor"]);
    expect((await entrar(CLAVE_DE_PRUEBA)).estado).toBe(200);
  });

  it("has its first code guessed five times, and not a sixth", async () => {
    const secreto = await secretoPedido();
    for (let vez = 0; vez < INTENTOS_POR_CUENTA; vez++) {
      expect(estadoYCodigo(await activar(otroCodigo(codigoDeAhora(secreto))))).toEqual([
        400,
        "codigo-equivocado",
      ]);
    }
    expect(estadoYCodigo(await activar(codigoDeAhora(secreto)))).toEqual([429, "demasiados-intentos"]);
    mundo.reloj.avanzar(15);
    token = (await abrirSesion(persona.idPersona)).token;
    expect(estadoYCodigo(await activar(codigoDeAhora(secreto)))).toEqual([200, "hecho"]);
  });

  it("is not for somebody without a password: the insurer asks them for its own", async () => {
    await mundo.db.deleteFrom("cuentas").execute();
    expect(estadoYCodigo(await pedir())).toEqual([409, "sin-clave"]);
  });
});

describe("the calendar feed through /v2", () => {
  const abrir = async () =>
    (
      datosDe(
        await propia("POST", "calendario", {
          cuerpo: { clave: CLAVE_DE_PRUEBA },
          cabeceras: { "idempotency-key": "una" },
        }),
      ) as {
        url: string;
      }
    ).url;
  const leer = (url: string) =>
    mundo.servicios.agenda.leerCalendario(/\/calendario\/([\w-]+)\.ics$/.exec(url)![1]!);
  const estaAbierto = async () =>
    (datosDe(await propia("GET", "calendario")) as { abierto: boolean }).abierto;

  it("is opened, leads to the sessions, and leads nowhere once it is revoked or opened again", async () => {
    expect(await estaAbierto()).toBe(false);
    const primera = await abrir();
    expect(await leer(primera)).toContain("BEGIN:VCALENDAR");
    const segunda = await abrir();
    expect([await leer(primera), await estaAbierto()]).toEqual([null, true]);
    expect(await leer(segunda)).toContain("BEGIN:VCALENDAR");
    expect(await guardado(), "the address is kept nowhere").toBe("[]");
    for (let vez = 0; vez < 2; vez++) {
      expect((await propia("DELETE", "calendario")).cuerpo.data).toEqual({ abierto: false });
    }
    expect([await leer(segunda), await estaAbierto()]).toEqual([null, false]);
  });
});
