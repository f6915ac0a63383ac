import { crearEspecialista } from "../../support/especialista";
import { expect, test } from "../../support/journey";
import {
  crearPersona,
  cuentasDe,
  entrarDirecto,
  ESPERA_LARGA,
  irAPagar,
  pagarCon,
  reservar,
  TARJETA,
  titulo,
} from "../../support/pasos";

test("an order left unpaid is found, paid from the private zone, and tells its history", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await reservar(page, await crearEspecialista(server));
  await irAPagar(page);

  await page.goto("/mi-zona-privada");
  const porPagar = page.getByRole("article", { name: /^Por pagar: / });
  const proxima = page.getByRole("region", { name: "Tu próxima sesión" });
  expect((await porPagar.boundingBox())!.y).toBeLessThan((await proxima.boundingBox())!.y);
  await porPagar.getByRole("link", { name: "¿Qué pasó con mi pago?" }).click();
  await expect(titulo(page, "¿Qué pasó con mi pago?")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Todavía no vemos un pago");
  await page.getByRole("button", { name: "Revisar mi pago ahora" }).click();
  await expect(page.getByRole("main")).toContainText("Todavía no vemos un pago");

  await page.getByRole("link", { name: "Pagar", exact: true }).click();
  await irAPagar(page);
  await pagarCon(page, TARJETA.aprobada);
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible({ timeout: ESPERA_LARGA });
  await page.goto("/mi-zona-privada");
  await expect(porPagar).toHaveCount(0);
  await page.getByRole("link", { name: "Ver mi sesión" }).click();
  await page.getByText("Más", { exact: true }).click();
  await page.getByRole("link", { name: "Ver mi pago" }).click();
  await expect(titulo(page, "Tu pago")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^SesiónReservada$/ })).toBeVisible();
  await page.getByText("Paso a paso").click();
  await expect(page.getByRole("listitem").filter({ hasText: "Sesión: Reservada" })).toBeVisible();
  expect(cuentasDe(server, persona)).toEqual({ citas: 1, pedidosPagados: 1, cobrosHechos: 1, gastados: 0 });
});

test("an order is dropped from the private zone, and its hosted page takes nothing any more", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await reservar(page, await crearEspecialista(server));
  await irAPagar(page);
  const hospedada = page.url();
  await page.goto("/mi-zona-privada");
  await page.getByRole("button", { name: "Soltar el horario" }).click();
  await expect(titulo(page, "¿Qué pasó con mi pago?")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Soltaste este horario");

  expect((await page.goto(hospedada))!.status()).toBe(410);
  await expect(page.getByLabel("Número de tarjeta")).toHaveCount(0);
  expect(cuentasDe(server, persona)).toMatchObject({ citas: 0, pedidosPagados: 0, cobrosHechos: 0 });
});
