import { expect, test } from "../../support/journey";
import { conDatos, crearPersona, entrarDirecto, insertar, titulo } from "../../support/pasos";

const NECESIDADES = [
  "Dormir mejor",
  "Calmar la cabeza",
  "Moverme",
  "Comer mejor",
  "Ordenar mi plata",
  "Cuidar mis vínculos",
];

test("a visitor who sleeps badly presses one picture and finds a video, a route, a sheet and who to talk with", async ({
  page,
}) => {
  await page.goto("/");
  const tarjetas = page.getByRole("region", { name: "¿Qué necesitas hoy?" });
  await expect(tarjetas.getByRole("link")).toHaveText(NECESIDADES);
  await tarjetas.getByRole("link", { name: "Dormir mejor" }).click();
  await expect(titulo(page, "Dormir mejor")).toBeVisible();
  const conQuien = page.getByRole("region", { name: "Con alguien que sabe" });
  await expect(conQuien.getByRole("link")).toHaveCount(2);
  await expect(page.getByRole("region", { name: "También puedes" }).getByRole("link")).toHaveCount(5);

  const porTuCuenta = page.getByRole("region", { name: "Por tu cuenta" });
  await porTuCuenta
    .getByRole("listitem")
    .filter({ hasText: /^.*Video · / })
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(/\/bienestar-play\//);
  await page.getByRole("link", { name: "Sueño" }).first().click();
  await expect(titulo(page, "Dormir mejor")).toBeVisible();
  await conQuien.getByRole("link").first().click();
  // Booking needs an account, and comes back to this very time.
  await expect(page).toHaveURL(/\/iniciar-sesion\?redirect=%2Fagendar%2F.+hora/);
});

test("a person who sleeps badly plays a video, begins a route and holds an hour, each in three taps from the home page", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  const porTuCuenta = page.getByRole("region", { name: "Por tu cuenta" });
  const deClase = (clase: RegExp) =>
    porTuCuenta.getByRole("listitem").filter({ hasText: clase }).getByRole("link");
  const conQuien = page.getByRole("region", { name: "Con alguien que sabe" });
  for (const { toques, llega } of [
    {
      toques: [deClase(/Video · /), page.getByRole("link", { name: "Ver video" })],
      llega: page.locator("video"),
    },
    {
      toques: [deClase(/Ruta · /), page.getByRole("button", { name: "Empezar ruta" })],
      llega: page.getByText("0 de 7 pasos"),
    },
    {
      toques: [conQuien.getByRole("link").first(), page.getByRole("button", { name: "Reservar" })],
      llega: titulo(page, "Resumen de tu sesión"),
    },
  ]) {
    await page.goto("/");
    await page.getByRole("link", { name: "Dormir mejor" }).first().click();
    for (const toque of toques) await toque.first().click();
    await expect(llega.first()).toBeVisible();
  }
});

test("every need has a video, a route, a class and a sheet, each with its picture, and two people to talk with", async ({
  page,
}) => {
  // An unknown need leads to all of them.
  await page.goto("/explorar?tema=nada");
  await expect(page).toHaveURL(/\/explorar$/);
  await expect(titulo(page, "Explorar")).toBeVisible();
  for (const necesidad of NECESIDADES) {
    await page.getByRole("link", { name: necesidad, exact: true }).click();
    await expect(titulo(page, necesidad)).toBeVisible();
    const porTuCuenta = page.getByRole("region", { name: "Por tu cuenta" }).getByRole("listitem");
    for (const clase of [/Video · /, /Ruta · /, /Herramienta · /, /lugar/]) {
      const tarjeta = porTuCuenta.filter({ hasText: clase });
      await expect(tarjeta, `${necesidad} ${clase}`).toHaveCount(1);
      await expect(tarjeta.locator("img"), `${necesidad} ${clase}`).toHaveCount(1);
    }
    await expect(porTuCuenta, necesidad).toHaveCount(4);
    const conQuien = page.getByRole("region", { name: "Con alguien que sabe" });
    await expect(conQuien.getByRole("listitem"), necesidad).toHaveCount(2);
  }
});

test("a person finds the video of a need where they left it", async ({ page, server }) => {
  const persona = crearPersona(server);
  const ahora = new Date().toISOString();
  conDatos(server, (db) =>
    insertar(db, "avances", {
      ...{ id_persona: persona.idPersona, uid: "arma-tu-plato", posicion: 200, rangos: "[[0,200]]" },
      ...{ comenzado_en: ahora, movido_en: ahora, visto_en: null },
    }),
  );
  await entrarDirecto(page, server, persona);
  await page.goto("/explorar?tema=alimentacion");
  const video = page.getByRole("listitem").filter({ hasText: "Arma tu plato" });
  await expect(video.getByText(/^\d+ % visto$/)).toBeVisible();
});
