import type { Page, WorkerFixture } from "@playwright/test";
import { CLAVE_DE_EQUIPO, SECRETO_DE_EQUIPO } from "../../../server/seed/contenido/equipo";
import { codigoDe } from "../../support/equipo";
import { expect, test as base } from "../../support/journey";
import { conDatos, crearPersona, entrarDirecto, titulo } from "../../support/pasos";
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

async function ponerTurno(page: Page, termina?: string) {
  const poner = page.getByRole("region", { name: "Poner un turno" });
  await poner.getByLabel("Persona").selectOption("Gabriela Núñez");
  await poner.getByLabel("Nivel").selectOption("Primer nivel");
  if (termina) await poner.getByLabel("Termina").fill(termina);
  await poner.getByRole("button", { name: "Poner turno" }).click();
}

test("Coordinación puts the guard on duty, and the mail of an alert leads her to it", async ({
  page,
  sitio,
}) => {
  await page.goto(`${sitio.equipo}/equipo`);
  await llenarEntrada(page, "coordinacion@equipo.example");
  await expect(page.getByText("Nadie está de guardia ahora")).toBeVisible();
  await page.getByRole("link", { name: "Turnos" }).click();
  await expect(titulo(page, "Turnos de guardia")).toBeVisible();
  await ponerTurno(page, "2026-01-01T08:00");
  await expect(page.getByText("El turno termina después de que empieza").first()).toBeVisible();
  await expect(page.getByLabel("Termina")).toHaveValue("2026-01-01T08:00");
  await page.goto(`${sitio.equipo}/equipo/turnos`);
  await ponerTurno(page);
  await expect(page.getByRole("status")).toContainText("Pusiste el turno");
  await expect(page.getByRole("button", { name: /^Quitar el turno de Gabriela Núñez/ })).toBeVisible();
  await ponerTurno(page);
  await expect(page.getByText("Ya hay alguien en ese nivel").first()).toBeVisible();
  await page.getByRole("link", { name: "Hoy" }).click();
  await expect(page.getByText("De guardia ahora: Gabriela Núñez.")).toBeVisible();
  await page.getByRole("button", { name: "Salir" }).click();

  for (let vez = 0; vez < 2; vez++) {
    await entrarDirecto(page, sitio, crearPersona(sitio));
    await page.goto(`${sitio.url}/programa-salud-mental?ver=ayuda`);
    await page.getByRole("button", { name: "Pedir que me busquen" }).click();
    await expect(page.getByRole("button", { name: "Pedir que me busquen" })).toHaveCount(0);
  }
  const correos = conDatos(
    sitio,
    (db) =>
      db
        .prepare("select para, texto from correos where texto like '%alerta espera%' order by creado_en")
        .all() as {
        para: string;
        texto: string;
      }[],
  );
  expect(correos.map(({ para }) => para)).toEqual(["guardia@equipo.example", "guardia@equipo.example"]);

  await page.goto(/\S+\/equipo\/guardia\?aviso=\S+/.exec(correos[1]!.texto)![0]);
  await llenarEntrada(page, "guardia@equipo.example");
  await expect(titulo(page, "Guardia")).toBeVisible();
  await expect(page.getByText("De guardia ahora: Gabriela Núñez.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Espera" }).first()).toContainText(
    "La de tu correo",
  );
  await page.getByRole("button", { name: "La tomo" }).first().click();
  await expect(page.getByRole("link", { name: /^Llamar al/ })).toBeVisible();
  await page.getByLabel("Cómo terminó").selectOption("Hablé con la persona");
  await page.getByRole("button", { name: "Cerrar alerta" }).click();
  await page.goto(/\S+\/equipo\/guardia\?aviso=\S+/.exec(correos[1]!.texto)![0]);
  await expect(page.getByText("ya la tomó o la cerró alguien")).toBeVisible();
});
