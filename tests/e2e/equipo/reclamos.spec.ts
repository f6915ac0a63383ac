import type { Page, WorkerFixture } from "@playwright/test";
import { EQUIPO_DE_DEMOSTRACION } from "../../../server/seed/contenido/equipo";
import { fechaDe } from "../../../app/domain/shared/fechas";
import { pdf } from "../../support/archivosHostiles";
import { entrarEnNavegador, otroCodigo } from "../../support/entradaDeEquipo";
import { expect, test as base } from "../../support/journey";
import { conDatos, resumenDeErrores, titulo } from "../../support/pasos";
import { continuar, llenarHasta, registrarReclamo } from "../../support/pasosDeReclamo";
import type { TestServer } from "../../support/server";
import { startStaff, type SitioDeEquipo } from "../../support/sitioDeEquipo";

const deEquipo: [WorkerFixture<SitioDeEquipo, object>, { scope: "worker" }] = [
  async ({}, provide) => {
    const sitio = await startStaff();
    await provide(sitio);
    await sitio.stop();
  },
  { scope: "worker" },
];
const elMismo: [WorkerFixture<TestServer, { sitio: SitioDeEquipo }>, { scope: "worker" }] = [
  async ({ sitio }, provide) => provide(sitio),
  { scope: "worker" },
];
const test = base.extend<object, { sitio: SitioDeEquipo }>({ sitio: deEquipo, server: elMismo });

const enElRegistro = (page: Page, texto: string) => page.getByRole("listitem").filter({ hasText: texto });

const ponerCodigo = (page: Page, sitio: SitioDeEquipo) =>
  page.getByLabel("Código de tu aplicación").fill(otroCodigo(sitio, "reclamos"));

test("a complaint is answered once, on paper and by mail, and corrected beside it", async ({
  page,
  context,
  sitio,
}) => {
  await registrarReclamo(page);
  const deLaPersona = page.url();
  await page
    .getByLabel("Archivo")
    .setInputFiles({ name: "recibo.pdf", mimeType: "application/pdf", buffer: pdf() });
  await page.getByRole("button", { name: "Adjuntar archivo" }).click();
  await expect(page.getByRole("link", { name: /^recibo\.pdf/ })).toBeVisible();
  await entrarEnNavegador(page, sitio, "reclamos");
  await page.getByRole("link", { name: /^Reclamos por responder/ }).click();
  await expect(titulo(page, "Reclamos")).toBeVisible();
  await expect(page.getByText("Zoila Quispe")).toHaveCount(0);
  const hoja = page.getByRole("link", { name: /^Reclamo Nº \d{9}-\d{4}$/ }).first();
  const numero = (await hoja.innerText()).split(" ").at(-1)!;
  await hoja.click();
  await expect(titulo(page, `Reclamo Nº ${numero}`)).toBeVisible();
  await expect(page.getByText("Zoila Quispe Ñahui")).toBeVisible();
  const [descarga] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /^recibo\.pdf/ }).click(),
  ]);
  expect(descarga.suggestedFilename()).toBe("recibo.pdf");
  await expect(page.getByText(/Vence el /)).toBeVisible();

  const otra = await context.newPage();
  await otra.goto(page.url());
  await page.getByLabel("Respuesta").fill("Ya está");
  await page.getByRole("button", { name: "Responder" }).click();
  await expect(resumenDeErrores(page)).toContainText("Escribe 10 letras o más");
  await expect(page.getByLabel("Respuesta")).toHaveValue("Ya está");
  await page.getByLabel("Respuesta").fill("Le devolvimos S/ 80.00 a su tarjeta.");
  await page.getByRole("button", { name: "Responder" }).click();
  await expect(resumenDeErrores(page)).toContainText("Confirma otra vez que eres tú");
  await expect(page.getByLabel("Respuesta")).toHaveValue("Le devolvimos S/ 80.00 a su tarjeta.");
  await ponerCodigo(page, sitio);
  await page.getByRole("button", { name: "Responder" }).click();
  await expect(page.getByRole("status")).toContainText("recibe la respuesta por correo");

  // A colleague who wrote meanwhile keeps the text, and may add it as a correction.
  await otra.getByLabel("Respuesta").fill("Otra respuesta, escrita a la vez.");
  await ponerCodigo(otra, sitio);
  await otra.getByRole("button", { name: "Responder" }).click();
  await expect(otra.getByText("Esa hoja ya tiene respuesta, y es una sola.")).toBeVisible();
  await expect(otra.getByLabel("Corrección")).toHaveValue("Otra respuesta, escrita a la vez.");
  await otra.getByLabel("Corrección").fill("El abono tarda dos días más.");
  await ponerCodigo(otra, sitio);
  await otra.getByRole("button", { name: "Agregar corrección" }).click();
  await expect(otra.getByRole("status")).toContainText("Agregaste la corrección");

  await otra.getByRole("link", { name: "Imprimir respuesta" }).click();
  await expect(otra.getByRole("article")).toContainText("Le devolvimos S/ 80.00");
  await expect(otra.getByRole("article")).toContainText("no impide acudir a otras vías");
  await otra.goto(`${sitio.equipo}/equipo/reclamos?estado=respondidos`);
  await expect(otra.getByRole("listitem").filter({ hasText: numero })).toContainText("Respondido");

  await otra.getByRole("link", { name: "Registro" }).click();
  for (const acto of ["Respondió un reclamo", "Corrigió la respuesta", "para imprimirla"])
    await expect(enElRegistro(otra, acto).filter({ hasText: numero })).toHaveCount(1);

  await page.goto(deLaPersona);
  await expect(titulo(page, "Respondimos tu reclamo")).toBeVisible();
  // The answer stands before the sheet, in the first screen of a telephone too.
  const respuesta = page.getByRole("region", { name: "Nuestra respuesta" });
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(respuesta.getByText("Le devolvimos S/ 80.00 a su tarjeta.")).toBeInViewport();
  await expect(respuesta).toContainText("El abono tarda dos días más.");
  await expect(respuesta).toContainText("Te respondimos el ");
  await expect(page.getByText("Enviamos la copia a zoila@prueba.example.")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("region", { name: "4. Observaciones y acciones del proveedor" })).toContainText(
    "Le devolvimos S/ 80.00",
  );
  await page.emulateMedia({ media: "screen" });

  // After its time the sheet has its number alone, and offers nothing that is gone.
  conDatos(sitio, (db) =>
    db
      .prepare("update hojas_de_reclamacion set hoja_cerrada = null, anonimizada_en = ? where codigo = ?")
      .run(new Date().toISOString(), new URL(deLaPersona).pathname.split("/").at(-1)!),
  );
  await page.goto(deLaPersona);
  await expect(page.getByText("Ya borramos lo que decía esta hoja")).toBeVisible();
  for (const dicho of ["No dejaste correo", "Imprimir hoja", "Le devolvimos"])
    await expect(page.getByText(dicho)).toHaveCount(0);
  await page.goto(`${sitio.url}/desarrollo/correo`);
  await expect(page.locator("body")).toContainText("Corregimos la respuesta a tu reclamo");
});

test("a letter is written, waits in Hoy, and is told to its person with the day on which it came", async ({
  page,
  sitio,
}) => {
  await llenarHasta(page, "¿Por dónde te respondemos?");
  await page.getByLabel("Domicilio").fill("Jr. Unión 123, Puno");
  await continuar(page);
  await page.getByRole("radio", { name: "Servicio" }).check();
  await continuar(page);
  await page.getByLabel("Detalle").fill("La sesión no se hizo.");
  await continuar(page);
  await page.getByRole("button", { name: "Registrar reclamo" }).click();
  await expect(page.getByText("No dejaste correo: imprime la hoja")).toBeVisible();
  const deLaPersona = page.url();
  const numero = (
    await page
      .getByText(/^Nº \d{9}-\d{4}$/)
      .first()
      .innerText()
  ).slice(3);
  await entrarEnNavegador(page, sitio, "reclamos");
  await page.goto(`${sitio.equipo}/equipo/reclamos/${numero}`);
  await page.getByLabel("Respuesta").fill("Le devolvimos S/ 80.00 a su tarjeta.");
  await ponerCodigo(page, sitio);
  await page.getByRole("button", { name: "Responder" }).click();
  await expect(page.getByRole("status")).toContainText("Va por carta");
  await page.goto(`${sitio.equipo}/equipo`);
  await page.getByRole("link", { name: /^Cartas de reclamos por entregar/ }).click();
  await expect(page.getByRole("listitem").filter({ hasText: numero })).toContainText("Carta por entregar");
  await page.goto(deLaPersona);
  await expect(titulo(page, "Escribimos la respuesta a tu reclamo")).toBeVisible();
  await expect(page.getByText("Va por carta a tu domicilio.")).toBeVisible();

  await page.goto(`${sitio.equipo}/equipo/reclamos/${numero}`);
  const entrega = page.getByRole("region", { name: "Anotar la entrega" });
  await entrega.getByLabel("Constancia de entrega").fill("Olva, guía 123.");
  await entrega.getByRole("button", { name: "Anotar entrega" }).click();
  await expect(resumenDeErrores(page)).toContainText("Elige el día en que llegó");
  await expect(entrega.getByLabel("Constancia de entrega")).toHaveValue("Olva, guía 123.");
  await entrega.getByLabel("Día en que llegó").fill(fechaDe(new Date()));
  await entrega.getByLabel("Código de tu aplicación").fill(otroCodigo(sitio, "reclamos"));
  await entrega.getByRole("button", { name: "Anotar entrega" }).click();
  await expect(page.getByRole("status")).toContainText("Anotaste la entrega");
  await page.goto(deLaPersona);
  await expect(titulo(page, "Respondimos tu reclamo")).toBeVisible();
  await expect(page.getByRole("region", { name: "Nuestra respuesta" })).toContainText("La carta llegó el ");
});

/** Writes that the demo account of Reclamos opened thirty sheets a moment ago. */
const conMuchasVistas = (sitio: SitioDeEquipo) =>
  conDatos(sitio, (db) => {
    const linea = db.prepare(
      `insert into registro_de_equipo (id_linea, creada_en, id_cuenta, actor, roles, de_sesiones, accion, objeto)
       select ?, ?, id_cuenta, nombre, 'reclamos', 0, 'vio-reclamo', ? from cuentas_de_equipo where correo = ?`,
    );
    const { correo } = EQUIPO_DE_DEMOSTRACION.find(({ rol }) => rol === "reclamos")!;
    for (let vez = 0; vez < 30; vez++)
      linea.run(crypto.randomUUID(), new Date().toISOString(), `${vez}-2020`, correo);
  });

test("a member who opened thirty sheets in an hour says why they open another", async ({ page, sitio }) => {
  await registrarReclamo(page);
  await entrarEnNavegador(page, sitio, "reclamos");
  conMuchasVistas(sitio);
  await page.goto(`${sitio.equipo}/equipo/reclamos?estado=todos`);
  await page
    .getByRole("link", { name: /^Reclamo Nº/ })
    .first()
    .click();
  await expect(page.getByText("Abriste 30 hojas en una hora.")).toBeVisible();
  await expect(page.getByText("Zoila Quispe")).toHaveCount(0);
  await page.getByLabel("Motivo").fill("Eh");
  await page.getByRole("button", { name: "Abrir la hoja" }).click();
  await expect(resumenDeErrores(page)).toContainText("con 5 letras o más");
  await page.getByLabel("Motivo").fill("La persona llamó hoy");
  await page.getByRole("button", { name: "Abrir la hoja" }).click();
  await expect(page.getByText("Zoila Quispe Ñahui")).toBeVisible();
  await page.goto(`${sitio.equipo}/equipo/registro`);
  await expect(enElRegistro(page, "La persona llamó hoy")).toHaveCount(1);
});
