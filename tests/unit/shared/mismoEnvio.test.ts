import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { responderComoAntes } from "../../../app/shell/formularios/mismoEnvio.server";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { makeSello } from "../../../server/cuentas/identidad/sello";
import { LUNES_8AM } from "../../support/constructores";

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const reloj = vi.hoisted(() => ({ ahora: new Date(0) }));
vi.mock("../../../app/services.server", () => ({
  services: { cuentas: {}, now: () => reloj.ahora },
}));
const { services } = await import("../../../app/services.server");
services.cuentas.sello = makeSello("secreto-de-la-prueba", () => reloj.ahora);

let vez = 0;
beforeEach(() => {
  reloj.ahora = LUNES_8AM;
  vez++;
});

const AVISO = "bienestar_avisos=clave-cambiada; Path=/";
const redireccion = () =>
  Promise.resolve(
    new Response(null, { status: 303, headers: { location: "/listo", "set-cookie": "sesion=de-ella" } }),
  );
const rechazado = () => Promise.resolve(new Response("ya se usó", { status: 410 }));

/** Sends forms as one browser, which keeps its cookies. */
function navegador() {
  const galletas = new Map([["quien", String(vez)]]);
  return async (campos: Record<string, string>, answer: () => Promise<Response>, ruta = "/nueva") => {
    const cookie = [...galletas].map((galleta) => galleta.join("=")).join("; ");
    const request = new Request(`http://localhost${ruta}`, {
      method: "POST",
      body: new URLSearchParams(campos),
      headers: { cookie },
    });
    const respuesta = await responderComoAntes(request, request.clone(), "192.0.2.1", answer);
    for (const galleta of respuesta.headers.getSetCookie()) {
      const [nombre = "", valor = ""] = galleta.split(";")[0]!.split(/=(.*)/s);
      galletas.set(nombre, valor);
    }
    return respuesta;
  };
}

describe("the same form sent twice", () => {
  it("that is refused the second time is answered as the first, without its session", async () => {
    const enviar = navegador();
    await enviar({ clave: "una" }, redireccion);
    const segunda = await enviar({ clave: "una" }, rechazado);
    expect([segunda.status, segunda.headers.get("location")]).toEqual([303, "/listo"]);
    expect(segunda.headers.getSetCookie().join()).not.toContain("sesion=");
  });

  it("says what was said, by two requests that are under way at once too", async () => {
    const enviar = navegador();
    let responder: (respuesta: Response) => void = () => {};
    const promise = new Promise<Response>((resolve) => (responder = resolve));
    const primera = enviar({ clave: "una" }, () => promise);
    const segunda = enviar({ clave: "una" }, rechazado);
    responder(new Response(null, { status: 303, headers: { location: "/listo", "set-cookie": AVISO } }));
    for (const respuesta of [await primera, await segunda]) {
      expect([respuesta.status, respuesta.headers.get("location")]).toEqual([303, "/listo"]);
      expect(respuesta.headers.getSetCookie()).toContain(AVISO);
    }
  });

  it.each([
    ["another body", { clave: "otra" }, "/nueva"],
    ["another address", { clave: "una" }, "/nueva?enlace=otro"],
  ])("is refused as ever with %s", async (_, campos, ruta) => {
    const enviar = navegador();
    await enviar({ clave: "una" }, redireccion);
    expect((await enviar(campos, rechazado, ruta)).status).toBe(410);
  });

  it("is refused to another browser, and once two minutes have passed", async () => {
    const enviar = navegador();
    await enviar({ clave: "una" }, redireccion);
    vez++;
    expect((await navegador()({ clave: "una" }, rechazado)).status).toBe(410);
    reloj.ahora = sumarMinutos(LUNES_8AM, 2);
    expect((await enviar({ clave: "una" }, rechazado)).status).toBe(410);
  });

  it("of which neither was done is refused twice, and what failed stays a failure", async () => {
    const enviar = navegador();
    expect((await enviar({ clave: "una" }, rechazado)).status).toBe(410);
    expect((await enviar({ clave: "una" }, rechazado)).status).toBe(410);
    await enviar({ clave: "una" }, redireccion);
    const fallida = await enviar({ clave: "una" }, () =>
      Promise.resolve(new Response(null, { status: 500 })),
    );
    expect(fallida.status).toBe(500);
  });
});
