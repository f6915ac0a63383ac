import { crearEspecialista } from "../../support/especialista";
import { expect, test } from "../../support/journey";
import { crearPersona, entrarDirecto, reservar, titulo } from "../../support/pasos";

test("paying with saldo says before and after that the coupon is not used", async ({ page, server }) => {
  await entrarDirecto(page, server, crearPersona(server, 2));
  await reservar(page, await crearEspecialista(server));
  await page.getByText("Tengo un cupón").click();
  await page.getByLabel(/^Cupón/).fill("BIENESTAR20");
  await page.getByRole("button", { name: "Aplicar" }).click();
  await expect(page.getByRole("main")).toContainText("usas 1 y no pagas nada más. Tu cupón no se usa.");

  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Usar mi saldo" }).click();
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible();
  await expect(page.getByText("Usaste tu saldo. Tu cupón no se usó.")).toBeVisible();
});
