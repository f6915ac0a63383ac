import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { crearEspecialista } from "../../support/especialista";
import { expect, test } from "../../support/journey";
import {
  conDatos,
  crearPersona,
  entrarDirecto,
  ESPERA_LARGA,
  HASTA,
  insertar,
  llenarEntrada,
  seAnuncia,
  titulo,
} from "../../support/pasos";
import { pulsar } from "../../support/teclado";
import { codigoEn, llenarRegistro, ultimoCorreo, unDocumento } from "../../support/registro";
import type { TestServer } from "../../support/server";

/** Gives all free places of a date to another person. Gives the function that frees one of them. */
function llenar(server: TestServer, { uid, fecha }: { uid: string; fecha: string }) {
  const otra = crearPersona(server);
  const idInscripcion = `de-otra-${otra.idPersona}`;
  conDatos(server, (db) => {
    const { libres } = db
      .prepare(
        `select cupos - (select count(*) from ocupaciones where recurso = 'taller:' || uid || ':' || fecha) as libres
          from fechas_de_taller where uid = ? and fecha = ?`,
      )
      .get(uid, fecha) as { libres: number };
    insertar(db, "inscripciones", {
      id_inscripcion: idInscripcion,
      id_persona: otra.idPersona,
      uid,
      fecha,
      estado: "inscrita",
      creada_en: new Date(0).toISOString(),
    });
    for (let lugar = 1; lugar <= libres; lugar++) {
      insertar(db, "ocupaciones", {
        recurso: `taller:${uid}:${fecha}`,
        tramo: otra.idPersona * 1_000 + lugar,
        id_inscripcion: idInscripcion,
      });
    }
  });
  return () =>
    conDatos(server, (db) =>
      db
        .prepare("delete from ocupaciones where id_inscripcion = ? and tramo = ?")
        .run(idInscripcion, otra.idPersona * 1_000 + 1),
    );
}

/** Expects that the whole of it stands above the bar of a telephone that has not scrolled. */
async function seVeSinBajar(page: Page, buscado: Locator) {
  await expect(buscado).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const barra = (await page.getByRole("navigation", { name: "Principal" }).boundingBox())!;
  const { y, height } = (await buscado.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(barra.y);
}

test("a visitor finds a workshop by theme and day, and by its day in the calendar", async ({ page }) => {
  await page.goto("/bienestar-en-vivo");
  await expect(titulo(page, "Bienestar en vivo")).toBeVisible();
  await page.getByRole("navigation", { name: "Temas" }).getByRole("link", { name: "Movimiento" }).click();
  await expect(page.getByRole("link", { name: "Yoga suave para principiantes" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Mi primer presupuesto" })).toHaveCount(0);
  await page.getByText("Filtrar", { exact: true }).click();
  await page.getByRole("navigation", { name: "Día" }).getByRole("link", { name: "Sábado" }).click();
  await expect(page.getByRole("link", { name: "Caminar acompañados" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Yoga suave para principiantes" })).toHaveCount(0);

  await page.goto("/bienestar-en-vivo");
  await page.getByRole("link", { name: "Ver el calendario" }).click();
  await expect(titulo(page, "Talleres y clases")).toBeVisible();
  await page.getByRole("link", { name: /^Mes siguiente/ }).click();
  await expect(page.getByRole("link", { name: /^Mi primer presupuesto/ }).first()).toBeVisible();
  await page.getByRole("navigation", { name: "Temas" }).getByRole("link", { name: "Movimiento" }).click();
  await expect(page.getByRole("link", { name: /^Mi primer presupuesto/ })).toHaveCount(0);
  const lunes = page
    .getByRole("table")
    .getByRole("link", { name: /^lunes / })
    .first();
  const dia = (await lunes.getAttribute("aria-label"))!.split(",")[0]!;
  await lunes.click();
  await expect(page.getByRole("heading", { name: new RegExp(dia, "i") })).toBeVisible();
  await page.getByRole("link", { name: /Yoga suave para principiantes/ }).click();
  await expect(titulo(page, "Yoga suave para principiantes")).toBeVisible();
  await expect(page.getByText(/quedan 40/).first()).toBeVisible();
});

test("a person joins, sees it in their zone, takes it to their calendar and leaves", async ({
  page,
  server,
  javaScriptEnabled,
}) => {
  const persona = crearPersona(server);
  await page.goto("/bienestar-en-vivo/yoga-suave");
  const segunda = page.getByRole("navigation", { name: "Fechas" }).getByRole("link").nth(2);
  await pulsar(page, segunda);
  await expect(segunda).toHaveAttribute("aria-current", "true");
  const fecha = page.url();
  await seVeSinBajar(page, page.getByRole("button", { name: "Inscribirme" }));
  await pulsar(page, page.getByRole("button", { name: "Inscribirme" }));
  // The sign-in comes first, and then the same date with a place in it.
  await expect(titulo(page, "Iniciar sesión")).toBeVisible();
  await llenarEntrada(page, persona);
  await expect(page.getByRole("heading", { name: "Tu lugar está reservado" })).toBeVisible();
  await expect(page).toHaveURL(fecha);
  await seAnuncia(page, "Te inscribiste en esta fecha.");
  // The card tells it, so that no notice pushes the card below the fold.
  await expect(page.getByText("Te inscribiste en esta fecha.")).toHaveCount(1);
  await seVeSinBajar(page, page.getByRole("link", { name: "Añadir al calendario" }));
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - region "Tu lugar está reservado":
      - heading "Tu lugar está reservado" [level=2]
      - button "Dejar mi lugar"
  `);
  // The calendar comes first, then what it is and who leads it, and the other dates are folded.
  const orden = await page
    .getByRole("main")
    .getByText(/^(Añadir al calendario|Dejar mi lugar|Cómo será|Otras fechas)$/)
    .allTextContents();
  expect(orden).toEqual(["Añadir al calendario", "Dejar mi lugar", "Cómo será", "Otras fechas"]);
  await expect(page.getByRole("img", { name: "Equipo de Movimiento de Bienestar" })).toBeVisible();
  await page.getByText("Otras fechas").click();
  await expect(page.getByRole("navigation", { name: "Fechas" })).toContainText("quedan 39");
  await expect(page.getByRole("navigation", { name: "Fechas" })).toContainText(/, \d\d:\d\d\s· tu lugar/);
  const ics = await page.getByRole("link", { name: "Añadir al calendario" }).getAttribute("href");
  const archivo = await page.request.get(ics!);
  expect(archivo.headers()["content-type"]).toContain("text/calendar");
  expect(await archivo.text()).toContain("SUMMARY:Yoga suave para principiantes");

  const dia = new URL(fecha).searchParams.get("fecha")!;
  const enElMes = page.getByRole("table").getByRole("link", { name: /Tienes un lugar$/ });
  await page.goto(`/bienestar-en-vivo/talleres-y-clases?dia=${dia}`);
  await expect(enElMes).toHaveCount(1);
  await expect(enElMes).toHaveAttribute("aria-current", "true");
  await expect(page.getByText("Tienes un lugar", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Yoga suave.*\s· tu lugar$/ })).toBeVisible();
  await page.goto("/bienestar-en-vivo/talleres-y-clases");
  await expect(page.getByRole("cell", { name: /^Hoy: / })).toHaveCount(1);
  await page.goBack();
  // The page for everybody says nothing of the person's place.
  const deTodos = await fetch(page.url());
  expect(await deTodos.text()).not.toMatch(/Tienes un lugar|tu lugar/);

  await page.goto("/mi-zona-privada");
  const proxima = page.getByRole("region", { name: "Tu próxima clase" });
  await expect(proxima).toContainText("Yoga suave para principiantes");
  await expect(proxima.locator("img"), "the scene of the class").toHaveAttribute("src", /yoga/);
  await page.goto("/mi-zona-privada/agenda");
  const articulo = page.getByRole("article", { name: /^Clase: Yoga suave/ });
  await expect(articulo).not.toContainText("En vivo");
  await pulsar(page, articulo.getByRole("link"));
  await pulsar(page, page.getByRole("button", { name: "Dejar mi lugar" }));
  await seAnuncia(page, "Dejaste tu lugar.");
  await pulsar(page, page.getByRole("button", { name: "Inscribirme" }));
  await seAnuncia(page, "Te inscribiste en esta fecha.");
  if (javaScriptEnabled) return;
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Añadir al calendario" })).toBeFocused();
});

test("a visitor who makes their account has the place that they asked for", async ({ page, server }) => {
  test.slow();
  const correo = `taller-${randomUUID()}@bienestar.example`;
  // An address alone asks for no place.
  await page.goto("/bienestar-en-vivo/cerrar-el-dia?intencion=inscribirse");
  const dia = await page
    .getByRole("region", { name: "Inscríbete en esta fecha" })
    .getByText(/ a \d\d:\d\d/)
    .textContent();
  await expect(page.getByText("Tu fecha", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Inscribirme" }).click();
  const actoPendiente = page
    .getByRole("main")
    .getByText(/^Después te apuntaremos a «Cerrar el día»: \S+ \d+ de/);
  await expect(actoPendiente).toBeVisible();
  await page.getByRole("link", { name: "Crear cuenta" }).click();
  await expect(actoPendiente).toBeVisible();
  await llenarRegistro(page, { documento: unDocumento(), correo });
  await expect(actoPendiente).toBeVisible();
  await page.getByLabel("Código de verificación").fill(codigoEn(ultimoCorreo(server, correo)));
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  const region = page.getByRole("region", { name: "Tu lugar está reservado" });
  await expect(region).toContainText("Te inscribiste en esta fecha.");
  await expect(region).toContainText(dia!);
});

test("what a visitor asked for and left for something else is neither told nor done when they sign in", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  const main = page.getByRole("main");
  await page.goto("/bienestar-en-vivo/respirar-en-compania");
  await page.getByRole("button", { name: "Inscribirme" }).click();
  await expect(main.getByText(/^Después te apuntaremos a «Respirar en compañía»/)).toBeVisible();
  const { con, nombre } = await crearEspecialista(server);
  await page.goto(`/especialista/${con}`);
  await main.getByRole("link", { name: /^Agendar/ }).click();
  await expect(titulo(page, "Iniciar sesión")).toBeVisible();
  await expect(main.getByText(`Después sigues con tu sesión con ${nombre}.`)).toBeVisible();
  await expect(main.getByText(/te apuntaremos/)).toHaveCount(0);
  await llenarEntrada(page, persona);
  await expect(titulo(page, `Tu sesión con ${nombre}`)).toBeVisible();
  await page.goto("/bienestar-en-vivo/respirar-en-compania");
  await expect(page.getByRole("button", { name: "Inscribirme" })).toBeVisible();
  await expect(page.getByText("Tu fecha", { exact: true })).toHaveCount(0);
});

test("a full date is waited for, offered, accepted and left by the link of a mail", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await page.goto("/bienestar-en-vivo/decir-que-no");
  await page.getByRole("navigation", { name: "Fechas" }).getByRole("link").nth(1).click();
  const direccion = page.url();
  const fecha = new URL(direccion).searchParams.get("fecha")!;
  // The first request for a place stores the date.
  await page.getByRole("button", { name: "Inscribirme" }).click();
  await page.getByRole("button", { name: "Dejar mi lugar" }).click();
  await expect(page.getByRole("button", { name: "Inscribirme" })).toBeVisible();
  const devolverUno = llenar(server, { uid: "decir-que-no", fecha });
  await page.goto(direccion);
  await page.getByRole("button", { name: "Entrar en la lista de espera" }).click();
  await expect(page.getByRole("heading", { name: "Estás en la lista de espera" })).toBeVisible();
  await expect(page.getByText("Eres la primera persona de la lista.")).toBeVisible();

  devolverUno();
  await expect(async () => {
    await page.goto(direccion);
    await expect(page.getByRole("button", { name: "Aceptar el lugar" })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: ESPERA_LARGA });
  // The place belongs to the person only once they accept it, as every link to it says.
  await page.goto("/mi-zona-privada");
  await expect(
    page.getByRole("region", { name: "Se liberó para ti" }).getByRole("link", {
      name: new RegExp(`^Se liberó un lugar para ti: acéptalo antes de las ${HASTA}$`),
    }),
  ).toBeVisible();
  await page.goto("/mi-zona-privada/agenda");
  await expect(
    page.getByRole("article", { name: /Decir que no/ }).getByRole("link", { name: "Aceptar el lugar" }),
  ).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("main")).toContainText(/Acéptalo antes de las \d\d:\d\d/);
  await page.getByRole("link", { name: "Aceptar el lugar" }).click();
  await page.getByRole("button", { name: "Aceptar el lugar" }).click();
  await expect(page.getByRole("heading", { name: "Tu lugar está reservado" })).toBeVisible();

  const { texto } = conDatos(
    server,
    (db) =>
      db
        .prepare("select texto from correos where para = ? and id_correo like 'taller-oferta:%'")
        .get(persona.correo) as { texto: string },
  );
  const salir = /\/dejar-mi-lugar\?llave=\S+/.exec(texto)![0];
  await page.context().clearCookies();
  await page.goto(salir);
  await page.getByRole("button", { name: "Dejar mi lugar" }).click();
  await expect(titulo(page, "Dejaste tu lugar")).toBeVisible();
  await page.goto(salir);
  await expect(titulo(page, "Ya no tienes este lugar")).toBeVisible();
  await expect(page.getByText(/^«Decir que no/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Volver a inscribirme" })).toHaveAttribute(
    "href",
    new RegExp(`fecha=${fecha}`),
  );
});
