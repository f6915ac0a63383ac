import type { Page, WorkerFixture } from "@playwright/test";
import { CLAVE_DE_EQUIPO, SECRETO_DE_EQUIPO } from "../../../server/seed/contenido/equipo";
import { codigoDe } from "../../support/equipo";
import { expect, test as base } from "../../support/journey";
import { conDatos, crearPersona, entrarDirecto, titulo, type PersonaDePrueba } from "../../support/pasos";
import { startStaff, type SitioDeEquipo } from "../../support/sitioDeEquipo";

const deGuardia: [WorkerFixture<SitioDeEquipo, object>, { scope: "worker" }] = [
  async ({}, provide) => {
    const sitio = await startStaff({ ALERTAS_CORREO: "guardia@bienestar.example" });
    await provide(sitio);
    await sitio.stop();
  },
  { scope: "worker" },
];
const test = base.extend<object, { sitio: SitioDeEquipo }>({ sitio: deGuardia });

async function llenarEntrada(page: Page, correo: string) {
  await page.getByLabel("Correo").fill(correo);
  await page.getByLabel("Contraseña").fill(CLAVE_DE_EQUIPO);
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByLabel("Código de tu aplicación").fill(codigoDe(SECRETO_DE_EQUIPO, new Date()));
  await page.getByRole("button", { name: "Entrar" }).click();
}

async function pedirQueLaBusquen(page: Page, sitio: SitioDeEquipo): Promise<PersonaDePrueba> {
  const persona = crearPersona(sitio);
  await entrarDirecto(page, sitio, persona);
  await page.goto(`${sitio.url}/programa-salud-mental?ver=ayuda`);
  await page.getByRole("button", { name: "Pedir que me busquen" }).click();
  await expect(page.getByRole("button", { name: "Pedir que me busquen" })).toHaveCount(0);
  return persona;
}

test("the guard comes from the mail of an alert to the person, and closes it", async ({ page, sitio }) => {
  await pedirQueLaBusquen(page, sitio);
  const persona = await pedirQueLaBusquen(page, sitio);
  const texto = conDatos(sitio, (db) =>
    String(db.prepare("select texto from correos where para = ?").pluck().get("guardia@bienestar.example")),
  );
  expect(texto).not.toContain(persona.correo);
  await page.goto(/\S+\/equipo\/guardia/.exec(texto)![0]);
  await llenarEntrada(page, "guardia@equipo.example");
  await expect(titulo(page, "Guardia")).toBeVisible();
  await expect(page.getByText(persona.correo)).toHaveCount(0);
  await page.getByRole("link", { name: "Hoy" }).click();
  await page.getByRole("link", { name: "Alertas por tomar 2" }).click();

  // A colleague takes the oldest alert while this page is open.
  await expect(page.getByRole("button", { name: "La tomo" })).toHaveCount(2);
  conDatos(sitio, (db) =>
    db
      .prepare(
        `update alertas_cerradas set acusada_en = ?, acusada_por = 'Luz'
        where rowid = (select min(rowid) from alertas_cerradas)`,
      )
      .run(new Date().toISOString()),
  );
  await page.getByRole("button", { name: "La tomo" }).first().click();
  await expect(page.getByText("Otra persona ya tomó esa alerta.").first()).toBeVisible();
  await expect(page.getByText("La tomó Luz")).toBeVisible();

  await page.getByRole("button", { name: "La tomo" }).click();
  await expect(page.getByRole("link", { name: /^Llamar al \+51/ })).toHaveAttribute("href", /^tel:\+51\d+$/);
  await expect(page.getByRole("link", { name: `Escribir a ${persona.correo}` })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Qué decir" })).toBeVisible();
  await page.getByRole("button", { name: "Devolver a la guardia" }).click();
  await expect(page.getByRole("status")).toContainText("Devolviste la alerta");
  await page.getByRole("button", { name: "La tomo" }).click();
  await page.getByRole("link", { name: "Hoy" }).click();
  await page.getByRole("link", { name: "Alertas que tienes 1" }).click();
  await page.getByRole("link", { name: "Ver cómo llamar" }).click();
  await page.getByLabel("Cómo terminó").selectOption("Hablé con la persona");
  await page.getByRole("button", { name: "Cerrar alerta" }).click();
  await expect(page.getByRole("status")).toContainText("Cerraste la alerta");
  await expect(page.getByRole("heading", { name: "Ninguna alerta espera" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Hablé con la persona" })).toBeVisible();
  await expect(page.getByText(persona.correo)).toHaveCount(0);
  await page.getByRole("link", { name: "Registro" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Tomó una alerta" })).toHaveCount(2);

  await page.goto(`${sitio.url}/mi-perfil/mis-datos`);
  await page.getByLabel("Contraseña").fill(persona.clave);
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByText("Se abrió un aviso tuyo, para contactarte").first()).toBeVisible();
});
