import type { Page } from "@playwright/test";
import { COOKIE_DE_MEDICION_DEL_USO } from "../../../app/domain/shared/navegacion/parametros";
import { QUE_SE_ANOTA } from "../../../app/domain/analitica/eventos";
import { expect, test } from "../../support/journey";
import { titulo } from "../../support/pasos";

/** Events of surveys in the data layer of the open page. */
const sucesosDeEncuestaEn = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event.startsWith("survey-")));

test("measuring learns that a survey was begun, which questions and its end, and never an answer", async ({
  page,
}) => {
  const sucesos = () => sucesosDeEncuestaEn(page);
  const anotados: (keyof typeof QUE_SE_ANOTA)[] = ["survey-start", "survey-question", "survey-completed"];
  await page.goto("/encuesta/el-sitio");
  await page.getByRole("radio", { name: "Sí" }).check();
  expect(await sucesos()).toEqual([]);
  await page.goto("/privacidad/medicion");
  for (const event of anotados) await expect(page.getByRole("main")).toContainText(QUE_SE_ANOTA[event]);
  await page.getByRole("button", { name: "Encender la medición" }).click();
  await expect(page.getByText("Encendiste la medición")).toBeVisible();
  await page.goto("/encuesta/el-sitio");
  await expect.poll(sucesos).toEqual([{ event: "survey-start", survey: { id: "el-sitio" } }]);
  await page.getByRole("radio", { name: "En parte" }).check();
  await page.getByRole("radio", { name: "Sí" }).check();
  await page.getByRole("radio", { name: "4" }).check();
  expect((await sucesos()).slice(1)).toEqual([
    { event: "survey-question", survey: { id: "el-sitio", question: "encontrar" } },
    { event: "survey-question", survey: { id: "el-sitio", question: "facilidad" } },
  ]);
  await page.getByRole("checkbox", { name: "Mi celular" }).check();
  await page.getByRole("button", { name: "Enviar respuesta" }).click();
  await expect(titulo(page, "Gracias por tu respuesta")).toBeVisible();
  await expect.poll(sucesos).toEqual([{ event: "survey-completed", survey: { id: "el-sitio" } }]);
  // Its page, loaded again, is another view and no second answer.
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.dataLayer?.length ?? 0)).toBeGreaterThan(1);
  expect(await sucesos()).toEqual([]);
});

test("whoever allowed it when it noted less is asked again, and nothing is noted meanwhile", async ({
  page,
  server,
}) => {
  const sucesos = () => sucesosDeEncuestaEn(page);
  await page.context().addCookies([{ name: COOKIE_DE_MEDICION_DEL_USO, value: "on", url: server.url }]);
  await page.goto("/encuesta/el-sitio");
  await page.getByRole("radio", { name: "Sí" }).check();
  expect(await sucesos()).toEqual([]);
  await page.goto("/privacidad/medicion");
  await expect(page.getByRole("main")).toContainText("La encendiste cuando anotábamos otras cosas.");
  await page.getByRole("button", { name: "Encender la medición" }).click();
  await page.goto("/encuesta/el-sitio");
  await expect.poll(sucesos).toEqual([{ event: "survey-start", survey: { id: "el-sitio" } }]);
});
