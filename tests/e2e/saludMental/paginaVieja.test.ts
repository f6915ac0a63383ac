import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { campoDeRespuesta } from "../../../app/domain/cuestionarios/envios";
import { CABECERA_DE_BANDEJA, CABECERA_DE_SEGUIR } from "../../../app/domain/shared/navegacion/bandeja";
import { descifrar, formulariosDe } from "../../support/formularios";
import { operar } from "../../support/operar";
import { conDatos, crearPersona, type PersonaDePrueba } from "../../support/pasos";
import { entrar, pedir } from "../../support/recorrido";
import { startServer, type TestServer } from "../../support/server";

const PROGRAMA = "/programa-salud-mental";
const AYUDA = `${PROGRAMA}?ver=ayuda`;
const TEST = "/test-de-bienestar";
const FORMULARIO = `${TEST}/formulario?paso=1`;
const PREGUNTAS = 16;

let server: TestServer;
let persona: PersonaDePrueba;
let cookie: string;
beforeAll(async () => {
  server = await startServer({ env: { ALERTAS_CORREO: "guardia@bienestar.example" } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  persona = crearPersona(server);
  cookie = await entrar(server.url, { email: persona.correo, clave: persona.clave });
});

/** Opens a page, so that the hidden fields of its form can be sent later, and by another person. */
async function abrir(ruta: string, de = cookie) {
  const formularios = formulariosDe(await (await pedir(server.url, ruta, de)).text(), ruta);
  const { campos } = formularios.find(
    ({ destino, metodo }) => metodo === "post" && destino.startsWith(ruta.split("?")[0]!),
  )!;
  const ocultos = campos.filter(({ tipo }) => tipo === "hidden").map(({ nombre, valor }) => [nombre, valor]);
  return { ruta, ocultos: Object.fromEntries(ocultos) as Record<string, string> };
}
async function enviar(
  { ruta, ocultos }: Awaited<ReturnType<typeof abrir>>,
  elegido: Record<string, string>,
  de = cookie,
  headers: Record<string, string> = {},
) {
  const body = new URLSearchParams({ ...ocultos, ...elegido });
  const respuesta = await pedir(server.url, ruta, de, { method: "POST", body, headers });
  const nuevas = respuesta.headers.getSetCookie().map((galleta) => galleta.split(";")[0]);
  return {
    va: [respuesta.status, respuesta.headers.get("location") ?? respuesta.headers.get(CABECERA_DE_SEGUIR)],
    cookie: [de, ...nuevas].filter(Boolean).join("; "),
    html: descifrar(await respuesta.text()),
  };
}
const empezarEn = async (ruta: string, de = cookie) =>
  enviar(await abrir(ruta, de), { intencion: "empezar", aceptaTratamientoDeDatos: "1" }, de);
const borrarEn = async (ruta: string) => enviar(await abrir(ruta), { intencion: "borrar" });
const cuantasAlertas = async () =>
  (await operar<{ alertas: unknown[] }>(server, "alertas", "listar")).alertas.length;

describe("the page of a question of the programme", () => {
  const PELIGRO = { respuesta: "casi-todos" };
  const empezar = () => empezarEn(PROGRAMA);
  const laDelPeligro = () => abrir(`${PROGRAMA}?paso=9`);

  it.each([
    [
      "has ended",
      async () => {
        for (let paso = 1; paso <= PREGUNTAS; paso++)
          await enviar(await abrir(`${PROGRAMA}?paso=${paso}`), { respuesta: "nunca" });
      },
    ],
    ["was deleted", () => borrarEn(PROGRAMA)],
    [
      "was deleted and begun anew",
      async () => {
        await borrarEn(PROGRAMA);
        await empezar();
      },
    ],
  ])("leads to whom to call where its questionnaire %s, and makes the alert", async (caso, pasar) => {
    await empezar();
    const vieja = await laDelPeligro();
    await pasar();
    const antes = await cuantasAlertas();
    // An answer without danger changes nothing, and the page tells why.
    const sinPeligro = await enviar(vieja, { respuesta: "nunca" });
    expect(sinPeligro.va).toEqual([302, PROGRAMA]);
    expect(await (await pedir(server.url, PROGRAMA, sinPeligro.cookie)).text()).toContain(
      caso.includes("anew")
        ? "Esa página era de unas preguntas de antes. Lo que respondiste en ella no se guardó."
        : "Esa página ya no vale: no tienes preguntas abiertas.",
    );
    expect(await cuantasAlertas()).toBe(antes);
    for (const intencion of ["siguiente", "anterior"])
      expect((await enviar(vieja, { ...PELIGRO, intencion })).va).toEqual([303, AYUDA]);
    expect(await cuantasAlertas()).toBe(antes + 1);
  });

  it("opened once more, says why there is no question", async () => {
    const abierta = await pedir(server.url, `${PROGRAMA}?paso=3`, cookie);
    expect([abierta.status, abierta.headers.get("location")]).toEqual([302, PROGRAMA]);
    const [aviso] = abierta.headers.getSetCookie();
    const html = await (await pedir(server.url, PROGRAMA, `${cookie}; ${aviso!.split(";")[0]}`)).text();
    expect(html).toContain("Esa página ya no vale: no tienes preguntas abiertas.");
    // The page tells a visitor how to go on.
    expect((await pedir(server.url, `${PROGRAMA}?paso=3`, "")).headers.getSetCookie()).toEqual([]);
  });

  it("is kept in no other than the one that it was made for", async () => {
    await empezar();
    const vieja = await abrir(`${PROGRAMA}?paso=1`);
    await borrarEn(PROGRAMA);
    await empezar();
    await enviar(await abrir(`${PROGRAMA}?paso=1`), { respuesta: "nunca" });
    await enviar(vieja, { respuesta: "casi-todos" });
    const ahora = await (await pedir(server.url, `${PROGRAMA}?paso=1`, cookie)).text();
    expect(/<input[^>]*checked[^>]*>/.exec(ahora)![0]).toContain('value="nunca"');
  });

  it("leads there without a session, or with one that was closed, and that page opens without it", async () => {
    await empezar();
    const vieja = await laDelPeligro();
    expect((await enviar(vieja, PELIGRO, "")).va).toEqual([303, AYUDA]);
    conDatos(server, (db) => db.prepare("delete from accesos where id_persona = ?").run(persona.idPersona));
    expect((await enviar(vieja, PELIGRO)).va).toEqual([303, AYUDA]);
    expect((await enviar(vieja, { respuesta: "nunca" })).va[1]).toContain("/iniciar-sesion");
    expect(await (await pedir(server.url, AYUDA, cookie)).text()).toContain('href="tel:113"');
    // The script keeps the answer in the browser until the person signs in again.
    const porBandeja = await enviar(vieja, PELIGRO, cookie, { [CABECERA_DE_BANDEJA]: "suya" });
    expect(porBandeja.va[1]).toContain("/iniciar-sesion");
  });

  it("of somebody else leads there, keeps nothing and alerts for nobody; without danger it says whom to call", async () => {
    await empezar();
    const paginaVieja = await laDelPeligro();
    const antes = await cuantasAlertas();
    const otra = crearPersona(server);
    cookie = await entrar(server.url, { email: otra.correo, clave: otra.clave });
    await empezar();
    expect((await enviar(paginaVieja, PELIGRO)).va).toEqual([303, AYUDA]);
    expect(await cuantasAlertas()).toBe(antes);
    const ajena = await enviar(paginaVieja, { respuesta: "nunca" });
    expect(ajena.va[0]).toBe(409);
    expect(ajena.html).toMatch(/<title>Esa página ya no se puede enviar\b/);
    expect(/<main[\s\S]*<\/main>/.exec(ajena.html)![0]).toContain('href="tel:113"');
  });
});

describe("the page of a question of the test", () => {
  const AYUDA_DEL_TEST = `${AYUDA}&desde=test`;
  const PELIGRO = { pregunta: "animo-peligro", respuesta: "si" };

  it("leads to whom to call where its questionnaire was deleted, begun anew, or is nobody's any more", async () => {
    await empezarEn(TEST);
    const vieja = await abrir(FORMULARIO);
    expect((await enviar(vieja, PELIGRO, "")).va).toEqual([303, AYUDA_DEL_TEST]);
    await borrarEn(TEST);
    expect((await enviar(vieja, { respuesta: "5" })).va).toEqual([302, TEST]);
    expect((await enviar(vieja, PELIGRO)).va).toEqual([303, AYUDA_DEL_TEST]);
    await empezarEn(TEST);
    expect((await enviar(vieja, { respuesta: "5" })).va[0]).toBe(409);
    expect((await enviar(vieja, PELIGRO)).va).toEqual([303, AYUDA_DEL_TEST]);
  });

  it("waits in the browser for whoever's session was closed elsewhere, and is no visitor's", async () => {
    await empezarEn(TEST);
    const vieja = await abrir(FORMULARIO);
    conDatos(server, (db) => db.prepare("delete from accesos where id_persona = ?").run(persona.idPersona));
    const entrada = `/iniciar-sesion?${new URLSearchParams({ redirect: FORMULARIO })}`;
    for (const respuesta of ["5", "si"])
      expect((await enviar(vieja, { respuesta }, cookie, { [CABECERA_DE_BANDEJA]: "suya" })).va).toEqual([
        204,
        entrada,
      ]);
    expect((await enviar(vieja, { respuesta: "5" }, "", { [CABECERA_DE_BANDEJA]: "suya" })).va[1]).toBe(
      entrada,
    );
  });

  it("leads there where it has ended, in place of to what was said before", async () => {
    await empezarEn(TEST);
    const vieja = await abrir(FORMULARIO);
    conDatos(server, (db) =>
      db
        .prepare("update cuestionarios set terminado_en = movido_en where id_persona = ?")
        .run(persona.idPersona),
    );
    expect((await enviar(vieja, PELIGRO)).va).toEqual([303, AYUDA_DEL_TEST]);
    const { cookie: deVisita } = await empezarEn(TEST, "");
    const deOtra = await abrir(FORMULARIO, deVisita);
    conDatos(server, (db) =>
      db.exec("update cuestionarios set terminado_en = movido_en where id_persona is null"),
    );
    expect((await enviar(deOtra, { respuesta: "5" }, deVisita)).va).toEqual([302, `${TEST}/resultados`]);
    expect((await enviar(deOtra, PELIGRO, deVisita)).va).toEqual([303, AYUDA_DEL_TEST]);
  });
});

describe("a page of somebody whose session was closed elsewhere", () => {
  const ENCUESTA = "/encuesta/el-sitio";
  const RESPUESTAS = {
    [campoDeRespuesta("encontrar")]: "si",
    [campoDeRespuesta("facilidad")]: "4",
    [campoDeRespuesta("desde-donde")]: "celular",
  };
  const cuantas = (tabla: string) =>
    conDatos(server, (db) => db.prepare(`select count(*) from ${tabla}`).pluck().get());

  it.each([
    [ENCUESTA, { intencion: "enviar", ...RESPUESTAS }, "respuestas_de_encuesta"],
    [TEST, { intencion: "empezar", aceptaTratamientoDeDatos: "1" }, "cuestionarios"],
  ])("is no visitor's: %s asks them to come in again, and keeps nothing", async (ruta, elegido, tabla) => {
    const vieja = await abrir(ruta);
    conDatos(server, (db) => db.prepare("delete from accesos where id_persona = ?").run(persona.idPersona));
    const antes = cuantas(tabla);
    const entrada = `/iniciar-sesion?${new URLSearchParams({ redirect: ruta })}`;
    expect((await enviar(vieja, elegido)).va).toEqual([302, entrada]);
    expect(cuantas(tabla)).toBe(antes);
    // The form itself is valid: a visitor's page stores it.
    expect((await enviar(await abrir(ruta, ""), elegido, "")).va[0]).toBe(303);
    expect(cuantas(tabla)).toBe(Number(antes) + 1);
  });
});
