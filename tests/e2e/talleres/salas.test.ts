import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { empiezaEn } from "../../support/anfitrion";
import { descifrar } from "../../support/formularios";
import { conDatos, crearPersona } from "../../support/pasos";
import { entrar, pedir } from "../../support/recorrido";
import { carpetaConSalas, SALAS } from "../../support/salasDeTalleres";
import { startServer, type TestServer } from "../../support/server";

const sitio = carpetaConSalas();
let server: TestServer;
/** Cookies of people with a place in each workshop, waiting for one in each, without any, and without an account. */
const cookies = { conLugar: "", enEspera: "", sinLugar: "", nadie: "" };
const QUIENES = Object.keys(cookies) as (keyof typeof cookies)[];
const fechas: Record<string, string> = {};

const pagina = (url: string) => `/bienestar-en-vivo/${url}?fecha=${fechas[url]}`;
const sala = (url: string) => `/bienestar-en-vivo/${url}/sala?fecha=${fechas[url]}`;

async function ver(visitante: keyof typeof cookies, ruta: string) {
  const respuesta = await pedir(server.url, ruta, cookies[visitante]);
  return {
    estado: respuesta.status,
    adonde: respuesta.headers.get("location"),
    marcos: (respuesta.headers.get("content-security-policy") ?? "")
      .split("; ")
      .find((parte) => parte.startsWith("frame-src")),
    permisos: respuesta.headers.get("permissions-policy") ?? "",
    html: descifrar(await respuesta.text()),
  };
}

async function inscribirse(cookie: string, url: string) {
  const campos = { intencion: "inscribirse", fecha: fechas[url]! };
  const { status } = await pedir(server.url, `/bienestar-en-vivo/${url}`, cookie, {
    method: "POST",
    body: new URLSearchParams(campos),
  });
  expect(status).toBe(303);
}

beforeAll(async () => {
  server = await startServer({ cwd: sitio.carpeta, env: { RUN_JOBS: "false" } });
  for (const visitante of ["conLugar", "enEspera", "sinLugar"] as const) {
    const { correo: email, clave } = crearPersona(server);
    cookies[visitante] = await entrar(server.url, { email, clave });
  }
  for (const { url } of Object.values(SALAS)) {
    const { html } = await ver("nadie", `/bienestar-en-vivo/${url}`);
    fechas[url] = [...html.matchAll(/[?&]fecha=([\d-]{10})/g)].at(-1)![1]!;
    await inscribirse(cookies.conLugar, url);
    conDatos(server, (db) => db.prepare("update fechas_de_taller set cupos = 1 where uid = ?").run(url));
    await inscribirse(cookies.enEspera, url);
  }
}, 120_000);
afterAll(async () => {
  await server.stop();
  sitio.borrar();
});

const abrir = (url: string, minutos: number) => empiezaEn(server, { uid: url, fecha: fechas[url]! }, minutos);
const evento = (url: string) => `/bienestar-en-vivo/${url}/taller.ics?fecha=${fechas[url]}`;

describe.each(Object.entries(SALAS))("a room by %s", (_, { url, direccion, ...opciones }) => {
  const marco = "marco" in opciones ? opciones.marco : direccion;
  const enseña = (html: string) => html.includes(marco) || html.includes(direccion);

  it("tells nobody how to enter before it opens, not even who has a place", async () => {
    abrir(url, 12);
    for (const visitante of QUIENES) {
      for (const ruta of [pagina(url), sala(url), `${sala(url)}&ver=1`, evento(url)]) {
        expect(enseña((await ver(visitante, ruta)).html), `${visitante} at ${ruta}`).toBe(false);
      }
    }
    expect((await ver("conLugar", sala(url))).html).toContain("La sala abre");
  });

  it("tells it then to who has a place, in the room, and to nobody else anywhere", async () => {
    abrir(url, 9);
    const { html, adonde } = await ver("conLugar", `${sala(url)}&ver=1`);
    expect(enseña(html) || adonde === direccion).toBe(true);
    expect(await ver("nadie", `${sala(url)}&ver=1`)).toMatchObject({
      estado: 302,
      adonde: expect.stringMatching(/^\/iniciar-sesion\?/) as string,
    });
    for (const visitante of ["enEspera", "sinLugar"] as const) {
      expect(await ver(visitante, `${sala(url)}&ver=1`)).toMatchObject({ estado: 302, adonde: pagina(url) });
    }
    for (const visitante of QUIENES) {
      expect(enseña((await ver(visitante, pagina(url))).html), visitante).toBe(false);
      expect(enseña((await ver(visitante, evento(url))).html), visitante).toBe(false);
    }
  });

  it("may show pages of three sites and of no other, and nothing else of ours may", async () => {
    expect(await ver("conLugar", sala(url))).toMatchObject({
      estado: 200,
      marcos:
        "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://meet.jit.si",
      permisos: expect.stringContaining('camera=("https://meet.jit.si")') as string,
    });
    for (const ruta of [pagina(url), "/bienestar-en-vivo", "/"]) {
      expect((await ver("conLugar", ruta)).marcos, ruta).toBeUndefined();
    }
  });

  it("tells nobody any more once it is closed", async () => {
    abrir(url, -61);
    const { html } = await ver("conLugar", `${sala(url)}&ver=1`);
    expect(html).toContain("la sala ya cerró");
    expect(enseña(html)).toBe(false);
  });
});

describe.each([SALAS.youtube, SALAS.vimeo, SALAS.jitsi])("what $sitio shows", ({ url, marco, sitio: de }) => {
  it("is asked for on a press alone, and said whose it is before", async () => {
    abrir(url, 9);
    const antes = (await ver("conLugar", sala(url))).html;
    expect(antes).not.toMatch(/<iframe/);
    expect(antes).not.toContain(marco);
    expect(antes).toContain("Mostrar la sala");
    expect(antes.replaceAll("<!-- -->", "")).toContain(`Se ve desde ${de}`);
    const luego = (await ver("conLugar", `${sala(url)}&ver=1`)).html;
    expect([...luego.matchAll(/<iframe id="pantalla"[^>]* src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
      marco,
    ]);
  });
});
