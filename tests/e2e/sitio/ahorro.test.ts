import { afterAll, beforeAll, expect, it } from "vitest";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { entrar, pedir } from "../../support/recorrido";
import { startServer, type TestServer } from "../../support/server";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { RUN_JOBS: "false" } });
});
afterAll(() => server.stop());

/** Pictures that a browser would load to draw a page; embedded ones cost nothing more. */
const imagenes = (html: string) =>
  [...html.matchAll(/<(?:img|source|video)\b[^>]*? (?:src|srcset|srcSet|poster)="([^"]+)"/g)]
    .map(([, direccion]) => direccion!)
    .filter((direccion) => !/^data:|\.(mp4|m4a)(#|$)/.test(direccion));

const PAGINAS = [
  "/",
  "/especialista",
  "/especialista/psicologia/lucia-mendoza",
  "/herramientas",
  "/bienestar-play",
  "/bienestar-play/ver/respira-con-el-mar",
  "/buscar?q=nada-de-nada",
  "/nada",
];

async function pedirAhorro(pagina: string, intencion: string, cookie = "") {
  const respuesta = await fetch(server.url + pagina, {
    method: "POST",
    redirect: "manual",
    headers: { cookie, origin: server.url },
    body: new URLSearchParams({ intencion }),
  });
  const [puesta = ""] = respuesta.headers.getSetCookie();
  return { respuesta, cookie: puesta.split(";")[0]!, vida: /max-age=(\d+)/i.exec(puesta)?.[1] };
}

it("whoever saves data is shown no picture on any page, until they say otherwise", async () => {
  const { respuesta, cookie, vida } = await pedirAhorro("/bienestar-play", "activar-ahorro");
  expect([respuesta.status, respuesta.headers.get("location")]).toEqual([303, "/bienestar-play"]);
  expect(Number(vida)).toBe(365 * 24 * 60 * 60);
  for (const pagina of PAGINAS) {
    const html = await (await pedir(server.url, pagina, cookie)).text();
    expect([pagina, imagenes(html)]).toEqual([pagina, []]);
  }
  const [rosa] = CUENTAS_DE_DEMOSTRACION;
  const deRosa = await entrar(server.url, rosa!);
  for (const pagina of ["/mi-zona-privada", "/agendar/psicologia"]) {
    const [con, sin] = await Promise.all(
      [deRosa, `${deRosa}; ${cookie}`].map(async (galletas) =>
        imagenes(await (await pedir(server.url, pagina, galletas)).text()),
      ),
    );
    expect([pagina, con!.length > 0, sin]).toEqual([pagina, true, []]);
  }
  const quitada = await pedirAhorro("/herramientas?tema=sueno", "desactivar-ahorro", cookie);
  expect(quitada.respuesta.headers.get("location")).toBe("/herramientas?tema=sueno");
  expect(quitada.vida).toBe("0");
});

it("all others see them, and whoever asks a page for something else is told that it cannot be", async () => {
  for (const pagina of ["/", "/especialista", "/bienestar-play"]) {
    const html = await (await pedir(server.url, pagina, "")).text();
    expect(imagenes(html).length, pagina).toBeGreaterThan(3);
  }
  for (const pagina of ["/bienestar-play", "/herramientas"]) {
    expect((await pedirAhorro(pagina, "otra-cosa")).respuesta.status, pagina).toBe(400);
  }
});
