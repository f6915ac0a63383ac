import type { Page, WorkerFixture } from "@playwright/test";
import { entrarEnNavegador } from "../../support/entradaDeEquipo";
import { expect, test as base } from "../../support/journey";
import { crearPersona, entrarDirecto, titulo } from "../../support/pasos";
import { startStaff, type SitioDeEquipo } from "../../support/sitioDeEquipo";

const deEquipo: [WorkerFixture<SitioDeEquipo, object>, { scope: "worker" }] = [
  async ({}, provide) => {
    const sitio = await startStaff();
    await provide(sitio);
    await sitio.stop();
  },
  { scope: "worker" },
];
const test = base.extend<object, { sitio: SitioDeEquipo }>({ sitio: deEquipo });

const COMUNIDAD = "/comunidades/dormir-mejor";
const PRIMERO = { texto: "Hoy dormí seis horas", porque: "Es lo primero que escribe" };
const DE_VENTA = { texto: "Vendo almohadas de plumas", porque: "Tiene palabras marcadas" };
const boton = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Joins a new person to the community, and sends a first text. */
async function escribirPrimero(page: Page, sitio: SitioDeEquipo, nombre: string, texto: string) {
  await entrarDirecto(page, sitio, crearPersona(sitio));
  await page.goto(sitio.url + COMUNIDAD);
  await page.getByLabel("Tu nombre aquí").fill(nombre);
  await page.getByRole("checkbox", { name: /Acepto las reglas/ }).check();
  await boton(page, "Unirme").click();
  await page.getByLabel("Tu mensaje").fill(texto);
  await boton(page, "Publicar").click();
  await expect(titulo(page, texto)).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Moderación la lee antes que los demás");
}

interface EnCola {
  texto: string;
  porque: string;
}

/** Takes the newest text of the queue from the first screen. */
async function tomarUltimo(page: Page, sitio: SitioDeEquipo, { texto, porque }: EnCola) {
  await page.goto(`${sitio.equipo}/equipo`);
  await page.getByRole("link", { name: /^Textos por revisar/ }).click();
  await expect(titulo(page, "Moderación")).toBeVisible();
  await expect(page.getByText(texto)).toHaveCount(0);
  const fila = page.getByRole("listitem").filter({ has: boton(page, "Tomar") });
  await expect(fila.last()).toContainText("Dormir mejor");
  await expect(fila.last()).toContainText(porque);
  await boton(page, "Tomar").last().click();
  await expect(page.getByRole("status")).toContainText("Tomaste el texto");
  await expect(page.getByText(texto)).toBeVisible();
}

test("a first text is published by a moderator, another is removed by a rule, and comes back on appeal", async ({
  page,
  context,
  sitio,
}) => {
  await escribirPrimero(page, sitio, "Farol de esquina", PRIMERO.texto);
  await entrarEnNavegador(page, sitio, "moderacion");
  await tomarUltimo(page, sitio, PRIMERO);
  await expect(page.getByText("Farol de esquina")).toHaveCount(0);
  await boton(page, "Soltar").click();
  await expect(page.getByRole("status")).toContainText("Soltaste el texto");
  await tomarUltimo(page, sitio, PRIMERO);

  const otra = await context.newPage();
  await otra.goto(page.url());
  await boton(page, "Publicar").click();
  await expect(page.getByRole("link", { name: "Motivo: Escribe el motivo" })).toBeVisible();
  await page.getByLabel("Motivo").fill("Cumple las reglas.");
  await boton(page, "Publicar").click();
  await expect(page.getByRole("status")).toContainText("Decidiste el texto");

  // A decision that comes second is refused, and the page shows the one that stands.
  await otra.getByLabel("Motivo").fill("No cumple.");
  await otra.getByLabel("Regla que no cumple").selectOption({ index: 1 });
  await boton(otra, "Quitar").click();
  await expect(otra.getByText("Otra persona del equipo lo está viendo o ya lo decidió.")).toBeVisible();
  await expect(otra.getByRole("listitem").filter({ hasText: "Publicación" })).toContainText(
    "Cumple las reglas.",
  );
  await otra.close();

  await escribirPrimero(page, sitio, "Almohada fría", DE_VENTA.texto);
  await page.goto(sitio.url + COMUNIDAD);
  await expect(page.getByRole("link", { name: PRIMERO.texto })).toBeVisible();
  await tomarUltimo(page, sitio, DE_VENTA);
  await page.getByLabel("Motivo").fill("Aquí no se vende.");
  await boton(page, "Quitar").click();
  await expect(page.getByRole("link", { name: "Regla: Elige la regla" })).toBeVisible();
  await expect(page.getByLabel("Motivo")).toHaveValue("Aquí no se vende.");
  await page.getByText("Quien lo escribió puede estar en peligro").click();
  await boton(page, "Avisar a la guardia").click();
  await expect(page.getByRole("status")).toContainText("Avisaste a la guardia");
  await page.getByLabel("Motivo").fill("Aquí no se vende.");
  await page.getByText("Advertir, pausar o suspender").click();
  await boton(page, "Advertir").click();
  await expect(page.getByRole("status")).toContainText("Falta decidir el texto");
  await page.getByLabel("Motivo").fill("Aquí no se vende.");
  await page.getByLabel("Regla que no cumple").selectOption({ index: 4 });
  await boton(page, "Quitar").click();
  await expect(page.getByRole("status")).toContainText("Quitaste el texto");
  await page.getByRole("link", { name: "Registro" }).click();
  for (const acto of ["Publicó un texto", "Quitó un texto"])
    await expect(page.getByRole("listitem").filter({ hasText: acto })).toHaveCount(1);

  await page.goto(`${sitio.url}${COMUNIDAD}?ver=mias`);
  await page.getByRole("link", { name: DE_VENTA.texto }).first().click();
  await expect(titulo(page, "Quitamos un texto tuyo")).toBeVisible();
  await expect(page.getByText("No ofrezcas ni recomiendes remedios, marcas o servicios.")).toBeVisible();
  await expect(page.getByText("Aquí no se vende.")).toBeVisible();
  await expect(page.getByText(DE_VENTA.texto)).toBeVisible();

  await boton(page, "Pedir que se revise").click();
  await expect(page.getByRole("link", { name: "Cuéntanos por qué" })).toBeVisible();
  await page.getByLabel("Por qué debería volver").fill("Era una broma entre amigas.");
  await boton(page, "Pedir que se revise").click();
  await expect(page.getByText("Pediste que se revise")).toBeVisible();
  await expect(page.getByText("Era una broma entre amigas.")).toBeVisible();
  await expect(boton(page, "Pedir que se revise")).toHaveCount(0);

  await tomarUltimo(page, sitio, { ...DE_VENTA, porque: "Pide otra revisión" });
  await expect(page.getByText("Era una broma entre amigas.")).toBeVisible();
  await page.getByLabel("Motivo").fill("Era una broma.");
  await boton(page, "Publicar").click();
  await expect(page.getByRole("status")).toContainText("Decidiste el texto");
  await page.goto(sitio.url + COMUNIDAD);
  await expect(page.getByRole("link", { name: DE_VENTA.texto })).toBeVisible();
});

/** Width in pixels by which the page is wider than a small telephone, with letters of twice the size. */
async function sobraConLetraDoble(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 800 });
  return page.evaluate(() => {
    const raiz = document.documentElement;
    raiz.style.fontSize = "200%";
    const sobra = raiz.scrollWidth - raiz.clientWidth;
    raiz.style.fontSize = "";
    return sobra;
  });
}

test("a text that its author deleted is still read by its moderator, until the review is closed", async ({
  page,
  sitio,
}) => {
  const texto = "Vendo mi colchón usado";
  await escribirPrimero(page, sitio, "Puerta de calle", texto);
  await boton(page, "Borrar").click();
  await boton(page, "Borrar mi mensaje").click();
  await expect(page.getByText("Borramos lo que escribiste.")).toBeVisible();
  await expect(page.getByText(texto)).toHaveCount(0);
  await entrarEnNavegador(page, sitio, "moderacion");
  await page.goto(`${sitio.equipo}/equipo/moderacion`);
  expect(await sobraConLetraDoble(page)).toBe(0);
  await tomarUltimo(page, sitio, { texto, porque: "Tiene palabras marcadas" });
  expect(await sobraConLetraDoble(page)).toBe(0);
  await expect(page.getByText("Lo retiró quien lo escribió")).toBeVisible();
  await expect(boton(page, "Quitar")).toHaveCount(0);
  await page.getByLabel("Motivo").fill("Ya no está.");
  await boton(page, "Cerrar revisión").click();
  await expect(page.getByRole("status")).toContainText("Decidiste el texto");
  await page
    .getByRole("link", { name: /Ver decisión de/ })
    .first()
    .click();
  await expect(page.getByText("Ya no está lo que se escribió.")).toBeVisible();
  await expect(page.getByText(texto)).toHaveCount(0);
});
