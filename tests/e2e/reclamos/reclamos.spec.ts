import { expect, test } from "../../support/journey";
import { pdf } from "../../support/archivosHostiles";
import { conDatos, crearPersona, entrarDirecto, resumenDeErrores, titulo } from "../../support/pasos";
import { continuar, llenarHasta, registrarReclamo } from "../../support/pasosDeReclamo";

const ARCHIVO = { name: "Mi recibo; mayo.pdf", mimeType: "application/pdf", buffer: pdf() };

test("a complaint is filed without an account, printed, and found again by its code", async ({
  page,
  server,
}) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Presentar un reclamo" }).click();
  await expect(titulo(page, "Libro de Reclamaciones")).toBeVisible();
  await expect(page.getByText("Disconformidad relacionada a los productos o servicios.")).toBeVisible();
  await registrarReclamo(page);
  const hoja = page.getByRole("region", { name: "Hoja de Reclamación" });
  await expect(hoja).toContainText(/Nº \d{9}-\d{4}/);
  await expect(page.getByText("no impide acudir a otras vías")).toBeVisible();
  await expect(page.getByRole("link", { name: "Imprimir hoja" })).toBeVisible();
  const [descarga] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Descargar hoja (PDF)" }).click(),
  ]);
  expect(descarga.suggestedFilename()).toMatch(/^hoja-\d{9}-\d{4}\.pdf$/);
  await page
    .getByLabel("Archivo")
    .setInputFiles({ ...ARCHIVO, name: "nota.txt", buffer: Buffer.from("hola") });
  await page.getByRole("button", { name: "Adjuntar archivo" }).click();
  await expect(resumenDeErrores(page)).toContainText("Aceptamos fotos JPG, PNG o WebP, y archivos PDF");
  await page.getByLabel("Archivo").setInputFiles(ARCHIVO);
  await page.getByRole("button", { name: "Adjuntar archivo" }).click();
  const adjunto = page.getByRole("link", { name: /^Mi recibo; mayo\.pdf \(1 kB\)$/ });
  await expect(adjunto).toBeVisible();
  await expect(page.getByText("Quedan 4.")).toBeVisible();
  const [recibo] = await Promise.all([page.waitForEvent("download"), adjunto.click()]);
  expect(recibo.suggestedFilename()).toBe("Mi recibo; mayo.pdf");
  const codigo = new URL(page.url()).pathname.split("/").at(-1)!;
  const correo = conDatos(
    server,
    (db) =>
      db
        .prepare("select texto from correos where para = ? order by creado_en desc")
        .get("zoila@prueba.example") as {
        texto: string;
      },
  );
  expect(correo.texto).toContain(`/reclamo/${codigo}?llave=`);

  await page.context().clearCookies();
  await page.goto("/reclamo");
  await page.getByRole("main").getByRole("link", { name: "Consultar un reclamo" }).click();
  await page.getByLabel("Código de la hoja").fill(codigo.toLowerCase());
  await page.getByLabel("Últimos 4 del documento").fill("0000");
  await page.getByRole("button", { name: "Consultar" }).click();
  await expect(resumenDeErrores(page)).toContainText("No encontramos un reclamo");
  await page.getByLabel("Últimos 4 del documento").fill("3456");
  await page.getByRole("button", { name: "Consultar" }).click();
  await expect(titulo(page, "Tu reclamo quedó registrado")).toBeVisible();
  await expect(page.getByText(/^Te responderemos hasta el /)).toBeVisible();
});

test("a complaint that was left goes on where it was, and a wrong field loses nothing", async ({ page }) => {
  await llenarHasta(page, "¿Por dónde te respondemos?");
  const medios = page.getByRole("group", { name: "Correo o domicilio: uno de los dos" });
  await medios.getByLabel("Domicilio").fill("Jr. Unión 123");
  await page.getByLabel("Correo electrónico").fill("no es un correo");
  await continuar(page);
  await expect(resumenDeErrores(page)).toContainText("escribe un correo como");
  await expect(page.getByLabel("Domicilio")).toHaveValue("Jr. Unión 123");
  await page.goto("/ayuda");
  await page.goto("/reclamo?paso=revision");
  await expect(titulo(page, "¿Por dónde te respondemos?")).toBeVisible();
  await page.getByRole("link", { name: "Volver al paso anterior" }).click();
  await expect(page.getByLabel("Nombres y apellidos")).toHaveValue("Zoila Quispe Ñahui");
  await page.goto("/reclamo");
  await page.getByRole("link", { name: "Sigue con tu reclamo" }).click();
  await expect(titulo(page, "¿Por dónde te respondemos?")).toBeVisible();
});

test("each part of a sheet is changed beside it", async ({ page }) => {
  await llenarHasta(page, "Revisa tu hoja");
  const cambiar = page.getByRole("main").getByRole("link", { name: /^Cambiar: / });
  await expect(cambiar).toHaveText([
    "Cambiar: tus datos",
    "Cambiar: contacto",
    "Cambiar: producto o servicio",
    "Cambiar: reclamo o queja",
    "Cambiar: qué pasó",
  ]);
  await cambiar.nth(2).click();
  await expect(titulo(page, "¿Qué contrataste?")).toBeVisible();
});

test("a minor's complaint names who represents them, in as many steps", async ({ page }) => {
  await llenarHasta(page, "¿Quién presenta el reclamo?");
  await expect(page.getByText(/^Paso 2 de 6/)).toBeVisible();
  await page.getByLabel("Nombres y apellidos").fill("Luz Ñahui");
  await page.getByLabel("Número de documento").fill("70123456");
  await page.getByRole("checkbox", { name: "Es menor de edad" }).check();
  await continuar(page);
  await expect(titulo(page, "¿Quién representa al menor?")).toBeVisible();
  await expect(page.getByText(/^Paso 2 de 6/)).toBeVisible();
  await page.getByLabel("Nombres y apellidos").fill("Rosa Ñahui");
  await page.getByLabel("Número de documento").fill("09998877");
  await continuar(page);
  await expect(titulo(page, "¿Por dónde te respondemos?")).toBeVisible();
});

test("somebody who has signed in finds their name and document, and may change them", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await llenarHasta(page, "¿Quién presenta el reclamo?");
  await expect(page.getByLabel("Número de documento")).not.toHaveValue("");
  await page.getByLabel("Nombres y apellidos").fill("Otro Nombre");
  await continuar(page);
  await expect(page.getByLabel("Correo electrónico")).toHaveValue(persona.correo);
});

test("an old tab that registers again shows the first sheet", async ({ page, context }) => {
  await llenarHasta(page, "Revisa tu hoja");
  const otra = await context.newPage();
  await otra.goto("/reclamo?paso=revision");
  await page.getByRole("button", { name: "Registrar reclamo" }).click();
  await expect(titulo(page, "Tu reclamo quedó registrado")).toBeVisible();
  await otra.getByRole("button", { name: "Registrar reclamo" }).click();
  await expect(titulo(otra, "Tu reclamo quedó registrado")).toBeVisible();
  expect(new URL(otra.url()).pathname).toBe(new URL(page.url()).pathname);
});

test("a complaint that speaks of danger first says whom to call", async ({ page }) => {
  await llenarHasta(page, "¿Qué pasó?");
  await page.getByLabel("Detalle").fill("Fue un mal mes. Ya no quiero vivir.");
  await continuar(page);
  await expect(page.getByRole("main").getByRole("link", { name: /113/ }).first()).toBeVisible();
});
