import type { Page } from "@playwright/test";
import { empiezaEn } from "../../support/anfitrion";
import { hidratada } from "../../support/hidratacion";
import { expect, test } from "../../support/journey";
import { conDatos, crearPersona, entrarDirecto } from "../../support/pasos";
import type { TestServer } from "../../support/server";

const UID = "pasear-con-tu-perro";

/** Dates that these journeys let begin, with their former hours. */
const movidas: { fecha: string; inicio: string; fin: string }[] = [];

// A month has one date of the workshop, which the next journey needs in the future again.
test.afterEach(({ server }) =>
  conDatos(server, (db) => {
    for (const { fecha, inicio, fin } of movidas.splice(0))
      db.prepare(
        "update fechas_de_taller set inicio = ?, fin = ?, empezada_en = null, terminada_en = null where uid = ? and fecha = ?",
      ).run(inicio, fin, UID, fecha);
  }),
);

/** Brings a person to the room during the workshop: the page is interactive and its video plays. Gives the date. */
async function enVivo(page: Page, server: TestServer): Promise<string> {
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto(`/bienestar-en-vivo/${UID}`);
  await page.getByRole("navigation", { name: "Fechas" }).getByRole("link").nth(1).click();
  await page.getByRole("button", { name: "Inscribirme" }).click();
  await expect(page.getByRole("heading", { name: "Tu lugar está reservado" })).toBeVisible();
  const fecha = new URL(page.url()).searchParams.get("fecha")!;
  movidas.push(
    conDatos(server, (db) =>
      db
        .prepare("select fecha, inicio, fin from fechas_de_taller where uid = ? and fecha = ?")
        .get(UID, fecha),
    ) as (typeof movidas)[number],
  );
  empiezaEn(server, { uid: UID, fecha }, -2);
  await page.goto(page.url().replace("?", "/sala?"));
  await hidratada(page);
  await video(page).evaluate(async (player: HTMLVideoElement) => {
    player.muted = true;
    // The video repeats: at its own speed a slow run would see it seek its beginning.
    player.playbackRate = 0.1;
    await player.play();
  });
  return fecha;
}

/** Ends the workshop as its host does; the page still has the hours from when it was loaded. */
const terminar = (server: TestServer, fecha: string) =>
  conDatos(server, (db) =>
    db
      .prepare("update fechas_de_taller set terminada_en = ? where uid = ? and fecha = ?")
      .run(new Date().toISOString(), UID, fecha),
  );

const video = (page: Page) => page.locator("video");

/** Expects that the same player in the same page plays on without a stop while the form is sent. */
async function sigueSonando(page: Page, enviar: () => Promise<void>): Promise<void> {
  const segundo = () => video(page).evaluate((player: HTMLVideoElement) => player.currentTime);
  await expect.poll(segundo).toBeGreaterThan(0);
  await video(page).evaluate((player: HTMLVideoElement) => {
    for (const suceso of ["pause", "seeking", "emptied"])
      player.addEventListener(suceso, () => player.setAttribute("data-movido", suceso));
    player.setAttribute("data-empezado", "");
  });
  const alto = () => page.evaluate(() => window.scrollY);
  await enviar();
  expect(await alto()).toBeGreaterThan(0);
  await expect(video(page)).toHaveAttribute("data-empezado", "");
  await expect(video(page)).not.toHaveAttribute("data-movido");
  expect(await video(page).evaluate((player: HTMLVideoElement) => player.paused)).toBe(false);
}

const acabado = (page: Page) => page.getByText(/^(El taller|La clase) terminó$/);
const texto = (page: Page) => page.getByLabel("Tu pregunta");
const enviarPregunta = (page: Page) => page.getByRole("button", { name: "Enviar mi pregunta" }).click();

test("what one sends in a room is answered there, and what is shown goes on", async ({ page, server }) => {
  await enVivo(page, server);
  await sigueSonando(page, async () => {
    await enviarPregunta(page);
    await expect(page.getByRole("group", { name: "Revisa estos datos" })).toBeFocused();
    await expect(texto(page)).toHaveAccessibleDescription(/Escribe tu pregunta\./);

    await texto(page).fill("¿Y si tira de la correa?");
    await enviarPregunta(page);
    const enLaLista = page.getByRole("listitem").filter({ hasText: "¿Y si tira de la correa?" });
    await expect(enLaLista).toContainText("Enviada");
    await expect(page.getByRole("status").getByText(/pregunta/i)).toBeVisible();
    await expect(texto(page)).toHaveValue("");
    await expect(page.getByRole("group", { name: "Revisa estos datos" })).toHaveCount(0);

    await page.getByRole("button", { name: "Registrar asistencia" }).click();
    await expect(page.getByRole("heading", { name: "Asististe" })).toBeVisible();
  });
});

test("what could not be sent stays written, and what is written is not led away", async ({
  page,
  context,
  server,
}) => {
  await enVivo(page, server);
  await texto(page).fill("¿Y con lluvia?");
  await context.setOffline(true);
  await enviarPregunta(page);
  await expect(page.getByText(/^No pudimos enviarlo/)).toBeVisible();
  await expect(texto(page)).toHaveValue("¿Y con lluvia?");
  await context.setOffline(false);
  await enviarPregunta(page);
  await expect(page.getByRole("listitem").filter({ hasText: "¿Y con lluvia?" })).toContainText("Enviada");

  // The session ended meanwhile: the answer is another page, which is opened only when nothing is lost by it.
  await texto(page).fill("¿Y de noche?");
  await context.clearCookies();
  await enviarPregunta(page);
  await expect(page.getByText(/^No se envió desde aquí/)).toBeVisible();
  await expect(texto(page)).toHaveValue("¿Y de noche?");
  await texto(page).fill("");
  await page.getByRole("button", { name: "Registrar asistencia" }).click();
  await page.waitForURL(/\/iniciar-sesion\?/);
});

test("whoever asks of danger is shown whom to call beside what they wrote", async ({ page, server }) => {
  await enVivo(page, server);
  await texto(page).fill("No quiero seguir viviendo, ¿qué hago?");
  await enviarPregunta(page);
  await expect(page.getByRole("region", { name: "No tienes que pasar por esto a solas" })).toBeFocused();
  await expect(page.getByRole("listitem").filter({ hasText: "No quiero seguir" })).toContainText("Enviada");
  expect(await video(page).evaluate((player: HTMLVideoElement) => player.paused)).toBe(false);
});

test("a room is told within half a minute that whoever leads it ended it, and takes nothing written away", async ({
  page,
  server,
}) => {
  await page.clock.install();
  const fecha = await enVivo(page, server);
  await texto(page).fill("¿Y si se cansa?");
  terminar(server, fecha);
  await page.clock.runFor(31_000);
  const cambio = page.getByText("Esta página cambió.");
  await expect(cambio).toBeVisible();
  await expect(texto(page)).toHaveValue("¿Y si se cansa?");
  await enviarPregunta(page);
  await expect(page.getByRole("listitem").filter({ hasText: "¿Y si se cansa?" })).toContainText("Enviada");
  await expect(cambio).toHaveCount(0);
  await expect(acabado(page)).toBeVisible();
  await expect(video(page)).toHaveCount(0);
});

test("a room in which nobody writes is loaded again once it was ended", async ({ page, server }) => {
  await page.clock.install();
  const fecha = await enVivo(page, server);
  terminar(server, fecha);
  await page.clock.runFor(31_000);
  await expect(
    page
      .getByRole("alert")
      .or(page.getByText(/terminó$/))
      .first(),
  ).toBeVisible();
  await expect(video(page)).toHaveCount(0);
});
