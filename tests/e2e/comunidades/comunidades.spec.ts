import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journey";
import { conDatos, crearPersona, entrarDirecto, seAnuncia, titulo } from "../../support/pasos";
import type { TestServer } from "../../support/server";

const COMUNIDAD = "/comunidades/dormir-mejor";
/** Conversation of the demonstration. */
const DE_MANZANILLA = "Mi rutina de antes de dormir, por si a alguien le sirve";

const boton = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const deAutor = (page: Page, name: string) => page.getByRole("article", { name }).first();

async function unirse(page: Page, nombre: string) {
  await page.goto(COMUNIDAD);
  await page.getByLabel("Tu nombre aquí").fill(nombre);
  await page.getByRole("checkbox", { name: /Acepto las reglas/ }).check();
  await boton(page, "Unirme").click();
}

async function miembro(page: Page, server: TestServer, nombre: string) {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await unirse(page, nombre);
  await expect(page.getByRole("heading", { name: "Conversaciones", exact: true })).toBeVisible();
  return persona;
}

/** Makes a member one whose texts need no moderator. */
const confiar = (server: TestServer, seudonimo: string) =>
  conDatos(server, (db) =>
    db.prepare("update miembros_de_comunidad set de_confianza = 1 where seudonimo = ?").run(seudonimo),
  );

async function escribir(page: Page, campo: string, texto: string, con: string) {
  await page.getByLabel(campo).fill(texto);
  await boton(page, con).click();
}

test("a visitor reads the name and the rules of a community, and nothing that members write", async ({
  page,
}) => {
  await page.goto("/comunidades");
  await expect(titulo(page, "Comunidades")).toBeVisible();
  await page.getByRole("link", { name: "Dormir mejor" }).click();
  await expect(page.getByRole("heading", { name: "Reglas de la comunidad" })).toBeVisible();
  await expect(page.getByText(DE_MANZANILLA)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Inicia sesión para unirte" })).toBeVisible();
});

test("a person joins under a name that tells nothing, and the first text waits for a moderator", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await unirse(page, "Moderación de Bienestar");
  await expect(page.getByLabel("Tu nombre aquí")).toHaveValue("Moderación de Bienestar");
  await expect(page.getByRole("link", { name: /parece de nuestro equipo/ })).toBeVisible();
  await unirse(page, "Nube de paso");
  await seAnuncia(page, "Ya eres parte de la comunidad.");
  await escribir(page, "Tu mensaje", "Hoy dormí seis horas\n\nSin mirar el reloj.", "Publicar");
  await expect(titulo(page, "Hoy dormí seis horas")).toBeVisible();
  await expect(deAutor(page, "Nube de paso (tú)")).toContainText("Moderación la lee antes que los demás");
  await page.goto(`${COMUNIDAD}?ver=mias`);
  await expect(page.getByRole("link", { name: "Hoy dormí seis horas" }).first()).toBeVisible();
});

test("a member publishes, changes the text, and keeps a draft", async ({ page, server }) => {
  await miembro(page, server, "Grillo del patio");
  confiar(server, "Grillo del patio");
  await escribir(page, "Tu mensaje", "Una idea a medias", "Guardar borrador");
  await seAnuncia(page, "Guardamos tu borrador. Solo lo ves tú.");
  await expect(page.getByLabel("Tu mensaje")).toHaveValue("Una idea a medias");
  await escribir(page, "Tu mensaje", "Mi ventana da a la avenida", "Publicar");
  await expect(titulo(page, "Mi ventana da a la avenida")).toBeVisible();
  await deAutor(page, "Grillo del patio (tú)").getByRole("button", { name: "Editar" }).click();
  await escribir(page, "Tu texto", "Mi ventana da al parque", "Guardar cambio");
  await expect(titulo(page, "Mi ventana da al parque")).toBeVisible();
  await expect(deAutor(page, "Grillo del patio (tú)")).toContainText("editado");
  await deAutor(page, "Grillo del patio (tú)").getByRole("button", { name: "Borrar" }).click();
  await expect(titulo(page, "¿Borrar tu mensaje?")).toBeVisible();
  await page.getByRole("link", { name: "No borrar" }).click();
  await expect(titulo(page, "Mi ventana da al parque")).toBeVisible();
  await deAutor(page, "Grillo del patio (tú)").getByRole("button", { name: "Borrar" }).click();
  await boton(page, "Borrar mi mensaje").click();
  await seAnuncia(page, "Borramos lo que escribiste.");
  await expect(page.getByText("Mi ventana da al parque")).toHaveCount(0);
});

test("a reply being typed outlives support, a quotation, and every other button of the page", async ({
  page,
  server,
}) => {
  await miembro(page, server, "Vela corta");
  confiar(server, "Vela corta");
  await page.getByRole("link", { name: DE_MANZANILLA }).click();
  const respuesta = page.getByRole("textbox");
  const A_MEDIAS = "A mí me ayuda una vela";
  await respuesta.fill(A_MEDIAS);
  await deAutor(page, "Luna de Pisco").getByRole("button", { name: "Gracias" }).click();
  await expect(
    deAutor(page, "Luna de Pisco").getByRole("button", { name: "Gracias", pressed: true }),
  ).toBeVisible();
  await expect(respuesta).toHaveValue(A_MEDIAS);
  await respuesta.fill(`${A_MEDIAS} y`);
  await boton(page, "Seguir conversación").click();
  await expect(boton(page, "Dejar de seguir")).toBeVisible();
  await expect(respuesta).toHaveValue(`${A_MEDIAS} y`);
  await respuesta.fill(`${A_MEDIAS} y té`);
  await deAutor(page, "Luna de Pisco").getByRole("button", { name: "Citar" }).click();
  await expect(page.getByLabel("Tu respuesta a Luna de Pisco")).toHaveValue(`${A_MEDIAS} y té`);
  await expect(page.getByRole("blockquote")).toContainText("Luna de Pisco:");
  await page.goto(new URL(page.url()).pathname);
  await expect(page.getByLabel("Tu respuesta a Luna de Pisco")).toHaveValue(`${A_MEDIAS} y té`);
  await boton(page, "No citar").click();
  await expect(page.getByRole("blockquote")).toHaveCount(0);
  await expect(page.getByLabel("Tu respuesta")).toHaveValue(`${A_MEDIAS} y té`);
  await deAutor(page, "Colchón viejo").getByRole("button", { name: "Denunciar" }).click();
  await page.getByRole("link", { name: "Volver a la conversación" }).click();
  await deAutor(page, "Luna de Pisco").getByRole("button", { name: "Citar" }).click();
  await expect(page.getByLabel("Tu respuesta a Luna de Pisco")).toHaveValue(`${A_MEDIAS} y té`);
  await boton(page, "Responder").click();
  await expect(deAutor(page, "Vela corta (tú)")).toContainText("Responde a Luna de Pisco");
  await expect(page.getByLabel("Tu respuesta")).toHaveValue("");
});

test("a member replies, supports, follows, reports, blocks, unblocks, hides and shows", async ({
  page,
  server,
}) => {
  await miembro(page, server, "Puerta azul");
  confiar(server, "Puerta azul");
  // The conversations come before the search, and a link leads past both to the form.
  const buscador = page.getByRole("searchbox", { name: "Buscar en esta comunidad" });
  const lista = page.getByRole("region", { name: "Conversaciones" }).getByRole("list").last();
  expect((await lista.boundingBox())!.y).toBeLessThan((await buscador.boundingBox())!.y);
  await expect(page.getByRole("link", { name: "Escribir", exact: true })).toBeVisible();
  await buscador.fill("rutina dormir");
  await boton(page, "Buscar").click();
  await page.getByRole("link", { name: DE_MANZANILLA }).click();
  await boton(page, "Seguir conversación").click();
  await expect(boton(page, "Dejar de seguir")).toBeVisible();
  await deAutor(page, "Luna de Pisco").getByRole("button", { name: "Un abrazo" }).click();
  await expect(
    deAutor(page, "Luna de Pisco").getByRole("button", { name: "Un abrazo", pressed: true }),
  ).toBeVisible();
  await escribir(page, "Tu respuesta", "Esta noche bajo las luces yo también.", "Responder");
  await expect(deAutor(page, "Puerta azul (tú)")).toContainText("Esta noche bajo las luces");
  await deAutor(page, "Colchón viejo").getByRole("button", { name: "Denunciar" }).click();
  await expect(titulo(page, "Denunciar un mensaje")).toBeVisible();
  await boton(page, "Denunciar").click();
  await expect(page.getByRole("link", { name: "Elige un motivo" })).toBeVisible();
  await page.getByRole("radio", { name: "Ofende o acosa" }).check();
  await boton(page, "Denunciar").click();
  await seAnuncia(page, "Gracias. Moderación lo va a revisar. Nadie sabrá que fuiste tú.");
  await deAutor(page, "Colchón viejo").getByRole("button", { name: "Bloquear", exact: true }).click();
  await expect(deAutor(page, "Colchón viejo")).toContainText("De alguien que bloqueaste");
  await deAutor(page, "Colchón viejo").getByRole("button", { name: "Dejar de bloquear" }).click();
  await expect(deAutor(page, "Colchón viejo")).not.toContainText("De alguien que bloqueaste");
  await deAutor(page, "Manzanilla").getByRole("button", { name: "Ocultar" }).click();
  await expect(page.getByText("Ocultaste ese texto. Solo tú dejas de verlo.")).toBeVisible();
  await expect(page.getByRole("link", { name: DE_MANZANILLA })).toHaveCount(0);
  const oculto = page.getByRole("listitem").filter({ hasText: "Manzanilla" });
  await oculto.getByRole("button", { name: "Mostrar de nuevo" }).click();
  await expect(oculto.getByRole("button", { name: "Mostrar de nuevo" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: DE_MANZANILLA })).toBeVisible();
});

test("personal data are pointed out before they are published, and words of danger bring help first", async ({
  page,
  server,
}) => {
  await miembro(page, server, "Lámpara tibia");
  await escribir(page, "Tu mensaje", "Llámenme al 987 654 321", "Publicar");
  await expect(page.getByText("Tu texto muestra un teléfono")).toBeVisible();
  await expect(page.getByLabel("Tu mensaje")).toHaveValue("Llámenme al 987 654 321");
  await page.goto(COMUNIDAD);
  await expect(page.getByLabel("Tu mensaje")).toHaveValue("Llámenme al 987 654 321");
  await escribir(page, "Tu mensaje", "Ya no quiero vivir", "Publicar");
  await expect(page.getByRole("heading", { name: "No tienes que pasar por esto a solas" })).toBeVisible();
  await expect(page.getByLabel("Tu mensaje")).toHaveValue("Ya no quiero vivir");
  await boton(page, "Enviar solo a Moderación").click();
  await expect(page.getByText("Solo la lee Moderación")).toBeVisible();
});

test("whoever leaves a community reads it no more, and their words are gone", async ({ page, server }) => {
  const { clave } = await miembro(page, server, "Ola de abril");
  confiar(server, "Ola de abril");
  await escribir(page, "Tu mensaje", "Me despido", "Publicar");
  await expect(titulo(page, "Me despido")).toBeVisible();
  const direccion = page.url();
  await page.goto(COMUNIDAD);
  await page.getByRole("link", { name: "Salir de la comunidad" }).click();
  await expect(page.getByText("Terminan los bloqueos")).toBeVisible();
  await page.getByLabel("Contraseña", { exact: true }).fill("esta-no-es-la-clave");
  await boton(page, "Salir y borrar lo mío").click();
  await expect(page.getByRole("link", { name: /La contraseña no coincide/ })).toBeVisible();
  await page.getByLabel("Contraseña", { exact: true }).fill(clave);
  await boton(page, "Salir y borrar lo mío").click();
  await expect(page.getByLabel("Tu nombre aquí")).toBeVisible();
  await page.goto(direccion);
  await expect(page.getByLabel("Tu nombre aquí")).toBeVisible();
  await expect(page.getByText("Me despido")).toHaveCount(0);
});
