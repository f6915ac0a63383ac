import type { Locator } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { expect, test } from "../../support/journey";
import {
  conDatos,
  crearPersona,
  entrarDirecto,
  insertar,
  menuDeCuenta,
  resumenDeErrores,
  titulo,
} from "../../support/pasos";
import { crearCita, enlaceDeEspecialista } from "../../support/videollamada";

test("inside the app there is no frame and no other tab, from page to page", async ({ page, context }) => {
  await page.goto("/especialista?webview=on");
  const sinMarco = async () => {
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.locator("[target]")).toHaveCount(0);
  };
  await sinMarco();
  await page
    .getByRole("link", { name: /Lucía Mendoza/ })
    .first()
    .click();
  await expect(titulo(page, /Lucía Mendoza/)).toBeVisible();
  await sinMarco();
  await page.goto("/visor?documento=terminos&backpage=%2Fespecialista");
  await expect(titulo(page, "Términos y condiciones")).toBeVisible();
  await sinMarco();
  await page.getByRole("link", { name: "Volver", exact: true }).click();
  await expect(titulo(page, /Elige especialista/)).toBeVisible();
  await sinMarco();

  // The page of another browser comes from the server's memory, and has its frame.
  const otra = await (await context.browser()!.newContext()).newPage();
  await otra.goto(new URL("/especialista", page.url()).href);
  await expect(otra.getByRole("banner")).toBeVisible();
  await otra.context().close();

  await page.goto("/especialista?webview=off");
  await expect(page.getByRole("banner")).toBeVisible();
  await page.goto("/especialista");
  await expect(page.getByRole("banner")).toBeVisible();
});

const AL_113 = "Llamar al 113, opción 5";
const llamada = (donde: Locator) => donde.getByRole("link", { name: AL_113 });
/** Sentence with the help lines, in the footer of the site, of a session and of its call. */
const FRASE = "¿Estás en peligro? Llama gratis al 113, opción 5";

test("every group has a door in the header, and its pages a second row that says where one is", async ({
  page,
  server,
}) => {
  const principal = page.getByRole("navigation", { name: "Principal" });
  const fila = (grupo: string) => page.getByRole("navigation", { name: grupo, exact: true });
  const esAqui = (lugar: Locator, como: "page" | "true") =>
    expect(lugar).toHaveAttribute("aria-current", como);
  await page.goto("/");
  await principal.getByRole("link", { name: "Sesiones" }).click();
  await expect(titulo(page, /Elige especialista/)).toBeVisible();
  await esAqui(fila("Sesiones").getByRole("link", { name: "Especialistas" }), "page");

  await entrarDirecto(page, server, crearPersona(server));
  await fila("Sesiones").getByRole("link", { name: "Tienda" }).click();
  await esAqui(fila("Sesiones").getByRole("link", { name: "Tienda" }), "page");
  await esAqui(principal.getByRole("link", { name: "Sesiones" }), "true");
  await page.goto("/mi-zona-privada/saldo");
  await esAqui(fila("Mi zona").getByRole("link", { name: "Tu saldo" }), "page");
  await menuDeCuenta(page).click();
  await page.getByRole("banner").getByRole("link", { name: "Mi perfil" }).click();
  await fila("Mi perfil").getByRole("link", { name: "Seguridad" }).click();
  await expect(titulo(page, "Seguridad")).toBeVisible();
  // Each of these links stands only here.
  await expect(page.getByRole("main").getByRole("link")).toHaveText([
    "Cambiar contraseña",
    "Activar la verificación",
    "Ver los dispositivos",
  ]);
  await page.goto("/mi-perfil");
  await expect(page.getByRole("main").getByRole("link", { name: "Cambiar contraseña" })).toHaveCount(0);
  await page.goto("/mi-perfil/seguridad?editar=clave");
  await page.getByLabel("Contraseña actual").fill("no-es-esta-clave");
  await page.getByLabel("Contraseña nueva").fill("cuatro perros azules");
  await page.getByRole("main").getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByLabel("Contraseña actual")).toHaveAccessibleDescription(/La contraseña no coincide/);
});

test("where one thing is done, the header offers the way out and nothing else", async ({ page }) => {
  await page.goto("/registro");
  const cabecera = page.getByRole("banner");
  await expect(page.getByRole("navigation", { name: "Principal" })).toHaveCount(0);
  await expect(cabecera.getByRole("link")).toHaveText(["Bienestar", "Salir"]);
  await cabecera.getByRole("link", { name: "Salir" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("the foot of every page has the complaints book, the company, and folded what else there is", async ({
  page,
}) => {
  await page.goto("/ayuda");
  const pie = page.getByRole("contentinfo");
  await expect(pie.getByRole("link", { name: "Libro de Reclamaciones" })).toBeVisible();
  await expect(pie).toContainText(/RUC \d{11}/);
  const terminos = pie.getByRole("link", { name: "Términos y condiciones" });
  await expect(terminos).toBeHidden();
  await pie.getByText("Legal", { exact: true }).click();
  await terminos.click();
  await expect(titulo(page, /Términos y condiciones/)).toBeVisible();
});

test("inside the app a small menu keeps notices, help, 113, complaints and the way out", async ({
  page,
  server,
}) => {
  const menu = page.getByRole("navigation", { name: "Menú" });
  await page.goto("/especialista?webview=on");
  await menu.getByText("Menú").click();
  await expect(menu.getByRole("link")).toHaveText([
    "Buscar",
    "Ayuda",
    "Ayuda ahora: 113, opción 5",
    "Libro de Reclamaciones",
    "Iniciar sesión",
  ]);

  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/especialista");
  await menu.getByText("Menú").click();
  await expect(menu.getByRole("link")).toHaveText([
    /^Notificaciones/,
    "Buscar",
    "Ayuda",
    "Ayuda ahora: 113, opción 5",
    "Libro de Reclamaciones",
  ]);
  await menu.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(titulo(page, /Duerme mejor/)).toBeVisible();
  await menu.getByText("Menú").click();
  await expect(menu.getByRole("link", { name: "Iniciar sesión" })).toBeVisible();
});

test("the count of notices touches neither the bell nor what stands beside it", async ({ page, server }) => {
  const persona = crearPersona(server);
  conDatos(server, (db) => {
    for (let n = 0; n < 12; n += 1) {
      insertar(db, "notificaciones", {
        id_notificacion: randomUUID(),
        id_persona: persona.idPersona,
        icono: "calendario",
        mensaje: "Tu sesión cambió",
        enlace: "/mi-zona-privada",
        creada_en: new Date().toISOString(),
        vista_en: null,
      });
    }
  });
  await entrarDirecto(page, server, persona);
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const campana = page.getByRole("link", { name: "Notificaciones: 12 sin ver" });
    const [cuenta, ...vecinos] = await Promise.all(
      [
        campana.getByText("12"),
        campana.locator("svg"),
        menuDeCuenta(page),
        page.getByRole("banner").getByRole("link", { name: "Bienestar" }),
      ].map(async (cosa) => (await cosa.boundingBox())!),
    );
    for (const vecino of vecinos) {
      const libre =
        vecino.x + vecino.width < cuenta!.x ||
        cuenta!.x + cuenta!.width < vecino.x ||
        vecino.y + vecino.height < cuenta!.y ||
        cuenta!.y + cuenta!.height < vecino.y;
      expect([width, vecino, libre]).toEqual([width, vecino, true]);
    }
  }
});

test("the crisis line is a call away, in the footer and where somebody may need it", async ({ page }) => {
  await page.goto("/");
  const pie = page.getByRole("contentinfo");
  await expect(pie).toContainText(FRASE);
  await expect(pie.getByRole("link", { name: "Llama gratis al 113, opción 5" })).toHaveAttribute(
    "href",
    "tel:113",
  );
  for (const lugar of ["/especialista?especialidad=psicologia", "/especialista/psicologia/lucia-mendoza"]) {
    await page.goto(lugar);
    await expect(llamada(page.getByRole("main"))).toBeVisible();
  }
  await page.goto("/especialista/nutricion/karina-salcedo");
  await expect(llamada(page.getByRole("main"))).toHaveCount(0);
});

test("the crisis line stands beside a session, its times and its call, and is not the specialist's; a call names the telephone of the house", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  const idCita = crearCita(server, persona, 120);
  await page.goto("/agendar/psicologia");
  await expect(llamada(page.getByRole("main"))).toHaveAttribute("href", "tel:113");
  for (const lugar of [`/mi-zona-privada/cita/${idCita}`, `/videollamada?cita=${idCita}`]) {
    await page.goto(lugar);
    await expect(llamada(page.getByRole("main"))).toHaveAttribute("href", "tel:113");
    await expect(page.getByRole("main")).toContainText(FRASE);
  }
  await expect(page.getByRole("link", { name: /Llamar al/ })).toHaveText([
    AL_113,
    /Llamar al \+51\s1\s000\s0000/,
  ]);
  await page.goto("/agendar/nutricion");
  await expect(llamada(page.getByRole("main"))).toHaveCount(0);
  await page.goto(await enlaceDeEspecialista(page));
  await expect(titulo(page, /videollamada con/)).toBeVisible();
  await expect(llamada(page.getByRole("main"))).toHaveCount(0);
});

test("whoever books psychology inside the app, where no footer is, is as near to the crisis line", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  const idCita = crearCita(server, persona, 120);
  const idHorario = randomUUID();
  const enMinutos = (minutos: number) => new Date(Date.now() + minutos * 60_000).toISOString();
  const idPedido = conDatos(server, (db) => {
    const { id_pedido, id_especialista } = db
      .prepare(
        "select c.id_pedido, h.id_especialista from citas c join horarios h using (id_horario) where id_cita = ?",
      )
      .get(idCita) as { id_pedido: string; id_especialista: string };
    insertar(db, "horarios", {
      ...{ id_horario: idHorario, id_persona: persona.idPersona, id_especialista, estado: "retenido" },
      ...{ inicio: enMinutos(240), fin: enMinutos(290), ocupado_hasta: enMinutos(290) },
      ...{ expira_en: enMinutos(8), ampliado: 0, creado_en: enMinutos(0) },
    });
    return id_pedido;
  });
  await page.setViewportSize({ width: 360, height: 800 });
  for (const lugar of [
    `/resumen?horario=${idHorario}&webview=on`,
    `/resumen/exito?pedido=${idPedido}`,
    `/reagendar?cita=${idCita}`,
  ]) {
    await page.goto(lugar);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(llamada(page.getByRole("main"))).toHaveAttribute("href", "tel:113");
  }
  // The line of help does not move the button that pays.
  await page.goto(`/resumen?horario=${idHorario}`);
  const [pagar, linea] = [page.getByRole("button", { name: "Pagar" }), llamada(page.getByRole("main"))];
  expect((await pagar.boundingBox())!.y).toBeLessThan((await linea.boundingBox())!.y);
});

test("what leads elsewhere gives no way back, and a document that is not ours is not there", async ({
  page,
}) => {
  await page.goto("/especialista?backpage=%2F%2Fmaligno.example");
  await expect(page.getByRole("link", { name: "Volver", exact: true })).toHaveCount(0);
  const answer = await page.goto("/visor?documento=https%3A%2F%2Fmaligno.example%2Fa.pdf");
  expect(answer!.status()).toBe(404);
});

test("the app is offered beside the page and never in its way", async ({ page }) => {
  await page.goto("/especialista?app-update-title=Llama%20al%20999");
  await expect(page.getByText("Hay una versión nueva", { exact: true })).toBeVisible();
  await expect(page.getByText("999")).toHaveCount(0);
  await page.getByRole("link", { name: "Seguir aquí" }).click();
  await expect(page.getByText("Hay una versión nueva", { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(/\/especialista$/);
});

test("the service error is a place with an address, its texts and a support code", async ({ page }) => {
  await page.goto("/especialista?error=servicio&codigo=5d3f7c1e-0000-4000-8000-000000000000&tema=Ansiedad");
  const modal = page.getByRole("dialog", { name: "Lo sentimos, hay un error de servicio" });
  await expect(modal).toContainText(
    "No hemos podido completar tu solicitud. Por favor, inténtalo más tarde.",
  );
  await expect(modal).toContainText("5d3f7c1e-0000-4000-8000-000000000000");
  // A visitor of such a link sent no known form: the page says nothing of a form, and sends none again.
  await expect(modal).not.toContainText("no llegó a guardarse");
  await expect(modal.getByRole("link", { name: "Volver a intentarlo" })).toHaveCount(0);
  await modal.getByRole("link", { name: "Entendido" }).click();
  await expect(modal).toHaveCount(0);
  await expect(page).toHaveURL(/\/especialista\?tema=Ansiedad$/);
});

test("who is sent to /reclamo can go on to the page that was asked for", async ({ page }) => {
  await page.goto("/reclamo?motivo=region&redirect=%2Fespecialista%3Ftema%3DAnsiedad");
  await expect(titulo(page, "Libro de Reclamaciones")).toBeVisible();
  await page.getByRole("button", { name: "Seguir de todos modos" }).click();
  await expect(page).toHaveURL(/\/especialista\?tema=Ansiedad$/);
});

test("an address that leads nowhere says so, and finds what was looked for without its accent", async ({
  page,
}) => {
  expect((await page.goto("/404"))?.status()).toBe(404);
  await page.getByRole("searchbox", { name: "Buscar" }).fill("NUTRICION");
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page).toHaveURL("/buscar?q=NUTRICION");
  await expect(page.getByRole("heading", { name: /^Especialistas \(\d+\)$/ })).toBeVisible();
});

test("a page that thanks tells nothing because of its address", async ({ page, server }) => {
  for (const sesion of [false, true]) {
    if (sesion) await entrarDirecto(page, server, crearPersona(server));
    for (const por of ["registro", "sorteo"]) {
      await page.goto(`/gracias?por=${por}`);
      await expect(titulo(page, "Gracias por estar aquí")).toBeVisible();
    }
  }
});

test("my data: read, take along, ask for the deletion and take it back", async ({ page, server }) => {
  const persona = crearPersona(server, 1);
  await entrarDirecto(page, server, persona);
  await page.goto("/mi-perfil/mis-datos");
  await expect(titulo(page, "Confirma que eres tú")).toBeVisible();
  await page.getByLabel("Contraseña", { exact: true }).fill(persona.clave);
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(titulo(page, "Tus datos")).toBeVisible();
  await expect(page.getByText(persona.correo).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Quién vio o cambió tus datos" })).toContainText(
    "Se inició sesión en tu cuenta",
  );
  const json = await page.request.get("/mi-perfil/mis-datos/descarga?formato=json");
  expect(json.headers()["content-disposition"]).toContain("mis-datos.json");
  expect(await json.text()).toContain(persona.correo);
  const csv = await page.request.get("/mi-perfil/mis-datos/descarga?formato=csv&lista=movimientos_de_saldo");
  expect(csv.headers()["content-type"]).toContain("text/csv");

  await page.getByRole("link", { name: "Eliminar mi cuenta" }).click();
  const clave = page.getByLabel("Contraseña", { exact: true });
  await clave.fill("no-es-esta-clave");
  await page.getByRole("button", { name: "Pedir la eliminación" }).click();
  await expect(clave).toHaveAccessibleDescription(/La contraseña no coincide/);
  await resumenDeErrores(page)
    .getByRole("link", { name: /La contraseña no coincide/ })
    .click();
  await expect(clave).toBeFocused();
  await page.getByLabel("Contraseña", { exact: true }).fill(persona.clave);
  await page.getByRole("button", { name: "Pedir la eliminación" }).click();
  await expect(page.getByText("Recibimos tu pedido de eliminar tu cuenta.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Recibimos tu pedido de eliminar tu cuenta.")).toHaveCount(0);

  await page.getByRole("button", { name: "Cancelar la eliminación" }).click();
  await expect(page.getByText("Cancelaste la eliminación. Tu cuenta sigue como estaba.")).toBeVisible();
  await expect(titulo(page, "Mi perfil"), "and proves nothing for it").toBeVisible();
  await page.goto("/mi-zona-privada/notificaciones");
  await expect(titulo(page, "Notificaciones")).toBeVisible();
});

test("notices stand in the page above what it is about, each below the one before", async ({
  page,
  server,
  context,
}) => {
  await context.addCookies([
    { name: "bienestar_avisos", value: "nombres-guardados.compra-guardada", url: server.url },
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/especialista");
  const avisos = page.getByRole("status").filter({ hasText: "Guardamos" });
  await expect(avisos).toHaveText([/Guardamos tus nombres/, /Guardamos tus datos de compra/]);
  const [primero, segundo] = [(await avisos.nth(0).boundingBox())!, (await avisos.nth(1).boundingBox())!];
  expect(segundo.y).toBeGreaterThanOrEqual(primero.y + primero.height + 8);
  expect((await titulo(page, "Elige especialista").boundingBox())!.y).toBeGreaterThan(
    segundo.y + segundo.height,
  );
});

test("no place of a room is cut on a small telephone, whichever of them is open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const direccion of [
    "/explorar",
    "/bienestar-play",
    "/bienestar-en-vivo",
    "/herramientas",
    "/lista-rutas",
    "/especialista",
    "/test-de-bienestar",
  ]) {
    await page.goto(direccion);
    const fila = page.getByRole("navigation", { name: /^(Explorar|Sesiones|Cómo estás)$/ });
    expect(await fila.getByRole("link").count()).toBeGreaterThan(2);
    for (const lugar of await fila.getByRole("link").all())
      await expect(lugar).toBeInViewport({ ratio: 0.99 });
  }
});

test("who is asked to sign in is told what for, and what needs no account", async ({ page }) => {
  await page.goto("/bienestar-play/respira-con-el-mar");
  await page.getByRole("button", { name: "Guardar en favoritos" }).click();
  await expect(page.getByText("Entra para guardar este video en tus favoritos.")).toBeVisible();
  await page.goto("/sorteo");
  await page.getByRole("link", { name: "Entrar para participar" }).click();
  await expect(page.getByText("Verlo no pide cuenta.")).toBeVisible();
});

test("a page that is not there says so in its title, and leads to what can be used at once", async ({
  page,
}) => {
  await page.goto("/no-hay-nada-aqui");
  await expect(page).toHaveTitle(/^No encontramos esta página/);
  const cuerpo = page.getByRole("main");
  for (const name of ["Ir al inicio", "Explorar todo", "Especialistas", "Test de bienestar", "Ayuda"]) {
    await expect(cuerpo.getByRole("link", { name, exact: true })).toBeVisible();
  }
});
