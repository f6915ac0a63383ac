import { expect, test } from "../../support/journey";
import { llegarAlModal, sinResponder } from "../../support/modales";
import { crearPersona, entrarDirecto, titulo } from "../../support/pasos";
import { crearCita } from "../../support/videollamada";

const TELEFONO = { width: 360, height: 800 };

test("a link that is too old to undo a change leads to the two ways that are left", async ({ page }) => {
  await page.goto("/mi-perfil/deshacer?enlace=vencido");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Recuperar mi contraseña" })).toHaveAttribute(
    "href",
    "/recuperar-clave",
  );
  await expect(main.getByRole("link", { name: "Pedir ayuda" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Mi perfil" }), "nobody has signed in").toHaveCount(0);
  // The address after an action tells nothing to a person who did not do it.
  await page.goto("/mi-perfil/deshacer?hecho=");
  await expect(main.getByText("Este enlace ya se usó o venció.")).toBeVisible();
});

test("preferences that were saved say so, and stay where they were changed", async ({ page, server }) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/mi-zona-privada/preferencias");
  await page.getByRole("button", { name: "Guardar preferencias" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Guardamos tus temas" })).toBeVisible();
  await expect(page).toHaveURL(/\/mi-zona-privada\/preferencias$/);
});

test("on a telephone a second row is one line, with the page that is shown in sight", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.setViewportSize(TELEFONO);
  for (const [ruta, sala, aqui] of [
    ["/mi-zona-privada/historial", "Mi zona", "Tus logros"],
    ["/mi-perfil/plan", "Mi perfil", "Plan"],
  ] as const) {
    await page.goto(ruta);
    const fila = page.getByRole("navigation", { name: sala, exact: true });
    expect((await fila.boundingBox())!.height, sala).toBeLessThan(60);
    await expect(fila.getByRole("link", { name: aqui })).toBeInViewport({ ratio: 0.9 });
  }
});

test("a specialist's call leads to no account, and ends at a page of theirs", async ({ page }) => {
  await page.goto("/videollamada/especialista?fin");
  await expect(titulo(page, "Ya puedes cerrar esta ventana")).toBeVisible();
  await expect(page.getByRole("link", { name: "Salir" })).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByText("Tu cuenta")).toHaveCount(0);
});

test("with letters of twice the size the names in the bar are twice as large, and do not touch", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.setViewportSize(TELEFONO);
  await page.goto("/mi-zona-privada/saldo");
  const entradas = page.getByRole("navigation", { name: "Principal" }).getByRole("link");
  const letra = () => entradas.last().evaluate((entrada) => parseFloat(getComputedStyle(entrada).fontSize));
  const antes = await letra();
  // The icons stand on one line, also above a name of two lines.
  const iconos = entradas.filter({ visible: true }).locator("svg");
  const alturas = await iconos.evaluateAll((todos) =>
    todos.map((icono) => icono.getBoundingClientRect().top),
  );
  expect(alturas).toHaveLength(5);
  expect(new Set(alturas).size).toBe(1);
  for (const ciento of [100, 110, 120, 130, 150, 175, 200]) {
    await page.evaluate((porcentaje) => (document.documentElement.style.fontSize = `${porcentaje}%`), ciento);
    expect(await letra()).toBeCloseTo((antes * ciento) / 100);
    const palabras = await entradas.evaluateAll((todas) =>
      todas
        .filter((entrada) => entrada.getBoundingClientRect().width > 0)
        .map((entrada) => {
          const letras = document.createRange();
          letras.selectNodeContents(entrada.lastChild!);
          const { left, right, top } = letras.getBoundingClientRect();
          const renglones = letras.getClientRects().length;
          const partida = renglones > entrada.textContent.trim().split(/\s+/).length;
          return { nombre: entrada.textContent, left, right, fila: Math.round(top), partida };
        }),
    );
    expect(palabras).toHaveLength(5);
    expect(palabras.filter(({ partida }) => partida)).toEqual([]);
    for (const [indice, { nombre, left, fila }] of palabras.entries()) {
      const anterior = palabras[indice - 1];
      if (anterior?.fila === fila)
        expect(left - anterior.right, `${ciento} %: ${nombre}`).toBeGreaterThanOrEqual(4);
    }
  }
});

test("with letters of 130 % the bar of a telephone goes with the page, and keeps no room", async ({
  page,
  context,
}) => {
  await page.setViewportSize(TELEFONO);
  await page.goto("/ayuda");
  const barra = page.getByRole("navigation", { name: "Principal" });
  const lugar = () => barra.evaluate((nav) => getComputedStyle(nav).position);
  expect(await lugar()).toBe("fixed");
  const navegador = await context.newCDPSession(page);
  await navegador.send("Page.setFontSizes", { fontSizes: { standard: 21, fixed: 21 } });
  await expect.poll(lugar).toBe("static");
  const abajo = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).paddingBottom));
  expect(await abajo()).toBeLessThan(64);
  for (const { y, height } of await barra
    .getByRole("link")
    .evaluateAll((todas) => todas.map((enlace) => enlace.getBoundingClientRect().toJSON() as DOMRect)))
    expect(y + height).toBeLessThan(TELEFONO.height / 2);
});

test("the days of a month stand apart with letters of twice the size", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/bienestar-en-vivo/talleres-y-clases");
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const filas = await page.getByRole("row").evaluateAll((todas) =>
    (todas as HTMLTableRowElement[]).map((fila) =>
      [...fila.cells]
        .map((casilla) => casilla.querySelector("a, [aria-hidden]") ?? casilla)
        .filter(({ lastChild }) => lastChild !== null)
        .map(({ lastChild }) => {
          const letras = document.createRange();
          letras.selectNodeContents(lastChild!);
          const { left, right } = letras.getBoundingClientRect();
          return { texto: lastChild!.textContent, left, right, renglones: letras.getClientRects().length };
        }),
    ),
  );
  expect(filas.length).toBeGreaterThan(4);
  for (const fila of filas) {
    for (const [indice, { texto, left, renglones }] of fila.entries()) {
      expect(renglones, texto!).toBe(1);
      const anterior = fila[indice - 1];
      if (anterior) expect(left - anterior.right, texto!).toBeGreaterThanOrEqual(4);
    }
  }
});

test("the private zone begins with what runs out, then what is next, and then the rest", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  crearCita(server, persona, 3 * 24 * 60);
  await page.goto("/bienestar-en-vivo/conversar-de-plata-en-casa");
  await page.getByRole("navigation", { name: "Fechas" }).getByRole("link").nth(4).click();
  await page.getByRole("button", { name: "Inscribirme" }).click();
  await expect(titulo(page, "Paga tu lugar")).toBeVisible();
  sinResponder(server, persona, "politicas");
  await page.goto("/mi-zona-privada?modal=ninguno");
  const main = page.getByRole("main");
  const alturas: number[] = [];
  for (const parte of [
    main.getByRole("region", { name: "Tu reserva sin terminar" }),
    main.getByRole("region", { name: "Tu próxima sesión" }),
    main.getByRole("region", { name: "Tu saldo" }),
    main.getByRole("link", { name: "Leer los términos y responder" }),
  ])
    alturas.push((await parte.boundingBox())!.y);
  expect(alturas).toEqual(alturas.toSorted((a, b) => a - b));
});

/** Font sizes in percent that many people set, and the largest one (see the next test). */
const LETRAS = [100, 110, 115, 130, 200];

test("the header is one row up to letters of 115 %, and never parts a word", async ({ page, server }) => {
  const persona = crearPersona(server);
  for (const conCuenta of [false, true]) {
    if (conCuenta) await entrarDirecto(page, server, persona);
    for (const width of [320, 360, 899, 900, 1000, 1280, 1301, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/ayuda");
      const cabecera = page.getByRole("banner");
      for (const ciento of LETRAS) {
        await page.evaluate(
          (porcentaje) => (document.documentElement.style.fontSize = `${porcentaje}%`),
          ciento,
        );
        const donde = `${width} px, ${ciento} %, ${conCuenta ? "con" : "sin"} cuenta`;
        if (ciento <= 115) expect((await cabecera.boundingBox())!.height, donde).toBeLessThan(2 * 44);
        const partidas = await cabecera.getByRole("link").evaluateAll((todas) =>
          todas
            .filter(
              (enlace) => enlace.getBoundingClientRect().width > 0 && enlace.lastChild?.nodeName === "#text",
            )
            .filter((enlace) => {
              const letras = document.createRange();
              letras.selectNodeContents(enlace.lastChild!);
              return letras.getClientRects().length > enlace.textContent.trim().split(/\s+/).length;
            })
            .map(({ textContent }) => textContent),
        );
        expect(partidas, donde).toEqual([]);
      }
    }
  }
});

test("a number's country is folded below it", async ({ page, server }) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/mi-perfil?editar=contacto");
  const pais = page.getByLabel("País del celular");
  await expect(pais).toBeHidden();
  await page.getByText("Cambiar país").click();
  await expect(pais).toBeVisible();
});

test("the draw's sheet has its button in sight on a telephone", async ({ page, server }) => {
  await page.setViewportSize(TELEFONO);
  await llegarAlModal(page, server, "actualizar-datos");
  await expect(page.getByRole("button", { name: "Aceptar y continuar" })).toBeInViewport({ ratio: 1 });
});

test("the welcome is answered by one button, and is not over the agenda of whoever has just paid", async ({
  page,
  server,
}) => {
  await llegarAlModal(page, server, "bienvenida");
  await page.goto("/mi-zona-privada?modal=ninguno");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto("/mi-zona-privada?modal=bienvenida");
  const bienvenida = page.getByRole("dialog", { name: "Te damos la bienvenida" });
  await expect(bienvenida.getByRole("button")).toHaveText(["", "Empezar"]);
  await bienvenida.getByRole("button", { name: "Empezar" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto("/mi-zona-privada");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the welcome that was not answered comes back in the next visit, and not in this one", async ({
  page,
  context,
  server,
}) => {
  await llegarAlModal(page, server, "bienvenida");
  for (const direccion of ["/especialista", "/mi-zona-privada"]) {
    await page.goto(direccion);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await context.clearCookies({ name: /modal$/ });
  await page.goto("/especialista");
  await page.goto("/mi-zona-privada");
  await expect(page).toHaveURL(/modal=bienvenida$/);
  await expect(page.getByRole("dialog", { name: "Te damos la bienvenida" })).toBeVisible();
});
