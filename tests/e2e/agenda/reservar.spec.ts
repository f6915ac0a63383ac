import { crearEspecialista } from "../../support/especialista";
import { expect, test } from "../../support/journey";
import {
  crearPersona,
  cuentasDe,
  dejarVencer,
  direccionDeAgenda,
  diasLibres,
  horasLibres,
  llenarEntrada,
  reservar,
  entrarDirecto,
  HASTA,
  resumenDeErrores,
  sesionesEnAgenda,
  titulo,
} from "../../support/pasos";
import { irA, pulsar } from "../../support/teclado";

test("from the home page to a session that is paid with saldo", async ({ page, server }) => {
  const { nombre } = await crearEspecialista(server);
  const persona = crearPersona(server, 3);
  await page.goto("/");
  await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Sesiones" }).click();
  await expect(titulo(page, "Elige especialista")).toBeVisible();
  await page.getByRole("link", { name: nombre, exact: true }).click();
  await expect(titulo(page, nombre)).toBeVisible();
  const ficha = page.getByRole("region", { name: "Tu sesión" });
  for (const cerca of [ficha.getByText(/S\/\s*95\.00/), ficha.getByRole("link", { name: "Agendar" })]) {
    await expect(cerca).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole("main")).toContainText("Colegio de Psicólogos del Perú, C.Ps.P.");
  await expect(page.getByRole("main")).not.toContainText("con tu bono");
  await diasLibres(page).nth(1).click();

  // A visitor signs in, and comes back to the chosen day.
  await expect(titulo(page, "Iniciar sesión")).toBeVisible();
  await llenarEntrada(page, persona);
  await expect(titulo(page, `Tu sesión con ${nombre}`)).toBeVisible();
  expect(new URL(page.url()).searchParams.get("dia")).toMatch(/^\d{4}-\d\d-\d\d$/);
  const hora = /hora=(\d\d:\d\d)/.exec((await horasLibres(page).first().getAttribute("href"))!)![1]!;
  await horasLibres(page).first().click();
  const eleccion = page.getByRole("region", { name: "Tu elección" });
  // The page scrolls to the choice, and the hours stay in sight above it.
  await expect(eleccion.getByRole("button", { name: "Reservar" })).toBeInViewport();
  await expect(horasLibres(page).first()).toBeInViewport();
  expect((await eleccion.locator("strong").boundingBox())!.height).toBeLessThanOrEqual(28);
  await expect(eleccion).toContainText(/S\/\s*0\.00 con tu bono/);
  await expect(eleccion.getByRole("button", { name: "Reservar" })).toHaveAccessibleDescription(
    "Lo separamos 10 minutos para ti. Todavía no pagas nada.",
  );
  await page.getByRole("button", { name: "Reservar" }).click();

  await expect(titulo(page, "Resumen de tu sesión")).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText(hora);
  await expect(main).toContainText(nombre);
  await expect(main).toContainText("Sesión de Psicología, 50 min");
  await expect(main).toContainText("IGV (18 %)");
  await expect(main).toContainText(/S\/\s*95\.00/);
  await expect(main).toContainText("Tienes 3 bonos: usas 1 y no pagas nada más.");
  const resumen = page.url();

  await page.getByRole("button", { name: "Usar mi saldo" }).click();
  await expect(resumenDeErrores(page)).toContainText("Marca «Autorizo que usen mis datos de salud");
  await expect(page.getByRole("checkbox")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("checkbox")).toHaveAccessibleDescription(/Este campo es obligatorio/);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Usar mi saldo" }).click();

  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible();
  await expect(main).toContainText("La pagaste con 1 bono de tu saldo.");
  await expect(main).toContainText("Es por videollamada: la sala abre el");
  const calendario = page.getByRole("link", { name: "Añadir al calendario" });
  // The next steps come before the line for a crisis.
  const ayuda = (await main.getByRole("link", { name: /^Llamar/ }).boundingBox())!;
  expect((await calendario.boundingBox())!.y).toBeLessThan(ayuda.y);
  const ics = await page.request.get((await calendario.getAttribute("href"))!);
  expect(await ics.text()).toContain(`SUMMARY:Sesión de Psicología con ${nombre}`);

  // A reload or the back button does nothing a second time.
  await page.reload();
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible();
  await page.goto(resumen);
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible();
  await page.goBack();
  await page.goForward();

  const sesiones = await sesionesEnAgenda(page);
  await expect(sesiones).toHaveCount(1);
  await expect(sesiones).toHaveAccessibleName(`Sesión con ${nombre}`);
  await expect(sesiones).toContainText(hora);
  await page.goto("/mi-zona-privada");
  await expect(page.getByRole("region", { name: "Tu saldo" })).toContainText("2 bonos");
  await expect(page.getByRole("region", { name: "Tu próxima sesión" })).toContainText(`${hora}${nombre}`);
  await page.getByRole("region", { name: "Tu saldo" }).getByRole("link", { name: "Tu saldo" }).click();
  await expect(page.getByRole("region", { name: "Bonos que tienes" })).toContainText(/Psicología2 bonos/);
  await sesionesEnAgenda(page);

  // Mails, calendars and notices lead to this page, so the link to the call comes first.
  await sesiones.getByRole("link", { name: nombre, exact: true }).click();
  await expect(titulo(page, `Tu sesión con ${nombre}`)).toBeVisible();
  const primera = page.getByRole("main").getByRole("region").first();
  await expect(primera).toHaveAccessibleName("Tu videollamada");
  await expect(primera.getByRole("link", { name: "Prueba tu cámara y tu micrófono" })).toBeVisible();
});

test("a time that was chosen and left stands as a banner until it ends, for its person alone", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await reservar(page, await crearEspecialista(server));
  const resumen = page.url();
  const banda = page.getByRole("link", {
    name: new RegExp(`^Separado hasta las ${HASTA}: termina tu reserva$`),
  });
  for (const donde of ["/", "/mi-zona-privada"]) {
    await page.goto(donde);
    await banda.click();
    await expect(page).toHaveURL(resumen);
  }
  // The home page of a visitor comes from memory, without anything that another person was shown.
  for (const vez of ["primera", "segunda"]) {
    expect(await (await fetch(server.url)).text(), vez).not.toContain("termina tu reserva");
  }
  dejarVencer(server, persona);
  for (const donde of ["/", "/mi-zona-privada"]) {
    await page.goto(donde);
    await expect(titulo(page, /./)).toBeVisible();
    await expect(banda).toHaveCount(0);
  }
});

test("the agenda opens the next session; the others are rows that open at a touch", async ({
  page,
  server,
}) => {
  const { con, nombre } = await crearEspecialista(server);
  await entrarDirecto(page, server, crearPersona(server, 2));
  for (const dia of [2, 3]) {
    await reservar(page, { con, dia });
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Usar mi saldo" }).click();
    await expect(titulo(page, "Tu sesión está reservada")).toBeVisible();
  }
  const sesiones = await sesionesEnAgenda(page);
  await expect(sesiones).toHaveCount(2);
  const cancelar = (indice: number) =>
    sesiones.nth(indice).getByRole("link", { name: `Cancelar la sesión con ${nombre}` });
  await expect(cancelar(0)).toBeVisible();
  await expect(cancelar(1)).toHaveCount(0);
  await sesiones.nth(1).getByText(nombre).first().click();
  await expect(cancelar(1)).toBeVisible();
});

test("going back to the summary after paying and sending it again spends nothing more", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server, 2);
  await entrarDirecto(page, server, persona);
  await reservar(page, await crearEspecialista(server));
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Usar mi saldo" }).click();
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible();

  await page.goBack();
  // A browser may show the summary from its memory; sending it again leads to the same session.
  const otraVez = page.getByRole("button", { name: "Usar mi saldo" });
  if (await otraVez.isVisible()) {
    await page.getByRole("checkbox").check();
    await otraVez.click();
  }
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible();
  expect(cuentasDe(server, persona)).toEqual({ citas: 1, pedidosPagados: 1, cobrosHechos: 0, gastados: 1 });
});

test("without saldo the summary offers the card only", async ({ page, server }) => {
  await entrarDirecto(page, server, crearPersona(server));
  await reservar(page, await crearEspecialista(server));
  await expect(page.getByRole("button", { name: "Pagar" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Usar mi saldo" })).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("No tienes bonos para esta especialidad.");

  // The page counts the steps to the end, and folds what few people need.
  await expect(page.getByText("Paso 4 de 4: Revisa y paga")).toBeVisible();
  const cupon = page.getByLabel(/^Cupón/);
  const igv = page.getByText("IGV (18 %)");
  for (const plegado of [cupon, igv]) await expect(plegado).toBeHidden();
  await page.getByText("Ver el detalle").click();
  await page.getByText("Tengo un cupón").click();
  for (const plegado of [cupon, igv]) await expect(plegado).toBeVisible();
});

test("each choice of /agendar has an address, and going back keeps what was chosen", async ({
  page,
  server,
}) => {
  const { nombre } = await crearEspecialista(server);
  await entrarDirecto(page, server, crearPersona(server));
  const main = page.getByRole("main");
  await page.goto("/agendar");
  await expect(page).toHaveTitle(/^Agendar una sesión · /);
  await pulsar(page, main.getByRole("link", { name: "Psicología" }));
  await expect(page).toHaveURL(/\/agendar\/psicologia$/);
  await expect(page).toHaveTitle(/^Elige a tu especialista · Psicología · /);
  await pulsar(page, main.getByRole("link", { name: new RegExp(`^${nombre}`) }));
  await expect(titulo(page, `Tu sesión con ${nombre}`)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^Elige día y hora con ${nombre} · `));
  const dia = diasLibres(page).nth(1);
  await expect(dia).toHaveAccessibleName(
    /^(lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d+ ?, \d+ horarios?$/,
  );
  await pulsar(page, dia);
  await expect(page).toHaveURL(/&dia=/);
  const elegido = diasLibres(page).and(page.locator("[aria-current=date]"));
  const conDia = page.url();
  const fecha = new URL(conDia).searchParams.get("dia")!;
  await expect(elegido).toHaveAttribute("href", new RegExp(`dia=${fecha}`));
  const hora = horasLibres(page).nth(1);
  const textoDeHora = (await hora.textContent())!;
  // The way on comes right after the choice in the order of the Tab key.
  expect(await irA(page, hora)).toBeLessThanOrEqual(3);
  await page.keyboard.press("Enter");
  await expect(main).toMatchAriaSnapshot(`
    - heading "Tu sesión con ${nombre}" [level=1]
    - region "Tu elección":
      - button "Reservar"
  `);
  await expect(horasLibres(page).and(page.locator("[aria-current]"))).toContainText(textoDeHora);
  expect(await irA(page, page.getByRole("button", { name: "Reservar" }))).toBeLessThanOrEqual(15);

  await page.goBack();
  await expect(page).toHaveURL(conDia);
  await expect(elegido).toHaveAttribute("href", new RegExp(`dia=${fecha}`));
  await page.goBack();
  await expect(titulo(page, `Tu sesión con ${nombre}`)).toBeVisible();
  await page.goBack();
  await expect(titulo(page, "Elige a tu especialista en Psicología")).toBeVisible();
});

test("seven days stand in one row over the hours of the first, with links to earlier and later ones", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  const { con } = await crearEspecialista(server, { ventanaEnDias: 32 });
  await page.goto(direccionDeAgenda(con));
  await expect(diasLibres(page)).toHaveCount(7);
  const [primero, ultimo] = [diasLibres(page).first(), diasLibres(page).last()];
  expect((await ultimo.boundingBox())!.y).toBe((await primero.boundingBox())!.y);
  await expect(primero).toHaveAttribute("aria-current", "date");
  await expect(horasLibres(page).first()).toBeInViewport();
  const deAntes = await primero.getAttribute("href");
  await page.getByRole("link", { name: "Más días" }).click();
  await expect(page).toHaveURL(/desde=[\d-]{10}#dias$/);
  await expect(primero).not.toHaveAttribute("href", deAntes!);
  await expect(primero).toHaveAttribute("aria-current", "date");
  await page.getByRole("link", { name: "Días anteriores" }).click();
  await expect(primero).toHaveAttribute("href", deAntes!);
});

test("more time can be asked for once", async ({ page, server }) => {
  await entrarDirecto(page, server, crearPersona(server));
  await reservar(page, await crearEspecialista(server));
  const aviso = page.getByText(/Separado para ti hasta las/);
  const antes = /las (\d\d:\d\d)/.exec(await aviso.innerText())![1]!;
  await page.getByRole("button", { name: "Necesito 5 minutos más" }).click();
  await expect(page.getByRole("button", { name: "Necesito 5 minutos más" })).toHaveCount(0);
  const despues = /las (\d\d:\d\d)/.exec(await aviso.innerText())![1]!;
  expect((enMinutos(despues) - enMinutos(antes) + 1440) % 1440).toBe(5);
});

const enMinutos = (hora: string) => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3));

/**
 * Sizes of windows: a telephone, the same on its side, and a laptop; each with the font size that its owner has set.
 */
const VENTANAS = [
  { width: 360, height: 800 },
  { width: 740, height: 360 },
  { width: 1440, height: 900 },
];
const LETRAS_EN_PX = [16, 21, 24, 32];

test("nothing that takes the focus stands behind the chosen time, at any size of letters", async ({
  page,
  context,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  const { con } = await crearEspecialista(server);
  await page.goto(direccionDeAgenda(con));
  await diasLibres(page).first().click();
  await horasLibres(page).first().click();
  const eleccion = page.getByRole("region", { name: "Tu elección" });
  await expect(eleccion).toBeVisible();
  const navegador = await context.newCDPSession(page);
  for (const standard of LETRAS_EN_PX) {
    await navegador.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
    for (const ventana of VENTANAS) {
      await page.setViewportSize(ventana);
      const donde = `${ventana.width} × ${ventana.height}, ${standard} px`;
      await diasLibres(page).first().focus();
      const paradas = await page.getByRole("main").getByRole("link").count();
      const tapadas: string[] = [];
      for (let parada = 0; parada < paradas + 2; parada++) {
        await page.keyboard.press("Tab");
        const tapada = await page.evaluate(() => {
          const enfocado = document.activeElement!;
          if (!enfocado.closest("main")) return null;
          const { left, top, width, height } = enfocado.getBoundingClientRect();
          const encima = document.elementFromPoint(left + width / 2, top + height / 2);
          return encima && enfocado.contains(encima) ? null : enfocado.textContent;
        });
        if (tapada !== null) tapadas.push(tapada);
      }
      expect(tapadas, donde).toEqual([]);
    }
  }
});
