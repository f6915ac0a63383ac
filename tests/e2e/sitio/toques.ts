import type { Page, Request, Response, Route } from "@playwright/test";
import { AJENOS } from "../../support/ajeno";
import { decidida, enEtapa, type Etapa, NO_COINCIDE } from "../../support/hidratacion";
import { expect, test } from "../../support/journey";
import { leerPantallas } from "../../support/pantallas";
import { alguno, entero, makeAzar, type Azar } from "../../load/azar";

/**
 * Seed of `npm test -- toques`, which opens every screen with scripts again and again. It touches the screen at random
 * moments: before its scripts are loaded, between them, while React takes over and after it. Nothing typed, chosen or
 * ticked is ever lost, and focus and caret stay. `prometido` has the other promises. The run takes hours, so it is
 * outside the usual one. Its titles tell the seed: `TOQUES_SEMILLA` repeats a run, `TOQUES_VECES` says how often a
 * screen is opened, and `--grep` takes a part. Each test notes its openings, and the number of touches in each stage.
 */
const SEMILLA = Number(process.env.TOQUES_SEMILLA || 1);
const VECES = Number(process.env.TOQUES_VECES || 30);

/** Most frames between two touches. */
const CUADROS = 4;
/** Number of slices of 5 ms in which React takes over (scheduler 0.23): a touch may fall between any two of them. */
const TAJADAS = 40;
const MAXIMO_DE_TOQUES = 6;
/** Share of the touches that do not come from the person. */
const PARTE_AJENA = 0.15;
/** Factors by which the processor is slowed, up to a cheap telephone: hydration then takes several frames. */
const LENTITUD = [1, 4, 8];

const CAMPOS = "form:not([role=search]) :is(input:not([type=hidden]), textarea, select)";

/**
 * Promise of a page, by the changes from outside and their stage. Unchanged, or changed when interactive: it becomes
 * interactive without an error. Changed while its scripts were loading: it never becomes interactive, so React reports
 * nothing. Changed while React takes it over, or always interactive (`indispensable`): React may report another
 * document, and the page becomes interactive all the same.
 */
function prometido(
  ajenos: readonly Etapa[],
  comparada: boolean,
): { etapa: Etapa; puedeNoCoincidir: boolean } {
  const antes = ajenos.includes("por venir");
  return {
    etapa: antes && comparada ? "quieta" : "viva",
    puedeNoCoincidir: ajenos.includes("en medio") || (antes && !comparada),
  };
}

test.describe.configure({ mode: "parallel" });

const pantallas = await leerPantallas();
for (const [indice, { nombre, contexto, llegar }] of pantallas.entries()) {
  test(
    `${nombre}: nothing is lost in ${VECES} openings, seed ${SEMILLA}`,
    {
      tag: `@${contexto}`,
    },
    async ({ page, server }) => {
      test.setTimeout(60_000 + VECES * 15_000);
      const documento = ultimoDocumento(page);
      await llegar(page, server);
      await page.waitForLoadState();
      const { url, respuesta } = await documento();
      if ((await page.locator("#hidratar:not([data-cuando=nunca])").count()) === 0) return;
      if ((await page.locator(CAMPOS).count()) === 0) return;
      const comparada = (await page.locator("#hidratar[data-elementos]").count()) > 0;
      const cuenta = { openings: 0, "por venir": 0, "en medio": 0, viva: 0, quieta: 0, mismatches: 0 };
      test.info().annotations.push({
        type: "touches",
        get description() {
          return JSON.stringify(cuenta);
        },
      });

      const errores: string[] = [];
      page.on("pageerror", (error) => errores.push(String(error)));
      // Each navigation gets the same bytes, the page that answered a form too, so nothing is sent twice.
      await page.route(url, (route, request) =>
        request.isNavigationRequest() ? route.fulfill(respuesta) : route.continue(),
      );
      const guiones = await hacerCola(page);
      const cdp = await page.context().newCDPSession(page);
      for (let vez = 0; vez < VECES; vez++) {
        const azar = makeAzar(SEMILLA + indice * 10_000 + vez);
        await cdp.send("Emulation.setCPUThrottlingRate", { rate: alguno(azar, LENTITUD) });
        guiones.cerrar();
        await page.goto(url, { waitUntil: "commit" });
        await page.waitForFunction(() => document.readyState !== "loading");
        const pasos: string[] = [];
        const relato = () => `opening ${vez}: ${pasos.join(", ")}`;
        errores.length = 0;
        const ajenos: Etapa[] = [];
        let antes = await escrito(page);
        const comparar = async () => {
          expect(await escrito(page), relato()).toEqual(antes);
          const { puedeNoCoincidir } = prometido(ajenos, comparada);
          const imprevistos = errores.filter((error) => !(puedeNoCoincidir && NO_COINCIDE.test(error)));
          expect(imprevistos, relato()).toEqual([]);
        };
        const toques = entero(azar, 2, MAXIMO_DE_TOQUES);
        const alSoltar = entero(azar, 0, toques);
        for (let toque = 0; toque < toques; toque++) {
          if (toque === alSoltar) {
            guiones.abrir();
            pasos.push("the scripts may come");
          } else if (toque < alSoltar && azar() < 0.5) {
            pasos.push(guiones.soltarUno() ? "one script came" : "no script was asked for");
          }
          if (toque >= alSoltar && azar() < 0.5) await alEmpezar(page, entero(azar, 0, TAJADAS));
          else await cuadros(page, entero(azar, 0, CUADROS));
          await comparar();
          const { etapa, respuesta: acto, ajeno } = await tocar(page, azar);
          pasos.push(`${acto} (${etapa})`);
          cuenta[etapa]++;
          if (ajeno) ajenos.push(etapa);
          antes = await escrito(page);
        }
        guiones.abrir();
        // An untouched form keeps its page as it is: this touch asks for the scripts.
        await page.locator(CAMPOS).and(page.locator(":enabled")).first().dispatchEvent("pointerdown");
        const { etapa } = prometido(ajenos, comparada);
        expect(await decidida(page), relato()).toBe(etapa === "viva");
        await cuadros(page, 2);
        await comparar();
        cuenta.openings++;
        cuenta.mismatches += errores.length;
      }
    },
  );
}

/** Does an action of a person, of their browser, or of something from outside. Gives its name and its stage. */
async function tocar(page: Page, azar: Azar) {
  if (azar() < PARTE_AJENA) {
    const ajeno = alguno(azar, Object.keys(AJENOS) as (keyof typeof AJENOS)[]);
    return { ...(await enEtapa(page, AJENOS[ajeno])), respuesta: ajeno, ajeno: true };
  }
  const toque = await enEtapa(page, tocarCampo, [CAMPOS, azar(), azar(), azar()] as const);
  return { ...toque, ajeno: false };
}

function tocarCampo([campos, fraccion, modo, letra]: readonly [string, number, number, number]): string {
  const alcanzables = [...document.querySelectorAll<HTMLInputElement>(campos)].filter(
    (campo) =>
      !campo.disabled &&
      campo.checkVisibility() &&
      (campo.closest("dialog") ?? !document.querySelector("dialog[open]")),
  );
  const campo = alcanzables[Math.floor(fraccion * alcanzables.length)];
  if (!campo) return "nothing to touch";
  const nombreYTipo = `${campo.name} (${campo.type})`;
  campo.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  campo.focus();
  if (modo < 0.2) return `tap ${nombreYTipo}`;
  if (/^(checkbox|radio)$/.test(campo.type)) {
    campo.click();
    return `tick ${nombreYTipo}`;
  }
  if (campo instanceof HTMLSelectElement) {
    campo.selectedIndex = Math.floor(letra * campo.length);
    campo.dispatchEvent(new Event("input", { bubbles: true }));
    campo.dispatchEvent(new Event("change", { bubbles: true }));
    return `choose ${nombreYTipo}`;
  }
  // The value is set past React's own setter, as keys and autofill do.
  const poner = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(campo) as object, "value")!.set!;
  const tecleado = modo < 0.7;
  poner.call(campo, tecleado ? `${campo.value}${Math.floor(letra * 10)}` : "12345678");
  campo.dispatchEvent(new InputEvent("input", { bubbles: true }));
  if (!tecleado) campo.dispatchEvent(new Event("change", { bubbles: true }));
  return `${tecleado ? "type" : "autofill"} ${nombreYTipo}`;
}

/** Everything that a person could lose: typed values, focus and caret. */
const escrito = (page: Page) =>
  // A single evaluation reads all: between two, React may replace the fields.
  page.evaluate((selector) => {
    const campos = [...document.querySelectorAll<HTMLInputElement>(selector)];
    const activo = document.activeElement as HTMLInputElement;
    return {
      campos: campos.map(({ name, type, value, checked }) => [name, type, value, checked].join(" ")),
      foco: `${campos.indexOf(activo)} ${activo.getAttribute("name") ?? ""}`,
      cursor: "selectionStart" in activo ? [activo.selectionStart, activo.selectionEnd] : null,
    };
  }, CAMPOS);

/**
 * Waits until React began to take the page over, and for `tajadas` of its slices; or a second when its scripts do not
 * load.
 */
const alEmpezar = (page: Page, tajadas: number) =>
  page.evaluate(async (cuantas) => {
    const bloque = document.getElementById("hidratar");
    const pedidos = document.querySelector("link[rel=modulepreload]");
    if (bloque && pedidos && !/^(ya|nunca)$/.test(bloque.dataset.cuando ?? "")) {
      await new Promise((resolve) => {
        new MutationObserver(resolve).observe(bloque, { attributes: true });
        AbortSignal.timeout(1000).onabort = resolve;
      });
    }
    // A message channel is the way in which the scheduler itself waits: it takes its turn with React's.
    const { port1, port2 } = new MessageChannel();
    for (let vez = 0; vez < cuantas; vez++) {
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  }, tajadas);

/** Waits for `cuantos` drawn frames. */
const cuadros = (page: Page, cuantos: number) =>
  page.evaluate(async (veces) => {
    for (let vez = 0; vez < veces; vez++) await new Promise(requestAnimationFrame);
  }, cuantos);

/** Holds the scripts of the page, to let them load one by one or all at once. */
async function hacerCola(page: Page) {
  let abierta = true;
  let cola: (() => void)[] = [];
  await page.route("**/assets/*.js", async (route: Route) => {
    if (!abierta) await new Promise<void>((resolve) => cola.push(resolve));
    // Requests of a page that was left have no receiver.
    await route.continue().catch(() => {});
  });
  const abrir = () => {
    abierta = true;
    for (const soltar of cola) soltar();
    cola = [];
  };
  return {
    abrir,
    cerrar: () => (abrir(), (abierta = false)),
    soltarUno() {
      const soltar = cola.shift();
      soltar?.();
      return soltar !== undefined;
    },
  };
}

/** Gives the last page that was sent, which can be sent again. */
function ultimoDocumento(page: Page) {
  let ultima: Response | undefined;
  const esDePagina = (request: Request) =>
    request.isNavigationRequest() && request.frame() === page.mainFrame();
  page.on("response", (response) => {
    if (esDePagina(response.request()) && response.headers()["content-type"]?.startsWith("text/html"))
      ultima = response;
  });
  return async () => {
    const { "set-cookie": _, ...headers } = ultima!.headers();
    return {
      url: ultima!.url(),
      respuesta: { status: ultima!.status(), headers, body: await ultima!.body() },
    };
  };
}
