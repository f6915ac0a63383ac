import { randomUUID } from "node:crypto";
import { expect, test } from "../../support/journey";
import { conDatos, crearPersona, entrarDirecto, titulo, type PersonaDePrueba } from "../../support/pasos";
import type { TestServer } from "../../support/server";
import { crearCita } from "../../support/videollamada";

const CUA = /^Acepto que usen mis datos para enviarme novedades/;

/** Expects that the ledger has the consent which a box, such as that of `/resumen`, gives. */
function consintio(server: TestServer, { idPersona }: PersonaDePrueba, codigo = "DATOS_DE_SALUD") {
  conDatos(server, (db) =>
    db
      .prepare(
        `insert into consentimientos (id_consentimiento, id_persona, flujo, codigo, version, huella_del_texto, valor, canal, id_solicitud, creado_en)
         select ?, ?, flujo, codigo, version, huella_del_texto, '1', 'web', 'reserva', ?
         from politicas where codigo = ? order by version desc limit 1`,
      )
      .run(randomUUID(), idPersona, new Date(Date.now() - 60_000).toISOString(), codigo),
  );
}

test("a consent is given and withdrawn with one button, each with its receipt", async ({ page, server }) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await page.goto("/mi-perfil/consentimientos");
  const respuesta = page.getByRole("article", { name: CUA }).first();
  await respuesta.getByRole("button", { name: "Dar mi consentimiento" }).click();
  await expect(page.getByRole("status")).toContainText("Registramos tu consentimiento");
  await respuesta.getByRole("button", { name: "Retirar" }).click();
  await expect(page.getByRole("status")).toContainText("Retiraste tu consentimiento");
  await expect(respuesta).toContainText("No aceptado");
  await expect(respuesta).toContainText("Texto del 23 de noviembre de 2026");
  // The foot of the page alone says whose hours they are; a receipt says it itself.
  await expect(page.getByText(/hora de Perú/)).toHaveCount(1);

  // The answer and its day come first; the proof is folded.
  await expect(respuesta.getByText(/^Desde el \d+ de \p{L}+ de \d{4}$/u)).toBeVisible();
  const constancia = respuesta.getByRole("link", { name: "Ver constancia" });
  await expect(constancia).toBeHidden();
  await respuesta.getByText("Texto y constancia").click();
  await constancia.click();
  await expect(titulo(page, "Constancia de consentimiento")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Esta autorización es opcional");
  await expect(page.getByRole("main")).toContainText("hora de Perú");
  // The receipt names the same company as the foot of every page.
  const pie = await page.getByRole("contentinfo").innerText();
  const [, razonSocial, ruc] = /\. ([^.]+(?:\.[^.]+)*?), RUC (\d{11})\./.exec(pie)!;
  await expect(page.getByRole("main")).toContainText(`${razonSocial}, RUC ${ruc}`);
  const enTexto = page.waitForEvent("download");
  await page.getByRole("link", { name: "Descargar en texto" }).click();
  expect((await enTexto).suggestedFilename()).toBe("consentimiento-2026-11-23.txt");
  const recibo = new URL(page.url()).pathname;
  const enJson = await page.request.get(`${recibo}/descarga`);
  expect(await enJson.json()).toMatchObject({
    codigo: "CUA",
    valor: "0",
    canal: "web",
    version: "2026-11-23",
    empresa: { razonSocial, ruc },
  });
  const comoTexto = await page.request.get(`${recibo}/descarga?formato=texto`);
  expect(await comoTexto.text()).toContain(`Empresa: ${razonSocial}, RUC ${ruc}`);

  const otra = await page.context().browser()!.newContext({ baseURL: server.url });
  const ajena = await otra.newPage();
  await entrarDirecto(ajena, server, crearPersona(server));
  for (const direccion of [recibo, `${recibo}/descarga`]) {
    expect((await ajena.request.get(direccion)).status()).toBe(404);
  }
  await otra.close();
});

test("whoever withdraws the consent of sessions is told what becomes of theirs, wherever they look", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  const idCita = crearCita(server, persona, 120);
  await entrarDirecto(page, server, persona);
  const sesion = `/mi-zona-privada/cita/${idCita}`;
  const contenido = page.getByRole("main");
  const retirada = contenido.getByText("Retiraste tu autorización para usar tus datos de salud");
  const probar = contenido.getByRole("link", { name: "Prueba tu cámara y tu micrófono" });
  consintio(server, persona);

  await page.goto(sesion);
  await expect(probar).toBeVisible();
  await page.goto("/mi-perfil/consentimientos");
  const respuesta = page.locator("#datos-de-salud");
  await expect(respuesta).toContainText("Estas sesiones seguirían reservadas");
  await respuesta.getByRole("button", { name: "Retirar" }).click();
  await expect(respuesta).toContainText("no puedes reservar ni entrar a tus videollamadas");
  await respuesta.getByRole("link", { name: /^Tu sesión del/ }).click();

  await expect(titulo(page, "Tu sesión con Lucía Mendoza")).toBeVisible();
  await expect(retirada).toBeVisible();
  await expect(contenido).toContainText("sigue reservada y no se cancela sola");
  await expect(contenido.getByRole("link", { name: /^Cancelar/ })).toBeVisible();
  await expect(probar).toHaveCount(0);
  await page.goto("/mi-zona-privada/agenda");
  await expect(retirada).toBeVisible();
  await expect(probar).toHaveCount(0);
  await page.goto(`/videollamada?cita=${idCita}`);
  await expect(retirada).toBeVisible();
  await expect(contenido).toContainText("si la cancelas, no vuelve el dinero ni el bono.");
  await expect(contenido).not.toContainText(/te deja pasar|se actualiza sola|Si no logras conectarte/);

  await contenido.getByRole("link", { name: "Ver tu autorización" }).click();
  await respuesta.getByRole("button", { name: "Dar mi consentimiento" }).click();
  await expect(page.getByRole("status")).toContainText("Registramos tu consentimiento");
  await page.goto(sesion);
  await expect(retirada).toHaveCount(0);
  await expect(probar).toBeVisible();
});

test("whoever withdraws another consent about health is told what stays kept, and deletes it", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  consintio(server, persona, "DATOS_DEL_ESCANER");
  await entrarDirecto(page, server, persona);
  await page.goto("/mi-perfil/consentimientos");
  const respuesta = page.getByRole("article").filter({ hasText: "lo que mediste" });
  await expect(respuesta).toContainText("Si lo retiras, lo que mediste sigue guardado, pero nadie lo lee.");
  await respuesta.getByRole("button", { name: "Retirar" }).click();
  await expect(respuesta).toContainText(
    "Mientras no lo des, lo que mediste sigue guardado, pero nadie lo lee.",
  );
  await respuesta.getByRole("link", { name: "Borrar mis mediciones" }).click();
  await expect(page).toHaveURL(/\/mi-zona-privada\/mediciones$/);
  await expect(page.getByRole("main")).toContainText("Retiraste tu consentimiento");
});

test("the terms show what changed since the version that was accepted, and every version", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  conDatos(server, (db) =>
    db
      .prepare(
        `insert into consentimientos (id_consentimiento, id_persona, flujo, codigo, version, huella_del_texto, valor,
           canal, id_solicitud, creado_en)
         select 'vieja-' || id_persona, id_persona, flujo, codigo, '2026-03', huella_del_texto, valor, canal,
           id_solicitud, '2999' from consentimientos where id_persona = ? and codigo = 'TYC' limit 1`,
      )
      .run(persona.idPersona),
  );
  await entrarDirecto(page, server, persona);
  await page.goto("/terminos-y-condiciones");
  await page.getByRole("link", { name: "Qué cambió desde la que aceptaste" }).click();
  await expect(page.getByRole("heading", { name: "Qué cambió desde la versión 2026-03" })).toBeVisible();
  await expect(page.getByRole("insertion").filter({ hasText: "te devolvemos todo" })).toHaveCount(1);
  await expect(page.getByRole("deletion").filter({ hasText: "anunciaremos" })).toHaveCount(1);
  await expect(page.getByText("3 secciones cambiaron")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Reservas, pagos y cambios" })).toBeVisible();
  const casilla = page.getByRole("checkbox", { name: /acepto los términos/ });
  await expect(casilla).not.toBeChecked();
  // The box to accept stands at the end of the changes.
  const elFinal = page.getByRole("main").locator("ins, del").last();
  expect((await casilla.boundingBox())!.y).toBeGreaterThan((await elFinal.boundingBox())!.y);
  await expect(page.getByRole("main")).toContainText("RUC 20000000001");
  await page.getByRole("link", { name: /^Versión 2026-03/ }).click();
  await expect(page.getByText("Esta es una versión anterior")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("lo anunciaremos en la plataforma");
  expect((await page.request.get("/terminos-y-condiciones?version=1999")).status()).toBe(404);
});

test("the draw is entered without advertising consent, and left", async ({ page, server }) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/sorteo/bases");
  await expect(page.getByRole("main")).toContainText("RUC 20000000001");
  // This draw has no secret seed, so nothing says that a digest of one can be read.
  await expect(page.getByRole("main")).toContainText("Todavía no está publicada");
  await page.getByRole("link", { name: "Participar" }).click();
  await page.getByRole("button", { name: "Participar" }).click();
  await expect(page.getByRole("group", { name: "Revisa estos datos" }).getByRole("link")).toHaveText([
    "Marca «Tengo 18 años o más»",
    "Acepta las bases del sorteo",
  ]);
  await expect(page.getByLabel("Tengo 18 años o más")).toHaveAccessibleDescription(
    /Este campo es obligatorio/,
  );
  await page.getByLabel("Tengo 18 años o más").check();
  await page.getByLabel("He leído y acepto las bases del sorteo").check();
  await page.getByRole("button", { name: "Participar" }).click();
  await expect(titulo(page, /^Tu número es el \d+$/)).toBeVisible();
  await page.getByRole("link", { name: "Ver o retirar mi participación" }).click();
  await page.getByRole("button", { name: "Retirar mi participación" }).click();
  await expect(page.getByText(/^Retiraste tu participación\./)).toBeVisible();
  await expect(page.getByRole("button", { name: "Participar" })).toBeVisible();
});
