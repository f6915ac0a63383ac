import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { entrar } from "../../support/recorrido";
import { startServer, type TestServer } from "../../support/server";
import { visitar, type PaginaVista } from "../../support/visita";
import { openSqlite, type SqliteFile } from "../../../server/platform/database/sqliteFile";

/**
 * Number for WhatsApp in these tests. They read literal sentences of the specification from the running site, each at
 * its place.
 */
const WHATSAPP = "51999888777";
const [rosa, martin, elena] = CUENTAS_DE_DEMOSTRACION as [Cuenta, Cuenta, Cuenta];
type Cuenta = (typeof CUENTAS_DE_DEMOSTRACION)[number];

let sitio: TestServer;
beforeAll(async () => {
  sitio = await startServer({ env: { WHATSAPP, RUN_JOBS: "false" } });
});
afterAll(() => sitio.stop());

function conDatos<T>(usar: (db: SqliteFile) => T): T {
  const db = openSqlite(path.join(sitio.dataDir, "bienestar.sqlite"), { timeout: 10_000 });
  try {
    return usar(db);
  } finally {
    db.close();
  }
}
async function sinTabla<T>(tabla: string, hacer: () => Promise<T>): Promise<T> {
  conDatos((db) => db.exec(`alter table ${tabla} rename to ${tabla}_rota`));
  try {
    return await hacer();
  } finally {
    conDatos((db) => db.exec(`alter table ${tabla}_rota rename to ${tabla}`));
  }
}
const ultimoCorreo = (para: string) =>
  conDatos(
    (db) =>
      db
        .prepare("select texto from correos where para = ? and texto <> '' order by creado_en desc limit 1")
        .get(para) as { texto: string },
  ).texto;
const como = async (cuenta: Cuenta) => visitar(sitio.url, await entrar(sitio.url, cuenta));

/** Sends the forms of a sign-up, up to a step. */
async function registrarHasta(
  paso: "condiciones" | "codigo",
  { numeroDocumento, correo }: { numeroDocumento: string; correo: string },
) {
  const visita = visitar(sitio.url);
  let pagina = await visita.ver("/registro");
  pagina = await visita.enviar(pagina, { numeroDocumento });
  pagina = await visita.enviar(pagina, { nombre: "Ana", apePaterno: "Ríos", apeMaterno: "" });
  pagina = await visita.enviar(pagina, { telefono: "987654321", correo, clave: "tres gatos verdes" });
  if (paso === "condiciones") return { visita, pagina };
  const marcadas = visita.casillasDe(pagina).map(({ nombre, valor }) => [nombre, valor]);
  pagina = await visita.enviar(pagina, Object.fromEntries(marcadas) as Record<string, string>);
  const codigo = /\b\d{6}\b/.exec(ultimoCorreo(correo))![0];
  return { visita, pagina, codigo };
}
/** Completes a sign-up with its code. Gives the page after it. */
async function registrar(datos: { numeroDocumento: string; correo: string }) {
  const { visita, pagina, codigo } = await registrarHasta("codigo", datos);
  return visita.enviar(pagina, { codigo: codigo! });
}
/** A person whom the insurer knows, without an account here. */
const unAsegurado = () =>
  conDatos((db) => {
    db.prepare(
      "delete from cuentas where id_persona = (select id_persona from personas where email = ?)",
    ).run(elena.email);
    return elena;
  });

describe("signing up says, once the code was entered,", () => {
  it.each<[string, () => { numeroDocumento: string; correo: string }]>([
    ["Este correo ya se encuentra registrado", () => ({ numeroDocumento: "60000001", correo: rosa.email })],
    [
      "Correo/DNI se encuentran registrados",
      () => ({ numeroDocumento: martin.numeroDocumento, correo: martin.email }),
    ],
  ])("«%s»", async (texto, datos) => {
    expect((await registrar(datos())).texto).toContain(texto);
  });
});

describe("the authentication error", () => {
  it.each([
    "Lo sentimos, ocurrió un error inesperado",
    "Por favor, vuelve a intentarlo en un momento o escríbenos por WhatsApp...",
    "Ir a WhatsApp",
  ])("says «%s»", async (texto) => {
    expect((await visitar(sitio.url).ver("/?error=autenticacion")).texto).toContain(texto);
  });

  it("leads to WhatsApp with a message that says so", async () => {
    const { html } = await visitar(sitio.url).ver("/?error=autenticacion");
    const enlaces = html.matchAll(new RegExp(`href="https://wa\\.me/${WHATSAPP}\\?text=([^"]+)"`, "g"));
    const mensajes = [...enlaces].map(([, mensaje]) => decodeURIComponent(mensaje!));
    expect(mensajes).toContainEqual(expect.stringContaining("no pude iniciar sesión"));
  });
});

it.each([
  "Lo sentimos, hay un error de servicio",
  "No hemos podido completar tu solicitud. Por favor, inténtalo más tarde.",
  "Entendido",
])("the service error says «%s»", async (texto) => {
  expect((await visitar(sitio.url).ver("/?error=servicio")).texto).toContain(texto);
});

describe("the update of data", () => {
  const abrir = async (): Promise<[Awaited<ReturnType<typeof como>>, PaginaVista]> => {
    const visita = await como(elena);
    return [visita, await visita.ver("/actualizar-datos")];
  };

  it.each(["Participa en el sorteo brindando tu consentimiento", "Aplica TyC", "Aceptar y continuar"])(
    "says «%s»",
    async (texto) => {
      expect((await abrir())[1].texto).toContain(texto);
    },
  );

  it("says «Este campo es obligatorio» of a required box", async () => {
    const [visita, pagina] = await abrir();
    const rechazada = await visita.enviar(pagina, { numero: elena.telefono });
    expect(rechazada.estado).toBe(400);
    expect(rechazada.texto).toContain("Este campo es obligatorio");
  });

  it("reports «Error on update user data» when it does not succeed, and opens the service error", async () => {
    const [visita, pagina] = await abrir();
    const fallida = await sinTabla("modales_vistos", () =>
      visita.enviar(pagina, { numero: elena.telefono, ...marcadas(visita, pagina) }),
    );
    expect(fallida.texto).toContain("Lo sentimos, hay un error de servicio");
    await sitio.line(/Error on update user data/);
  });

  it("says «Tus datos se han guardado con éxito» and «Entendido» when it does", async () => {
    const [visita, pagina] = await abrir();
    const guardada = await visita.enviar(pagina, { numero: elena.telefono, ...marcadas(visita, pagina) });
    expect(guardada.texto).toContain("Tus datos se han guardado con éxito");
    expect(guardada.texto).toContain("Entendido");
  });
});

const marcadas = (visita: ReturnType<typeof visitar>, pagina: PaginaVista) =>
  Object.fromEntries(visita.casillasDe(pagina).map(({ nombre, valor }) => [nombre, valor]));

it("a recovery says «Tienes más de un correo asociado a tu cuenta»", async () => {
  conDatos((db) =>
    db.prepare("update personas set email = 'otro@bienestar.example' where email = ?").run(martin.email),
  );
  const visita = visitar(sitio.url);
  const pagina = await visita.ver("/recuperar-clave");
  await visita.enviar(pagina, { quien: martin.numeroDocumento });
  const [enlace] = /\/recuperar-clave\/nueva\?\S+/.exec(ultimoCorreo(martin.email))!;
  expect((await visita.ver(enlace)).texto).toContain("Tienes más de un correo asociado a tu cuenta");
});

it("a person who cannot be read is «No se pudo acceder a la cuenta»", async () => {
  const visita = await como(rosa);
  const pagina = await sinTabla("personas", () => visita.ver("/mi-perfil/plan"));
  expect(pagina.texto).toContain("No se pudo acceder a la cuenta");
});

describe("the API", () => {
  const clave = () =>
    (JSON.parse(readFileSync(path.join(sitio.dataDir, "secretos.json"), "utf8")) as Record<string, string>)
      .API_KEY_PUBLIC!;
  const pedirToken = () =>
    fetch(`${sitio.url}/v2/autenticacion/token`, {
      method: "POST",
      headers: { "x-api-key": clave(), "content-type": "application/json" },
      body: JSON.stringify({ correo: rosa.email, clave: rosa.clave }),
    });

  it("says «Ha ocurrido un error inesperado» of what nobody expected", async () => {
    expect((await pedirToken()).status).toBe(200);
    const fallida = await sinTabla("intentos", pedirToken);
    expect(await fallida.json()).toMatchObject({
      error: { code: "UNEXPECTED_ERROR", message: "Ha ocurrido un error inesperado" },
    });
  });
});

it("whoever the insurer knows under that mail is told «Ya eres cliente RIMAC»", async () => {
  const { numeroDocumento, email: correo } = unAsegurado();
  expect((await registrar({ numeroDocumento, correo })).texto).toContain("Ya eres cliente RIMAC");
});

it("the texts of a sign-up are set as Markdown, and no box says twice what it is", async () => {
  const { pagina } = await registrarHasta("condiciones", {
    numeroDocumento: "60000002",
    correo: "ana@bienestar.example",
  });
  const MARCAS = /(^|\s)#{1,6}\s|\*\*|\]\(/;
  const escritos = conDatos(
    (db) =>
      db.prepare("select contenido from politicas where flujo = 'REGISTRO'").all() as { contenido: string }[],
  );
  expect(
    escritos.some(({ contenido }) => MARCAS.test(contenido)),
    "there is something to set",
  ).toBe(true);
  expect(pagina.texto).not.toMatch(MARCAS);
  expect(pagina.texto).not.toMatch(/Acepto:? Acepto/);
});
