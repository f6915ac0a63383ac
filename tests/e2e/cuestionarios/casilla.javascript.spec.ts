import { expect, test } from "../../support/journey";

test("the test says no more that its box is missing once it is ticked, and says it again once it is not", async ({
  page,
}) => {
  await page.goto("/test-de-bienestar");
  await page.getByRole("button", { name: "Empezar test" }).click();
  const falta = page.getByRole("group", { name: "Revisa estos datos" });
  await expect(falta).toBeFocused();
  const casilla = page.getByRole("checkbox");
  await casilla.check();
  await expect(falta).toHaveCount(0);
  await casilla.uncheck();
  await expect(falta).toBeVisible();
});
