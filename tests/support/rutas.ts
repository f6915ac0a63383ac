import type { Page } from "@playwright/test";
import { titulo } from "./pasos";

/** Begins a route from its page; the person has signed in. */
export async function empezarRuta(page: Page, url: string) {
  await page.goto(`/ruta/${url}`);
  await page.getByRole("button", { name: "Empezar ruta" }).click();
  await page.getByRole("heading", { name: "Tus pasos" }).waitFor();
}

/** Answers each open question of a route and marks every other step as done, at the free pace. */
export async function terminarRuta(page: Page) {
  const ritmo = page.getByRole("button", { name: /^(Ir|Seguir) a mi ritmo$/ });
  await page.waitForLoadState("domcontentloaded");
  if ((await ritmo.count()) > 0) await ritmo.click();
  await page.getByRole("button", { name: "Volver a un paso al día" }).waitFor();
  await page.waitForLoadState("domcontentloaded");
  const preguntas = page.getByRole("listitem").getByRole("group");
  for (let quedan = await preguntas.count(); quedan > 0; quedan--) {
    await preguntas.first().getByRole("button").first().click();
    await preguntas.nth(quedan - 1).waitFor({ state: "detached" });
    await page.waitForLoadState("domcontentloaded");
  }
  for (let quedan = await page.getByRole("button", { name: "Lo hice" }).count(); quedan > 0; quedan--) {
    await page.getByRole("button", { name: "Lo hice" }).first().click();
    if (quedan > 1)
      await page
        .getByRole("button", { name: "Lo hice" })
        .nth(quedan - 2)
        .waitFor();
  }
  await titulo(page, "Terminaste la ruta").waitFor();
}
