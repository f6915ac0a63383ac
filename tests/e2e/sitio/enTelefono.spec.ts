import type { Locator, Page } from "@playwright/test";
import { expectSobreLaBarra } from "../../support/barra";
import { crearEspecialista } from "../../support/especialista";
import { expect, test } from "../../support/journey";
import { crearPersona, entrarDirecto, reservar, titulo } from "../../support/pasos";

/** Window of a telephone, on which these tests measure positions. */
test.use({ viewport: { width: 360, height: 800 } });

const cajaDe = async (cosa: Locator) => (await cosa.boundingBox())!;

/** Beginnings of the elements that scroll up and down by themselves inside the page. */
const partesQueSeDesplazan = (page: Page) =>
  page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("*")]
      .filter((cosa) => {
        const { overflowY } = getComputedStyle(cosa);
        return /auto|scroll/.test(overflowY) && cosa.scrollHeight > cosa.clientHeight;
      })
      .map((cosa) => cosa.outerHTML.slice(0, 120)),
  );

test("what we keep of somebody has each value under its label", async ({ page, server }) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await page.goto("/mi-perfil/mis-datos");
  await page.getByLabel("Contraseña", { exact: true }).fill(persona.clave);
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(titulo(page, "Tus datos")).toBeVisible();
  const pares = await page
    .getByRole("main")
    .locator("dl > div")
    .filter({ visible: true })
    .evaluateAll((filas) =>
      filas.map((fila) => {
        const [dt, dd] = ["dt", "dd"].map((etiqueta) =>
          fila.querySelector(etiqueta)!.getBoundingClientRect(),
        );
        return { debajo: dd!.top >= dt!.bottom, alBorde: Math.abs(dd!.left - dt!.left) < 1 };
      }),
    );
  expect(pares.length).toBeGreaterThan(5);
  expect(pares.filter(({ debajo, alBorde }) => !debajo || !alBorde)).toEqual([]);
  expect(await partesQueSeDesplazan(page)).toEqual([]);
});

test("preferences are one page: nothing in it scrolls by itself", async ({ page, server }) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/mi-zona-privada/preferencias");
  await page.getByRole("main").locator("summary").filter({ hasText: "Más temas" }).click();
  await expect(page.getByRole("checkbox", { name: "Crianza" })).toBeVisible();
  expect(await partesQueSeDesplazan(page)).toEqual([]);
});

test("the summary is read in order: the session, the total, the consent and the button", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  await reservar(page, await crearEspecialista(server));
  const main = page.getByRole("main");
  const partes = [
    main.getByRole("region", { name: "Tu sesión", exact: true }),
    main
      .getByRole("region", { name: "Precio", exact: true })
      .getByRole("paragraph")
      .filter({ hasText: "Total" }),
    main.getByRole("checkbox"),
    main.getByRole("button", { name: "Pagar" }),
  ];
  const alturas: number[] = [];
  for (const parte of partes) alturas.push((await cajaDe(parte)).y);
  expect(alturas).toEqual(alturas.toSorted((a, b) => a - b));
});

test("a button that is only words begins where the text above it begins", async ({ page, server }) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/mi-perfil");
  const boton = page.getByRole("link", { name: "Preferir avisos discretos" });
  const letras = await boton.evaluate((control) => {
    const rango = document.createRange();
    rango.selectNodeContents(control);
    return rango.getBoundingClientRect().left;
  });
  const deArriba = await cajaDe(page.getByText("Con ellos, los correos, las notificaciones"));
  expect(Math.abs(letras - deArriba.x)).toBeLessThan(1);
});

test("the narrowest telephone has the name of the house, the search and the way in on one line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/explorar");
  const cabecera = page.getByRole("banner");
  const enLinea = await Promise.all(
    ["Bienestar", "Iniciar sesión"].map(async (name) => {
      const { y, height } = (await cabecera.getByRole("link", { name, exact: true }).boundingBox())!;
      return Math.round(y + height / 2);
    }),
  );
  expect(new Set(enLinea).size).toBe(1);
});

test("what stands side by side to be explored is of one height", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/explorar");
  const cajas = await Promise.all(
    (await page.getByRole("main").getByRole("listitem").all()).map(async (elemento) => {
      const { y } = await cajaDe(elemento);
      // The whole card is a link, or the link of its title covers it.
      const alto = await elemento.evaluate(
        (tarjeta) => (tarjeta.querySelector(":scope > a") ?? tarjeta).clientHeight,
      );
      return { y, alto };
    }),
  );
  const filas = new Set(cajas.map(({ y }) => y)).size;
  expect(cajas.length).toBeGreaterThan(filas);
  expect(new Set(cajas.map(({ y, alto }) => `${y} ${alto}`)).size).toBe(filas);
});

test("words of danger are met with whom to call, and what became of them stands in sight below", async ({
  page,
}) => {
  const ayuda = page.getByRole("region", { name: "No tienes que pasar por esto a solas" });
  await page.goto("/encuesta/el-sitio");
  await page.getByRole("textbox", { name: /Qué le falta/ }).fill("Ya no quiero vivir");
  await page.getByRole("button", { name: "Enviar respuesta" }).click();
  await expect(page.getByRole("group", { name: "Revisa tus respuestas" })).toBeVisible();
  // The help takes the focus before the errors of missing fields do.
  await expect(ayuda).toBeFocused();
  await expect(ayuda.getByRole("heading")).toBeInViewport({ ratio: 1 });
  await page.getByRole("group", { name: "¿Qué tan fácil te fue usarlo?" }).getByLabel("4").check();
  await page.getByRole("checkbox", { name: "Una computadora" }).check();
  await page.getByRole("radio", { name: "Sí" }).check();
  await page.getByRole("button", { name: "Enviar respuesta" }).click();
  await expect(titulo(page, "Gracias por tu respuesta")).toBeVisible();
  await expect(ayuda).toBeFocused();
  await expectSobreLaBarra(page, page.getByText("La leemos junto a las demás"));
});

test("a row of tabs that goes on fades at its edge, and the fade hides no last name", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    for (const [direccion, name] of [
      ["/explorar", "Explorar"],
      ["/test-de-bienestar", "Cómo estás"],
      ["/mi-zona-privada", "Mi zona"],
      ["/mi-perfil", "Mi perfil"],
    ] as const) {
      await page.goto(direccion);
      const fila = page.getByRole("navigation", { name, exact: true }).getByRole("list");
      const { desvanece, alBorde } = await fila.evaluate((lista) => {
        lista.scrollLeft = lista.scrollWidth;
        const borde = lista.getBoundingClientRect().right;
        return {
          desvanece: Number(/100% - (\d+)px/.exec(getComputedStyle(lista).maskImage)?.[1]),
          alBorde: borde - lista.lastElementChild!.getBoundingClientRect().right,
        };
      });
      expect(desvanece, direccion).toBeGreaterThan(0);
      expect(alBorde, `${direccion} ${width}`).toBeGreaterThanOrEqual(desvanece);
    }
  }
});

test("paper has no button and no bar", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const direccion of [
    "/especialista/psicologia/lucia-mendoza",
    "/bienestar-en-vivo/estirar-sin-salir-de-la-silla",
    "/ruta/decir-lo-que-necesito",
    "/test-de-bienestar",
  ]) {
    await page.goto(direccion);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Principal" })).toBeHidden();
    await expect(page.getByRole("button").filter({ visible: true }), direccion).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Agendar", exact: true }), direccion).toHaveCount(0);
  }
});

test("a page that begins something has a drawing beside its title, and its whole button above the bar", async ({
  page,
  server,
}) => {
  await page.goto("/test-de-bienestar");
  await expectSobreLaBarra(page, page.getByRole("button", { name: "Empezar test" }));
  await entrarDirecto(page, server, crearPersona(server));
  for (const [direccion, empezar] of [
    ["/test-de-bienestar", "Empezar test"],
    ["/programa-salud-mental", "Empezar las preguntas"],
    ["/scanner-bienestar", "Empezar medición"],
    ["/bienestar-en-vivo/talleres-y-clases", null],
  ] as const) {
    await page.goto(direccion);
    const main = page.getByRole("main");
    const [dibujo, h1] = [await cajaDe(main.locator("img").first()), await cajaDe(main.locator("h1"))];
    expect(dibujo.x, direccion).toBeGreaterThanOrEqual(h1.x + h1.width);
    expect(dibujo.y + dibujo.height, direccion).toBeLessThan(280);
    if (empezar) await expectSobreLaBarra(page, page.getByRole("button", { name: empezar }));
  }
});
