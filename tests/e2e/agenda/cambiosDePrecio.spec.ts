import type { Page } from "@playwright/test";
import { crearEspecialista, type EspecialistaDePrueba } from "../../support/especialista";
import { expect, test } from "../../support/journey";
import {
  buscarHorario,
  crearPersona,
  cuentasDe,
  entrarDirecto,
  ESPERA_LARGA,
  irAPagar,
  llenarTarjeta,
  pagarCon,
  sesionesEnAgenda,
  TARJETA,
  titulo,
  type PersonaDePrueba,
} from "../../support/pasos";
import type { TestServer } from "../../support/server";

/** Makes specialists for one journey only: the lists of the specialty name them, and they have no other session. */
const conPrecio = (server: TestServer, precioCentimos: number) =>
  crearEspecialista(server, { especialidad: "coaching", precioCentimos });

interface Propia {
  persona: PersonaDePrueba;
  de: EspecialistaDePrueba;
  agenda: string;
}

/** Makes a session of S/ 90.00 that was paid by card. */
async function conSesionPagada(page: Page, server: TestServer): Promise<Propia> {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  const de = await conPrecio(server, 90_00);
  const { direccion } = await buscarHorario(page, de);
  await page.goto(direccion);
  await page.getByRole("button", { name: "Reservar" }).click();
  await irAPagar(page);
  await pagarCon(page, TARJETA.aprobada);
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible({ timeout: ESPERA_LARGA });
  return { persona, de, agenda: direccion };
}

const confirmar = (page: Page) => page.getByRole("region", { name: "Antes de confirmar" });

/** Chooses another specialist at the hour of the session on `/reagendar`, up to the confirmation. */
async function elegirA(page: Page, { nombre }: EspecialistaDePrueba, costo: RegExp) {
  await (await sesionesEnAgenda(page)).getByRole("link", { name: "Cambiar horario" }).click();
  await page.getByRole("link", { name: "Elegir otro horario" }).click();
  const otro = page.getByRole("link", { name: new RegExp(`^${nombre}`) });
  await expect(otro).toContainText(costo);
  await otro.click();
  await expect(confirmar(page)).toContainText(`con ${nombre}`);
  // The price of a change with the present specialist does not stand beside the price of another one.
  await expect(page.getByRole("main")).not.toContainText("no pagas otra vez");
}

/**
 * Opens the receipt (boleta) of that sum. Its state is a matter of seconds: the issuer may have got it before it was
 * revoked.
 */
async function verBoleta(page: Page, total: string) {
  await page.goto("/mi-zona-privada/comprobantes");
  const boleta = page
    .getByRole("listitem")
    .filter({ hasText: /^B001-/ })
    .filter({ hasText: total });
  await boleta.getByRole("link").click();
  await expect(page.getByRole("article")).toContainText(total);
  return page.getByRole("main");
}

test("a dearer specialist: the difference is paid by card, and the session goes over once it is", async ({
  page,
  server,
}) => {
  const { persona, de } = await conSesionPagada(page, server);
  const caro = await conPrecio(server, 120_00);
  await elegirA(page, caro, /pagas S\/\s*30\.00 más/);
  await expect(confirmar(page)).toContainText(/Pagas\s*S\/\s*30\.00/);
  await expect(confirmar(page)).toContainText("no se mueve hasta que se apruebe ese pago");
  await confirmar(page).getByRole("button", { name: "Pagar la diferencia" }).click();
  await expect(page.getByRole("main")).toContainText(/S\/\s*30\.00/);
  await pagarCon(page, TARJETA.aprobada);

  await expect(titulo(page, "Tu sesión cambió de especialista")).toBeVisible({ timeout: ESPERA_LARGA });
  await expect(page.getByRole("main")).toContainText(caro.nombre);
  await expect(page.getByRole("main")).toContainText(/Pagaste S\/\s*30\.00 de diferencia con tarjeta/);
  await expect(page.getByRole("main")).toContainText(/Con los S\/\s*90\.00 que ya estaban pagados/);
  expect(cuentasDe(server, persona)).toMatchObject({ citas: 1, pedidosPagados: 1, cobrosHechos: 2 });

  const zona = await sesionesEnAgenda(page);
  await expect(zona).toHaveCount(1);
  await expect(zona).toContainText(caro.nombre);
  await expect(page.getByRole("main")).not.toContainText(de.nombre);

  // The tax office sees one price: the first receipt is revoked, and another one has the whole sum.
  await expect(await verBoleta(page, "S/ 90.00")).toContainText("Otro comprobante está en su lugar");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^B001-/ })
    .click();
  await expect(page.getByRole("article")).toContainText(/Total\s*S\/\s*120\.00/);

  // The history of the session tells about each payment.
  await (await sesionesEnAgenda(page)).getByRole("link").first().click();
  await expect(page.getByRole("main")).toContainText(/Pago con tarjeta: Pagado\s*S\/\s*90\.00/);
  await expect(page.getByRole("main")).toContainText(/Pago con tarjeta: Pagado\s*S\/\s*30\.00/);
  await page.getByText("Más", { exact: true }).click();
  await page.getByRole("link", { name: "Ver mi pago" }).click();
  await expect(page.getByRole("main")).toContainText(/Diferencia pagada: S\/\s*30\.00/);

  // After a cancellation in time both payments are refunded in full.
  await (await sesionesEnAgenda(page)).getByRole("link", { name: "Cancelar" }).click();
  const dialogo = page.getByRole("dialog", { name: "Cancelar tu sesión" });
  await expect(dialogo).toContainText(/te devolvemos S\/\s*120\.00/);
  await dialogo.getByRole("button", { name: "Cancelar mi sesión" }).click();
  await expect(page.getByRole("status")).toContainText("Cancelaste esta sesión");
  await expect(page.getByRole("main")).toContainText(/S\/\s*120\.00/);
  await expect(await verBoleta(page, "S/ 120.00")).toContainText(/está anulado|Devuelto con/);
});

test("a dearer specialist whose payment the bank refuses: the session stays, and the way back leads to the change", async ({
  page,
  server,
}) => {
  const { persona, de } = await conSesionPagada(page, server);
  const caro = await conPrecio(server, 120_00);
  await elegirA(page, caro, /pagas S\/\s*30\.00 más/);
  await confirmar(page).getByRole("button", { name: "Pagar la diferencia" }).click();
  await pagarCon(page, TARJETA.rechazada);

  await expect(titulo(page, "No pudimos procesar tu pago")).toBeVisible({ timeout: ESPERA_LARGA });
  await expect(page.getByRole("main")).toContainText("Tu banco no aprobó el pago. No te cobramos.");
  await expect(page.getByRole("main")).toContainText(`Tu sesión de ahora, con ${de.nombre}`);
  // The next choice replaces this one: no second session is ordered.
  await page.getByRole("link", { name: "Elegir otro horario" }).click();
  await expect(titulo(page, "Cambia el horario de tu sesión")).toBeVisible();
  await expect(page.getByRole("main")).toContainText(`con ${de.nombre}`);
  await expect(await sesionesEnAgenda(page)).toContainText(de.nombre);
  expect(cuentasDe(server, persona)).toMatchObject({ citas: 1, cobrosHechos: 1 });

  // An unpaid order shows its amount and its purpose; the same payment page opens again.
  await page.goto("/mi-zona-privada");
  const porPagar = page.getByRole("article", { name: /^Por pagar: / });
  await expect(porPagar).toContainText(/S\/\s*30\.00/);
  await porPagar.getByRole("link", { name: "¿Qué pasó con mi pago?" }).click();
  await expect(page.getByRole("main")).toContainText(/Diferencia por pagar: S\/\s*30\.00/);
  await page.getByRole("link", { name: "Pagar", exact: true }).click();
  await confirmar(page).getByRole("button", { name: "Pagar la diferencia" }).click();
  await llenarTarjeta(page, TARJETA.aprobada);
  await page.getByRole("button", { name: "Pagar" }).click();
  await expect(titulo(page, "Tu sesión cambió de especialista")).toBeVisible({ timeout: ESPERA_LARGA });
  expect(cuentasDe(server, persona)).toMatchObject({ citas: 1, cobrosHechos: 2 });
});

test("a change that was given up says the difference that was at stake", async ({ page, server }) => {
  await conSesionPagada(page, server);
  await elegirA(page, await conPrecio(server, 120_00), /pagas S\/\s*30\.00 más/);
  await confirmar(page).getByRole("button", { name: "Pagar la diferencia" }).click();
  await pagarCon(page, TARJETA.rechazada);
  await expect(titulo(page, "No pudimos procesar tu pago")).toBeVisible({ timeout: ESPERA_LARGA });
  await page.goto("/mi-zona-privada");
  const porPagar = page.getByRole("article", { name: /^Por pagar: / });
  await porPagar.getByRole("link", { name: "¿Qué pasó con mi pago?" }).click();
  await page.getByRole("button", { name: "Soltar el horario" }).click();
  await expect(page.getByRole("main")).toContainText(/Diferencia: S\/\s*30\.00/);
});

test("a cheaper specialist: it moves at once, the difference goes back, and a cancellation gives the rest", async ({
  page,
  server,
}) => {
  const { persona, agenda } = await conSesionPagada(page, server);
  const barato = await conPrecio(server, 70_00);
  await elegirA(page, barato, /te devolvemos S\/\s*20\.00/);
  await expect(confirmar(page)).toContainText(/Te devolvemos\s*S\/\s*20\.00/);
  await expect(confirmar(page)).toContainText("a la misma tarjeta");
  await confirmar(page).getByRole("button", { name: "Cambiar mi horario" }).click();
  await expect(page.getByRole("status")).toContainText("Te devolvemos la diferencia a tu tarjeta");
  await expect(titulo(page, `Tu sesión con ${barato.nombre}`)).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/Parte que te devolvemos\s*S\/\s*20\.00/);
  expect(cuentasDe(server, persona)).toMatchObject({ citas: 1, pedidosPagados: 1, cobrosHechos: 1 });

  // The former time is free for another person.
  const hora = new URL(agenda, server.url).searchParams.get("hora")!;
  await page.goto(agenda.replace(/&hora=.*/, ""));
  await expect(page.getByRole("main").getByRole("link", { name: new RegExp(`^${hora}`) })).toHaveCount(1);

  await expect(await verBoleta(page, "S/ 90.00")).toContainText("Otro comprobante está en su lugar");

  await (await sesionesEnAgenda(page)).getByRole("link", { name: "Cancelar" }).click();
  const dialogo = page.getByRole("dialog", { name: "Cancelar tu sesión" });
  await expect(dialogo).toContainText(/te devolvemos S\/\s*70\.00/);
  await dialogo.getByRole("button", { name: "Cancelar mi sesión" }).click();
  await expect(page.getByRole("status")).toContainText("Cancelaste esta sesión");
  await expect(page.getByRole("main")).toContainText(/S\/\s*70\.00/);
  await expect(await verBoleta(page, "S/ 70.00")).toContainText(/está anulado|Devuelto con/);
});
