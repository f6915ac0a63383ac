import type { Page, Response } from "@playwright/test";
import { faltasDeAxe } from "../../support/axe";
import { rutaDe } from "../../support/handles";
import { expect, test } from "../../support/journey";
import { leerPantallas } from "../../support/pantallas";
import { faltasDeMarcado } from "../../support/marcado";
import { titulo } from "../../support/pasos";
import { hidratada } from "../../support/hidratacion";

/**
 * Visits every screen and modal, first as the plain HTML, and then interactive when its scripts are loaded. axe itself
 * runs in the page, so one browser with scripts checks both.
 */

/** Window widths: the breakpoints of the product (specification § 9) and one more pixel; 640 is a laptop at 200 %. */
const ANCHOS = [320, 599, 600, 640, 899, 900, 1099, 1100, 1300, 1301, 1552, 1553, 2650, 2651];
/** Sizes of large letters in browsers: the root font grows, the window does not. */
const LETRAS = ["130%", "200%"];
/** Widths at which the page may not move when it becomes interactive: a narrow and a wide one show it. */
const ANCHOS_VIVA = [320, 1300];
const TELEFONO = { width: 360, height: 800 };
/**
 * Widths that axe checks: the narrowest, the first of the wide layout, and the widest at which a person still reads.
 */
const DONDE_SE_MIRA = [320, 900, 1552];
/** Widths checked in the dark mode: those between show the same things in the same colours. */
const DONDE_SE_MIRA_DE_NOCHE = [320, 1552];
/** Rules of axe that the dark colours can break. All other rules do not depend on colours. */
const REGLAS_DE_COLOR = ["color-contrast", "link-in-text-block"];
const BLANCO_MINIMO = 44;

// A single server for all screens would be the slowest part of the suite.
test.describe.configure({ mode: "parallel" });

for (const { nombre, contexto, titulo: suTitulo, pagina, llegar } of await leerPantallas()) {
  const detalles = { tag: `@${contexto}` };
  test(`${nombre}: accessible, without sideways scrolling, and quiet`, detalles, async ({ page, server }) => {
    test.slow();
    const problemas: string[] = [];
    page.on("pageerror", (error) => problemas.push(String(error)));
    page.on("console", (message) => {
      // The browser reports a page that answers 400, 404 or 409 as a resource that failed.
      if (message.type() === "error" && message.location().url !== page.url()) problemas.push(message.text());
    });

    const documento = ultimoDocumento(page);
    await llegar(page, server);
    await expect(titulo(page, suTitulo)).toBeVisible();
    expect(faltasDeMarcado(await documento()), "markup").toEqual([]);
    // The showcase shows components with errors, although nothing was sent.
    const esMuestra = pagina?.includes("/desarrollo/") ?? false;
    if (!esMuestra && (await page.locator("#resumen-de-errors, [aria-invalid=true]").count()) > 0)
      await expect(page).toHaveTitle(/^Error: /);
    if (pagina) expect(rutaDe(new URL(page.url()).pathname)?.file).toBe(pagina);
    for (const width of DONDE_SE_MIRA) {
      await page.setViewportSize({ width, height: TELEFONO.height });
      // Motion is off: a colour on its way from light to dark has the contrast of neither.
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      expect(await faltasDeAxe(page), `${width} px, light`).toEqual([]);
      if (!DONDE_SE_MIRA_DE_NOCHE.includes(width)) continue;
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await faltasDeAxe(page, REGLAS_DE_COLOR), `${width} px, dark`).toEqual([]);
    }
    await page.setViewportSize(TELEFONO);
    expect(await letraChicaEnCampos(page), "fields under 16 px, which Safari of iOS enlarges").toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await sinMarcaConColoresForzados(page), "chosen, with the colours of the system").toEqual([]);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await cabe(page, ANCHOS);
    await cabeConLetraGrande(page);
    if (await hidratar(page)) await cabe(page, ANCHOS_VIVA);
    expect(problemas, "errors in the console").toEqual([]);
  });
}

/** Gives the last page as its HTML was sent: a browser repairs faults when it reads the HTML. */
function ultimoDocumento(page: Page): () => Promise<string> {
  let ultimo: Response | undefined;
  page.on("response", (response) => {
    const request = response.request();
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    if (response.headers()["content-type"]?.startsWith("text/html")) ultimo = response;
  });
  return async () => (await ultimo?.text()) ?? "";
}

function letraChicaEnCampos(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const campos = "input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea";
    return [...document.querySelectorAll(campos)].flatMap((campo) =>
      parseFloat(getComputedStyle(campo).fontSize) < 16 ? [campo.outerHTML.slice(0, 120)] : [],
    );
  });
}

/**
 * Touches a form other than the search, if the page has one, and waits until React has taken the page over. True when
 * it did.
 */
async function hidratar(page: Page): Promise<boolean> {
  const control = page
    .locator("form:not([role=search]) :is(button, input:not([type=hidden])):enabled")
    .filter({ visible: true })
    .first();
  if ((await page.locator("#hidratar").count()) === 0 || (await control.count()) === 0) return false;
  await control.focus();
  await hidratada(page);
  return true;
}

async function cabe(page: Page, anchos: readonly number[]) {
  expect(await blancosChicos(page), "targets of a finger").toEqual([]);
  const desbordes: string[] = [];
  for (const width of anchos) {
    await page.setViewportSize({ width, height: 800 });
    const sobra = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (sobra > 0) desbordes.push(`${width}: ${sobra} px`);
  }
  await page.setViewportSize(TELEFONO);
  // Elements that move with the window have moved once a frame is drawn.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(desbordes, "sideways scrolling").toEqual([]);
}

/** Expects that nothing scrolls sideways and no control is cut with large letters, the account menu included. */
async function cabeConLetraGrande(page: Page) {
  const faltas: string[] = [];
  await page.evaluate(() => document.querySelectorAll("details").forEach((menu) => (menu.open = true)));
  faltas.push(...(await blancosChicos(page)).map((falta) => `folded target: ${falta}`));
  for (const letra of LETRAS) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), letra);
    faltas.push(...(await cortados(page)).map((falta) => `${letra}: ${falta}`));
  }
  await page.evaluate(() => document.documentElement.removeAttribute("style"));
  await page.evaluate(() => document.querySelectorAll("details").forEach((menu) => (menu.open = false)));
  expect(faltas, "large letters").toEqual([]);
}

/** Elements beyond the edge of the window, and controls whose words do not fit inside them. */
function cortados(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const desborde = scrollWidth > clientWidth ? [`sideways: ${scrollWidth - clientWidth} px`] : [];
    const controles = document.querySelectorAll<HTMLElement>(
      "button, a[href], select, input, summary, label",
    );
    const sinCaber = [...controles].flatMap((control) => {
      const { width, left, right } = control.getBoundingClientRect();
      const { overflowX, clipPath } = getComputedStyle(control);
      if (width <= 1 || clipPath !== "none" || control.closest("[role=group][tabindex]")) return [];
      // The rest of a scrolling row of links can be reached by keyboard too.
      if (control.closest("nav > ul") && getComputedStyle(control.closest("ul")!).overflowX === "auto")
        return [];
      const fuera = left < -1 || right > clientWidth + 1;
      // A field scrolls what is typed; everything else shows its words whole.
      const estrecho =
        !/^(INPUT|SELECT)$/.test(control.tagName) && control.scrollWidth > control.clientWidth + 1;
      if (!fuera && !(estrecho && overflowX !== "auto" && getComputedStyle(control).display !== "inline"))
        return [];
      return `${control.outerHTML.slice(0, 140)}: ${Math.round(left)}–${Math.round(right)}`;
    });
    return [...desborde, ...sinCaber];
  });
}

/**
 * Chosen and current elements that look like their neighbours in forced colours. Visible radio buttons are left to the
 * system, unless their label also changes its background or border with the choice.
 */
async function sinMarcaConColoresForzados(page: Page): Promise<string[]> {
  const pares = await page.evaluateHandle(() => {
    const ELEGIDA = "a[aria-current], [aria-pressed=true], [aria-selected=true], label:has(:checked)";
    const GRUPO = "ul, ol, fieldset, nav, table, [role=group], [role=radiogroup]";
    const vecinaDe = (elegida: Element): Element | undefined => {
      for (let grupo = elegida.closest(GRUPO); grupo; grupo = grupo.parentElement?.closest(GRUPO) ?? null) {
        const otras = [...grupo.querySelectorAll(elegida.tagName)].filter(
          (otra) =>
            !otra.matches(ELEGIDA) && otra.classList[0] === elegida.classList[0] && otra.checkVisibility(),
        );
        if (otras[0]) return otras[0];
      }
      return undefined;
    };
    return [...document.querySelectorAll(ELEGIDA)].flatMap((elegida) => {
      const vecina = elegida.checkVisibility() ? vecinaDe(elegida) : undefined;
      return vecina ? [{ elegida, vecina }] : [];
    });
  });
  const iguales = () =>
    pares.evaluate((todos) => {
      const marcaDe = (element: Element) => {
        const { backgroundColor, borderBottom, outline, textDecorationLine } = getComputedStyle(element);
        return [backgroundColor, borderBottom, outline, textDecorationLine].join(" ");
      };
      return todos.map(({ elegida, vecina }) => marcaDe(elegida) === marcaDe(vecina));
    });
  const deDia = await iguales();
  await page.emulateMedia({ forcedColors: "active" });
  const forzadas = await iguales();
  const faltas = await faltasDeAxe(page, REGLAS_DE_COLOR);
  await page.emulateMedia({ forcedColors: "none" });
  const dichas = await pares.evaluate((todos) => todos.map(({ elegida }) => elegida.outerHTML.slice(0, 140)));
  const sinMarca = dichas.filter((etiqueta, at) => forzadas[at] && (etiqueta.startsWith("<a") || !deDia[at]));
  return [...sinMarca, ...faltas];
}

/** Controls that are smaller than a finger. A link with words around it is part of a sentence and no control. */
function blancosChicos(page: Page) {
  return page.evaluate((minimo) => {
    const controles = document.querySelectorAll<HTMLElement>(
      "button, a[href], select, textarea, summary, input:not([type=hidden])",
    );
    return [...controles].flatMap((control) => {
      const estilo = getComputedStyle(control);
      const esCasilla = control instanceof HTMLInputElement && /checkbox|radio/.test(control.type);
      const blanco = (esCasilla ? control.closest("label") : null) ?? control;
      const { width, height, right, bottom } = blanco.getBoundingClientRect();
      const seVe = width > 1 && height > 1 && right > 0 && bottom > 0 && estilo.visibility === "visible";
      const solo = control.parentElement?.textContent.trim() === control.textContent.trim();
      // Links that call a help line must be large in a sentence too, because a hand in danger shakes.
      const llama = control.matches("a[href^='tel:']");
      if (!seVe || (control.tagName === "A" && estilo.display === "inline" && !solo && !llama)) return [];
      if (width >= minimo - 0.5 && height >= minimo - 0.5) return [];
      return `${control.outerHTML.slice(0, 120)}: ${Math.round(width)}×${Math.round(height)}`;
    });
  }, BLANCO_MINIMO);
}
