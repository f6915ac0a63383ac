import type { Page } from "@playwright/test";
import { crearEspecialista } from "../../support/especialista";
import { hidratada } from "../../support/hidratacion";
import { expect, test } from "../../support/journey";
import {
  buscarHorario,
  conDatos,
  crearPersona,
  cuentasDe,
  direccionDeAgenda,
  entrarDirecto,
  ESPERA_LARGA,
  horasLibres,
  irAPagar,
  pagarCon,
  reservar,
  respuestaAlEnviar,
  sesionesEnAgenda,
  TARJETA,
  titulo,
  type PersonaDePrueba,
} from "../../support/pasos";
import type { TestServer } from "../../support/server";

async function conSesion(page: Page, server: TestServer) {
  const { con, nombre } = await crearEspecialista(server);
  const persona = crearPersona(server, 1);
  await entrarDirecto(page, server, persona);
  const elegido = await reservar(page, { con });
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Usar mi saldo" }).click();
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible();
  return { persona, con, nombre, ...elegido };
}

/** Makes the specialist's notice so long that this session can no longer be changed: time passes for it alone. */
function vencerPlazo(server: TestServer) {
  conDatos(server, (db) =>
    db
      .prepare(
        `update especialidades set plazo_de_cancelacion_en_minutos = 100000,
         plazo_de_reprogramacion_en_minutos = 100000 where slug = 'nutricion'`,
      )
      .run(),
  );
  // The catalogue is kept in memory by its version, so the version is raised.
  conDatos(server, (db) =>
    db.prepare("update versiones set numero = numero + 1 where clave = 'catalogo'").run(),
  );
}

const bonosDe = (server: TestServer, { idPersona }: PersonaDePrueba) =>
  conDatos(
    server,
    (db) =>
      (
        db
          .prepare("select sum(cantidad) as n from movimientos_de_saldo where id_persona = ?")
          .get(idPersona) as {
          n: number;
        }
      ).n,
  );

const dialogo = (page: Page) => page.getByRole("dialog", { name: "Cancelar tu sesión" });

test("cancelling in time says what comes back, gives the bono back and frees the time", async ({
  page,
  server,
}) => {
  const { persona, direccion, hora } = await conSesion(page, server);
  const cancelar = (await sesionesEnAgenda(page)).getByRole("link", { name: "Cancelar" });
  await cancelar.click();
  await dialogo(page).getByRole("link", { name: "Dejarla como está" }).click();
  await expect(cancelar).toBeFocused();
  await cancelar.click();
  await expect(page).toHaveTitle(/^Cancelar tu sesión · Mi zona/);
  await expect(dialogo(page)).toContainText("Antes de confirmar");
  await expect(dialogo(page)).toContainText("vuelve 1 bono a tu saldo al instante");
  await expect(dialogo(page)).toContainText(
    /Puedes cancelar sin costo hasta el \S+ \d+ de \w+( de \d{4})?, \d\d:\d\d/,
  );
  const pregunta = page.url();
  await dialogo(page).getByRole("button", { name: "Cancelar mi sesión" }).click();

  await expect(page).toHaveTitle(/^Cancelaste esta sesión · Tu sesión/);
  await expect(page.getByRole("status")).toContainText("Cancelaste esta sesión");
  await expect(page.getByRole("main")).toContainText("Ya volvió 1 bono a tu saldo.");
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Ya volvió 1 bono");

  // The link was valid for one change of the session.
  const vieja = await page.goto(pregunta);
  expect(vieja!.status()).toBe(409);
  await expect(dialogo(page)).toContainText("Ahora está cancelada.");
  await expect(dialogo(page).getByRole("button", { name: "Cancelar mi sesión" })).toHaveCount(0);
  // The page offers no hour either, and says what the person can still do.
  await page.goto(`/reagendar?cita=${new URL(pregunta).searchParams.get("cancelar")}`);
  await expect(titulo(page, "Esta sesión está cancelada")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Ahora es el");
  await expect(page.getByRole("link", { name: "Agendar otra sesión" })).toHaveAttribute(
    "href",
    /^\/agendar\/./,
  );
  await page.getByRole("main").getByRole("link", { name: "Ver mi agenda" }).click();
  await expect(page).toHaveURL(/\/mi-zona-privada\/agenda$/);

  await expect(await sesionesEnAgenda(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Sesiones anteriores" })).toContainText("Cancelada");
  await page.goto("/mi-zona-privada");
  await expect(page.getByRole("region", { name: "Tu saldo" })).toContainText("1 bono");
  expect(bonosDe(server, persona)).toBe(1);
  await page.goto(direccion);
  await expect(horasLibres(page).filter({ hasText: hora })).toHaveCount(1);
});

test("moving takes the new time, charges nothing, and its form is good once", async ({ page, server }) => {
  const { persona, direccion, hora } = await conSesion(page, server);
  await (await sesionesEnAgenda(page)).getByRole("link", { name: "Cambiar horario" }).click();
  const pregunta = page.getByRole("dialog", { name: "Cambiar el horario" });
  await expect(pregunta).toContainText("no cuesta nada y no pagas otra vez");
  await pregunta.getByRole("link", { name: "Elegir otro horario" }).click();
  await expect(titulo(page, "Cambia el horario de tu sesión")).toBeVisible();
  await page
    .getByRole("link", { name: /, \d+ horarios?$/ })
    .nth(6)
    .click();
  await expect(page).toHaveURL(/&dia=/);
  const nueva = (await horasLibres(page).first().textContent())!.trim();
  await horasLibres(page).first().click();
  const confirmar = page.getByRole("region", { name: "Antes de confirmar" });
  await expect(confirmar).toContainText(/Pagas\s*S\/\s*0\.00/);
  await expect(confirmar).toContainText("cancelarla sin costo hasta el");
  const formulario = page.url();
  await confirmar.getByRole("button", { name: "Cambiar mi horario" }).click();

  await expect(page.getByRole("status")).toContainText("Tu sesión cambió de horario");
  await expect(page.getByRole("main")).toContainText(nueva);
  await page.goto(direccion);
  await expect(horasLibres(page).filter({ hasText: hora })).toHaveCount(1);
  expect(cuentasDe(server, persona)).toMatchObject({ citas: 1, pedidosPagados: 1, gastados: 1 });

  const vieja = await page.goto(formulario);
  expect(vieja!.status()).toBe(409);
  await expect(page.getByRole("alert")).toContainText("Esta sesión cambió");
  await page.getByRole("link", { name: "Continuar con la sesión de ahora" }).click();
  await expect(page.getByRole("heading", { name: "Elige el día" })).toBeVisible();

  // The person reaches another specialist at the same hour with one press, before the confirmation.
  await page
    .getByRole("link", { name: /Libre a la misma hora/ })
    .first()
    .click();
  await expect(confirmar).toContainText(/Pagas\s*S\/\s*0\.00/);
  await confirmar.getByRole("button", { name: "Cambiar mi horario" }).click();
  await expect(page.getByRole("main")).toContainText(nueva);
});

test("moving to a time of which nothing comes back is warned of before it is done", async ({
  page,
  server,
}) => {
  await conSesion(page, server);
  await (await sesionesEnAgenda(page)).getByRole("link", { name: "Cambiar horario" }).click();
  await page.getByRole("link", { name: "Elegir otro horario" }).click();
  await page
    .getByRole("link", { name: /, \d+ horarios?$/ })
    .first()
    .click();
  await expect(page.getByRole("region", { name: "Horarios del" })).toContainText(
    "si cancelas, no vuelve el dinero ni el bono",
  );
  await horasLibres(page).first().click();
  await expect(page.getByRole("region", { name: "Antes de confirmar" })).toContainText(
    "Empieza pronto: ya no se puede cambiar de horario y, si la cancelas, no vuelve el dinero ni el bono.",
  );
});

test("a time that somebody took meanwhile keeps the session where it was", async ({
  page,
  server,
  browser,
}) => {
  const { con } = await conSesion(page, server);
  await (await sesionesEnAgenda(page)).getByRole("link", { name: "Cambiar horario" }).click();
  await page.getByRole("link", { name: "Elegir otro horario" }).click();
  await page
    .getByRole("link", { name: /, \d+ horarios?$/ })
    .last()
    .click();
  await expect(page).toHaveURL(/&dia=/);
  await horasLibres(page).first().click();
  const [, dia, hora] = /dia=([\d-]+)&hora=([\d:]+)/.exec(page.url())!;

  const otra = await (await browser.newContext({ baseURL: server.url })).newPage();
  await entrarDirecto(otra, server, crearPersona(server));
  await otra.goto(`${direccionDeAgenda(con)}&dia=${dia}&hora=${hora}`);
  await otra.getByRole("button", { name: "Reservar" }).click();
  await otra.getByRole("checkbox").waitFor();
  await otra.context().close();

  const respuesta = respuestaAlEnviar(page);
  await page.getByRole("button", { name: "Cambiar mi horario" }).click();
  expect((await respuesta).status()).toBe(409);
  await expect(page.getByRole("alert")).toContainText("Otra persona acaba de tomar ese horario");
  await page.getByRole("list", { name: "Horarios más cercanos" }).getByRole("link").first().click();
  await page.getByRole("button", { name: "Cambiar mi horario" }).click();
  await expect(page.getByRole("status")).toContainText("Tu sesión cambió de horario");
});

test("cancelling too late says what it costs, and gives nothing back", async ({ page, server }) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  const { direccion } = await buscarHorario(
    page,
    await crearEspecialista(server, { especialidad: "nutricion" }),
  );
  await page.goto(direccion);
  await page.getByRole("button", { name: "Reservar" }).click();
  await irAPagar(page);
  await pagarCon(page, TARJETA.aprobada);
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible({ timeout: ESPERA_LARGA });

  const zona = await sesionesEnAgenda(page);
  await zona.getByRole("link", { name: "Cancelar" }).click();
  await expect(dialogo(page)).toContainText(/te devolvemos S\/\s90\.00|te devolvemos S\/\s\d+\.\d\d, todo/);
  vencerPlazo(server);
  // The first form is out of date: nothing happens before the person has read the new one.
  const respuesta = respuestaAlEnviar(page);
  await dialogo(page).getByRole("button", { name: "Cancelar mi sesión" }).click();
  expect((await respuesta).status()).toBe(409);
  await expect(dialogo(page)).toContainText("puede haber cambiado mientras decidías");
  await expect(dialogo(page)).toContainText("no vuelve nada de lo que pagaste");
  await expect(dialogo(page).getByRole("link", { name: "Mejor cambiar el horario" })).toHaveCount(0);
  await dialogo(page).getByRole("button", { name: "Cancelar sin devolución" }).click();
  await expect(page.getByRole("main")).toContainText("No vuelve nada de lo que pagaste.");
  await expect(page.getByRole("main")).toContainText("Pago con tarjeta: Pagado");
});

test("a calendar of one's own is private, follows the agenda and can be revoked", async ({
  page,
  server,
  playwright,
  javaScriptEnabled,
}) => {
  const { nombre, persona } = await conSesion(page, server);
  await page.goto("/mi-perfil");
  const calendario = page.getByRole("region", { name: "Tu calendario y tus avisos" });
  await calendario.getByRole("link", { name: "Dirección de tu calendario" }).click();
  await page.getByLabel("Contraseña", { exact: true }).fill(persona.clave);
  await page.getByRole("button", { name: "Crear mi dirección" }).click();
  const direccion = (await page.getByText(/calendario\/\S+\.ics/).textContent())!;
  const aMiCalendario = page.getByRole("link", { name: "Añadir a mi calendario" });
  await expect(aMiCalendario).toHaveAttribute("href", direccion.replace(/^http/, "webcal"));
  const copiar = page.getByRole("button", { name: "Copiar", exact: true });
  if (javaScriptEnabled) {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    // The address stays to be copied when the page is loaded again.
    await page.reload();
    await hidratada(page);
    await copiar.click();
    await expect(page.getByText("Copiado")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(direccion);
  } else await expect(copiar).toBeHidden();
  const programa = await playwright.request.newContext();
  const leida = await programa.get(direccion);
  expect(leida.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await leida.text()).toContain(`SUMMARY:Sesión de Psicología con ${nombre}`);

  await page.getByRole("link", { name: "Volver a mi perfil" }).click();
  await calendario.getByRole("link", { name: "Preferir avisos discretos" }).click();
  await page.getByRole("checkbox", { name: /^Prefiero avisos discretos/ }).check();
  await page.getByRole("button", { name: "Guardar preferencias" }).click();
  await expect(page.getByRole("status")).toContainText("Guardamos tus temas y tus avisos.");
  await page.goto("/mi-perfil");
  await expect(calendario).toContainText("Avisos discretos: activados");
  expect(await (await programa.get(direccion)).text()).toContain("SUMMARY:Cita\r\n");
  const sesion = await sesionesEnAgenda(page);
  await sesion.getByText("Más", { exact: true }).click();
  const descarga = await page.request.get(
    (await sesion.getByRole("link", { name: "Añadir al calendario" }).getAttribute("href"))!,
  );
  expect(await descarga.text()).toContain("BEGIN:VCALENDAR");

  await page.goto("/mi-perfil");
  await calendario.getByRole("link", { name: "Dirección de tu calendario" }).click();
  await page.getByRole("button", { name: "Anular la dirección" }).click();
  await expect(page.getByRole("button", { name: "Crear mi dirección" })).toBeVisible();
  expect((await programa.get(direccion)).status()).toBe(404);
});
