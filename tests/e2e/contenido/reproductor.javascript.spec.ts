import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journey";
import { conDatos, crearPersona, entrarDirecto, type PersonaDePrueba } from "../../support/pasos";
import type { TestServer } from "../../support/server";

const VIDEO = "Respira con el mar";
const VER = "/bienestar-play/ver/respira-con-el-mar";
const player = (page: Page) => page.getByLabel(VIDEO, { exact: true });
/** Sentence that the script marks as current, which shows that the script is running. */
const fraseDeAhora = (page: Page) =>
  page.getByRole("region", { name: "Transcripción" }).locator("a[aria-current]");
const segundoDe = (page: Page) => player(page).evaluate((video: HTMLVideoElement) => video.currentTime);
/** Starts the player as a press on the browser's own control does, which no test can reach. */
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
  // The picture contains the words, so captions are off. A person who wants them, or the sounds in words, turns them
  // on.
  await player(page).evaluate((video: HTMLVideoElement) => {
    video.textTracks[0]!.mode = "showing";
  });
  await expect
    .poll(() => player(page).evaluate((video: HTMLVideoElement) => video.textTracks[0]!.cues?.length))
    .toBe(14);

  // The link works by its address before the script is loaded, and afterwards without leaving the page.
  await expect(fraseDeAhora(page)).toBeVisible();
  await page.getByRole("link", { name: /Exhala y afloja/ }).click();
  await expect.poll(() => segundoDe(page)).toBeGreaterThan(32);
  expect(page.url()).not.toContain("t=");
  await page.getByLabel("Velocidad").selectOption("1.5");
  expect(await player(page).evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.5);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(VIDEO);
});

test("says when the film cannot be had, and brings it when it is asked for again", async ({ page }) => {
  await page.route(/\.mp4$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(VER);
  await player(page).evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    video.play().catch(() => undefined);
  });
  const aviso = page.getByRole("alert");
  await expect(aviso).toContainText("No pudimos traer el video");
  await expect(aviso.getByRole("link", { name: "Probar solo con el audio" })).toHaveAttribute(
    "href",
    /modo=audio/,
  );
  const otroFallo = page.waitForResponse(/\.mp4$/);
  await aviso.getByRole("button", { name: "Reintentar" }).click();
  await otroFallo;
  await expect(aviso).toContainText("No pudimos traer el video");
  await page.unroute(/\.mp4$/);
  await aviso.getByRole("button", { name: "Reintentar" }).click();
  await expect.poll(() => segundoDe(page)).toBeGreaterThan(0.5);
  await expect(aviso).toBeEmpty();
});

test("its end says what it is, that it was seen, and what goes well after it", async ({ page, server }) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await page.goto(VER);
  await empezar(page);
  await expect(page.getByRole("button", { name: "Marcar como visto" })).toBeVisible();
  await expect(fraseDeAhora(page)).toBeVisible();
  // Seen time counts by the clock, so the person began a while ago.
  await expect.poll(() => avanceDe(server, persona)).toBeTruthy();
  conDatos(server, (db) =>
    db
      .prepare("update avances set comenzado_en = ? where id_persona = ?")
      .run(new Date(Date.now() - 3_600_000).toISOString(), persona.idPersona),
  );
  await player(page).evaluate((video: HTMLVideoElement) => {
    video.playbackRate = 16;
  });
  const final = page.getByRole("status").filter({ hasText: "Llegaste al final." });
  await expect(final.getByRole("link", { name: /^Sigue con: / })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("Visto", { exact: true })).toBeVisible();
  await expect(final).toContainText("+10 monedas por ver un video");
  await page.getByRole("button", { name: "Quitar de vistos" }).click();
  await expect(page.getByRole("button", { name: "Marcar como visto" })).toBeVisible();
  // Progress of the page that was left is not sent any more.
  await expect.poll(() => avanceDe(server, persona)).toBeUndefined();
});

test("is moved by a keyboard alone, and by the buttons of a locked screen", async ({ page }) => {
  // The handlers of the media keys are kept for the test, which has no such keys.
  await page.addInitScript(() => {
    const mandos = new Map<string, MediaSessionActionHandler | null>();
    Object.assign(window, { mandos });
    navigator.mediaSession.setActionHandler = (mando, hacer) => void mandos.set(mando, hacer);
  });
  const apretar = (action: MediaSessionAction, detalle: Partial<MediaSessionActionDetails> = {}) =>
    page.evaluate(
      ([mando, ademas]) => {
        const { mandos } = window as unknown as { mandos: Map<string, MediaSessionActionHandler> };
        mandos.get(mando)!({ action: mando, ...ademas });
      },
      [action, detalle] as const,
    );
  const parado = () => player(page).evaluate((video: HTMLVideoElement) => video.paused);
  await page.goto(VER);
  await player(page).focus();
  await page.keyboard.press("Space");
  await expect.poll(() => segundoDe(page)).toBeGreaterThan(0.5);
  await page.keyboard.press("Space");
  await expect.poll(parado).toBe(true);
  const antes = await segundoDe(page);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => segundoDe(page)).toBeGreaterThan(antes + 0.3);
  // The player's own buttons come first in the order of the Tab key.
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(player(page)).not.toBeFocused({ timeout: 100 });
  }).toPass();

  await expect(fraseDeAhora(page)).toBeVisible();
  await apretar("seekto", { seekTime: 20 });
  await apretar("seekforward");
  await expect.poll(() => segundoDe(page)).toBeCloseTo(30, 0);
  await apretar("seekbackward", { seekOffset: 25 });
  await expect.poll(() => segundoDe(page)).toBeCloseTo(5, 0);
  await apretar("play");
  await expect.poll(() => segundoDe(page)).toBeGreaterThan(5.5);
  await apretar("pause");
  await expect.poll(parado).toBe(true);
});

test("a browser gets the parts that it asks for, nothing twice, and no part that there is not", async ({
  page,
}) => {
  await page.goto(VER);
  const respuestas = await page.evaluate(async () => {
    const { src } = document.querySelector<HTMLSourceElement>("video source")!;
    const pedir = async (headers: Record<string, string>) => {
      const respuesta = await fetch(src, { headers, cache: "no-store" });
      return {
        estado: respuesta.status,
        bytes: (await respuesta.arrayBuffer()).byteLength,
        rango: respuesta.headers.get("content-range"),
        sello: respuesta.headers.get("etag"),
      };
    };
    const todo = await pedir({});
    return {
      todo,
      parte: await pedir({ range: "bytes=100-199" }),
      final: await pedir({ range: "bytes=-10" }),
      fuera: await pedir({ range: `bytes=${todo.bytes}-` }),
      igual: await pedir({ "if-none-match": todo.sello! }),
    };
  });
  const { bytes, sello } = respuestas.todo;
  expect(sello).toMatch(/^"[\w-]+"$/);
  expect(respuestas).toMatchObject({
    todo: { estado: 200 },
    parte: { estado: 206, bytes: 100, rango: `bytes 100-199/${bytes}`, sello },
    final: { estado: 206, bytes: 10, rango: `bytes ${bytes - 10}-${bytes - 1}/${bytes}` },
    fuera: { estado: 416, bytes: 0, rango: `bytes */${bytes}` },
    igual: { estado: 304, bytes: 0 },
  });
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
  // The sentence is true before the video plays, and stays without scripts: the player itself stands at its
  // beginning.
  const guardado = Math.round(parado * 10) / 10;
  const reloj = `0:${String(Math.floor(guardado)).padStart(2, "0")}`;
  const seguira = otro.getByText(`Al reproducir sigue en ${reloj}.`);
  await expect(seguira).toBeVisible();
  await empezar(otro);
  await expect(seguira).toHaveCount(0);
  await expect(otro.getByRole("link", { name: "Empezar de nuevo" })).toBeVisible();
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
  // The whole video is loaded, so it plays on.
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
