import { expect, test } from "../../support/journey";
import { operar } from "../../support/operar";
import {
  conDatos,
  crearPersona,
  entrarDirecto,
  resumenDeErrores,
  seAnuncia,
  titulo,
} from "../../support/pasos";

test("a person joins a challenge, registers today from two tabs, rests and goes on", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await page.goto("/recompensas");
  await page.getByRole("link", { name: "Diez minutos al día" }).click();
  await expect(titulo(page, "Reto")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Racha de 0 de 10 días" })).toBeVisible();
  await expect(page.getByText("respira con calma diez minutos")).toBeVisible();

  const otraPestana = await page.context().newPage();
  await otraPestana.goto(page.url());
  await page.getByRole("button", { name: "Registrar hoy" }).dblclick();
  await expect(page.getByText("Hoy ya está registrado.")).toBeVisible();
  await otraPestana.getByRole("button", { name: "Registrar hoy" }).click();
  await seAnuncia(otraPestana, "Hoy ya estaba registrado.");
  await otraPestana.close();
  await expect(page.getByRole("heading", { name: "Racha de 1 de 10 días" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Registrar hoy" })).toHaveCount(0);
  const calendario = page.getByRole("list", { name: "Días del reto" });
  await expect(calendario.getByText(/: registrado$/)).toHaveCount(1);
  const registros = conDatos(server, (db) =>
    db.prepare("select dia from registros_de_campania where id_persona = ?").all(persona.idPersona),
  );
  expect(registros).toHaveLength(1);

  await expect(
    page.getByText(/^Hasta 30 días, en todo Bienestar; el reto igual termina el \d/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Pausar por salud" }).click();
  await seAnuncia(page, "Tu racha te espera. Cuídate.");
  await expect(page.getByText("En pausa hasta")).toBeVisible();
  await page.getByRole("button", { name: "Seguir desde hoy" }).click();
  await seAnuncia(page, "Tu racha sigue desde hoy.");
  await expect(page.getByRole("button", { name: "Pausar por salud" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Racha de 1 de 10 días" })).toBeVisible();
});

test("a person validates a challenge by the code of a place, typed or read from its QR", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/recompensas");
  await page.getByRole("link", { name: "Cinco días en compañía" }).click();
  const idCampania = new URL(page.url()).pathname.split("/").at(-1)!;
  await page.getByLabel("Código").fill("BBBB2222");
  await page.getByRole("button", { name: "Validar" }).click();
  await expect(resumenDeErrores(page)).toContainText("Ese código no vale para este reto.");
  await expect(page.getByLabel("Código")).toHaveValue("BBBB2222");

  const dado = await operar<{ codigo: string; direccion: string }>(
    server,
    ...["campania", "codigo", idCampania, "--usos", "2"],
  );
  await page.goto(new URL(dado.direccion).pathname + new URL(dado.direccion).search);
  await expect(page.getByLabel("Código")).toHaveValue(dado.codigo);
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Valida tu participación");
  await expect(page.getByText("Participación validada")).toHaveCount(0);
  await page.getByRole("button", { name: "Validar" }).click();
  await seAnuncia(page, "Validamos tu participación.");
  await expect(page.getByText("Participación validada")).toBeVisible();
  await expect(page.getByLabel("Código")).toHaveCount(0);
});

test("a person who turned the game off finds the challenges, and no coins in them", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/recompensas/juego");
  await page.getByRole("button", { name: "Apagar el juego" }).click();
  await expect(page.getByRole("heading", { name: "El juego está apagado" })).toBeVisible();
  await page.goto("/recompensas");
  await expect(page.getByRole("heading", { name: "Retos del mes" })).toBeVisible();
  await page.getByRole("link", { name: "Diez minutos al día" }).click();
  await expect(page.getByRole("heading", { name: "Racha de 0 de 10 días" })).toBeVisible();
  await expect(page.getByText(/\d monedas/)).toHaveCount(0);
});
