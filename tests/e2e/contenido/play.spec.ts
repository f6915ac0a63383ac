import { randomUUID } from "node:crypto";
import { expect, test } from "../../support/journey";
import { crearPersona, entrarDirecto, llenarEntrada, seAnuncia, titulo } from "../../support/pasos";
import { pulsar } from "../../support/teclado";
import { codigoEn, llenarRegistro, ultimoCorreo, unDocumento } from "../../support/registro";

const VIDEO = "Respira con el mar";
const VER = "/bienestar-play/ver/respira-con-el-mar";

test("somebody finds a video by its theme and sees what it weighs before anything plays", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Explorar" }).first().click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Bienestar play/ })
    .click();
  await expect(page.getByRole("heading", { level: 2, name: "Todos los videos" })).toBeVisible();
  const temas = page.getByRole("navigation", { name: "Temas" });
  await temas.getByRole("link", { name: "Calma" }).click();
  await expect(temas.getByRole("link", { name: "Calma" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("heading", { level: 2, name: "5 videos" })).toBeVisible();

  await page.getByRole("link", { name: VIDEO, exact: true }).click();
  await expect(titulo(page, VIDEO)).toBeVisible();
  await expect(page.getByText("El video descarga 0.8 MB; solo el audio, 0.2 MB.")).toBeVisible();
  // The next date of a live workshop of the same theme is offered, with its link.
  const enVivo = page.getByRole("region", { name: "Con otras personas" });
  await expect(enVivo.getByRole("link")).toHaveAttribute("href", /^\/bienestar-en-vivo\/\S+\?fecha=/);
  await expect(enVivo.getByRole("time")).toHaveAttribute("datetime", /^\d{4}-/);
  const descargas: string[] = [];
  page.on("request", (request) => descargas.push(request.url()));
  await page.goto(VER);
  const video = page.getByLabel(VIDEO, { exact: true });
  await expect(video).toBeVisible();
  await expect(video.locator("track")).toHaveAttribute("srclang", "es");
  expect(descargas.filter((url) => /\.(mp4|m4a|js)$/.test(url))).toEqual([]);

  await page.getByRole("link", { name: "Solo audio" }).click();
  await expect(video.locator("source")).toHaveAttribute("src", /audio\.m4a$/);
  await expect(page.getByRole("link", { name: "Ver video" })).toBeVisible();
});

test("a tap on the poster leads to the video that plays, once, and without scripts to its player", async ({
  page,
  javaScriptEnabled,
}) => {
  const suena = () => page.locator("video").evaluate((player: HTMLVideoElement) => !player.paused);
  await page.goto("/bienestar-play/respira-con-el-mar");
  const cartel = page.getByRole("link", { name: "Reproducir" });
  await cartel.getByRole("img", { includeHidden: true }).click();
  await expect(page.getByLabel(VIDEO, { exact: true })).toHaveAttribute("controls");
  if (!javaScriptEnabled) return expect(await suena()).toBe(false);
  await expect.poll(suena).toBe(true);
  // The address that remains plays nothing: not when it is read anew, and not when it was sent by somebody.
  await expect(page).toHaveURL(VER);
  await page.reload();
  await expect(titulo(page, VIDEO)).toBeVisible();
  expect(await suena()).toBe(false);
  await page.goto("about:blank");
  await page.goto(`${VER}#reproducir`);
  await expect(page).toHaveURL(VER);
  expect(await suena()).toBe(false);
});

test("where sound alone does not guide, the words lead instead of it, also in low-data mode", async ({
  page,
}) => {
  await page.goto("/bienestar-play/suelta-los-hombros");
  await expect(page.getByRole("link", { name: "Solo audio" })).toHaveCount(0);
  await expect(page.getByText(/^El video descarga [\d.]+ MB\.$/)).toBeVisible();
  await page.getByRole("link", { name: "Leer", exact: true }).click();
  const palabras = page.getByRole("region", { name: "Transcripción" }).getByRole("link");
  await expect(palabras.first()).toBeInViewport();
  await expect(page.locator("video")).toHaveCount(0);
  await page.getByRole("link", { name: /Cierra los puños/ }).click();
  const fuente = page.getByLabel("Suelta los hombros", { exact: true }).locator("source");
  await expect(fuente).toHaveAttribute("src", /video-480p\.mp4#t=31$/);

  await page.getByRole("button", { name: "Activar ahorro de datos" }).click();
  await page.goto("/bienestar-play/ver/suelta-los-hombros?modo=audio");
  await expect(palabras.first()).toBeVisible();
  await page.getByRole("link", { name: "Ver video" }).click();
  await expect(fuente).toHaveAttribute("src", /video-480p\.mp4$/);
});

test("the list is put in order and narrowed by links, and each choice has its address", async ({ page }) => {
  await page.goto("/bienestar-play");
  await page.getByText("Filtrar", { exact: true }).click();
  const orden = page.getByRole("navigation", { name: "Orden" });
  await orden.getByRole("link", { name: "De la A a la Z" }).click();
  await expect(page).toHaveURL("/bienestar-play?orden=titulo");
  await expect(orden.getByRole("link", { name: "De la A a la Z" })).toHaveAttribute("aria-current", "true");
  const titulos = await page.getByRole("main").getByRole("heading", { level: 3 }).allTextContents();
  expect(titulos).toEqual(titulos.toSorted(new Intl.Collator("es").compare));

  const niveles = page.getByRole("navigation", { name: "Nivel" });
  await niveles.getByRole("link", { name: "Con algo de práctica" }).click();
  await expect(page).toHaveURL(/\/bienestar-play\?(?=.*nivel=intermedio)(?=.*orden=titulo)/);
  const pocos = page.getByRole("main").getByRole("heading", { level: 3 });
  await expect(pocos).not.toHaveCount(titulos.length);
  await niveles.getByRole("link", { name: "Cualquier nivel" }).click();
  await expect(pocos).toHaveText(titulos);
});

test("a sentence of the transcript has an address that begins at its moment", async ({ page }) => {
  await page.goto(VER);
  const frase = page.getByRole("link", { name: /Exhala sin empujar el aire/ });
  await page.goto((await frase.getAttribute("href"))!);
  await expect(page.getByLabel(VIDEO, { exact: true }).locator("source")).toHaveAttribute(
    "src",
    /video-480p\.mp4#t=22$/,
  );
});

test("low-data mode is remembered: sound first, and no images", async ({ page }) => {
  await page.goto("/bienestar-play");
  const imagenes = page.getByRole("main").locator("img");
  expect(await imagenes.count()).toBeGreaterThan(10);
  await page.getByRole("button", { name: "Activar ahorro de datos" }).click();
  await expect(page.getByRole("button", { name: "Desactivar ahorro de datos" })).toBeVisible();
  await expect(imagenes).toHaveCount(0);
  await page.goto(VER);
  const video = page.getByLabel(VIDEO, { exact: true });
  await expect(video.locator("source")).toHaveAttribute("src", /audio\.m4a$/);
  await expect(video).not.toHaveAttribute("poster");
  await page.getByRole("button", { name: "Desactivar ahorro de datos" }).click();
  await expect(video.locator("source")).toHaveAttribute("src", /video-480p\.mp4$/);
});

test("what a visitor wanted to keep is kept once they have signed in, and they are back at it", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await page.goto("/bienestar-play/respira-con-el-mar");
  await page.getByRole("button", { name: "Guardar en favoritos" }).click();
  await llenarEntrada(page, persona);
  await expect(titulo(page, VIDEO)).toBeVisible();
  await seAnuncia(page, "Lo guardamos en tus favoritos.");
  await expect(page.getByRole("button", { name: "Quitar de favoritos" })).toBeVisible();
  await page.goto("/bienestar-play");
  await page.getByRole("link", { name: "Tus favoritos" }).click();
  await expect(titulo(page, "Tus favoritos")).toBeVisible();
  await pulsar(page, page.getByRole("link", { name: VIDEO, exact: true }));
  await pulsar(page, page.getByRole("button", { name: "Quitar de favoritos" }));
  await seAnuncia(page, "Lo quitamos de tus favoritos.");
  await expect(page.getByRole("button", { name: "Guardar en favoritos" })).toBeVisible();
});

test("what a visitor had seen is marked once they have signed in", async ({ page, server }) => {
  const persona = crearPersona(server);
  await page.goto(VER);
  await page.getByRole("button", { name: "Marcar como visto" }).click();
  await llenarEntrada(page, persona);
  await expect(page).toHaveURL(new RegExp(`${VER}$`));
  await expect(page.getByText("Lo marcamos como visto.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Quitar de vistos" })).toBeVisible();
  await page.goto("/bienestar-play?ver=historial");
  await expect(
    page.getByRole("listitem").filter({ hasText: VIDEO }).getByText("Marcaste como visto"),
  ).toBeVisible();
});

test("what a visitor had seen is marked also when they make their account for it", async ({
  page,
  server,
}) => {
  test.slow();
  const correo = `vista-${randomUUID()}@bienestar.example`;
  await page.goto(VER);
  await page.getByRole("button", { name: "Marcar como visto" }).click();
  await page.getByRole("link", { name: "Crear cuenta" }).click();
  await llenarRegistro(page, { documento: unDocumento(), correo });
  await page.getByLabel("Código de verificación").fill(codigoEn(ultimoCorreo(server, correo)));
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  await expect(page).toHaveURL(new RegExp(`${VER}$`));
  await expect(page.getByRole("button", { name: "Quitar de vistos" })).toBeVisible();
});

test("who has no scripts says that they have seen it", async ({ page, server }) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto(VER);
  await page.getByRole("button", { name: "Marcar como visto" }).click();
  await expect(page.getByText("Marcaste como visto", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Marcar como visto" })).toHaveCount(0);
  await page.goto("/bienestar-play?ver=historial");
  const tarjeta = page.getByRole("listitem").filter({ hasText: VIDEO });
  await expect(tarjeta.getByText("Marcaste como visto")).toBeVisible();
  await page.goto("/mi-zona-privada/historial");
  await expect(page.getByRole("listitem").filter({ hasText: VIDEO })).toContainText("Marcaste como visto");
  await page.goto(VER);
  await page.getByRole("button", { name: "Quitar de vistos" }).click();
  await expect(page.getByRole("button", { name: "Marcar como visto" })).toBeVisible();
  await page.goto("/bienestar-play?ver=historial");
  await expect(page.getByText("Todavía no viste ningún video")).toBeVisible();
});

test("on a telephone the picture stays in sight of what is said in it, and it is told what goes well with it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(VER);
  await page.getByText("Este minuto fue tuyo.").scrollIntoViewIfNeeded();
  await expect(page.locator("video")).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole("region", { name: "Va bien con esto" }).getByRole("link")).toHaveCount(3);
});

test("captions are on where nothing is drawn, and a card says how long it really is", async ({ page }) => {
  const seVen = () =>
    page.locator("video").evaluate((player: HTMLVideoElement) => player.textTracks[0]!.mode === "showing");
  await page.goto(`${VER}?modo=audio`);
  await expect.poll(seVen).toBe(true);
  await page.goto(`${VER}?modo=video`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await seVen()).toBe(false);
  await page.goto("/bienestar-play");
  await expect(page.getByRole("listitem").filter({ hasText: VIDEO })).toContainText("1 min 08 s");
});
