import { empiezaEn } from "../../support/anfitrion";
import { hidratada } from "../../support/hidratacion";
import { expect, test as journey } from "../../support/journey";
import { crearPersona, entrarDirecto, titulo } from "../../support/pasos";
import { carpetaConSalas, SALAS } from "../../support/salasDeTalleres";
import { startServer, type TestServer } from "../../support/server";

/** Test with workshops whose rooms are on other services. */
const test = journey.extend<object, { server: TestServer }>({
  server: [
    async ({}, provide) => {
      const sitio = carpetaConSalas();
      const server = await startServer({ cwd: sitio.carpeta });
      await provide(server);
      await server.stop();
      sitio.borrar();
    },
    { scope: "worker" },
  ],
});

test("a person enters a meeting by its link, and what another site shows on a press", async ({
  page,
  server,
  javaScriptEnabled,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  const { enlace, vimeo } = SALAS;
  const pedidas: string[] = [];
  await page.route(/^https:/, (route) => {
    pedidas.push(route.request().url());
    return route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: "<p>Lo que enseña el otro sitio</p>",
    });
  });
  const entrar = async (url: string) => {
    await page.goto(`/bienestar-en-vivo/${url}`);
    await page.getByRole("navigation", { name: "Fechas" }).getByRole("link").nth(2).click();
    await page.getByRole("button", { name: "Inscribirme" }).click();
    await expect(page.getByRole("heading", { name: "Tu lugar está reservado" })).toBeVisible();
    const fecha = new URL(page.url()).searchParams.get("fecha")!;
    empiezaEn(server, { uid: url, fecha }, -2);
    await page.reload();
    await page.getByRole("link", { name: "Entrar al taller", exact: true }).click();
  };

  await entrar(enlace.url);
  await expect(titulo(page, "Respirar en compañía")).toBeVisible();
  const reunion = page.getByRole("link", { name: "Abrir la reunión" });
  await expect(reunion).toHaveAttribute("rel", "noreferrer");
  const enSala = page.url();
  const clave = { uid: enlace.url, fecha: new URL(enSala).searchParams.get("fecha")! };
  // A person who did not open the meeting in time is told why no attendance is noted.
  empiezaEn(server, clave, -50);
  await page.reload();
  await expect(page.getByText(/^No te vimos entrar mientras duraba/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Registrar asistencia" })).toHaveCount(0);
  empiezaEn(server, clave, -2);
  await page.reload();
  // The link leads to the other site, which answers no test.
  await Promise.all([page.waitForRequest(enlace.direccion), reunion.click()]);
  empiezaEn(server, clave, -50);
  await page.goto(enSala);
  await page.getByRole("button", { name: "Registrar asistencia" }).click();
  await expect(page.getByRole("heading", { name: "Asististe" })).toBeVisible();
  // The presence was not measured, so the certificate does not attest it.
  await page.getByRole("link", { name: "Ver certificado" }).click();
  await expect(titulo(page, "Certificado válido")).toBeVisible();
  await expect(page).toHaveTitle(/^Certificado de inscripción y entrada/);
  await page.emulateMedia({ media: "print" });
  await expect(titulo(page, "Certificado de inscripción y entrada")).toBeVisible();
  await page.emulateMedia({ media: null });

  await entrar(vimeo.url);
  await expect(page.getByText("Se ve desde vimeo.com, que sabrá que lo abriste.")).toBeVisible();
  await expect(page.locator("iframe#pantalla")).toHaveCount(0);
  expect(pedidas).toEqual([]);
  await page.getByRole("link", { name: "Mostrar la sala" }).click();
  await expect(page.locator("iframe#pantalla")).toHaveAttribute("src", vimeo.marco);
  await expect(page.frameLocator("iframe#pantalla").getByText("Lo que enseña el otro sitio")).toBeVisible();
  expect([...new Set(pedidas)]).toEqual([vimeo.marco]);
  // The page that is shown stays, and scripts do not request it again.
  const hasta = pedidas.length;
  if (javaScriptEnabled) await hidratada(page);
  await page.getByRole("button", { name: "Registrar asistencia" }).click();
  await expect(page.getByRole("heading", { name: "Asististe" })).toBeVisible();
  await expect(page.frameLocator("iframe#pantalla").getByText("Lo que enseña el otro sitio")).toBeVisible();
  if (javaScriptEnabled) expect(pedidas).toHaveLength(hasta);
});
