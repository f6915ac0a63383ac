import { expect, test } from "../../support/journey";
import { crearPersona, entrarDirecto, llenarEntrada, titulo } from "../../support/pasos";

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
  await expect(page.getByText("El video descarga 0,8 MB; solo el audio, 0,2 MB.")).toBeVisible();
  const descargas: string[] = [];
  page.on("request", (request) => descargas.push(request.url()));
  await page.getByRole("link", { name: "Ver video" }).click();
  const video = page.getByLabel(VIDEO, { exact: true });
  await expect(video).toBeVisible();
  await expect(video.locator("track")).toHaveAttribute("srclang", "es");
  expect(descargas.filter((url) => /\.(mp4|m4a|js)$/.test(url))).toEqual([]);

  await page.getByRole("link", { name: "Solo audio" }).click();
  await expect(video.locator("source")).toHaveAttribute("src", /audio\.m4a$/);
  await expect(page.getByRole("link", { name: "Ver video" })).toBeVisible();
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
  await expect(page.getByText("Lo guardamos en tus favoritos.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Quitar de favoritos" })).toBeVisible();
  await page.goto("/bienestar-play");
  await page.getByRole("link", { name: "Tus favoritos" }).click();
  await expect(titulo(page, "Tus favoritos")).toBeVisible();
  await page.getByRole("link", { name: VIDEO, exact: true }).click();
  await page.getByRole("button", { name: "Quitar de favoritos" }).click();
  await expect(page.getByRole("button", { name: "Guardar en favoritos" })).toBeVisible();
});

test("who has no scripts says that they have seen it", async ({ page, server }) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto(VER);
  await page.getByRole("button", { name: "Marcar como visto" }).click();
  await expect(page.getByText("Visto", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Marcar como visto" })).toHaveCount(0);
  await page.goto("/bienestar-play?ver=historial");
  await expect(page.getByRole("listitem").filter({ hasText: VIDEO }).getByText("Visto")).toBeVisible();
});
