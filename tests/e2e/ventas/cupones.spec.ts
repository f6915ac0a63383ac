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
  resumenDeErrores,
  TARJETA,
  titulo,
  type PersonaDePrueba,
} from "../../support/pasos";

let persona: PersonaDePrueba;
test.beforeEach(async ({ page, server }) => {
  persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await reservar(page, await crearEspecialista(server));
});

test("a coupon: refused in words, then applied, and only the rest is charged", async ({ page, server }) => {
  const casilla = page.getByRole("checkbox");
  const cupon = page.getByLabel(/^Cupón/);
  const precio = page.getByRole("region", { name: "Precio" });
  const desplegar = async () => {
    if (!(await cupon.isVisible())) await page.getByText("Tengo un cupón").click();
  };
  await casilla.check();
  await desplegar();
  await cupon.fill("nutricion15");
  await page.getByRole("button", { name: "Aplicar" }).click();
  await expect(page.getByRole("group", { name: "Revisa estos datos" })).toContainText(
    "es para otra especialidad",
  );
  await expect(casilla).toBeChecked();
  await expect(cupon).toHaveValue(/nutricion15/i);

  // A single press removes the coupon: the other entries stay, and the form can be paid.
  await page.getByRole("button", { name: "Quitar" }).click();
  await expect(page.getByRole("group", { name: "Revisa estos datos" })).toHaveCount(0);
  await expect(cupon).toHaveValue("");
  await expect(casilla).toBeChecked();

  await desplegar();
  await cupon.fill("bienestar20");
  await page.getByRole("button", { name: "Aplicar" }).click();
  await expect(precio).toContainText("Cupón BIENESTAR20");
  await expect(casilla).toBeChecked();

  // The applied coupon stands in sight, and is removed at the same place.
  const deUnaVista = page.getByText(/^Total\s*S\//).first();
  await expect(deUnaVista).toHaveText(/S\/\s76\.00/);
  // The coupon is still there when the person comes back from another page.
  await page.goto("/mi-zona-privada?modal=ninguno");
  await page
    .getByRole("link", { name: /termina tu reserva/ })
    .first()
    .click();
  await expect(deUnaVista).toHaveText(/S\/\s76\.00/);
  await casilla.check();
  await expect(precio.getByText("Cupón BIENESTAR20").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Aplicar" })).toHaveCount(0);
  await page.getByRole("button", { name: "Quitar" }).click();
  await expect(page.getByRole("main")).not.toContainText("Cupón BIENESTAR20");
  await expect(deUnaVista).toHaveText(/S\/\s95\.00/);
  await desplegar();
  await cupon.fill("bienestar20");
  await page.getByRole("button", { name: "Aplicar" }).click();
  await expect(precio).toContainText("Cupón BIENESTAR20");
  // Enter in the empty field checks the coupon again, and does not remove it.
  await casilla.press("Enter");
  await expect(precio).toContainText("Cupón BIENESTAR20");
  await expect(resumenDeErrores(page)).toHaveCount(0);
  await expect(casilla).toBeChecked();

  await page.getByText("Ver el detalle").click();
  const total = await precio.getByRole("definition").last().textContent();
  await page.getByRole("button", { name: "Pagar" }).click();
  await expect(page.getByLabel("Número de tarjeta")).toBeVisible();
  await expect(page.getByRole("main")).toContainText(total!.trim());
  await pagarCon(page, TARJETA.aprobada);
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible({ timeout: ESPERA_LARGA });
  await expect(page.getByRole("main")).toContainText(`Pagaste ${total!.trim()}`);
  expect(cuentasDe(server, persona)).toEqual({ citas: 1, pedidosPagados: 1, cobrosHechos: 1, gastados: 0 });
});

test("a coupon that covers everything makes the session without a card, once for each person", async ({
  page,
  server,
}) => {
  await page.getByText("Tengo un cupón").click();
  await page.getByLabel(/^Cupón/).fill("REGALO");
  await page.getByRole("button", { name: "Aplicar" }).click();
  await expect(page.getByText("Tu cupón cubre todo el precio: no pagas nada.")).toBeVisible();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Confirmar sin pagar" }).click();
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Tu cupón cubrió todo el precio");
  expect(cuentasDe(server, persona)).toEqual({ citas: 1, pedidosPagados: 1, cobrosHechos: 0, gastados: 0 });

  await reservar(page, { ...(await crearEspecialista(server)), dia: 5 });
  await page.getByText("Tengo un cupón").click();
  await page.getByLabel(/^Cupón/).fill("REGALO");
  await page.getByRole("button", { name: "Aplicar" }).click();
  const revisa = resumenDeErrores(page);
  await expect(revisa).toContainText("Ya usaste ese cupón");
  // Other errors are shown together with the coupon, and correcting them does not remove it.
  await page.getByRole("button", { name: "Pagar" }).click();
  await expect(revisa.getByRole("listitem")).toHaveCount(2);
  const casilla = page.getByRole("checkbox");
  await casilla.check();
  await expect(revisa).toContainText("Ya usaste ese cupón");
  await casilla.uncheck();
  // The first press after a change of the code shows the new coupon too.
  await page.getByLabel(/^Cupón/).fill("nutricion15");
  await page.getByRole("button", { name: "Pagar" }).click();
  await expect(revisa).toContainText("es para otra especialidad");
  await expect(revisa.getByRole("listitem")).toHaveCount(2);
  await page.getByLabel(/^Cupón/).fill("REGALO");
  await page.getByRole("button", { name: "Pagar" }).click();
  await expect(revisa.getByRole("listitem")).toHaveCount(2);
  await expect(revisa).toContainText("Ya usaste ese cupón");
  await expect(page.getByLabel(/^Cupón/)).toHaveAttribute("aria-invalid", "true");
  await expect(casilla).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel(/^Cupón/).fill("");
  await irAPagar(page);
});
