import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "../../support/journey";
import { hidratada } from "../../support/hidratacion";
import { comoQuienGuardo } from "../../support/modales";
import { crearPersona, entrarDirecto } from "../../support/pasos";

/** File of the modal of the frame, the only one that the entry loads by itself. */
function archivoDelModal(): string {
  const carpeta = "build/client/assets";
  const entrada = readdirSync(carpeta).find((nombre) => /^entry\.client-.*\.js$/.test(nombre))!;
  return /import\("\.\/([\w-]+\.js)"\)/.exec(readFileSync(`${carpeta}/${entrada}`, "utf8"))![1]!;
}

test.describe("a page with a form", () => {
  test("downloads no script until somebody touches the form, and then becomes alive around what is typed", async ({
    page,
  }) => {
    const scripts: string[] = [];
    const problems: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => {
      if (/error|warning/.test(message.type())) problems.push(message.text());
    });

    await page.goto("/iniciar-sesion", { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);

    const field = page.getByLabel("Correo electrónico");
    const idBefore = await field.getAttribute("id");
    await field.focus();
    await page.keyboard.type("rosa@");
    await hidratada(page);
    await page.keyboard.type("bienestar.example");

    await expect(field).toBeFocused();
    await expect(field).toHaveValue("rosa@bienestar.example");
    expect(await field.getAttribute("id")).toBe(idBefore);
    expect(scripts.length).toBeGreaterThan(2);
    expect(problems).toEqual([]);
  });

  test("comes alive without a script that its security policy refuses", async ({ page }) => {
    const refused: string[] = [];
    await page.exposeFunction("noteRefused", (directive: string) => refused.push(directive));
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
        (window as unknown as { noteRefused: (directive: string) => void }).noteRefused(effectiveDirective);
      });
    });
    await page.goto("/registro");
    await page.locator("main input:visible").first().focus();
    await hidratada(page);
    expect(refused).toEqual([]);
  });

  test("keeps every letter that is typed while it comes alive, and no error is thrown", async ({ page }) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    let soltar = () => {};
    const sueltos = new Promise<void>((resolve) => (soltar = resolve));
    await page.route("**/assets/*.js", async (route) => {
      await sueltos;
      await route.continue();
    });
    await page.goto("/iniciar-sesion");
    const field = page.getByLabel("Correo electrónico");
    await field.focus();
    await page.keyboard.type("antes-");
    soltar();
    const viva = hidratada(page).then(() => true);
    let typed = "antes-";
    // Keys are typed through the hydration and past its end, however long it takes.
    for (let alive = false, after = 0; after < 10; after += Number(alive)) {
      const letter = String.fromCharCode(97 + (typed.length % 26));
      await page.keyboard.type(letter);
      typed += letter;
      alive = await Promise.race([viva, Promise.resolve(alive)]);
    }
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(typed);
    expect(problems).toEqual([]);
  });

  test("is alive: leaving a field says what is wrong with it, without asking the server", async ({
    page,
  }) => {
    await page.goto("/iniciar-sesion");
    const field = page.getByLabel("Correo electrónico");
    await field.focus();
    await hidratada(page);
    await field.fill("rosa");
    const documents: string[] = [];
    page.on("request", (request) => documents.push(request.url()));
    await page.getByLabel("Contraseña", { exact: true }).focus();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    // The summary waits for a press of the button, so that nothing moves under the finger.
    const summary = page.getByRole("group", { name: "Revisa estos datos" });
    await expect(summary).toHaveCount(0);
    await field.fill("rosa@bienestar.example");
    await expect(field).not.toHaveAttribute("aria-invalid");
    await page.getByLabel("Contraseña", { exact: true }).focus();
    await field.fill("");
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await expect(summary).toBeFocused();
    expect(documents).toEqual([]);
  });

  test("that is sent while its scripts are still on their way is sent as a document, once", async ({
    page,
  }) => {
    await page.route("**/assets/*.js", () => {
      // The scripts are never answered, so the page waits for them.
    });
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.resourceType());
    });
    await page.goto("/iniciar-sesion");
    await page.getByLabel("Correo electrónico").fill("rosa@bienestar.example");
    await page.getByLabel("Contraseña", { exact: true }).fill("esta-no-es-la-clave");
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await expect(page.getByRole("group", { name: "Revisa estos datos" })).toBeVisible();
    expect(posts).toEqual(["document"]);
  });
});

test("a page whose one form searches asks for no script until somebody goes to its box", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).click();
  // Data for search engines is not a script that runs. One script of the page hides the note about the hours of Peru,
  // and the other waits for the focus of the search box.
  await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(2);
  expect(scripts).toEqual([]);
  await page.getByRole("searchbox", { name: "Buscar" }).first().focus();
  await expect.poll(() => scripts.length).toBe(1);
});

test("a page whose modal does not load stays a document: the modal's link and button lead on", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await comoQuienGuardo(page, server, persona);
  await page.route(`**/assets/${archivoDelModal()}`, (route) => route.abort());
  for (const salir of [
    page.getByRole("dialog").getByRole("link", { name: "Cerrar" }),
    page.getByRole("dialog").getByRole("button", { name: "Entendido" }),
  ]) {
    const fallida = page.waitForEvent("requestfailed");
    await page.goto("/tienda?modal=datos-guardados");
    await page.getByRole("dialog").getByRole("button", { name: "Entendido" }).focus();
    await fallida;
    const pedida = page.waitForRequest((request) => request.isNavigationRequest());
    await salir.click();
    expect(new URL((await pedida).url()).pathname).toBe("/tienda");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});
