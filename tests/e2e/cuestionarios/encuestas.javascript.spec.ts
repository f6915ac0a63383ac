import { COOKIE_DE_MEDICION_DEL_USO } from "../../../app/domain/shared/navegacion/parametros";
import { expect, test } from "../../support/journey";
import { titulo } from "../../support/pasos";

test("measuring learns that a survey was begun, which questions and its end, and never an answer", async ({
  page,
  server,
}) => {
  const sucesos = () => page.evaluate(() => window.dataLayer ?? []);
  await page.goto("/encuesta/el-sitio");
  await page.getByRole("radio", { name: "Sí" }).check();
  expect(await sucesos()).toEqual([]);
  await page.context().addCookies([{ name: COOKIE_DE_MEDICION_DEL_USO, value: "on", url: server.url }]);
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
});
