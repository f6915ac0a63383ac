import type { Browser, Page } from "@playwright/test";
import { empiezaEn, enlaceDeAnfitrion } from "../../support/anfitrion";
import { expect, test } from "../../support/journey";
import {
  conDatos,
  crearPersona,
  entrarDirecto,
  ESPERA_LARGA,
  pagarCon,
  TARJETA,
  titulo,
  type PersonaDePrueba,
} from "../../support/pasos";
import type { TestServer } from "../../support/server";

function crearConNombre(server: TestServer, nombre: string): PersonaDePrueba {
  const persona = crearPersona(server);
  conDatos(server, (db) =>
    db.prepare("update personas set nombre = ? where id_persona = ?").run(nombre, persona.idPersona),
  );
  return { ...persona, nombre };
}

/** Takes a place in one of the dates of a workshop. Gives the date. */
async function inscribirse(page: Page, taller: string, indice: number): Promise<string> {
  await page.goto(`/bienestar-en-vivo/${taller}`);
  await page.getByRole("navigation", { name: "Fechas" }).getByRole("link").nth(indice).click();
  await page.getByRole("button", { name: "Inscribirme" }).click();
  await page.waitForURL(/fecha=/);
  return new URL(page.url()).searchParams.get("fecha")!;
}

/** Opens a browser for the host, who has no account here and only their link. */
async function comoAnfitrion(
  browser: Browser,
  server: TestServer,
  javaScriptEnabled: boolean | undefined,
  clave: { uid: string; fecha: string },
) {
  const contexto = await browser.newContext({ baseURL: server.url, javaScriptEnabled });
  const page = await contexto.newPage();
  await page.goto(await enlaceDeAnfitrion(server, clave));
  return page;
}

const persona = (page: Page, nombre: string) =>
  page.getByRole("region", { name: "2 personas" }).getByRole("listitem").filter({ hasText: nombre });

test("whoever leads a date sees who is there, begins it, decides what is read, marks who came and ends it", async ({
  page,
  browser,
  server,
  javaScriptEnabled,
}) => {
  const uid = "estirar-sin-salir-de-la-silla";
  const [ana, beto] = [crearConNombre(server, "Ana"), crearConNombre(server, "Beto")];
  await entrarDirecto(page, server, ana);
  const fecha = await inscribirse(page, uid, 2);
  await entrarDirecto(page, server, beto);
  await inscribirse(page, uid, 2);
  const suFecha = page.url();

  const anfitrion = await comoAnfitrion(browser, server, javaScriptEnabled, { uid, fecha });
  await expect(titulo(anfitrion, /^Dirigir: /)).toBeVisible();
  await expect(anfitrion.getByText(/La sala abre /)).toBeVisible();
  await expect(persona(anfitrion, "Ana")).toHaveCount(1);
  await expect(persona(anfitrion, "Beto")).toHaveCount(1);
  await expect(anfitrion.getByRole("button", { name: "Empezar" })).toHaveCount(0);

  empiezaEn(server, { uid, fecha }, 5);
  await entrarDirecto(page, server, ana);
  await page.goto(suFecha);
  await page.getByRole("link", { name: "Entrar al taller", exact: true }).click();
  for (const texto of ["¿Y si me duele el cuello?", "¿Cuánto cuesta tu silla?"]) {
    await page.getByLabel("Tu pregunta").fill(texto);
    await page.getByRole("button", { name: "Enviar mi pregunta" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: texto })).toContainText("Enviada");
  }
  await anfitrion.getByRole("link", { name: "Actualizar" }).click();
  await expect(persona(anfitrion, "Ana").getByText("Está en la sala")).toBeVisible();
  await expect(persona(anfitrion, "Beto").getByText("Está en la sala")).toHaveCount(0);
  await expect(anfitrion.getByRole("button", { name: /^Marcar que asistió/ })).toHaveCount(0);

  await anfitrion.getByRole("button", { name: "Empezar" }).click();
  await expect(anfitrion.getByText(/Empezó a las \d\d:\d\d/)).toBeVisible();
  await expect(anfitrion.getByRole("button", { name: "Cancelar esta fecha" })).toHaveCount(0);
  const pregunta = (texto: string) => anfitrion.getByRole("listitem").filter({ hasText: texto });
  await anfitrion.getByRole("button", { name: "Publicar: ¿Y si me duele el cuello?" }).click();
  await expect(pregunta("cuello")).toContainText("Publicada");
  await anfitrion.getByRole("button", { name: "Marcar respondida: ¿Y si me duele el cuello?" }).click();
  await expect(pregunta("cuello").getByText("Respondida", { exact: true })).toHaveCount(1);
  await anfitrion.getByRole("button", { name: "Ocultar: ¿Cuánto cuesta tu silla?" }).click();
  await expect(pregunta("silla")).toContainText("Oculta");

  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "silla" })).toContainText("No se publicó");
  await entrarDirecto(page, server, beto);
  await page.goto(suFecha);
  await page.getByRole("link", { name: "Entrar al taller", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "cuello" })).toContainText("Respondida");
  await expect(page.getByText("¿Cuánto cuesta tu silla?")).toHaveCount(0);

  // The room only knows the instant at which this browser opened it, a while ago.
  conDatos(server, (db) =>
    db
      .prepare("update inscripciones set presente_en = ? where id_persona = ?")
      .run(new Date(Date.now() - 5 * 60_000).toISOString(), ana.idPersona),
  );
  await anfitrion.getByRole("link", { name: "Actualizar" }).click();
  await expect(anfitrion.getByText(/Así estaba a las \d\d:\d\d/)).toBeVisible();
  await expect(persona(anfitrion, "Ana").getByText(/^En la sala a las \d\d:\d\d$/)).toBeVisible();
  await expect(persona(anfitrion, "Ana").getByText("Está en la sala")).toHaveCount(0);
  await expect(persona(anfitrion, "Beto").getByText("Está en la sala")).toBeVisible();

  await anfitrion.getByRole("button", { name: "Marcar que asistió Beto" }).click();
  await expect(persona(anfitrion, "Beto").getByText("Asistió", { exact: true })).toBeVisible();
  await expect(persona(anfitrion, "Ana").getByText("Asistió", { exact: true })).toHaveCount(0);
  // Enough minutes have passed since the start for the host to end the workshop.
  empiezaEn(server, { uid, fecha }, -6);
  conDatos(server, (db) =>
    db
      .prepare("update fechas_de_taller set empezada_en = inicio where uid = ? and fecha = ?")
      .run(uid, fecha),
  );
  await anfitrion.getByRole("link", { name: "Actualizar" }).click();
  // The act cannot be undone, so the first press only asks.
  const terminar = anfitrion.getByRole("link", { name: "Terminar", exact: true });
  const antesDeTerminar = anfitrion.getByRole("region", { name: "¿Terminar para las 2 personas?" });
  await terminar.click();
  await antesDeTerminar.getByRole("link", { name: "No, seguir" }).click();
  await expect(antesDeTerminar).toHaveCount(0);
  await expect(anfitrion.getByText(/Terminó a las/)).toHaveCount(0);
  await terminar.click();
  await antesDeTerminar.getByRole("button", { name: "Sí, terminar" }).click();
  await expect(anfitrion.getByText(/Terminó a las \d\d:\d\d/)).toBeVisible();
  await expect(terminar).toHaveCount(0);
  await expect(antesDeTerminar).toHaveCount(0);
  await anfitrion.context().close();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Asististe" })).toBeVisible();
  await page.getByRole("link", { name: "Ver certificado" }).click();
  await expect(titulo(page, "Certificado válido")).toBeVisible();
  await expect(page.getByRole("article")).toContainText("Beto");
});

test("whoever leads a date cancels it: who paid gets all of it back, and everybody is told why", async ({
  page,
  browser,
  server,
  javaScriptEnabled,
}) => {
  const uid = "conversar-de-plata-en-casa";
  const [ana, beto] = [crearPersona(server), crearPersona(server)];
  await entrarDirecto(page, server, ana);
  const fecha = await inscribirse(page, uid, 4);
  await expect(titulo(page, "Paga tu lugar")).toBeVisible();
  await page.getByRole("button", { name: "Pagar", exact: true }).click();
  await pagarCon(page, TARJETA.aprobada);
  await expect(titulo(page, "Tu lugar está reservado")).toBeVisible({ timeout: ESPERA_LARGA });
  const pedido = page.url();
  const suFecha = `/bienestar-en-vivo/${uid}?fecha=${fecha}`;
  conDatos(server, (db) =>
    db.prepare("update fechas_de_taller set cupos = 1 where uid = ? and fecha = ?").run(uid, fecha),
  );
  await entrarDirecto(page, server, beto);
  await page.goto(suFecha);
  await page.getByRole("button", { name: "Entrar en la lista de espera" }).click();
  await expect(page.getByRole("heading", { name: "Estás en la lista de espera" })).toBeVisible();

  const anfitrion = await comoAnfitrion(browser, server, javaScriptEnabled, { uid, fecha });
  await expect(anfitrion.getByRole("region", { name: "1 persona" })).toBeVisible();
  const cancelar = anfitrion.getByRole("region", { name: "Si no se puede hacer" });
  await expect(cancelar).toContainText("devolvemos lo que pagaron");
  await cancelar.getByLabel("Motivo").fill("No");
  await cancelar.getByRole("button", { name: "Cancelar esta fecha" }).click();
  await expect(
    cancelar.getByText("Escribe el motivo: se lo diremos a quienes tienen un lugar."),
  ).toBeVisible();
  await expect(cancelar.getByLabel("Motivo")).toHaveValue("No");
  await cancelar.getByLabel("Motivo").fill("Quien lo dirige está con fiebre.");
  await cancelar.getByRole("button", { name: "Cancelar esta fecha" }).click();
  await expect(anfitrion.getByText(/Esta fecha se canceló/)).toBeVisible();
  await expect(anfitrion.getByRole("button", { name: "Cancelar esta fecha" })).toHaveCount(0);
  await expect(anfitrion.getByText("Nadie tiene un lugar en esta fecha.")).toBeVisible();
  await anfitrion.context().close();

  for (const inscrito of [ana, beto]) {
    await entrarDirecto(page, server, inscrito);
    await page.goto(suFecha);
    await expect(page.getByText("Quien lo dirige está con fiebre.").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Dejar mi lugar" })).toHaveCount(0);
    const textos = conDatos(server, (db) =>
      db
        .prepare("select texto from correos where para = ? and id_correo like 'taller-cancelada:%'")
        .all(inscrito.correo),
    ) as { texto: string }[];
    expect(textos.map(({ texto }) => texto.includes("Quien lo dirige está con fiebre."))).toEqual([true]);
    expect(textos.map(({ texto }) => /Te devolvemos S\/\s25\.00/.test(texto))).toEqual([inscrito === ana]);
  }
  await entrarDirecto(page, server, ana);
  await page.goto(pedido);
  await expect(titulo(page, "Te devolvemos tu pago")).toBeVisible();
});
