import { expect, test } from "../../support/journey";
import { crearPersona, entrarDirecto } from "../../support/pasos";
import { crearCita } from "../../support/videollamada";

test("who waited in vain says so, and reads where the money goes", async ({ page, server }) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  const idCita = crearCita(server, persona, -15);
  await page.goto(`/videollamada?cita=${idCita}`);
  await page.getByRole("link", { name: "¿No vino? Avísanos" }).click();
  const parte = page.getByRole("region", { name: "¿No vino? Avísanos" });
  await expect(parte).toContainText("Si tu especialista no vino,");
  await parte.getByRole("button", { name: "Avisar que no vino" }).click();
  await expect(page.getByText("Recibimos tu aviso.")).toBeVisible();
  await expect(parte).toBeFocused();
  await expect(parte).toContainText("Nos avisaste el");
  await expect(parte.getByRole("button")).toHaveCount(0);
});
