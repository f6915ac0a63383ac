import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journey";
import {
  escribirCupon,
  conDatos,
  crearPersona,
  entrarDirecto,
  ESPERA_LARGA,
  HASTA,
  pagarCon,
  TARJETA,
  titulo,
} from "../../support/pasos";
import { type SqliteStatement } from "../../../server/platform/database/sqliteFile";

const TALLER = "/bienestar-en-vivo/conversar-de-plata-en-casa";

/** Asks for a place in one of the workshop's dates. Gives the address of the date. */
async function tomarLugar(page: Page, indice: number): Promise<string> {
  await page.goto(TALLER);
  await page.getByRole("navigation", { name: "Fechas" }).getByRole("link").nth(indice).click();
  const direccion = page.url();
  await page.getByRole("button", { name: "Inscribirme", exact: true }).click();
  return direccion;
}

test("a place that costs something is paid, told, seen in the zone and left with everything back", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto(TALLER);
  await expect(page.getByRole("main")).toContainText("S/ 25.00");
  await page.getByRole("navigation", { name: "Fechas" }).getByRole("link").nth(1).click();
  const direccion = page.url();
  await page.getByRole("button", { name: "Inscribirme" }).click();
  await expect(titulo(page, "Paga tu lugar")).toBeVisible();
  // The sum stands there once; its parts and the coupon box are folded.
  await expect(page.getByRole("main").getByText(/S\/\s25\.00/)).toHaveCount(1);
  await expect(page.getByLabel("Cupón")).toBeHidden();
  await page.getByText("Ver el detalle").click();
  await expect(page.getByText("IGV (18 %)")).toBeVisible();
  await escribirCupon(page, "BIENESTAR20");
  await page.getByRole("button", { name: "Aplicar" }).click();
  await expect(page.getByRole("main")).toContainText("S/ 20.00");
  await page.getByRole("button", { name: "Pagar", exact: true }).click();
  await pagarCon(page, TARJETA.aprobada);
  await expect(titulo(page, "Tu lugar está reservado")).toBeVisible({ timeout: ESPERA_LARGA });
  await expect(page).toHaveTitle(/^Tu lugar está reservado\b/);
  // The scene of the workshop heads the page, and its one main button is in the first screen.
  const main = page.getByRole("main");
  await expect(main.locator("img[src*='/talleres.svg#']")).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole("link", { name: "Añadir al calendario" })).toBeInViewport({ ratio: 1 });
  const linea = main.getByRole("list").first();
  await expect(linea.getByRole("listitem")).toHaveText(["PedidoPagado", "PagoAprobado", "LugarReservado"]);
  // The page tells everything that the person has to know before paying.
  await expect(page.getByRole("main")).toContainText(/Podrás entrar desde las \d\d:\d\d/);
  await expect(page.getByRole("main")).toContainText(/sin costo hasta el .+, \d\d:\d\d: vuelve todo/);
  await expect(page.getByRole("link", { name: "Añadir al calendario" })).toHaveAttribute(
    "href",
    /\/taller\.ics\?fecha=/,
  );
  await expect(page.getByRole("link", { name: "Ver mi pago" })).toBeVisible();
  await page.getByRole("link", { name: "Ver tu comprobante" }).click();
  await expect(page.getByRole("article")).toContainText("Lugar en vivo");
  await page.goto("/mi-zona-privada/agenda");
  await expect(page.getByRole("article", { name: /^Taller: Conversar de plata en casa/ })).toBeVisible();

  await page.goto(direccion);
  await expect(page.getByRole("heading", { name: "Tu lugar está reservado" })).toBeVisible();
  await expect(page.getByText(/Si dejas tu lugar ahora, te devolvemos S\/\s20\.00/)).toBeVisible();
  const dejar = page.getByRole("button", { name: "Dejar mi lugar", exact: true });
  await dejar.click();
  const region = page.getByRole("region", { name: "Tu lugar está reservado" });
  await expect(region).toContainText(/Vuelve S\/\s20\.00/);
  await region.getByRole("link", { name: "Conservar mi lugar" }).click();
  await expect(page).toHaveURL(direccion);
  await dejar.click();
  await region.getByRole("button", { name: "Sí, dejar mi lugar" }).click();
  await expect(
    page.getByText("Dejaste tu lugar. Te devolvemos a tu tarjeta todo lo que pagaste."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Inscribirme" })).toBeVisible();
});

test("a place that waits for its payment is told on the home page and in the zone, with the way to pay", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  await tomarLugar(page, 1);
  await expect(titulo(page, "Paga tu lugar")).toBeVisible();
  const pagar = page.url();
  await page.goto("/");
  await expect(page.getByRole("main")).toContainText(new RegExp(`Te lo guardamos hasta las ${HASTA}\\.`));
  await page.getByRole("link", { name: "Pagar mi lugar" }).click();
  await expect(page).toHaveURL(pagar);
  await page.goto("/mi-zona-privada");
  // A thing with a deadline comes before all others.
  const urgente = page.getByRole("main").getByRole("region").first();
  await expect(urgente).toHaveAccessibleName("Tu reserva sin terminar");
  await expect(urgente).toContainText("Conversar de plata en casa");
  await expect(urgente.getByRole("link", { name: /^Separado hasta las/ })).toHaveAttribute(
    "href",
    new URL(pagar).pathname + new URL(pagar).search,
  );
  await page.goto("/mi-zona-privada/agenda");
  const articulo = page.getByRole("article", { name: /^Taller: Conversar de plata en casa/ });
  await expect(articulo).toContainText(new RegExp(`Te lo guardamos hasta las ${HASTA}\\.`));
  await articulo.getByRole("link", { name: "Pagar mi lugar" }).click();
  await expect(page).toHaveURL(pagar);
});

test("who is too slow to pay is told so on the page of the date, however they come back to it", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  const direccion = await tomarLugar(page, 4);
  await expect(titulo(page, "Paga tu lugar")).toBeVisible();
  const pagar = page.url();
  const deLaPersona = <T>(sql: string, hacer: (sentencia: SqliteStatement) => T) =>
    conDatos(server, (db) => hacer(db.prepare(sql)));
  deLaPersona("update inscripciones set expira_en = ? where id_persona = ?", (sentencia) =>
    sentencia.run(new Date(Date.now() - 1000).toISOString(), persona.idPersona),
  );
  await expect
    .poll(
      () =>
        deLaPersona("select estado from inscripciones where id_persona = ?", (sentencia) =>
          sentencia.pluck().get(persona.idPersona),
        ),
      { timeout: ESPERA_LARGA },
    )
    .toBe("terminada");
  const mensaje = page.getByText("El tiempo para pagar ese lugar terminó. No te cobramos.");
  await page.getByRole("button", { name: "Pagar", exact: true }).click();
  await expect(mensaje).toBeVisible();
  await expect(page).toHaveURL(direccion);
  await page.goto(pagar);
  await expect(mensaje).toBeVisible();
  await expect(page.getByRole("button", { name: "Inscribirme", exact: true })).toBeVisible();
  // Another person does not learn that such a place ever existed.
  await entrarDirecto(page, server, crearPersona(server));
  expect((await page.goto(pagar))?.status()).toBe(404);
});

test("a place whose payment is under way is told as that wherever it stands, and asks for no other", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  const direccion = await tomarLugar(page, 3);
  await page.getByRole("button", { name: "Pagar", exact: true }).click();
  await pagarCon(page, TARJETA.pendienteAprobada);
  await expect(titulo(page, "Estamos confirmando tu pago")).toBeVisible();
  // The bank takes longer to decide than this journey.
  conDatos(server, (db) => {
    db.prepare(
      `update pasarela_pagos set pendiente_hasta = ?
       where id = (select id from pasarela_pagos order by creado_en desc limit 1)`,
    ).run(new Date(Date.now() + 60 * 60_000).toISOString());
  });
  await page.goto(direccion);
  const region = page.getByRole("region", { name: "Estamos confirmando tu pago" });
  await expect(region).toContainText("No pagues otra vez");
  await expect(region).toContainText(
    "Si dejas tu lugar ahora y el banco aprueba el pago, te lo devolvemos completo.",
  );
  await expect(page.getByRole("navigation", { name: "Fechas" })).toContainText("estamos confirmando tu pago");
  for (const [donde, parte] of [
    ["/mi-zona-privada/agenda", page.getByRole("article", { name: /^Taller: Conversar de plata en casa/ })],
    ["/", page.getByRole("main")],
    [direccion, region],
  ] as const) {
    await page.goto(donde);
    await expect(parte).toContainText("Estamos confirmando tu pago");
    await expect(parte).not.toContainText(/Falta pagar|Pagar mi lugar/);
    await parte.getByRole("link", { name: "Ver mi pago" }).click();
    await expect(page.getByText("Tu pago se está procesando")).toBeVisible();
  }
});

test("before a place is paid it is said until when leaving it is free, or that it is not", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto(TALLER);
  await expect(page.getByRole("main")).toContainText("Demostración: en la sala verás un video nuestro");
  const region = page.getByRole("region", { name: "Inscríbete en esta fecha" });
  // The price comes before the button, and so does a rule that gives nothing back.
  await expect(region).toContainText(
    /S\/\s25\.00 · .*(Inscribirme\s*Puedes dejarlo sin costo hasta el|Si pagas ahora.*Inscribirme$)/s,
  );
  await page.getByRole("navigation", { name: "Fechas" }).getByRole("link").nth(1).click();
  const fecha = new URL(page.url()).searchParams.get("fecha")!;
  await page.getByRole("button", { name: "Inscribirme", exact: true }).click();
  const antes = page.getByRole("region", { name: "Antes de pagar" });
  await expect(antes, "before they pay").toContainText("Demostración: en la sala verás un video nuestro");
  await expect(antes).toContainText(/sin costo hasta el \S+ \d+ de \w+( de \d{4})?, \d\d:\d\d/);
  const empieza = (enMinutos: number) =>
    conDatos(server, (db) =>
      db
        .prepare("update fechas_de_taller set inicio = ?, fin = ? where uid = ? and fecha = ?")
        .run(
          new Date(Date.now() + enMinutos * 60_000).toISOString(),
          new Date(Date.now() + (enMinutos + 60) * 60_000).toISOString(),
          "conversar-de-plata-en-casa",
          fecha,
        ),
    );
  empieza(60 * 20);
  await page.reload();
  await expect(antes).toContainText("no vuelve lo que pagaste");
  await expect(antes).not.toContainText("sin costo hasta");
});

test("a place that is kept and not paid is told of on the way back, with what its order costs", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  const direccion = await tomarLugar(page, 3);
  await expect(titulo(page, "Paga tu lugar")).toBeVisible();
  const aviso = page.getByRole("region", { name: "Tu reserva sin terminar" });
  await page.goto("/mi-zona-privada");
  await expect(aviso).toContainText("Conversar de plata en casa");
  await expect(page.getByRole("region", { name: "Tu próxima sesión" })).toContainText("Aún sin fecha");
  await page.goto("/bienestar-en-vivo");
  await expect(aviso).toContainText("Conversar de plata en casa");
  await aviso
    .getByRole("link", { name: new RegExp(`^Separado hasta las ${HASTA}: termina tu reserva$`) })
    .click();
  await expect(titulo(page, "Paga tu lugar")).toBeVisible();
  await escribirCupon(page, "BIENESTAR20");
  await page.getByRole("button", { name: "Pagar", exact: true }).click();
  await expect(page.getByLabel("Número de tarjeta")).toBeVisible();
  await page.goto(direccion);
  const region = page.getByRole("region", { name: "Falta pagar" });
  await expect(region).toContainText("Cuando lo pagues, puedes dejarlo sin costo hasta el");
  await expect(region).toContainText(/Cuesta S\/\s20\.00/);
  await expect(region).not.toContainText("25.00");
});

test("who keeps three places unpaid and asks for another is led to those", async ({ page, server }) => {
  await entrarDirecto(page, server, crearPersona(server));
  const porPagar: string[] = [];
  for (const indice of [1, 3, 4]) {
    await tomarLugar(page, indice);
    await expect(titulo(page, "Paga tu lugar")).toBeVisible();
    porPagar.push(new URL(page.url()).pathname + new URL(page.url()).search);
  }
  await tomarLugar(page, 5);
  await expect(page.getByRole("alert")).toContainText("Puedes guardar hasta 3 lugares sin pagar a la vez.");
  const enlaces = page.getByRole("region", { name: "Tu reserva sin terminar" }).getByRole("link");
  await expect(enlaces).toHaveCount(3);
  for (const [indice, direccion] of porPagar.entries()) {
    await expect(enlaces.nth(indice)).toHaveAttribute("href", direccion);
  }
  await enlaces.first().click();
  await expect(titulo(page, "Paga tu lugar")).toBeVisible();
});

test("what a workshop costs is told in the calendar and where it is searched for", async ({ page }) => {
  await page.goto("/bienestar-en-vivo/talleres-y-clases");
  const filas = page.getByRole("region", { name: "Todo el mes" }).getByRole("listitem");
  if ((await filas.count()) < 3) await page.getByRole("link", { name: /^Mes siguiente/ }).click();
  await expect(filas.filter({ hasText: "Gratis" })).not.toHaveCount(0);
  await page.goto("/buscar?q=conversar+de+plata");
  await expect(page.getByRole("listitem").filter({ hasText: "Conversar de plata en casa" })).toContainText(
    /S\/\s25\.00/,
  );
});

test("the last place is nobody else's while it is paid, and free once it is dropped", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  const direccion = await tomarLugar(page, 2);
  const fecha = new URL(direccion).searchParams.get("fecha")!;
  await expect(titulo(page, "Paga tu lugar")).toBeVisible();
  conDatos(server, (db) =>
    db
      .prepare("update fechas_de_taller set cupos = 1 where uid = 'conversar-de-plata-en-casa' and fecha = ?")
      .run(fecha),
  );
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto(direccion);
  await page.getByRole("button", { name: "Entrar en la lista de espera" }).click();
  await expect(page.getByRole("heading", { name: "Estás en la lista de espera" })).toBeVisible();
  await page.getByRole("button", { name: "Salir de la lista de espera" }).click();
  await expect(page.getByText("Saliste de la lista de espera.")).toBeVisible();
});

test("a code of a certificate that is none is said beside its box", async ({ page }) => {
  await page.goto("/certificado");
  await page.getByLabel("Código del certificado").fill("0000 0000 0000 0000");
  await page.getByRole("button", { name: "Comprobar" }).click();
  await expect(page.getByText("No emitimos ningún certificado con ese código.")).toBeVisible();
  await expect(page.getByLabel("Código del certificado")).toHaveValue("0000 0000 0000 0000");

  // An address with one letter too few shows the same page as an unknown code.
  await page.goto("/certificado/NO-ES-UNO");
  await expect(page.getByText("Un código lleva 16 letras y números.")).toBeVisible();
  await expect(page.getByLabel("Código del certificado")).toHaveValue("NO-ES-UNO");
});
