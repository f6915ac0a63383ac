import { afterAll, beforeAll, expect, it } from "vitest";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { conDatos, crearPersona } from "../../support/pasos";
import { entrar, pedir, recorrer } from "../../support/recorrido";
import { ultimoCorreo } from "../../support/registro";
import { startServer, type TestServer } from "../../support/server";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { RUN_JOBS: "false" } });
});
afterAll(() => server.stop());

/** Redirect of an answer. A count by hand begins anew with each press, so its beginning is not compared. */
const respuesta = ({ status, headers }: Response) =>
  `${status} ${headers.get("location") ?? ""}`.trim().replace(/\bdesde=\d+/, "");

/** Sends a form twice, as a browser does whose button is pressed again before the first answer. */
const enviar = (destino: string, cookie: string, campos: URLSearchParams | Record<string, string>) =>
  pedir(server.url, destino, cookie, { method: "POST", body: new URLSearchParams(campos) });

it("a button pressed twice says what happened the first time, on every form of the walk", async () => {
  const distintas: string[] = [];
  let vistos = 0;
  const cookies = ["", await entrar(server.url, CUENTAS_DE_DEMOSTRACION[0]!)];
  for (const cookie of cookies)
    await recorrer(server.url, cookie, undefined, async ({ destino }, cuerpo, primera) => {
      if (primera.status !== 303) return;
      vistos++;
      const segunda = await enviar(destino, cookie, cuerpo);
      if (respuesta(segunda) !== respuesta(primera))
        distintas.push(`${destino}: ${respuesta(primera)}, then ${respuesta(segunda)}`);
    });
  expect(vistos).toBeGreaterThan(20);
  expect(distintas).toEqual([]);
});

/** Cookie header with what an answer has set. */
function conGalletas(cookie: string, { headers }: Response): string {
  const galletas = new Map(
    cookie
      .split("; ")
      .filter(Boolean)
      .map((par) => par.split(/=(.*)/s) as [string, string]),
  );
  for (const galleta of headers.getSetCookie()) {
    const [nombre = "", valor = ""] = galleta.split(";")[0]!.split(/=(.*)/s);
    galletas.set(nombre, valor);
  }
  return [...galletas].map((par) => par.join("=")).join("; ");
}

it("new contact data, sent again at once or from the page before, are saved once and said twice", async () => {
  const persona = crearPersona(server);
  const cookie = await entrar(server.url, { email: persona.correo, clave: persona.clave });
  const html = await (await pedir(server.url, "/mi-perfil?editar=contacto", cookie)).text();
  const version = /name="version" value="(\d+)"/.exec(html)![1]!;
  const datos = { intencion: "contacto", version, correo: persona.correo, pais: "PE", clave: persona.clave };
  const nuevos = { ...datos, telefono: "987111222" };
  const primera = await enviar("/mi-perfil?editar=contacto", cookie, nuevos);
  expect(respuesta(primera)).toBe("303 /mi-perfil");
  for (const galletas of [cookie, conGalletas(cookie, primera)]) {
    const segunda = await enviar("/mi-perfil?editar=contacto", galletas, nuevos);
    expect(respuesta(segunda)).toBe(respuesta(primera));
    expect(segunda.headers.getSetCookie().join()).toContain("contacto-guardado");
    // Other data over the older page are a conflict, as before.
    const otros = await enviar("/mi-perfil?editar=contacto", galletas, { ...datos, telefono: "987111333" });
    expect(otros.status).toBe(409);
  }
  const telefono = conDatos(server, (db) =>
    db.prepare("select telefono from personas where id_persona = ?").pluck().get(persona.idPersona),
  );
  expect(telefono).toBe("987111222");
});

it("a new password is set once and said twice, and its link takes no other", async () => {
  const persona = crearPersona(server);
  await enviar("/recuperar-clave", "", { quien: persona.correo });
  const enlace = /\/recuperar-clave\/nueva\?\S+/.exec(ultimoCorreo(server, persona.correo))![0];
  const primera = await enviar(enlace, "", { clave: "otra-clave-larga-77" });
  expect(respuesta(primera)).toBe("303 /recuperar-clave/listo");
  const propias = conGalletas("", primera);
  expect(respuesta(await enviar(enlace, propias, { clave: "otra-clave-larga-77" }))).toBe(respuesta(primera));
  expect((await enviar(enlace, propias, { clave: "una-tercera-clave-88" })).status).toBe(410);
  // Another browser learns nothing from the link, even with the password.
  expect((await enviar(enlace, "ajena=1", { clave: "otra-clave-larga-77" })).status).toBe(410);
  await entrar(server.url, { email: persona.correo, clave: "otra-clave-larga-77" });
});
