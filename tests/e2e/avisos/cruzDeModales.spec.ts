import { expect, test } from "../../support/journey";
import { llegarAlModal } from "../../support/modales";
import { conDatos, crearPersona, entrarDirecto } from "../../support/pasos";

const vistos = (modal: string) =>
  `select forma from modales_vistos where id_persona = ? and modal = '${modal}' and forma is not null`;

for (const modal of ["bienvenida", "politicas"] as const) {
  test(`the cross of the modal ${modal} is recorded, so that the next one has its turn`, async ({
    page,
    server,
  }) => {
    const { idPersona } = await llegarAlModal(page, server, modal);
    await page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).click();
    await expect(page).toHaveURL(/\/mi-zona-privada$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const formas = conDatos(server, (db) => db.prepare(vistos(modal)).all(idPersona));
    expect(formas).toEqual([{ forma: "cerrado" }]);
  });
}

test("an address alone says of nothing that it was done", async ({ page, server }) => {
  await page.goto("/recuperar-clave/listo");
  await expect(page).toHaveURL(/\/recuperar-clave$/);
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/mi-zona-privada?modal=datos-guardados");
  await expect(page.getByRole("heading", { name: /^Hola, / })).toBeVisible();
  await expect(page.getByText("Tus datos se han guardado con éxito")).toHaveCount(0);
});
