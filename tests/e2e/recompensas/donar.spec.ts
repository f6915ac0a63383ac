import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journey";
import { conDatos, crearPersona, entrarDirecto, respuestaAlEnviar, titulo } from "../../support/pasos";

const boton = (page: Page) => page.getByRole("button", { name: "Donar", exact: true });
const cantidad = (page: Page) => page.getByLabel("Monedas", { exact: true });
const gracias = (page: Page, cuantas: number) =>
  page.getByRole("status").filter({ hasText: `Donaste ${cuantas} monedas a «Causa de demostración` });

test("a person gives coins to a cause, corrects an amount, and reads what they gave", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server, 0, { monedas: 300 }));
  await page.goto("/recompensas");
  await expect(page.getByRole("heading", { name: "Tus monedas" })).toBeVisible();
  await page.getByRole("link", { name: "Donar", exact: true }).click();
  await expect(titulo(page, "Donar monedas")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Causa de demostración/ })).toBeVisible();
  await cantidad(page).fill("301");
  await boton(page).click();
  await expect(page.getByText("No tienes tantas monedas").first()).toBeVisible();
  await expect(cantidad(page)).toHaveValue("301");
  await cantidad(page).fill("50");
  await boton(page).click();
  await expect(gracias(page, 50)).toBeVisible();
  await expect(page.getByText("Tienes 250 monedas")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Tienes 250 monedas")).toBeVisible();
  await page.goto("/recompensas");
  await page.getByRole("link", { name: "Ver movimientos" }).click();
  await expect(page.getByText(/Donaste a «.+»/)).toBeVisible();
});

test("a donation that is sent twice, by two presses or a browser that repeats it, is given once", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server, 0, { monedas: 300 }));
  await page.goto("/recompensas/donar");
  const idDonacion = await page.locator("input[name=idDonacion]").inputValue();
  await cantidad(page).fill("100");
  await boton(page).dblclick();
  await expect(gracias(page, 100)).toBeVisible();
  const repetida = await page.request.post(`${server.url}/recompensas/donar`, {
    form: { idDonacion, causa: "demostracion", cantidad: "100" },
    headers: { origin: server.url },
    maxRedirects: 0,
  });
  expect(repetida.status()).toBe(303);
  const otra = await page.request.post(`${server.url}/recompensas/donar`, {
    form: { idDonacion, causa: "demostracion", cantidad: "101" },
    headers: { origin: server.url },
    maxRedirects: 0,
  });
  expect(otra.status()).toBe(404);
  await page.reload();
  await expect(page.getByText("Tienes 200 monedas")).toBeVisible();
});

test("two tabs give no more coins than there are, and the second keeps what was typed", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server, 0, { monedas: 300 }));
  const paginas = [page, await page.context().newPage()];
  for (const pagina of paginas) {
    await pagina.goto("/recompensas/donar");
    await cantidad(pagina).fill("200");
  }
  const estados = await Promise.all(
    paginas.map(async (pagina) => {
      const respuesta = respuestaAlEnviar(pagina);
      await boton(pagina).click();
      return (await respuesta).status();
    }),
  );
  expect(estados.sort()).toEqual([303, 409]);
  const rechazada = paginas.map((pagina) => pagina.getByText("No tienes tantas monedas").first());
  await expect(rechazada[0]!.or(gracias(page, 200))).toBeVisible();
  await expect(rechazada[1]!.or(gracias(paginas[1]!, 200))).toBeVisible();
  for (const pagina of paginas) {
    if (await gracias(pagina, 200).isVisible()) continue;
    await expect(cantidad(pagina)).toHaveValue("200");
  }
  await page.goto("/recompensas");
  await expect(page.getByText("100 monedas", { exact: true }).first()).toBeVisible();
});

test("a person who owes coins reads it in plain words", async ({ page, server }) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  conDatos(server, (db) =>
    db.prepare("insert into monedas (id_persona, cantidad, debe) values (?, 0, 20)").run(persona.idPersona),
  );
  for (const direccion of ["/recompensas", "/mi-zona-privada/saldo"]) {
    await page.goto(direccion);
    await expect(page.getByText("Debes 20 monedas: las próximas que ganes las pagan.")).toBeVisible();
  }
  await page.goto("/recompensas/donar");
  await expect(titulo(page, "Donar monedas")).toBeVisible();
  await expect(page.getByText("Cuando tengas monedas podrás donarlas aquí.")).toBeVisible();
  await expect(boton(page)).toHaveCount(0);
});

test("a person who turned the game off sees no donation, and keeps their coins", async ({ page, server }) => {
  await entrarDirecto(page, server, crearPersona(server, 0, { monedas: 300 }));
  await page.goto("/recompensas/juego");
  await page.getByRole("button", { name: "Apagar el juego" }).click();
  await expect(page.getByRole("heading", { name: "El juego está apagado" })).toBeVisible();
  await page.goto("/recompensas/donar");
  await expect(titulo(page, "Recompensas")).toBeVisible();
  await expect(page.getByText(/Donar|300/)).toHaveCount(0);
  await page.getByRole("link", { name: "Encender el juego" }).click();
  await page.getByRole("button", { name: "Encender el juego" }).click();
  await expect(page.getByRole("heading", { name: "El juego está encendido" })).toBeVisible();
  await page.goto("/recompensas/donar");
  await expect(page.getByText("Tienes 300 monedas")).toBeVisible();
});
