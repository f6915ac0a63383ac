import { crearEspecialista } from "../../support/especialista";
import { expect, test } from "../../support/journey";
import {
  buscarHorario,
  crearPersona,
  cuentasDe,
  entrarDirecto,
  ESPERA_LARGA,
  reservar,
  resumenDeErrores,
  titulo,
} from "../../support/pasos";
import { hidratada } from "../../support/hidratacion";

test.describe("a form acts once", () => {
  for (const momento of ["before its scripts are there", "while they arrive", "once the page is alive"]) {
    test(`sent twice ${momento}`, async ({ page, server }) => {
      const persona = crearPersona(server, 3);
      await entrarDirecto(page, server, persona);
      await reservar(page, await crearEspecialista(server));
      const posts: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") posts.push(request.resourceType());
      });
      let soltar = () => {};
      if (momento === "before its scripts are there") {
        await page.route("**/assets/*.js", (route) => route.abort());
      } else if (momento === "while they arrive") {
        const sueltos = new Promise<void>((resolve) => (soltar = resolve));
        await page.route("**/assets/*.js", async (route) => {
          await sueltos;
          await route.continue().catch(() => {});
        });
      }
      await page.getByRole("checkbox").check();
      if (momento === "once the page is alive") {
        await hidratada(page);
      }
      const pagar = page.getByRole("button", { name: "Usar mi saldo" });
      // Both clicks happen in one task of the page: faster than any finger.
      await pagar.evaluate((boton: HTMLButtonElement) => {
        boton.click();
        boton.click();
      });
      soltar();
      await expect(titulo(page, "Tu sesión está reservada")).toBeVisible({ timeout: ESPERA_LARGA });
      expect([...new Set(posts)]).toEqual(["document"]);
      if (momento === "once the page is alive") expect(posts).toHaveLength(1);
      expect(cuentasDe(server, persona)).toMatchObject({ citas: 1, pedidosPagados: 1, gastados: 1 });
    });
  }
});

test("what is wrong is said on sending, without asking the server, and goes while it is put right", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server, 1));
  await reservar(page, await crearEspecialista(server));
  const casilla = page.getByRole("checkbox");
  await casilla.focus();
  await hidratada(page);
  const pedidos: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() || /fetch|xhr/.test(request.resourceType()))
      pedidos.push(request.url());
  });
  await page.getByRole("button", { name: "Usar mi saldo" }).click();
  await expect(resumenDeErrores(page)).toBeFocused();
  await expect(resumenDeErrores(page)).toContainText("Marca «Autorizo que usen mis datos de salud");
  await resumenDeErrores(page).getByRole("link").click();
  await expect(casilla).toBeFocused();
  await casilla.check();
  await expect(resumenDeErrores(page)).toHaveCount(0);
  await expect(casilla).not.toHaveAttribute("aria-invalid");
  expect(pedidos).toEqual([]);
});

test("an e-mail that is being put right is judged again with each letter", async ({ page }) => {
  await page.goto("/iniciar-sesion");
  const correo = page.getByLabel("Correo electrónico");
  await correo.focus();
  await hidratada(page);
  await correo.pressSequentially("rosa@");
  await page.getByLabel("Contraseña", { exact: true }).focus();
  await expect(correo).toHaveAccessibleDescription(/Escribe un correo como nombre@ejemplo.com/);
  await correo.focus();
  await page.keyboard.press("End");
  await page.keyboard.type("bienestar.example");
  await expect(correo).toBeFocused();
  await expect(correo).toHaveValue("rosa@bienestar.example");
  await expect(correo).not.toHaveAttribute("aria-invalid");
});

test("the button says that it is sending, and the page can be used again when it comes back", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server, 1));
  const { con, nombre } = await crearEspecialista(server);
  const { direccion } = await buscarHorario(page, { con });
  await page.goto(direccion);
  const reservarlo = page.getByRole("button", { name: "Reservar" });
  await reservarlo.focus();
  await hidratada(page);
  // The page itself notes the state of the button: while a document is being sent, no test can ask for it.
  await reservarlo.evaluate((boton) => {
    new MutationObserver(() => sessionStorage.setItem("dijo", boton.getAttribute("aria-busy") ?? "")).observe(
      boton,
      { attributeFilter: ["aria-busy"] },
    );
  });
  await reservarlo.click();
  await expect(titulo(page, "Resumen de tu sesión")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("dijo"))).toBe("true");
  await page.goBack();
  await expect(page.getByRole("main")).toBeVisible();
  const otraVez = page.getByRole("button", { name: "Reservar" });
  if (await otraVez.isVisible()) await expect(otraVez).not.toHaveAttribute("aria-busy", "true");
  await page.goForward();
  await page.getByRole("button", { name: "Cambiar horario" }).click();
  await expect(titulo(page, `Tu sesión con ${nombre}`)).toBeVisible();
});

test("a country is found by some letters of its name, without its accents, and nothing moves for it", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/mi-perfil?editar=contacto");
  const guardar = page.getByRole("button", { name: "Guardar" });
  // The position is measured on the page and not in the window, because focusing a field may scroll.
  const alto = () => guardar.evaluate((boton) => boton.getBoundingClientRect().top + scrollY);
  await page.getByText("Cambiar país").click();
  await expect(page.getByLabel("Buscar país")).toBeVisible();
  const antes = await alto();
  await page.getByLabel("Celular", { exact: true }).focus();
  const pais = page.getByLabel("País del celular");
  await expect(pais).toHaveValue("PE");
  await hidratada(page);
  expect(await alto()).toBe(antes);
  await page.getByLabel("Buscar país").fill("mexic");
  await expect(pais).toHaveValue("MX");
  await page.getByLabel("Buscar país").fill("no hay tal país");
  await expect(page.getByText("Ningún país se llama así.")).toBeVisible();
  await expect(pais, "nobody is chosen").toHaveValue("");
  await page.getByLabel("Buscar país").fill("");
  await expect(pais, "and the choice of before is back").toHaveValue("MX");
});
