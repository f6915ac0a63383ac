import { expect, type Locator, type Page } from "@playwright/test";

/** Most stops of the Tab key between the top and the foot of the longest page. */
const PARADAS = 90;

const tieneElFoco = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** Moves the focus to a control with Tab alone, or back to it with Shift+Tab. Gives the number of presses. */
export async function irA(page: Page, control: Locator, tecla: "Tab" | "Shift+Tab" = "Tab"): Promise<number> {
  await expect(control).toBeAttached();
  for (let parada = 1; parada <= PARADAS; parada++) {
    await page.keyboard.press(tecla);
    if (await tieneElFoco(control)) return parada;
  }
  throw new Error(`no ${tecla} leads to ${String(control)}`);
}

/** Moves the focus to a button, a link or a box with Tab, and presses it with its key. */
export async function pulsar(page: Page, control: Locator, tecla: "Enter" | "Space" = "Enter") {
  await irA(page, control);
  await page.keyboard.press(tecla);
}

/** Moves the focus to a field with Tab and types in it. */
export async function escribir(page: Page, campo: Locator, texto: string) {
  await irA(page, campo);
  await page.keyboard.type(texto);
}

/** Chooses an option of a group with the arrow keys: Tab stops only once at a group. */
export async function elegirConTeclas(page: Page, opcion: string) {
  const buscada = page.getByRole("radio", { name: opcion, exact: true });
  const grupo = page.getByRole("radio");
  for (let parada = 1; !(await grupo.and(page.locator(":focus")).count()); parada++) {
    expect(parada, `Tab leads to the choices of «${opcion}»`).toBeLessThan(PARADAS);
    await page.keyboard.press("Tab");
  }
  const cuantas = await grupo.count();
  if (await tieneElFoco(buscada)) await page.keyboard.press("Space");
  for (let vez = 0; vez < cuantas && !(await tieneElFoco(buscada)); vez++)
    await page.keyboard.press("ArrowDown");
  await expect(buscada).toBeFocused();
  await expect(buscada).toBeChecked();
}
