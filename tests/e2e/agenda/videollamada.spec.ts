import type { Page } from "@playwright/test";
import { expect, ownServer, test as journey } from "../../support/journey";
import { conDatos, crearPersona, entrarDirecto, titulo } from "../../support/pasos";
import type { TestServer } from "../../support/server";
import { crearCita, enlaceDeEspecialista } from "../../support/videollamada";

const TELEFONO = "+51 1 411 1111";

/** Test with an installation that has a telephone number for help. */
const test = journey.extend<object, { server: TestServer }>({
  server: ownServer({ env: { TELEFONO_DE_ATENCION: TELEFONO, WHATSAPP: "51987654321" } }),
});

async function conCita(page: Page, server: TestServer, dentroDeMinutos: number) {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  const idCita = crearCita(server, persona, dentroDeMinutos);
  return { persona, idCita, direccion: `/videollamada?cita=${idCita}` };
}

const llamar = (page: Page) => page.getByRole("main").getByRole("link", { name: /Llamar al \+/ });

test("before it opens the room says from when, and the telephone is there", async ({
  page,
  server,
  javaScriptEnabled,
}) => {
  const { direccion } = await conCita(page, server, 120);
  await page.goto(direccion);
  await expect(titulo(page, "Tu videollamada con Lucía Mendoza")).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/La sala abre el \S+ \d+ de \w+( de \d{4})?, \d\d:\d\d/);
  await expect(llamar(page)).toHaveAttribute("href", "tel:+5114111111");
  const prueba = page.getByRole("region", { name: "Prueba tu cámara y tu micrófono" });
  if (javaScriptEnabled) await expect(prueba.getByRole("button", { name: /Probar/ })).toBeVisible();
  else await expect(prueba).toContainText("La prueba necesita JavaScript");
});

test("what a person writes for their specialist is read on the specialist's page, until it is taken back", async ({
  page,
  browser,
  server,
  javaScriptEnabled,
}) => {
  const { idCita } = await conCita(page, server, 120);
  const enlace = await enlaceDeEspecialista(page);
  const contexto = await browser.newContext({ baseURL: server.url, javaScriptEnabled });
  const especialista = await contexto.newPage();

  await page.goto(`/mi-zona-privada/cita/${idCita}`);
  await page.getByText("Más", { exact: true }).click();
  await page.getByRole("link", { name: "Contarle algo" }).click();
  const nota = page.getByLabel("Tu nota");
  await nota.fill("Duermo mal. ".repeat(100));
  await page.getByRole("button", { name: "Guardar y compartir" }).click();
  await expect(page.getByRole("link", { name: "Escribe 1000 letras o menos" })).toBeVisible();
  await expect(nota).toHaveValue(/^(Duermo mal\. ){100}$/);
  await nota.fill("Duermo mal.\nYa probé con té.");
  await page.getByRole("checkbox", { name: /Compartir mis sesiones anteriores/ }).check();
  await page.getByRole("button", { name: "Guardar y compartir" }).click();
  await expect(page.getByRole("region", { name: "Lo que compartes con Lucía Mendoza" })).toContainText(
    "Ya probé con té.",
  );

  await especialista.goto(enlace);
  const deSuParte = especialista.getByRole("region", { name: "Martín comparte contigo" });
  await expect(deSuParte).toContainText("Ya probé con té.");
  await expect(deSuParte).toContainText("Esta es la primera.");

  await page.getByRole("link", { name: "Cambiar o borrar" }).click();
  await expect(nota).toHaveValue("Duermo mal.\nYa probé con té.");
  await page.getByRole("button", { name: "Borrar y no compartir nada" }).click();
  await expect(page.getByRole("main")).toContainText("Nada por ahora.");
  await especialista.goto(enlace);
  await expect(titulo(especialista, "Tu videollamada con Martín")).toBeVisible();
  await expect(deSuParte).toHaveCount(0);
  await contexto.close();

  // The session is cancelled elsewhere while the note is being written: no typed text is lost.
  await page.getByText("Más", { exact: true }).click();
  await page.getByRole("link", { name: "Contarle algo" }).click();
  await nota.fill("Mejor lo hablamos.");
  conDatos(server, (db) =>
    db
      .prepare(
        "update citas set estado = 'cancelada', cancelada_por = 'persona', devolucion = 'nada' where id_cita = ?",
      )
      .run(idCita),
  );
  await page.getByRole("button", { name: "Guardar y compartir" }).click();
  await expect(page.getByRole("main")).toContainText("Esta sesión ya terminó o está cancelada");
  await expect(nota).toHaveValue("Mejor lo hablamos.");
});

test("a page that waits goes in by itself when the room opens", async ({ page, server }) => {
  // The session begins in ten minutes and a few seconds.
  const { direccion } = await conCita(page, server, 10 + 4 / 60);
  await page.goto(direccion);
  await expect(page.getByRole("main")).toContainText("La sala abre el");
  await expect(page.getByRole("main")).toContainText("Lucía Mendoza aún no llega", { timeout: 20_000 });
});

test("while it is open the two can write to each other, whatever their browsers can do", async ({
  page,
  browser,
  server,
  javaScriptEnabled,
}) => {
  const { direccion } = await conCita(page, server, 2);
  const enlace = await enlaceDeEspecialista(page);
  const contexto = await browser.newContext({ baseURL: server.url, javaScriptEnabled });
  const especialista = await contexto.newPage();

  for (const [pagina, adonde] of [
    [page, direccion],
    [especialista, enlace],
  ] as const) {
    await pagina.goto(adonde);
    if (javaScriptEnabled) await pagina.getByRole("button", { name: "Entrar solo al chat" }).click();
    else await expect(pagina.getByText("La imagen y el sonido necesitan JavaScript")).toBeVisible();
    await expect(llamar(pagina)).toBeVisible();
  }
  await escribir(page, "Hola, no tengo cámara");
  await leer(especialista, "Hola, no tengo cámara");
  await escribir(especialista, "No importa, sigamos por aquí");
  await leer(page, "No importa, sigamos por aquí");

  async function escribir(pagina: Page, texto: string) {
    await pagina.getByLabel("Tu mensaje").fill(texto);
    await pagina.getByRole("button", { name: "Enviar" }).click();
    await expect(pagina.getByRole("listitem").filter({ hasText: texto })).toBeVisible();
  }
  async function leer(pagina: Page, texto: string) {
    if (!javaScriptEnabled) await pagina.getByRole("link", { name: "Ver mensajes nuevos" }).click();
    await expect(pagina.getByRole("listitem").filter({ hasText: texto })).toBeVisible();
  }
});

test("nobody else finds the room: another person, a forged link, no link", async ({ page, server }) => {
  const { direccion } = await conCita(page, server, 2);
  const enlace = await enlaceDeEspecialista(page);
  const otra = crearPersona(server);
  await entrarDirecto(page, server, otra);
  for (const ajena of [direccion, `${enlace.slice(0, -3)}AAA`, "/videollamada/especialista"]) {
    expect((await page.goto(ajena))!.status(), ajena).toBe(404);
  }
  const paginaDelEnlace = await page.request.get(enlace);
  expect(paginaDelEnlace.headers()["cache-control"]).toBe("private, no-store");
  const sala = direccion.replace("/videollamada", "/videollamada/sala");
  const pregunta = await page.request.get(`${sala}&conexion=${crypto.randomUUID()}&desde=0`);
  expect(pregunta.status()).toBe(404);
});

test("whoever has not signed in does so first, and comes back to the room", async ({ page, server }) => {
  const { direccion } = await conCita(page, server, 2);
  await page.context().clearCookies();
  await page.goto(direccion);
  expect(new URL(page.url()).searchParams.get("redirect")).toBe(direccion);
});

test("after it closed the room says so", async ({ page, server }) => {
  const { direccion } = await conCita(page, server, -70);
  await page.goto(direccion);
  await expect(page.getByRole("heading", { name: "Esta sala ya cerró" })).toBeVisible();
});

test("the agenda leads in while the room is open, and says from when before that", async ({
  page,
  server,
}) => {
  const { persona, direccion } = await conCita(page, server, 5);
  crearCita(server, persona, 60 * 30);
  for (const donde of ["/mi-zona-privada", "/mi-zona-privada/agenda"]) {
    await page.goto(donde);
    await expect(page.getByRole("link", { name: "Entrar a la videollamada" })).toHaveAttribute(
      "href",
      direccion,
    );
  }
  await page.getByRole("article").nth(1).locator("summary").first().click();
  await expect(page.getByText(/Es por videollamada: la sala abre el/)).toBeVisible();
});
