import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journey";
import { comoQuienGuardo, llegarAlModal } from "../../support/modales";
import { crearPersona, entrarDirecto } from "../../support/pasos";
import type { TestServer } from "../../support/server";

/** A modal of the product in a browser with scripts: address, words, focus and ways to close. */
interface Modal {
  nombre: string;
  llegar: (page: Page, server: TestServer) => Promise<unknown>;
  ancho: 464 | 465;
  /** Address after Escape; null when only the modal's own buttons close it. */
  escape: RegExp | null;
  /** True when a click beside the modal closes it too. */
  afuera: boolean;
  /** Link that opens the modal, and has the focus again afterwards. The other modals open by themselves. */
  abiertoPor?: string;
}

const EN_ZONA = /\/mi-zona-privada$/;

const conSesion = (direccion: string) => async (page: Page, server: TestServer) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto(direccion);
};

const MODALES: Modal[] = [
  {
    nombre: "authentication error",
    llegar: (page) => page.goto("/iniciar-sesion?error=autenticacion"),
    ancho: 465,
    escape: /\/iniciar-sesion$/,
    afuera: true,
  },
  {
    nombre: "service error",
    llegar: (page) => page.goto("/especialista?error=servicio"),
    ancho: 464,
    escape: /\/especialista$/,
    afuera: false,
  },
  {
    nombre: "update of data",
    llegar: (page, server) => llegarAlModal(page, server, "actualizar-datos"),
    ancho: 464,
    escape: null,
    afuera: false,
  },
  {
    nombre: "data that were saved",
    async llegar(page, server) {
      const persona = crearPersona(server);
      await entrarDirecto(page, server, persona);
      await comoQuienGuardo(page, server, persona);
      await page.goto("/mi-zona-privada?modal=datos-guardados");
    },
    ancho: 464,
    escape: EN_ZONA,
    afuera: false,
  },
  {
    nombre: "new texts",
    llegar: (page, server) => llegarAlModal(page, server, "politicas"),
    ancho: 464,
    escape: EN_ZONA,
    afuera: true,
  },
  {
    nombre: "welcome",
    llegar: (page, server) => llegarAlModal(page, server, "bienvenida"),
    ancho: 464,
    escape: EN_ZONA,
    afuera: true,
  },
  {
    nombre: "preferences",
    llegar: conSesion("/mi-zona-privada?modal=preferencias"),
    ancho: 464,
    escape: /\/mi-perfil#tus-preferencias$/,
    afuera: true,
    abiertoPor: "Preferir avisos discretos",
  },
];

const ESCRITORIO = { width: 1440, height: 900 };
const TELEFONO = { width: 360, height: 800 };

async function abrir(modal: Modal, page: Page, server: TestServer) {
  await modal.llegar(page, server);
  await page.waitForFunction(() => document.querySelector("dialog:modal") !== null);
  return page.getByRole("dialog");
}

/** A point of the window beside every dialog, on a desktop. */
const AFUERA = { x: 20, y: 450 };

/**
 * Presses the mouse beside the dialog, once the dialog can receive the press: a moment earlier the page would get it.
 */
async function clicAfuera(page: Page) {
  await page.setViewportSize(ESCRITORIO);
  await page.waitForFunction(({ x, y }) => document.elementFromPoint(x, y)?.nodeName === "DIALOG", AFUERA);
  await page.mouse.click(AFUERA.x, AFUERA.y);
}

test("preferences: are read from their title on, however large the text", async ({ page, server }) => {
  // Half of a telephone's screen shows as much as the whole of it does with the text at 200 %.
  await page.setViewportSize({ width: 360, height: 400 });
  await conSesion("/mi-zona-privada?modal=preferencias")(page, server);
  const suTitulo = page.getByRole("dialog").getByRole("heading", { name: "Tus preferencias" });
  await expect(suTitulo).toBeFocused();
  await expect(suTitulo).toBeInViewport({ ratio: 1 });
});

for (const modal of MODALES) {
  test(`${modal.nombre}: keeps the focus, and is left as it says`, async ({ page, server }) => {
    const dialogo = await abrir(modal, page, server);
    const direccion = page.url();
    const palabras = (await dialogo.getByRole("heading", { level: 2 }).first().innerText()).trim();
    expect(await page.title()).toMatch(new RegExp(`^${palabras} · `));
    expect(await dialogo.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    for (const tecla of ["Tab", "Shift+Tab"]) {
      for (let vez = 0; vez < 14; vez++) {
        await page.keyboard.press(tecla);
        // The focus goes from the last control to the browser's own controls, outside the page.
        const afuera = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
        );
        expect(afuera, `${tecla} ${vez}`).toBe(false);
      }
    }

    if (!modal.afuera) {
      await clicAfuera(page);
      await expect(dialogo).toBeVisible();
      expect(page.url()).toBe(direccion);
    }
    await page.keyboard.press("Escape");
    if (modal.escape) {
      await expect(page).toHaveURL(modal.escape);
      await expect(dialogo).toBeHidden();
      if (modal.abiertoPor) {
        await expect(page.getByRole("link", { name: modal.abiertoPor })).toBeFocused();
      }
    } else {
      await page.keyboard.press("Escape");
      await expect(dialogo).toBeVisible();
      expect(page.url()).toBe(direccion);
    }
    if (modal.afuera) {
      const otro = await (await page.context().browser()!.newContext({ baseURL: server.url })).newPage();
      const abierto = await abrir(modal, otro, server);
      await clicAfuera(otro);
      await expect(abierto).toBeHidden();
      await otro.context().close();
    }
  });

  test(`${modal.nombre}: ${modal.ancho} px on a desktop, a sheet on a telephone, still when asked to be`, async ({
    page,
    server,
  }) => {
    const dialogo = await abrir(modal, page, server);
    const movimientos = () =>
      dialogo.evaluate((dialog) => {
        const { animationName, animationDuration, transitionProperty, transitionDuration } =
          getComputedStyle(dialog);
        return animationName === "none" && transitionProperty === "none"
          ? "none"
          : `${animationDuration} in, ${transitionDuration.split(", ")[0]} out`;
      });

    await page.setViewportSize(ESCRITORIO);
    expect(await movimientos()).toBe("0.1s in, 0.3s out");
    await page.setViewportSize(TELEFONO);
    expect(await movimientos()).toBe("0.15s in, 0.15s out");

    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await movimientos()).toBe("none");
    const hoja = (await dialogo.boundingBox())!;
    expect(hoja).toMatchObject({ x: 0, width: TELEFONO.width });
    expect(Math.round(hoja.y + hoja.height)).toBe(TELEFONO.height);
    await page.setViewportSize(ESCRITORIO);
    const caja = (await dialogo.boundingBox())!;
    expect(caja.width).toBe(modal.ancho);
    expect(caja.y + caja.height).toBeLessThanOrEqual(ESCRITORIO.height);
  });
}

test("whoever types in one while it becomes alive goes on typing", async ({ page, server }) => {
  let soltar = () => {};
  const sueltos = new Promise<void>((resolve) => (soltar = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await sueltos;
    await route.continue();
  });
  await llegarAlModal(page, server, "actualizar-datos");
  const celular = page.getByRole("textbox", { name: "Celular" });
  await celular.fill("");
  await page.keyboard.type("9112");
  soltar();
  await page.waitForFunction(() => document.querySelector("dialog:modal") !== null);
  await page.keyboard.type("22333");
  await expect(celular).toHaveValue("911222333");
});
