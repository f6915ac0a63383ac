import type { Browser, Page } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../support/chromium.mjs";
import { expect, test } from "../support/journey";
import { crearPersona, entrarDirecto } from "../support/pasos";
import type { TestServer } from "../support/server";
import { crearCita, enlaceDeEspecialista, entrarConVideo, seVeMover } from "../support/videollamada";

/** Two browsers with made-up cameras and microphones, on one machine. */
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
test.slow();

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
  await expect(page.getByRole("status")).toContainText("Esperamos a Lucía Mendoza");
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
  await seVeMover(page, ESPECIALISTA);
  await seVeMover(devuelta, persona.nombre);
});
