import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journey";
import { conDatos, crearPersona, entrarDirecto, type PersonaDePrueba } from "../../support/pasos";
import type { TestServer } from "../../support/server";

const VIDEO = "Respira con el mar";
const VER = "/bienestar-play/ver/respira-con-el-mar";
const player = (page: Page) => page.getByLabel(VIDEO, { exact: true });
/** Marked by the script, so that it is there. */
const fraseDeAhora = (page: Page) =>
  page.getByRole("region", { name: "Transcripción" }).locator("a[aria-current]");
const segundoDe = (page: Page) => player(page).evaluate((video: HTMLVideoElement) => video.currentTime);
/** As a finger on the native control does, which no test can reach inside of. */
const empezar = (page: Page) =>
  player(page).evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
  });
const parar = (page: Page) => player(page).evaluate((video: HTMLVideoElement) => video.pause());

const avanceDe = (server: TestServer, { idPersona }: PersonaDePrueba) =>
  conDatos(
    server,
    (db) =>
      db.prepare("select posicion, rangos, visto_en from avances where id_persona = ?").get(idPersona) as
        { posicion: number; rangos: string; visto_en: string | null } | undefined,
  );

test("plays in parts, loads its script only then, and jumps by the words", async ({ page }) => {
  const estados: number[] = [];
  const guiones: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".mp4")) estados.push(response.status());
    if (response.url().endsWith(".js")) guiones.push(response.url());
  });
  await page.goto(VER);
  expect(guiones).toEqual([]);
  await empezar(page);
  await expect.poll(() => segundoDe(page)).toBeGreaterThan(0.5);
  expect(estados[0]).toBe(206);
  await expect.poll(() => guiones.length).toBeGreaterThan(0);
  expect(
    await player(page).evaluate((video: HTMLVideoElement) => ({
      modo: video.textTracks[0]!.mode,
      pistas: video.textTracks[0]!.cues?.length,
    })),
  ).toEqual({ modo: "showing", pistas: 14 });

  // By its address before the script is there; after that, without leaving the page.
  await expect(fraseDeAhora(page)).toBeVisible();
  await page.getByRole("link", { name: /Exhala y afloja/ }).click();
  await expect.poll(() => segundoDe(page)).toBeGreaterThan(32);
  expect(page.url()).not.toContain("t=");
  await page.getByLabel("Velocidad").selectOption("1.5");
  expect(await player(page).evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.5);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(VIDEO);
});

test("goes on within five seconds on another device, and a jump has seen nothing", async ({
  page,
  server,
  browser,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await page.goto(VER);
  await empezar(page);
  await expect.poll(() => avanceDe(server, persona)).toBeTruthy();
  await player(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = 40;
  });
  await expect.poll(() => segundoDe(page)).toBeGreaterThan(41);
  await parar(page);
  const parado = await segundoDe(page);
  await expect.poll(() => avanceDe(server, persona)!.posicion).toBe(Math.round(parado * 10));
  const { rangos, visto_en } = avanceDe(server, persona)!;
  const vistas = (JSON.parse(rangos) as [number, number][]).reduce((suma, [de, a]) => suma + a - de, 0);
  expect(vistas).toBeLessThan(300);
  expect(visto_en).toBeNull();

  const otro = await (await browser.newContext({ baseURL: server.url })).newPage();
  await entrarDirecto(otro, server, persona);
  await otro.goto("/bienestar-play");
  await expect(otro.getByRole("heading", { name: "Sigue viendo" })).toBeVisible();
  await otro.goto(VER);
  await expect(otro.getByText("Seguimos donde lo dejaste.")).toBeVisible();
  await empezar(otro);
  await expect.poll(() => segundoDe(otro)).toBeGreaterThan(1);
  expect(Math.abs((await segundoDe(otro)) - parado)).toBeLessThan(5);
  await otro.context().close();
});

test("what was played without a network is told once there is one", async ({ page, context, server }) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  const guardados = () =>
    page.evaluate(() => Object.keys(localStorage).filter((clave) => clave.startsWith("bienestar:avance:")));
  await page.goto(VER);
  await empezar(page);
  await expect.poll(() => avanceDe(server, persona)).toBeTruthy();
  // All of it is here, so that it plays on.
  await expect
    .poll(() =>
      player(page).evaluate((video: HTMLVideoElement) => video.buffered.length && video.buffered.end(0)),
    )
    .toBeGreaterThan(20);
  await context.setOffline(true);
  await player(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = 15;
  });
  await expect.poll(() => segundoDe(page)).toBeGreaterThan(15.5);
  await parar(page);
  const parado = await segundoDe(page);
  await expect.poll(guardados).toHaveLength(1);
  expect(avanceDe(server, persona)!.posicion).toBeLessThan(150);
  await context.setOffline(false);
  await expect.poll(() => avanceDe(server, persona)!.posicion).toBe(Math.round(parado * 10));
  await expect.poll(guardados).toEqual([]);
});

test("a visitor's playing is told to nobody", async ({ page }) => {
  const enviados: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") enviados.push(request.url());
  });
  await page.goto(VER);
  await empezar(page);
  await expect.poll(() => segundoDe(page)).toBeGreaterThan(1);
  await expect(fraseDeAhora(page)).toBeVisible();
  await parar(page);
  expect(enviados).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
