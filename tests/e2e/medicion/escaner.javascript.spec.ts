import type { Request } from "@playwright/test";
import { conCamara } from "../../support/camaraFingida";
import { abrir, CON_PACIENCIA, final, HASTA_EL_FINAL, medir, SIN_MEDIDA } from "../../support/escaner";
import { expect, test } from "../../support/journey";
import { crearPersona, entrarDirecto, titulo } from "../../support/pasos";

// Measuring takes long. Other faces and lights are tested in escaner.largo.spec.ts.
test.describe.configure(CON_PACIENCIA);

test("a face without a pulse that moves is refused", async ({ server }) => {
  expect(await medir({ lpm: null, seMueve: true }, server)).toBe(SIN_MEDIDA);
});

test("in a dark room it says that light is missing, and what to do", async ({ server }) => {
  await conCamara({ lpm: 72, luz: 0.15 }, async (navegador) => {
    const page = await navegador.newPage();
    await abrir(page, server);
    await expect(page.getByRole("status").filter({ hasText: "Hay poca luz" })).toBeVisible(HASTA_EL_FINAL);
    await expect(final(page)).toHaveText(SIN_MEDIDA, HASTA_EL_FINAL);
    await expect(page.getByText("enciende una lámpara delante de ti")).toBeVisible();
    await expect(page.getByRole("button", { name: "Empezar medición" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Medir a mano" })).toBeVisible();
  });
});

test("nothing is asked for before the press; while it measures nothing leaves, and nothing is left", async ({
  server,
}) => {
  await conCamara({ lpm: 72 }, async (navegador) => {
    const contexto = await navegador.newContext();
    await contexto.addInitScript(() => {
      const guardadas: string[] = [];
      Object.assign(window, { guardadas });
      const vigilar = (objeto: object, nombre: string) => {
        const propio = (objeto as Record<string, (...dados: unknown[]) => unknown>)[nombre]!;
        Object.assign(objeto, {
          [nombre](this: unknown, ...dados: unknown[]) {
            guardadas.push(nombre);
            return propio.apply(this, dados);
          },
        });
      };
      for (const nombre of ["toBlob", "toDataURL", "captureStream"])
        vigilar(HTMLCanvasElement.prototype, nombre);
      vigilar(Storage.prototype, "setItem");
      vigilar(MediaDevices.prototype, "getUserMedia");
      vigilar(window, "MediaRecorder");
    });
    const page = await contexto.newPage();
    const pedidas: Request[] = [];
    page.on("request", (pedida) => pedidas.push(pedida));
    page.on("websocket", () => pedidas.push(...([{ url: () => "websocket" }] as Request[])));

    await page.goto(`${server.url}/scanner-bienestar`);
    expect(pedidas.filter((pedida) => pedida.resourceType() === "script")).toEqual([]);
    expect(await page.evaluate("guardadas")).toEqual([]);
    pedidas.length = 0;

    await page.getByRole("button", { name: "Empezar medición" }).click();
    await expect(page.getByRole("progressbar")).toBeVisible(HASTA_EL_FINAL);
    await expect(page.getByText(/^Faltan \d+ segundos$/)).toBeVisible(HASTA_EL_FINAL);
    // The only requests are the press itself, and the files of the page.
    const envios = pedidas.filter((pedida) => pedida.method() !== "GET");
    expect(envios.map((pedida) => [pedida.url(), pedida.postData()])).toEqual([
      [`${server.url}/scanner-bienestar`, "intencion=empezar"],
    ]);
    for (const pedida of pedidas.filter((peticion) => peticion.method() === "GET")) {
      expect(pedida.url()).toMatch(
        new RegExp(`^${server.url}/[\\w/.-]+\\.(js|css|svg|png|ico|webmanifest)$`),
      );
    }
    pedidas.length = 0;
    await expect(final(page)).toHaveText(/^Tu pulso: 7\d/, HASTA_EL_FINAL);
    expect(pedidas.map((pedida) => pedida.url())).toEqual([]);

    expect(await page.evaluate("guardadas")).toEqual(["getUserMedia"]);
    expect(
      await page.evaluate(async () => ({
        local: localStorage.length + sessionStorage.length,
        bases: (await indexedDB.databases()).length,
        cajas: (await caches.keys()).length,
        trabajadores: (await navigator.serviceWorker.getRegistrations()).length,
        encendida: document.querySelector("video")?.srcObject ?? null,
      })),
    ).toEqual({ local: 0, bases: 0, cajas: 0, trabajadores: 0, encendida: null });
  });
});

test("it is stopped at any time, and the camera with it; begun again in place", async ({ server }) => {
  await conCamara({ lpm: 72 }, async (navegador) => {
    const page = await navegador.newPage();
    await abrir(page, server);
    await expect(page.getByText(/^Faltan \d+ segundos$/)).toBeVisible(HASTA_EL_FINAL);
    await page.getByRole("button", { name: "Detener" }).click();
    await expect(page.getByText("La detuviste. La cámara está apagada.")).toBeVisible();
    expect(await page.evaluate("document.querySelector('video').srcObject")).toBeNull();
    await page.getByRole("button", { name: "Empezar medición" }).click();
    await expect(page.getByText(/^Faltan \d+ segundos$/)).toBeVisible(HASTA_EL_FINAL);
  });
});

test("what was measured is kept by whoever says so, and is in their history", async ({ server }) => {
  await conCamara({ lpm: 96 }, async (navegador) => {
    const page = await (await navegador.newContext({ baseURL: server.url })).newPage();
    await entrarDirecto(page, server, crearPersona(server));
    await page.goto("/mi-zona-privada/mediciones");
    await expect(page.getByText("Todavía no guardaste ninguna")).toBeVisible();
    await abrir(page, server);
    await expect(final(page)).toHaveText(/^Tu pulso: 9\d/, HASTA_EL_FINAL);
    await page.getByRole("button", { name: "Guardar resultado" }).click();
    // The consent is required; the measurement stays.
    await expect(page.getByRole("group", { name: "Revisa estos datos" })).toBeVisible();
    await expect(final(page)).toHaveText(/^Tu pulso: 9\d/);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Guardar resultado" }).click();
    await expect(titulo(page, "Tus mediciones de pulso")).toBeVisible();
    await expect(page.getByRole("rowheader", { name: /Con la cámara. En reposo/ })).toBeVisible();
  });
});

test("a camera that is refused is explained, with another way", async ({ page, server }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await abrir(page, server);
  await expect(final(page)).toHaveText(SIN_MEDIDA);
  await expect(final(page)).toBeFocused();
  await expect(page.getByText("El navegador no tiene permiso para usar tu cámara.")).toBeVisible();
});
