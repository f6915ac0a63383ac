import { NoDisponible } from "../../../app/domain/shared/fallo";
import { quitarPoliticas } from "../../support/cuentas";
import { pino } from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { CAMPO_OBLIGATORIO, type PoliticaVigente } from "../../../app/domain/consentimientos/politica";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { createApi } from "../../../server/http/api/api";
import { CLASES_DE_CLAVE, type ClaseDeClave } from "../../../server/platform/api/endpoint";
import { makeAccesoRepository } from "../../../server/cuentas/repositories/accesos";
import { guardarPoliticas } from "../../../server/consentimientos/repositories/consentimientos";
import { POLITICAS } from "../../../server/seed/contenido/politicas/politicas";
import { guardarSorteo } from "../../../server/consentimientos/repositories/sorteos";
import { sha256 } from "../../../server/platform/digest";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { LUNES_8AM } from "../../support/constructores";
import { abrirMundo, aLaVez } from "../../support/servicios";
import { vigente } from "../../support/politicas";

const apiKeys = Object.fromEntries(CLASES_DE_CLAVE.map((clase) => [clase, `clave-${clase}`])) as Record<
  ClaseDeClave,
  string
>;
/** Refusal when the boxes of these texts were left empty. */
const sinMarcar = (...codigos: string[]) => ({
  code: "falta-obligatoria",
  campos: codigos.map((codigo) => ({ campo: "politicasAceptacion", codigo, mensaje: CAMPO_OBLIGATORIO })),
});

const ENTRADA = { mayorDeEdad: "1", aceptaBases: "1", versionDeBases: vigente("BASES").version };

const mundo = await abrirMundo();
const claveHash = await cifrarClave("tres gatos verdes");
const api = createApi({ ...mundo.producto, apiKeys, log: pino({ level: "silent" }) });

interface Llamada {
  clave: ClaseDeClave;
  token?: string;
  cuerpo?: unknown;
  cabeceras?: Record<string, string>;
}
async function llamar(metodo: string, ruta: string, { clave, token, cuerpo, cabeceras }: Llamada) {
  const respuesta = await api.request(`http://localhost:3000${ruta}`, {
    method: metodo,
    headers: {
      "x-api-key": apiKeys[clave],
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...cabeceras,
    },
    ...(cuerpo === undefined ? {} : { body: JSON.stringify(cuerpo) }),
  });
  const texto = await respuesta.text();
  return { estado: respuesta.status, texto, cuerpo: (texto ? JSON.parse(texto) : null) as Sobre };
}
// The data of an answer are untyped here: the tests check the envelope, and matchers look at the data.
type Sobre = { data: Record<string, never>; error?: { code: string; campos?: unknown } };

async function tokenDe({ idPersona }: Persona) {
  const acceso = {
    idAcceso: crypto.randomUUID(),
    idPersona,
    creadoEn: mundo.reloj.ahora,
    expiraEn: sumarMinutos(mundo.reloj.ahora, 60),
    cerradoEn: null,
  };
  await makeAccesoRepository(mundo.db).abrir(acceso);
  return (await mundo.servicios.cuentas.identidad.juegoDeTokens(acceso)).accessToken;
}

let persona: Persona;
let token: string;
let idSorteo: string;
beforeEach(async () => {
  persona = await mundo.persona({ consiente: false, claveHash });
  token = await tokenDe(persona);
  // A list of entries that was fixed stays for ever, so no two tests share a draw.
  idSorteo = `sorteo-${crypto.randomUUID()}`;
  await guardarSorteo(mundo.db, {
    idSorteo,
    fuentePublica: "La lotería de la prueba",
    premio: "Un celular",
    existencias: 1,
    organizador: "Organizador",
    ruc: "20000000001",
    desde: LUNES_8AM,
    hasta: sumarMinutos(LUNES_8AM, 1000),
    sorteoEn: sumarMinutos(LUNES_8AM, 2000),
  });
});

const POLITICA = "codigo contenido enlace marcado requerido tipo titulo valor versionActual".split(" ");

describe("public policies", () => {
  const leer = (flujo: string, mas: Partial<Llamada> = {}) =>
    llamar("GET", `/politicas/publicas?flujo=${flujo}`, { clave: "public", ...mas });

  it("carry their fields and no other", async () => {
    const { estado, cuerpo } = await leer("REGISTRO");
    expect(estado).toBe(200);
    const { politicas } = cuerpo.data as unknown as { politicas: object[] };
    expect(politicas).toHaveLength(3);
    for (const politica of politicas) expect(Object.keys(politica).sort()).toEqual(POLITICA);
  });

  it("are for who has not signed in, and never those of a person", async () => {
    expect(await leer("REGISTRO", { token })).toMatchObject({
      estado: 409,
      cuerpo: { error: { code: "con-sesion" } },
    });
    expect((await leer("GLOBAL")).estado).toBe(400);
    expect((await leer("")).estado).toBe(400);
  });

  it("show a guest what they have to accept before they take the test, and take its answer there alone", async () => {
    const { estado, cuerpo } = await leer("TEST");
    const [texto, ...mas] = cuerpo.data.politicas as unknown as PoliticaVigente[];
    expect([estado, mas, texto]).toMatchObject([200, [], { codigo: "DATOS_DEL_TEST", requerido: 1 }]);
    expect(texto!.contenido).toContain("Si no tienes cuenta");
    const empezar = (versionDeDatos: string) =>
      llamar("PUT", `/cuestionarios/${mundo.servicios.cuestionarios.idformDelTest}`, {
        ...{ clave: "public", cuerpo: { respuestas: [], versionDeDatos } },
      });
    expect((await empezar("2020-01")).cuerpo.error?.code).toBe("texto-anterior");
    expect((await empezar(texto!.versionActual)).estado).toBe(200);
    const { codigo, versionActual: version } = texto!;
    const suelta = { flujo: "TEST", politicasAceptacion: [{ codigo, version, valor: "1" }] };
    expect((await enviar("aceptaciones", suelta)).estado).toBe(400);
  });

  const responder = (valores: Record<string, string>, version?: string) => ({
    flujo: "REGISTRO",
    politicasAceptacion: Object.entries(valores).map(([codigo, valor]) => ({
      codigo,
      version: version ?? vigente(codigo).version,
      valor,
    })),
  });
  const enviar = (donde: string, cuerpo: unknown) =>
    llamar("POST", `/politicas/publicas/${donde}`, { clave: "public", cuerpo });

  it("are answered with proof; the answer is valid until a text changes", async () => {
    const guardada = await enviar("aceptaciones", responder({ TYC: "1", CUA: "0" }));
    expect(guardada.estado).toBe(201);
    expect(guardada.cuerpo.data.politicasAceptacion).toEqual([
      { codigo: "TYC", version: vigente("TYC").version, valor: "1" },
      { codigo: "CUA", version: vigente("CUA").version, valor: "0" },
    ]);
    const revisada = await enviar("validaciones", { idAceptacion: guardada.cuerpo.data.idAceptacion });
    expect(revisada.cuerpo.data).toEqual({ valida: true, faltan: [] });
    expect((await enviar("validaciones", { idAceptacion: "nadie" })).estado).toBe(404);
    const filas = await mundo.db.selectFrom("aceptaciones_publicas").selectAll().execute();
    expect(filas.every(({ huella_del_texto }) => /^[0-9a-f]{64}$/.test(huella_del_texto))).toBe(true);
  });

  it("are not taken without the required one, nor for another version; the check says the same", async () => {
    const sin = responder({ CUA: "1" });
    expect((await enviar("aceptaciones", sin)).cuerpo.error).toMatchObject(sinMarcar("TYC"));
    expect((await enviar("validaciones", sin)).cuerpo.data).toEqual({ valida: false, faltan: ["TYC"] });
    const anterior = responder({ TYC: "1" }, "2026-03");
    expect((await enviar("aceptaciones", anterior)).cuerpo.error?.code).toBe("texto-anterior");
    expect(await mundo.db.selectFrom("aceptaciones_publicas").selectAll().execute()).toEqual([]);
  });

  it("that cannot be read are an error, never an empty list", async () => {
    await mundo.db.schema.alterTable("versiones").renameTo("versiones_aparte").execute();
    try {
      expect(await leer("REGISTRO")).toMatchObject({
        estado: 503,
        cuerpo: { error: { code: "politicas-no-disponibles" } },
      });
    } finally {
      await mundo.db.schema.alterTable("versiones_aparte").renameTo("versiones").execute();
    }
  });
});

describe("private policies", () => {
  const leer = (cabeceras: Record<string, string>, conToken: string | undefined = token) =>
    llamar("GET", "/politicas/privadas?flujo=GLOBAL", {
      clave: "private",
      cabeceras,
      ...(conToken && { token: conToken }),
    });

  it("need the client and the origin that belong to the person", async () => {
    expect((await leer({ "client-id": "cliente", origin: "producto" })).estado).toBe(200);
    expect((await leer({ "client-id": "cliente", origin: "aseguradora" })).estado).toBe(403);
    expect((await leer({ "client-id": "otro", origin: "producto" })).estado).toBe(403);
    expect((await leer({ "client-id": "cliente" })).estado).toBe(400);
    expect((await leer({ "client-id": "cliente", origin: "producto" }, "")).estado).toBe(401);
    const asegurada = await tokenDe(await mundo.persona({ esAsegurada: true }));
    expect((await leer({ "client-id": "cliente", origin: "aseguradora" }, asegurada)).estado).toBe(200);
    expect((await leer({ "client-id": "cliente", origin: "producto" }, asegurada)).estado).toBe(403);
  });
});

describe("the update of data", () => {
  const datos = (valores: Record<string, string>, cambios: object = {}) => ({
    correo: persona.email,
    telefono: { numero: persona.telefono, prefijo: persona.prefijo },
    politicasAceptacion: Object.entries(valores).map(([codigo, valor]) => ({
      codigo,
      version: vigente(codigo).version,
      valor,
    })),
    ...cambios,
  });
  const enviar = (cuerpo: unknown, id: string | number = persona.idPersona) =>
    llamar("PUT", `/personas/${id}/actualizacion-datos`, { clave: "personas", token, cuerpo });
  const libro = async () =>
    (await llamar("GET", `/personas/${persona.idPersona}/consentimientos`, { clave: "personas", token }))
      .cuerpo.data as unknown as {
      aceptaCua: boolean;
      consentimientos: { idConsentimiento: string; codigo: string; valor: string; canal: string }[];
    };

  it("answers 204 without a body, once or ten times at once", async () => {
    const respuestas = await aLaVez(10, () => enviar(datos({ BASES: "1", CUA: "1" })));
    for (const { estado, texto } of respuestas) expect([estado, texto]).toEqual([204, ""]);
    const { aceptaCua, consentimientos } = await libro();
    expect(aceptaCua).toBe(true);
    expect(consentimientos).toHaveLength(2);
    expect(consentimientos.every(({ canal }) => canal === "api")).toBe(true);
  });

  it("is refused without the required box, and for somebody else", async () => {
    expect((await enviar(datos({ CUA: "1" }))).cuerpo.error).toMatchObject(sinMarcar("BASES"));
    expect((await enviar(datos({ BASES: "1" }), (await mundo.persona()).idPersona)).estado).toBe(404);
    expect((await enviar(datos({}, { telefono: { numero: "12345", prefijo: "+51" } }))).estado).toBe(400);
    expect((await libro()).consentimientos).toEqual([]);
  });

  it("answers 503 and when to come back while the database is locked", async () => {
    const { services } = mundo.producto;
    const actualizarDatos = () => Promise.reject(new NoDisponible("almacen"));
    const cuentas = { ...services.cuentas, actualizarDatos };
    const cerrada = createApi({
      ...{ ...mundo.producto, services: { ...services, cuentas } },
      ...{ apiKeys, log: pino({ level: "silent" }) },
    });
    const respuesta = await cerrada.request(
      `http://localhost:3000/personas/${persona.idPersona}/actualizacion-datos`,
      {
        method: "PUT",
        headers: { "x-api-key": apiKeys.personas, authorization: `Bearer ${token}` },
        body: JSON.stringify(datos({ BASES: "1" })),
      },
    );
    expect([respuesta.status, respuesta.headers.get("retry-after")]).toEqual([503, "10"]);
  });

  it("asks for the password before it keeps another telephone", async () => {
    const otro = datos({ BASES: "1" }, { telefono: { numero: "912345678", prefijo: "+51" } });
    const { estado, cuerpo } = await enviar(otro);
    expect([estado, cuerpo.error?.code]).toEqual([400, "falta-clave"]);
    expect((await libro()).consentimientos).toEqual([]);
  });

  it("closed sends the boxes as they are, never the main consent, and is noted as shown", async () => {
    expect((await enviar(datos({ BASES: "0", CUA: "1" }, { cierre: true }))).estado).toBe(204);
    const cierre = (uuid: string) =>
      llamar("POST", `/perfiles/${uuid}/cierre-politicas`, { clave: "personas", token, cuerpo: {} });
    expect((await cierre(persona.idUsuario)).cuerpo.data).toEqual({
      version: ["BASES", "CUA", "PRIVACIDAD"]
        .map((codigo) => `${codigo}:${vigente(codigo).version}`)
        .join(" "),
    });
    expect((await cierre((await mundo.persona()).idUsuario)).estado).toBe(404);
    const { aceptaCua, consentimientos } = await libro();
    expect(aceptaCua).toBe(false);
    expect(consentimientos.map(({ codigo, valor }) => `${codigo}=${valor}`).sort()).toEqual([
      "BASES=0",
      "CUA=0",
    ]);
  });

  it("is read with the text that was shown, and withdrawn, by its owner alone", async () => {
    await enviar(datos({ BASES: "1", CUA: "1" }));
    const { idConsentimiento } = (await libro()).consentimientos.find(({ codigo }) => codigo === "CUA")!;
    const leer = (id: string) =>
      llamar("GET", `/personas/${persona.idPersona}/consentimientos/${id}`, { clave: "personas", token });
    const { titulo, contenido, version } = vigente("CUA");
    expect((await leer(idConsentimiento)).cuerpo.data).toMatchObject({
      valor: "1",
      titulo,
      contenido,
      version,
    });
    expect((await leer("otro")).cuerpo.error?.code).toBe("consentimiento-no-existe");
    mundo.reloj.avanzar(1);
    const retirar = (id: number, conToken: string) =>
      llamar("POST", `/personas/${id}/consentimientos/${idConsentimiento}/respuestas`, {
        clave: "personas",
        token: conToken,
        cuerpo: { valor: "0" },
      });
    const otra = await mundo.persona();
    const suToken = await tokenDe(otra);
    expect((await retirar(persona.idPersona, suToken)).estado).toBe(404);
    expect((await retirar(otra.idPersona, suToken)).estado).toBe(404);
    expect(await retirar(persona.idPersona, token)).toMatchObject({
      estado: 201,
      cuerpo: { data: { codigo: "CUA", valor: "0" } },
    });
    expect((await libro()).aceptaCua).toBe(false);
  });
});

describe("the terms of an account", () => {
  const cuerpo = (version: string, valor = "1", cambios: object = {}) => ({
    flujo: "REGISTRO",
    politicasAceptacion: [{ codigo: "TYC", version, valor }],
    ...cambios,
  });
  const enviar = (enviado: unknown, titular = persona, conToken: string | null = token) =>
    llamar("PUT", `/personas/${titular.idPersona}/actualizacion-datos`, {
      clave: "personas",
      ...(conToken && { token: conToken }),
      cuerpo: enviado,
    });
  const leer = async () =>
    (
      await llamar("GET", "/politicas/privadas?flujo=REGISTRO", {
        clave: "private",
        token,
        cabeceras: { "client-id": "cliente", origin: "producto" },
      })
    ).cuerpo.data.politicas as unknown as { codigo: string; versionActual: string; marcado: number }[];
  const terminos = async () => (await leer()).find(({ codigo }) => codigo === "TYC")!;
  const libro = () =>
    mundo.db
      .selectFrom("consentimientos")
      .select(["flujo", "codigo", "version", "valor", "canal"])
      .where("id_persona", "=", persona.idPersona)
      .where("codigo", "=", "TYC")
      .orderBy("version")
      .execute();
  const linea = (version: string) => ({
    flujo: "REGISTRO",
    codigo: "TYC",
    version,
    valor: "1",
    canal: "api",
  });
  const otraVersion = () =>
    guardarPoliticas(mundo.db, [
      {
        ...POLITICAS.find(({ codigo }) => codigo === "TYC")!,
        version: NUEVA,
        vigenteDesde: LUNES_8AM.toISOString(),
      },
    ]);
  const NUEVA = "2027-01";

  it("are accepted for the first time, and anew when they change, each version once", async () => {
    const { versionActual, marcado } = await terminos();
    expect(marcado).toBe(0);
    for (const { estado, texto } of await aLaVez(5, () => enviar(cuerpo(versionActual)))) {
      expect([estado, texto]).toEqual([204, ""]);
    }
    expect(await libro()).toEqual([linea(versionActual)]);
    expect(await terminos()).toMatchObject({ marcado: 1 });

    await otraVersion();
    mundo.reloj.avanzar(1);
    try {
      expect(await terminos()).toEqual(expect.objectContaining({ versionActual: NUEVA, marcado: 0 }));
      expect((await enviar(cuerpo(versionActual))).cuerpo.error?.code).toBe("texto-anterior");
      expect((await enviar(cuerpo(NUEVA))).estado).toBe(204);
      expect(await libro()).toEqual([linea(versionActual), linea(NUEVA)]);
      expect(await terminos()).toMatchObject({ marcado: 1 });
    } finally {
      await quitarPoliticas(mundo, "version", NUEVA);
    }
  });

  it("are not accepted without their box, for somebody else, or by nobody", async () => {
    const { versionActual } = await terminos();
    expect((await enviar(cuerpo(versionActual, "0"))).cuerpo.error).toMatchObject(sinMarcar("TYC"));
    expect((await enviar({ flujo: "REGISTRO", politicasAceptacion: [] })).cuerpo.error?.code).toBe(
      "falta-obligatoria",
    );
    expect((await enviar(cuerpo(versionActual), await mundo.persona())).estado).toBe(404);
    expect((await enviar(cuerpo(versionActual), persona, null)).estado).toBe(401);
    expect(await libro()).toEqual([]);
  });

  it.each([
    [{ flujo: "REGISTRO" }, "politicasAceptacion"],
    [{ flujo: "REGISTRO", politicasAceptacion: "todas" }, "politicasAceptacion"],
    [{ flujo: "REGISTRO", politicasAceptacion: [{ codigo: "TYC", version: "x", valor: 1 }] }, "valor"],
    [
      { flujo: "REGISTRO", politicasAceptacion: [{ codigo: "' or 1=1", version: "x", valor: "1" }] },
      "codigo",
    ],
    [{ flujo: "SESION", politicasAceptacion: [] }, "flujo"],
    [{ flujo: ["REGISTRO"], politicasAceptacion: [] }, "flujo"],
    [{ flujo: "GLOBAL", politicasAceptacion: [] }, "correo"],
    [{ politicasAceptacion: [] }, "telefono"],
  ])("answer %j with what is wrong in it", async (enviado, campo) => {
    const { estado, cuerpo: sobre } = await enviar(enviado);
    expect(estado).toBe(400);
    expect(JSON.stringify(sobre.error?.campos)).toContain(campo);
    expect(await libro()).toEqual([]);
  });
});

describe("the draw and the preferences", () => {
  it("are entered without advertising consent, and left", async () => {
    const participar = (cuerpo: object) =>
      llamar("POST", "/sorteo/participaciones", { clave: "personas", token, cuerpo });
    expect((await participar({ ...ENTRADA, aceptaBases: undefined })).estado).toBe(400);
    expect((await participar({ ...ENTRADA, versionDeBases: undefined })).estado).toBe(400);
    const deAntes = await participar({ ...ENTRADA, versionDeBases: "2020-01" });
    expect([deAntes.estado, deAntes.cuerpo.error?.code]).toEqual([409, "bases-anteriores"]);
    expect((await participar(ENTRADA)).cuerpo.data).toMatchObject({
      numero: 1,
      via: "formulario",
    });
    const ver = async () => (await llamar("GET", "/sorteo", { clave: "personas", token })).cuerpo.data;
    const libro = await mundo.servicios.consentimientos.verConsentimientos(persona.idPersona);
    expect(libro).toMatchObject([{ codigo: "BASES", canal: "api", valor: "1" }]);
    expect(await ver()).toMatchObject({
      bases: { version: ENTRADA.versionDeBases, enlace: `/sorteos/${idSorteo}/bases` },
      fuentePublica: "La lotería de la prueba",
      participaciones: 1,
      propia: { numero: 1, retiradoEn: null },
      lista: null,
      resultado: null,
    });
    expect(
      (await llamar("DELETE", "/sorteo/participaciones", { clave: "personas", token })).cuerpo.data,
    ).toEqual({ retirada: true });
    expect(await ver()).toMatchObject({ participaciones: 0 });
  });

  it("say at the close what was fixed, to each their own line of it, and to everybody the list", async () => {
    await llamar("POST", "/sorteo/participaciones", {
      clave: "personas",
      token,
      cuerpo: ENTRADA,
    });
    const lista = () => llamar("GET", "/sorteo/lista", { clave: "public" });
    expect((await lista()).cuerpo.error?.code).toBe("lista-no-existe");
    mundo.reloj.avanzar(1000);
    await mundo.job("fijar-listas-de-sorteo");
    const texto = (await lista()).cuerpo.data.lista as unknown as string;
    token = await tokenDe(persona);
    const visto = (await llamar("GET", "/sorteo", { clave: "personas", token })).cuerpo.data;
    expect(visto).toMatchObject({
      lista: { huella: sha256(texto), entradas: 1, fijadaEn: mundo.reloj.ahora.toISOString() },
      propia: { numero: 1, linea: texto },
    });
    const { nonce } = visto.propia as unknown as { nonce: string };
    expect(texto).toBe(`1:${sha256(`${nonce}${persona.idPersona}`)}`);
    const otra = await tokenDe(await mundo.persona());
    expect((await llamar("GET", "/sorteo", { clave: "personas", token: otra })).texto).not.toContain(nonce);
  });

  it("are stored, of oneself alone", async () => {
    await mundo.especialista({ temas: ["Ansiedad"] });
    const ruta = `/personas/${persona.idPersona}/preferencias`;
    const guardada = await llamar("PUT", ruta, {
      clave: "personas",
      token,
      cuerpo: { temas: ["Ansiedad"], avisosDiscretos: true },
    });
    expect([guardada.estado, guardada.texto]).toEqual([204, ""]);
    expect((await llamar("GET", ruta, { clave: "personas", token })).cuerpo.data).toEqual({
      temas: ["Ansiedad"],
      avisosDiscretos: true,
    });
    const otro = await llamar("PUT", ruta, {
      clave: "personas",
      token,
      cuerpo: { temas: ["Ansiedad", "Astrología"], avisosDiscretos: false },
    });
    expect([otro.estado, otro.cuerpo.error]).toMatchObject([
      400,
      { code: "tema-desconocido", campos: [{ campo: "temas" }] },
    ]);
    const ajena = await tokenDe(await mundo.persona());
    expect((await llamar("GET", ruta, { clave: "personas", token: ajena })).estado).toBe(404);
  });
});
