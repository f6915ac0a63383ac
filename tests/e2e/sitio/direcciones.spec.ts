import { expect, test } from "../../support/journey";
import { crearPersona, entrarDirecto, titulo } from "../../support/pasos";

test.describe("addresses", () => {
  test("a specialty with accents leads to the one without", async ({ page, server }) => {
    await entrarDirecto(page, server, crearPersona(server));
    await page.goto("/agendar/Nutrici%C3%B3n?especialista=karina-salcedo");
    await expect(page).toHaveURL(/\/agendar\/nutricion\?especialista=karina-salcedo$/);
    await expect(titulo(page, "Tu sesión con Karina Salcedo")).toBeVisible();
  });

  test("the short address of a specialist leads to the page", async ({ page, request }) => {
    const corta = await request.get("/psicologia/lucia-mendoza", { maxRedirects: 0 });
    expect(corta.status()).toBe(301);
    expect(corta.headers().location).toBe("/especialista/psicologia/lucia-mendoza");
    await page.goto("/Psicolog%C3%ADa/Luc%C3%ADa-Mendoza");
    await expect(page).toHaveURL(/\/especialista\/psicologia\/lucia-mendoza$/);
    await expect(titulo(page, "Lucía Mendoza")).toBeVisible();
  });

  for (const direccion of [
    "/nada/de-nada",
    "/nada",
    "/agendar/astrologia",
    "/especialista/psicologia/nadie-conocido",
    "/especialista/nutricion/lucia-mendoza",
    "/psicologia/nadie-conocido",
  ]) {
    test(`${direccion} does not exist, and says so with its status`, async ({ page }) => {
      const respuesta = await page.goto(direccion);
      expect(respuesta!.status()).toBe(404);
      await expect(titulo(page, "No encontramos esta página")).toBeVisible();
      await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    });
  }

  test("what is private asks to sign in first, and comes back", async ({ page }) => {
    for (const direccion of [
      "/agendar",
      "/resumen",
      "/mi-zona-privada",
      "/resumen/exito?pedido=uno",
      "/reagendar?cita=uno&version=1",
      "/mi-zona-privada/cita/una",
      "/mi-zona-privada?cancelar=una&version=1",
    ]) {
      await page.goto(direccion);
      await expect(titulo(page, "Iniciar sesión")).toBeVisible();
      expect(new URL(page.url()).searchParams.get("redirect")).toBe(direccion);
    }
  });
});

test.describe("the filters of /especialista", () => {
  test("are in the address, and the list obeys them", async ({ page }) => {
    await page.goto("/especialista");
    const fichas = page.getByRole("main").getByRole("heading", { level: 3 });
    const todas = await fichas.count();
    expect(todas).toBeGreaterThanOrEqual(14);

    const especialidades = page.getByRole("navigation", { name: "Especialidades" });
    await especialidades.getByRole("link", { name: "Psicología" }).click();
    await expect(especialidades.getByRole("link").first()).toHaveAttribute("aria-current", "true");
    await page.getByText("Filtrar", { exact: true }).click();
    await page.getByLabel("Idioma").selectOption("Quechua");
    await page.getByRole("button", { name: "Aplicar filtros" }).click();
    await expect(fichas).toHaveText(["Renato Huamaní"]);
    const consulta = new URL(page.url()).searchParams;
    expect(consulta.get("especialidad")).toBe("psicologia");
    expect(consulta.get("idioma")).toBe("Quechua");
    await expect(page.getByLabel("Idioma")).toHaveValue("Quechua");
    await expect(page.getByRole("heading", { level: 2, name: "1 especialista" })).toBeVisible();

    await page.goto("/especialista?tema=Adolescentes");
    await expect(fichas).toHaveCount(2);
    await expect(page.getByLabel("Tema", { exact: true })).toHaveValue("Adolescentes");

    await page.goto("/especialista?especialidad=psicologia&precio=9000&orden=precio");
    await expect(fichas).toHaveText([
      "Fiorella Quispe",
      "Milagros De la Cruz",
      "Renato Huamaní",
      "Lucía Mendoza",
    ]);

    await page.goto("/especialista?cuando=7-dias");
    expect(await fichas.count()).toBeGreaterThan(0);
    await page.goBack();
    await expect(page.getByLabel("Precio")).toHaveValue("9000");

    // A theme of a specialist leads to its need.
    await page.getByRole("link", { name: "Lucía Mendoza", exact: true }).click();
    await page.getByRole("link", { name: "Ansiedad", exact: true }).click();
    await expect(titulo(page, "Calmar la cabeza")).toBeVisible();
  });

  test("without a match it says so and shows the way out", async ({ page }) => {
    await page.goto("/especialista?especialidad=psicologia&idioma=Quechua&tema=Ansiedad");
    await expect(page.getByRole("heading", { name: "Nadie coincide con todo lo que pediste" })).toBeVisible();
    await page.getByRole("link", { name: "Quitar los filtros" }).click();
    await expect(page).toHaveURL(/\/especialista$/);
  });
});
