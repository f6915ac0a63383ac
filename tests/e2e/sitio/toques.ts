import type { Page, Request, Response, Route } from "@playwright/test";
import { AJENOS } from "../../support/ajeno";
import { decidida } from "../../support/hidratacion";
import { expect, test } from "../../support/journey";
import { leerPantallas } from "../../support/pantallas";
import { alguno, entero, makeAzar, type Azar } from "../../load/azar";

/**
 * `npm test -- toques`: every screen whose scripts may come is opened again and again, and touched at random moments
 * before its scripts come, between them, while React takes over and after it. Nothing typed, chosen or ticked is lost,
 * and no error is thrown. Outside the usual run: it takes hours. Its titles tell the seed: `TOQUES_SEMILLA`
 * walks as that run did, `TOQUES_VECES` says how often a screen is opened, `--grep` takes a piece of it.
 */
const SEMILLA = Number(process.env.TOQUES_SEMILLA || 1);
const VECES = Number(process.env.TOQUES_VECES || 30);

/** A moment without a touch lasts up to so many frames. */
const CUADROS = 4;
const MAXIMO_DE_TOQUES = 6;
/** As slow as a cheap telephone: hydration takes several frames. */
const LENTITUD = [1, 4, 8];

const CAMPOS = "form:not([role=search]) :is(input:not([type=hidden]), textarea, select)";

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

      const errores: string[] = [];
      page.on("pageerror", (error) => errores.push(String(error)));
      // The page that answered a form too: the same bytes again, and nothing is sent twice.
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
        const cual = () => `opening ${vez}: ${pasos.join(", ")}`;
        errores.length = 0;
        let enMedio = false;
        let antes = await escrito(page);
        const comparar = async () => {
          expect(await escrito(page), cual()).toEqual(antes);
          // React reports what changes in the middle of its work; what is typed comes back all the same.
          expect(enMedio ? [] : errores, cual()).toEqual([]);
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
          await cuadros(page, entero(azar, 0, CUADROS));
          await comparar();
          const toco = await tocar(page, azar);
          pasos.push(toco);
          enMedio ||= toco in AJENOS && (await page.locator("#hidratar[data-cuando=ya]").count()) > 0;
          antes = await escrito(page);
        }
        guiones.abrir();
        // A page whose form nobody touched stays as it is: this touch asks for the scripts.
        await page.locator(CAMPOS).and(page.locator(":enabled")).first().dispatchEvent("pointerdown");
        await decidida(page);
        await cuadros(page, 2);
        await comparar();
      }
      test.info().annotations.push({ type: "openings", description: String(VECES) });
    },
  );
}

/** One act of a person, of their browser, or of something that is not ours. Answers its name. */
async function tocar(page: Page, azar: Azar): Promise<string> {
  if (azar() < 0.1) {
    const ajeno = alguno(azar, Object.keys(AJENOS) as (keyof typeof AJENOS)[]);
    await page.evaluate(AJENOS[ajeno]);
    return ajeno;
  }
  return page.locator(CAMPOS).evaluateAll(
    (todos, [cual, modo, letra]) => {
      const campos = (todos as HTMLInputElement[]).filter(
        (uno) =>
          !uno.disabled &&
          uno.checkVisibility() &&
          (uno.closest("dialog") ?? !document.querySelector("dialog[open]")),
      );
      const campo = campos[Math.floor(cual * campos.length)];
      if (!campo) return "nothing to touch";
      const quien = `${campo.name} (${campo.type})`;
      campo.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      campo.focus();
      if (modo < 0.2) return `tap ${quien}`;
      if (/^(checkbox|radio)$/.test(campo.type)) {
        campo.click();
        return `tick ${quien}`;
      }
      if (campo instanceof HTMLSelectElement) {
        campo.selectedIndex = Math.floor(letra * campo.length);
        campo.dispatchEvent(new Event("input", { bubbles: true }));
        campo.dispatchEvent(new Event("change", { bubbles: true }));
        return `choose ${quien}`;
      }
      // Past React's own setter, as keys and autofill write.
      const poner = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(campo) as object, "value")!.set!;
      const tecleado = modo < 0.7;
      poner.call(campo, tecleado ? `${campo.value}${Math.floor(letra * 10)}` : "12345678");
      campo.dispatchEvent(new InputEvent("input", { bubbles: true }));
      if (!tecleado) campo.dispatchEvent(new Event("change", { bubbles: true }));
      return `${tecleado ? "type" : "autofill"} ${quien}`;
    },
    [azar(), azar(), azar()] as const,
  );
}

/** All that somebody would lose, and where they are. */
const escrito = (page: Page) =>
  page.locator(CAMPOS).evaluateAll((campos) => ({
    campos: (campos as HTMLInputElement[]).map(({ name, type, value, checked }) =>
      [name, type, value, checked].join(" "),
    ),
    foco: document.activeElement?.getAttribute("name") ?? "",
  }));

/** What the browser does next is done and drawn, so many times. */
const cuadros = (page: Page, cuantos: number) =>
  page.evaluate(async (veces) => {
    for (let vez = 0; vez < veces; vez++) await new Promise(requestAnimationFrame);
  }, cuantos);

/** Holds the scripts of the page, to let them go one by one or all at once. */
async function hacerCola(page: Page) {
  let abierta = true;
  let cola: (() => void)[] = [];
  await page.route("**/assets/*.js", async (route: Route) => {
    if (!abierta) await new Promise<void>((resolve) => cola.push(resolve));
    // Those of a page that was left are nobody's any more.
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
      const uno = cola.shift();
      uno?.();
      return uno !== undefined;
    },
  };
}

/** The last page that came over the wire, to be answered with again. */
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
