import { expect, test } from "../support/journey";
import {
  conDatos,
  crearPersona,
  llenarEntrada,
  respuestaAlEnviar,
  resumenDeErrores,
  titulo,
} from "../support/pasos";

test("an action that fails keeps what was typed, and none of what is secret", async ({ page, server }) => {
  const persona = crearPersona(server);
  await page.goto("/iniciar-sesion?redirect=%2Fagendar");
  conDatos(server, (db) => db.exec("alter table intentos rename to intentos_perdidos"));
  try {
    const respuesta = respuestaAlEnviar(page);
    await llenarEntrada(page, persona);
    expect((await respuesta).status()).toBe(500);
    await expect(titulo(page, "Lo sentimos, hay un error de servicio")).toBeVisible();
    await expect(page.getByText("No hemos podido completar tu solicitud.")).toBeVisible();
    expect(await page.content()).not.toContain(persona.clave);
    const codigo = await page.locator("code").innerText();
    const informe = server.output.find((linea) => linea.includes(codigo) && linea.includes("informe"));
    await expect.poll(() => server.output.join("\n")).toContain(codigo);
    expect(informe ?? "").not.toContain(persona.correo);
  } finally {
    conDatos(server, (db) => db.exec("alter table intentos_perdidos rename to intentos"));
  }
  await page.getByRole("button", { name: "Volver a intentarlo" }).click();
  await expect(resumenDeErrores(page)).toContainText("Escribe tu contraseña");
  await expect(page.getByLabel("Correo electrónico")).toHaveValue(persona.correo);
  await llenarEntrada(page, persona);
  await expect(page).toHaveURL(/\/agendar$/);
});
