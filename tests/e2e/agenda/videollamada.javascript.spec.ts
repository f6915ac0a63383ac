import type { Browser, Page } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../../support/chromium.mjs";
import { expect, test } from "../../support/journey";
import { crearPersona, entrarDirecto } from "../../support/pasos";
import type { TestServer } from "../../support/server";
import {
  CON_CALMA,
  crearCita,
  dentro,
  enlaceDeEspecialista,
  entrarConVideo,
  seVeMover,
} from "../../support/videollamada";

/** Two browsers with fake cameras and microphones, on one machine. */
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [
      ...CHROMIUM_ARGS,
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      "--allow-loopback-in-peer-connection",
    ],
  },
});
test.describe.configure({ timeout: 180_000 });

const ESPECIALISTA = "Lucía Mendoza";

async function otraPagina(browser: Browser, server: TestServer): Promise<Page> {
  return (await browser.newContext({ baseURL: server.url })).newPage();
}

async function conCita(page: Page, server: TestServer, dentroDeMinutos = 2) {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  const idCita = crearCita(server, persona, dentroDeMinutos);
  return {
    persona,
    idCita,
    direccion: `/videollamada?cita=${idCita}`,
    enlace: await enlaceDeEspecialista(page),
  };
}

test("two browsers see each other, and again after one of them was closed and comes back", async ({
  page,
  browser,
  server,
}) => {
  const { persona, direccion, enlace } = await conCita(page, server);
  const especialista = await otraPagina(browser, server);
  await entrarConVideo(page, direccion);
  await expect(page.getByRole("status")).toContainText("Esperamos a Lucía Mendoza", CON_CALMA);
  await entrarConVideo(especialista, enlace);
  await seVeMover(page, ESPECIALISTA);
  await seVeMover(especialista, persona.nombre);

  await especialista.context().close();
  const devuelta = await otraPagina(browser, server);
  await entrarConVideo(devuelta, enlace);
  await seVeMover(devuelta, persona.nombre);
  await seVeMover(page, ESPECIALISTA);

  await page.reload();
  await page.getByRole("button", { name: "Entrar a la videollamada" }).click();
  await dentro(page);
  await seVeMover(page, ESPECIALISTA);
  await seVeMover(devuelta, persona.nombre);
});

test("the call steps down to sound and up again, and the other side is told", async ({
  page,
  browser,
  server,
}) => {
  const { persona, direccion, enlace } = await conCita(page, server);
  const especialista = await otraPagina(browser, server);
  await entrarConVideo(page, direccion);
  await entrarConVideo(especialista, enlace);
  await seVeMover(especialista, persona.nombre);

  await page.getByRole("button", { name: "Solo audio" }).click();
  await expect(page.getByRole("status")).toContainText("solo con audio", CON_CALMA);
  await expect(especialista.getByText("La otra persona sigue solo con audio.")).toBeVisible(CON_CALMA);
  // The camera is off while its picture is not sent.
  await expect(especialista.getByLabel("Tu imagen")).toHaveCount(0);

  await page.getByRole("button", { name: "Solo chat" }).click();
  await expect(especialista.getByText("sigue sin audio ni video")).toBeVisible(CON_CALMA);
  await page.getByLabel("Tu mensaje").fill("Te escribo por aquí");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(especialista.getByRole("listitem").filter({ hasText: "Te escribo por aquí" })).toBeVisible(
    CON_CALMA,
  );

  await page.getByRole("button", { name: "Con video" }).click();
  await seVeMover(especialista, persona.nombre);
  await seVeMover(page, ESPECIALISTA);
});

test("a second tab takes the call over, the first one is told, and can take it back", async ({
  page,
  browser,
  server,
}) => {
  const { persona, direccion, enlace } = await conCita(page, server);
  const especialista = await otraPagina(browser, server);
  await entrarConVideo(especialista, enlace);
  await entrarConVideo(page, direccion);
  await seVeMover(page, ESPECIALISTA);

  const segunda = await page.context().newPage();
  await entrarConVideo(segunda, direccion);
  await expect(page.getByText("Sigues esta videollamada en otra pestaña")).toBeVisible(CON_CALMA);
  await seVeMover(segunda, ESPECIALISTA);

  await page.getByRole("button", { name: "Continuar aquí" }).click();
  await expect(segunda.getByText("Sigues esta videollamada en otra pestaña")).toBeVisible(CON_CALMA);
  await seVeMover(page, ESPECIALISTA);
  await seVeMover(especialista, persona.nombre);
});

test("somebody leaves, and the other waits in the room", async ({ page, browser, server }) => {
  const { persona, direccion, enlace } = await conCita(page, server);
  const especialista = await otraPagina(browser, server);
  await entrarConVideo(page, direccion);
  await entrarConVideo(especialista, enlace);
  await seVeMover(especialista, persona.nombre);
  await page.getByRole("button", { name: "Salir de la videollamada" }).click();
  await expect(page.getByRole("heading", { name: "Antes de entrar" })).toBeVisible();
  await expect(especialista.getByRole("status")).toContainText(`Esperamos a ${persona.nombre}`, CON_CALMA);
});

test("a refused camera is explained, and the session goes on in writing", async ({ page, server }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  const { direccion } = await conCita(page, server);
  await page.goto(direccion);
  await page.getByRole("button", { name: "Probar cámara y micrófono" }).click();
  const aviso = page.getByRole("alert");
  await expect(aviso).toContainText("El navegador no tiene permiso para usar tu cámara ni tu micrófono");
  await expect(aviso.getByRole("listitem")).not.toHaveCount(0);
  await page.getByRole("button", { name: "Entrar a la videollamada" }).click();
  await expect(page.getByRole("button", { name: "Solo chat" })).toHaveAttribute("aria-pressed", "true");
});

test("a device whose clock is three hours ahead waits as long as the server says", async ({
  page,
  server,
}) => {
  await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
  const { direccion } = await conCita(page, server, 70);
  await page.goto(direccion);
  await page.clock.runFor(2_000);
  await expect(page.getByRole("timer")).toHaveText(/Faltan (59:5\d|1 h 00:00) min/);
});

test("the devices can be tried before the room opens", async ({ page, server }) => {
  const { direccion } = await conCita(page, server, 70);
  await page.goto(direccion);
  await page.getByRole("button", { name: "Probar cámara y micrófono" }).click();
  const imagen = page.getByLabel("Así te ves");
  await expect.poll(() => imagen.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
  // The fake microphone beeps, so the meter moves.
  const medidor = page.getByRole("meter");
  await expect
    .poll(() => medidor.evaluate((meter: HTMLMeterElement) => meter.value), { intervals: [50], ...CON_CALMA })
    .toBeGreaterThan(0.01);
});
