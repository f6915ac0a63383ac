import { aceptacionesDe, type Politica } from "../../../app/domain/consentimientos/politica";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { createApi } from "../../../server/http/api/api";
import { CLASES_DE_CLAVE, type ClaseDeClave } from "../../../server/platform/api/endpoint";
import { abrirMundo } from "../../support/servicios";
import { CLAVE_DE_PRUEBA, codigoDe, correosA, otroCodigo } from "../../support/cuentas";

const apiKeys = Object.fromEntries(CLASES_DE_CLAVE.map((clase) => [clase, `clave-${clase}`])) as Record<
  ClaseDeClave,
  string
>;
const mundo = await abrirMundo();
const api = createApi({ ...mundo.producto, apiKeys, log: pino({ level: "silent" }) });

interface Sobre {
  success: boolean;
  data: Record<string, unknown>;
  error?: Record<string, unknown>;
}

async function llamar(
  metodo: string,
  ruta: string,
  {
    clase = "personas",
    token,
    cuerpo,
    idempotencia,
  }: { clase?: ClaseDeClave; token?: string; cuerpo?: unknown; idempotencia?: string } = {},
) {
  const respuesta = await api.request(`http://localhost:3000${ruta}`, {
    method: metodo,
    headers: {
      "x-api-key": apiKeys[clase],
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(idempotencia ? { "idempotency-key": idempotencia } : {}),
      "content-type": "application/json",
    },
    ...(cuerpo === undefined ? {} : { body: JSON.stringify(cuerpo) }),
  });
  return { estado: respuesta.status, cuerpo: (await respuesta.json()) as Sobre };
}

const ANA = {
  numeroDocumento: "40000001",
  nombre: "Ana",
  apePaterno: "Ríos",
  apeMaterno: "Núñez",
  telefono: "987654321",
  email: "ana@prueba.example",
  clave: CLAVE_DE_PRUEBA,
};

async function empezar(cambios: Partial<typeof ANA> = {}, idempotencia?: string) {
  const { data } = (await llamar("GET", "/politicas/publicas?flujo=REGISTRO", { clase: "public" })).cuerpo;
  const politicasAceptacion = aceptacionesDe(data.politicas as Politica[], new Set(["TYC"]));
  return llamar("POST", "/usuarios", {
    clase: "public",
    cuerpo: { ...ANA, politicasAceptacion, ...cambios },
    ...(idempotencia && { idempotencia }),
  });
}

async function crear(cambios: Partial<typeof ANA> = {}) {
  const { cuerpo } = await empezar(cambios);
  const codigo = await codigoDe(mundo, cambios.email ?? ANA.email);
  const ruta = `/usuarios/${String(cuerpo.data.idRegistro)}/confirmacion`;
  return { ruta, codigo, confirmar: () => llamar("POST", ruta, { clase: "public", cuerpo: { codigo } }) };
}

interface Entrada {
  persona: { idPersona: number; version: number };
  accessToken: string;
}
async function conCuenta() {
  const { cuerpo } = await (await crear()).confirmar();
  return cuerpo.data as unknown as Entrada;
}

describe("an Idempotency-Key without a person", () => {
  const CLAVE = "5d3f7c1e-0000-4000-8000-000000000001";

  it("opens one sign-up and sends one code, also at once", async () => {
    const respuestas = await Promise.all([empezar({}, CLAVE), empezar({}, CLAVE), empezar({}, CLAVE)]);
    expect(new Set(respuestas.map(({ estado }) => estado))).toEqual(new Set([202]));
    expect(new Set(respuestas.map(({ cuerpo }) => cuerpo.data.idRegistro)).size).toBe(1);
    expect(await mundo.db.selectFrom("registros").selectAll().execute()).toHaveLength(1);
    expect(await mundo.db.selectFrom("correos").selectAll().execute()).toHaveLength(1);
  });

  it("records one acceptance, and refuses another request under it", async () => {
    const { data } = (await llamar("GET", "/politicas/publicas?flujo=REGISTRO", { clase: "public" })).cuerpo;
    const politicasAceptacion = aceptacionesDe(data.politicas as Politica[], new Set(["TYC"]));
    const aceptar = (flujo: string) =>
      llamar("POST", "/politicas/publicas/aceptaciones", {
        clase: "public",
        cuerpo: { flujo, politicasAceptacion },
        idempotencia: CLAVE,
      });
    const primera = await aceptar("REGISTRO");
    expect(primera.estado).toBe(201);
    expect(await aceptar("REGISTRO")).toEqual(primera);
    expect((await aceptar("PUBLICO")).estado).toBe(422);
  });

  it("leaves no key and no password in the storage that could be used or guessed from it", async () => {
    await empezar({}, CLAVE);
    const filas = JSON.stringify(await mundo.db.selectFrom("claves_idempotentes").selectAll().execute());
    for (const secreto of [CLAVE, ANA.clave, ANA.email]) expect(filas).not.toContain(secreto);
  });

  it("is long enough to be nobody else's", async () => {
    expect((await empezar({}, "1")).estado).toBe(400);
    expect((await empezar({}, "x".repeat(15))).estado).toBe(400);
    expect((await empezar({}, "x".repeat(16))).estado).toBe(202);
  });
});

describe("POST /v2/usuarios", () => {
  it("answers 202 alike for a mail that has an account and for one that has none", async () => {
    const conocida = await mundo.persona({ email: "rosa@prueba.example" });
    const respuestas = [
      await empezar(),
      await empezar({ email: conocida.email, numeroDocumento: conocida.numeroDocumento }),
    ];
    for (const { estado, cuerpo } of respuestas) {
      expect(estado).toBe(202);
      expect(cuerpo).toEqual({
        success: true,
        data: { idRegistro: expect.any(String) as string, expiraEn: "2026-11-23T13:10:00.000Z" },
      });
    }
  });

  it("makes the person with the code: the exact fields, and their defaults", async () => {
    const { ruta, codigo, confirmar } = await crear();
    const mal = await llamar("POST", ruta, { clase: "public", cuerpo: { codigo: otroCodigo(codigo) } });
    expect(mal).toMatchObject({ estado: 400, cuerpo: { error: { code: "codigo-invalido" } } });
    const { estado, cuerpo } = await confirmar();
    expect(estado).toBe(201);
    expect(cuerpo.data.persona).toEqual({
      idPersona: expect.any(Number) as number,
      idUsuario: expect.any(String) as string,
      digitalId: expect.any(String) as string,
      nombre: "Ana",
      apePaterno: "Ríos",
      apeMaterno: "Núñez",
      email: ANA.email,
      telefono: "987654321",
      prefijo: "+51",
      datosConfirmados: 1,
      usuarioLogin: ANA.email,
      numeroDocumento: "40000001",
      idTipoDocumento: 2,
      version: 1,
    });
    expect((await confirmar()).estado).toBe(410);
  });

  it("says which account there is only after the code", async () => {
    await mundo.persona({ numeroDocumento: ANA.numeroDocumento, email: ANA.email, esAsegurada: true });
    await mundo.db.deleteFrom("cuentas").execute();
    await mundo.db.updateTable("personas").set({ usuario_login: "D40000001" }).execute();
    const { confirmar } = await crear();
    expect(await confirmar()).toMatchObject({
      estado: 409,
      cuerpo: { error: { code: "ya-eres-cliente", message: "Ya eres cliente RIMAC" } },
    });
  });

  it.each<[string, Partial<typeof ANA>, string]>([
    ["document", { numeroDocumento: "123" }, "numeroDocumento"],
    ["telephone", { telefono: "12" }, "telefono"],
    ["password", { clave: "password123" }, "clave"],
    ["name", { nombre: "<b>" }, "nombre"],
    ["mail", { email: "x" }, "email"],
  ])("names a bad %s", async (_, cambios, campo) => {
    const { estado, cuerpo } = await empezar(cambios);
    expect(estado).toBe(400);
    expect(cuerpo.error?.campos).toEqual([{ campo, mensaje: expect.any(String) as string }]);
  });
});

describe("one's own data", () => {
  it("are found by one's own login, and nobody else's are", async () => {
    const otra = await mundo.persona();
    const { accessToken: token, persona } = await conCuenta();
    const buscar = (login: string) =>
      llamar("GET", `/usuarios?usuarioLogin=${encodeURIComponent(login)}`, { token });
    expect((await buscar(ANA.email)).cuerpo.data).toEqual(persona);
    expect((await buscar(otra.usuarioLogin)).estado).toBe(404);
    expect((await buscar("nadie@prueba.example")).estado).toBe(404);
    expect((await llamar("GET", `/usuarios?usuarioLogin=${ANA.email}`)).estado).toBe(401);
  });

  it("change over the version that was read; a stale one is told what is kept", async () => {
    const { accessToken: token, persona } = await conCuenta();
    const ruta = `/personas/${persona.idPersona}`;
    const nombres = { nombre: "Anita", apePaterno: "Ríos", apeMaterno: "", version: 1 };
    expect(await llamar("POST", ruta, { token, cuerpo: nombres })).toMatchObject({
      estado: 200,
      cuerpo: { data: { nombre: "Anita", version: 2 } },
    });
    const contacto = { telefono: "911111111", email: ANA.email, version: 1 };
    expect(await llamar("PATCH", `${ruta}/contacto`, { token, cuerpo: contacto })).toMatchObject({
      estado: 409,
      cuerpo: { error: { code: "version-anterior", guardado: { nombre: "Anita", version: 2 } } },
    });
  });

  it("tell their owner's mail that other names were written, and not that the same ones were", async () => {
    const { accessToken: token, persona } = await conCuenta();
    const cambiar = (nombre: string, version: number) =>
      llamar("POST", `/personas/${persona.idPersona}`, {
        token,
        cuerpo: { nombre, apePaterno: ANA.apePaterno, apeMaterno: ANA.apeMaterno, version },
      });
    const avisos = async () =>
      (await correosA(mundo, ANA.email)).filter(({ asunto }) => asunto === "Cambiaste tus nombres");
    expect((await cambiar(ANA.nombre, 1)).estado).toBe(200);
    expect(await avisos()).toEqual([]);
    expect((await cambiar("Visita www.ladron.example", 1)).estado).toBe(200);
    expect((await cambiar("Otra", 1)).estado).toBe(409);
    const [aviso, ...mas] = await avisos();
    expect([aviso?.texto, mas]).toEqual([expect.stringContaining("Si no fuiste tú"), []]);
    expect(aviso!.texto).not.toContain("ladron");
  });

  it("get a new mail only with its code", async () => {
    const { accessToken: token, persona } = await conCuenta();
    const ruta = `/personas/${persona.idPersona}/contacto`;
    const cuerpo = { telefono: "911111111", email: "nueva@prueba.example", version: 1, clave: ANA.clave };
    expect(await llamar("PATCH", ruta, { token, cuerpo })).toMatchObject({
      estado: 200,
      cuerpo: {
        data: { correoPorVerificar: cuerpo.email, persona: { email: ANA.email, telefono: "911111111" } },
      },
    });
    mundo.reloj.avanzar(1);
    const otro = await llamar("POST", `${ruta}/correo/codigo`, { token });
    expect(otro).toMatchObject({ estado: 200, cuerpo: { data: { correoPorVerificar: cuerpo.email } } });
    expect(await correosA(mundo, cuerpo.email)).toHaveLength(2);
    const codigo = await codigoDe(mundo, cuerpo.email);
    expect(await llamar("POST", `${ruta}/correo`, { token, cuerpo: { codigo } })).toMatchObject({
      estado: 200,
      cuerpo: { data: { email: cuerpo.email, usuarioLogin: cuerpo.email } },
    });
  });

  it("keep the mail that they have, where the new one is given up", async () => {
    const { accessToken: token, persona } = await conCuenta();
    const ruta = `/personas/${persona.idPersona}/contacto`;
    const cuerpo = { telefono: "911111111", email: "nueva@prueba.example", version: 1, clave: ANA.clave };
    await llamar("PATCH", ruta, { token, cuerpo });
    const retirado = await llamar("POST", `${ruta}/correo/retiro`, { token });
    expect(retirado).toMatchObject({ estado: 200, cuerpo: { data: { correoPorVerificar: null } } });
    const codigo = await codigoDe(mundo, cuerpo.email);
    expect(await llamar("POST", `${ruta}/correo`, { token, cuerpo: { codigo } })).toMatchObject({
      estado: 409,
      cuerpo: { error: { code: "sin-cambio-pendiente" } },
    });
  });

  it("of another person do not exist", async () => {
    const otra = await mundo.persona();
    const { accessToken: token } = await conCuenta();
    const nombres = { nombre: "X", apePaterno: "Y", apeMaterno: "", version: 1 };
    expect((await llamar("POST", `/personas/${otra.idPersona}`, { token, cuerpo: nombres })).estado).toBe(
      404,
    );
    const contacto = { telefono: "911111111", email: otra.email, version: 1 };
    const ajeno = await llamar("PATCH", `/personas/${otra.idPersona}/contacto`, { token, cuerpo: contacto });
    expect(ajeno.estado).toBe(404);
  });
});
