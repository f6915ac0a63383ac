import { readFileSync } from "node:fs";
import { expect, test } from "../../support/journey";
import { crearPersona, entrarDirecto, seAnuncia, titulo } from "../../support/pasos";

test("a person sees what they did, notes more, filters it and takes it with them", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await page.goto("/bienestar-play/ver/prepara-tu-noche");
  await page.getByRole("button", { name: "Marcar como visto" }).click();
  await page.goto("/mi-zona-privada/historial");
  const lista = page.getByRole("region", { name: "Lo que hiciste" });
  const respire = lista.getByRole("listitem").filter({ hasText: "Respiré con calma" });
  const anotar = async (dia: RegExp) => {
    await page.getByLabel("¿Qué hiciste?").selectOption("Respiré con calma");
    const dias = page.getByLabel("¿Qué día?");
    await dias.selectOption(await dias.getByRole("option", { name: dia }).textContent());
    await page.getByRole("button", { name: "Anotar" }).click();
  };
  await expect(page.getByLabel("¿Qué día?").getByRole("option", { selected: true })).toHaveText(/^hoy, /);
  await anotar(/^ayer, /);
  await expect(respire).toHaveCount(1);
  await expect(respire).not.toContainText(":");
  await anotar(/^hoy, /);
  await expect(respire).toHaveCount(2);
  await anotar(/^ayer, /);
  await expect(page.getByText("Eso ya estaba anotado en ese día.")).toBeVisible();
  await expect(respire).toHaveCount(2);
  await page.getByRole("navigation", { name: "Clase" }).getByRole("link", { name: "Videos vistos" }).click();
  await expect(lista).toContainText("Prepara tu noche");
  await expect(lista).not.toContainText("Respiré con calma");

  await page.getByRole("link", { name: "Descargar lo elegido como CSV" }).click();
  await expect(titulo(page, /Confirma/)).toBeVisible();
  await page.getByLabel("Contraseña", { exact: true }).fill(persona.clave);
  const descarga = page.waitForEvent("download");
  await page.getByRole("button", { name: "Continuar" }).click();
  const archivo = await descarga;
  expect(archivo.suggestedFilename()).toBe("mi-historial.csv");
  const texto = readFileSync(await archivo.path(), "utf8");
  expect(texto).toMatch(/^\uFEFF"fecha","hora","clase","titulo"\r\n/);
  expect(texto).toContain("Prepara tu noche");
  expect(texto).not.toContain("Respiré con calma");
});

test("achievements have a day and a reason, and a pause keeps the streak", async ({ page, server }) => {
  await page.goto("/historico/logros");
  await expect(titulo(page, "Iniciar sesión")).toBeVisible();
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/mi-zona-privada/historial");
  await page.getByRole("button", { name: "Anotar" }).click();
  await page.getByRole("link", { name: "Ver tus logros" }).click();
  const logrados = page.getByRole("region", { name: "Lo que lograste" });
  await expect(logrados).toContainText("Un primer paso");
  await expect(logrados).toContainText("Hiciste algo por ti aquí por primera vez.");
  await expect(page.getByText("1 día", { exact: true })).toBeVisible();
  const dias = page.getByRole("table", { name: "Tus días" });
  await expect(dias.getByRole("cell", { name: /hecho/ })).toHaveCount(1);
  await page.getByRole("button", { name: "Poner en pausa 30 días" }).click();
  await seAnuncia(page, "Tus días seguidos te esperan. Cuídate.");
  await expect(page.getByText(/En pausa hasta el/)).toBeVisible();
  await page.getByRole("button", { name: "Terminar la pausa" }).click();
  await expect(page.getByRole("button", { name: "Poner en pausa" })).toBeVisible();
});
