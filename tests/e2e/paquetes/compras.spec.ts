import { crearEspecialista } from "../../support/especialista";
import { expect, test } from "../../support/journey";
import {
  escribirCupon,
  conDatos,
  crearPersona,
  entrarDirecto,
  ESPERA_LARGA,
  irAPagar,
  pagarCon,
  reservar,
  resumenDeErrores,
  TARJETA,
  titulo,
  type PersonaDePrueba,
} from "../../support/pasos";

let persona: PersonaDePrueba;
test.beforeEach(async ({ page, server }) => {
  persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
});

test("a factura: asked for on the way to paying, with its RUC checked, and there to print after", async ({
  page,
  server,
}) => {
  await reservar(page, await crearEspecialista(server));
  await expect(page.getByRole("main")).toContainText(`boleta a nombre de ${persona.nombre}`);
  await page.getByRole("link", { name: "Cambiar datos de compra" }).click();
  await page.getByLabel("Factura, con RUC").check();
  await expect(page.getByLabel("Nombre completo")).toBeHidden();
  await page.getByLabel("RUC", { exact: true }).fill("20100047219");
  await page.getByLabel("Razón social").fill("Empresa de Prueba S.A.C.");
  await page.getByLabel("Dirección fiscal").fill("Av. Arequipa 100, Lima");
  await page.getByRole("button", { name: "Guardar y volver" }).click();
  await expect(resumenDeErrores(page)).toContainText("Ese RUC no existe");
  await expect(page.getByLabel("Razón social")).toHaveValue("Empresa de Prueba S.A.C.");

  await page.getByLabel("RUC", { exact: true }).fill("20100047218");
  await page.getByRole("button", { name: "Guardar y volver" }).click();
  await expect(titulo(page, "Resumen de tu sesión")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("factura a nombre de Empresa de Prueba S.A.C.");

  await irAPagar(page);
  await pagarCon(page, TARJETA.aprobada);
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible({ timeout: ESPERA_LARGA });
  await page.getByRole("link", { name: "Ver tu comprobante" }).click();
  await expect(titulo(page, "Factura electrónica")).toBeVisible();
  const papel = page.getByRole("article");
  await expect(papel).toContainText(/F001-\d{8}/);
  await expect(papel).toContainText("RUC 20100047218");
  await expect(papel).toContainText("IGV (18 %)");
});

test("a pack: bought in the shop, its bonos there with their end, and given back unused", async ({
  page,
}) => {
  await page.goto("/tienda");
  const suelta = /Sesión suelta: de S\/\s60\.00 a S\/\s120\.00/;
  await expect(page.getByRole("region", { name: "Psicología" })).toContainText(suelta);
  await page.getByRole("link", { name: "Comprar 3 bonos de Psicología" }).click();
  await expect(page.getByRole("region", { name: "Antes de pagar" })).toContainText(
    /Una sesión suelta cuesta de S\/\s60\.00 a S\/\s120\.00\./,
  );
  await escribirCupon(page, "regalo");
  await page.getByRole("button", { name: "Aplicar" }).click();
  await expect(resumenDeErrores(page)).toContainText("Ese cupón es solo para reservar sesiones");
  await escribirCupon(page, "paquete10");
  await page.getByRole("button", { name: "Aplicar" }).click();
  await expect(page.getByRole("main")).toContainText("S/ 148.50");
  await page.getByRole("button", { name: "Quitar" }).click();
  await expect(page.getByRole("main")).not.toContainText("S/ 148.50");
  await escribirCupon(page, "paquete10");
  await page.getByRole("button", { name: "Aplicar" }).click();
  await expect(page.getByRole("main")).toContainText("S/ 148.50");
  // The discount stands in sight, and no button applies it again.
  await expect(page.getByText("Cupón PAQUETE10").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Aplicar" })).toHaveCount(0);
  await page.getByRole("button", { name: "Pagar" }).click();
  await pagarCon(page, TARJETA.aprobada);
  await expect(titulo(page, "Tus bonos ya están en tu saldo")).toBeVisible({ timeout: ESPERA_LARGA });
  await expect(page.getByRole("main")).toContainText("Te quedan 3 bonos de este paquete");

  await page.goto("/mi-zona-privada/saldo");
  await expect(page.getByRole("region", { name: "Bonos que vencen" })).toContainText("3 bonos de Psicología");
  await page.getByRole("link", { name: "Compraste un paquete" }).click();
  await expect(page.getByRole("link", { name: "Ver tu comprobante" })).toBeVisible();

  await page.goto("/mi-zona-privada/comprobantes");
  await page.getByRole("link", { name: "Tus compras" }).click();
  await page.getByRole("link", { name: "3 bonos de Psicología", exact: true }).click();
  await page.getByRole("button", { name: "Devolver el paquete" }).click();
  await expect(titulo(page, "Paquete devuelto")).toBeVisible();
  await page.getByRole("link", { name: "Ver tu comprobante" }).click();
  await expect(page.getByRole("main")).toContainText(/anulado|Devuelto con/);
});

test("a payment that somebody cancels by themselves is told so, of a pack and of a place", async ({
  page,
}) => {
  const cancelar = async () => {
    await page.getByRole("button", { name: "Pagar", exact: true }).click();
    await page.getByRole("button", { name: "Cancelar y volver" }).click();
    await expect(titulo(page, "Cancelaste el pago")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("No pagaste. No se hizo ningún cobro.");
    await expect(page.getByRole("button", { name: "Intentar de nuevo" })).toBeVisible();
    const direccion = new URL(page.url());
    expect(direccion.search).toBe("");
    await page.reload();
    await expect(titulo(page, "Cancelaste el pago")).toBeVisible();
    // The person leaves the gateway's page by typing an address: no payment is under way, and the order can still be
    // paid.
    await page.getByRole("button", { name: "Intentar de nuevo" }).click();
    await expect(page.getByRole("button", { name: "Cancelar y volver" })).toBeVisible();
    await page.goto(direccion.href);
    await expect(titulo(page, "Falta pagar")).toBeVisible();
    await expect(page).toHaveTitle(/^Falta pagar\b/);
    await expect(page.getByRole("main")).toContainText(/(Puedes pagarlo|Guardado) hasta las\s*\d\d:\d\d/);
    await expect(page.getByRole("button", { name: "Pagar", exact: true })).toBeVisible();
  };
  await page.goto("/tienda/paquete/psicologia-3");
  await cancelar();
  await expect(page.getByRole("button", { name: "Dejar esta compra" })).toBeVisible();
  await page.goto("/bienestar-en-vivo/conversar-de-plata-en-casa");
  await page.getByRole("button", { name: "Inscribirme" }).click();
  await cancelar();
});

test("a pack that was refused and left is found again in Mi zona, to pay or to drop", async ({ page }) => {
  await page.goto("/tienda/paquete/psicologia-3");
  await page.getByRole("button", { name: "Pagar" }).click();
  await pagarCon(page, TARJETA.rechazada);
  await expect(titulo(page, "No pudimos procesar tu pago")).toBeVisible({ timeout: ESPERA_LARGA });

  await page.goto("/mi-zona-privada");
  const porPagar = page.getByRole("article", { name: "Por pagar: 3 bonos de Psicología" });
  await expect(porPagar).toContainText("Puedes pagarlo hasta las ");
  await porPagar.getByRole("button", { name: "Pagar" }).click();
  await expect(page.getByLabel("Número de tarjeta")).toBeVisible();
  await page.goto("/mi-zona-privada");
  await porPagar.getByRole("button", { name: "Dejar esta compra" }).click();
  await page.waitForURL(/\/tienda/);
  await page.goto("/mi-zona-privada");
  await expect(page.getByRole("heading", { name: "Tu saldo" })).toBeVisible();
  await expect(porPagar).toHaveCount(0);
});

test("a plan of the insurer: its bonos of the month are told with what is left, and pay a session", async ({
  page,
  server,
}) => {
  await page.goto("/mi-perfil/plan");
  await expect(page.getByRole("main")).toContainText("Este plan no trae bonos al mes");
  conDatos(server, (db) => {
    db.prepare("insert into planes_de_persona (id_persona, orden, codigo_plan) values (?, 0, 'PREMIUM')").run(
      persona.idPersona,
    );
  });
  await page.goto("/mi-perfil/plan");
  await expect(page.getByRole("listitem").filter({ hasText: "1 bono de Psicología al mes" })).toContainText(
    /Te queda 1, hasta el \w+ \d+ de/,
  );
  await expect(page.getByRole("main")).toContainText("1 bono de Nutrición al mes");
  await page.goto("/mi-zona-privada/saldo");
  await expect(page.getByRole("main")).toContainText(/Vino con tu plan de \p{L}+ de \d{4}/u);

  await reservar(page, await crearEspecialista(server));
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Usar mi saldo" }).click();
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible();
  await page.goto("/mi-perfil/plan");
  await expect(page.getByRole("main")).toContainText("Ya usaste los de este mes.");
  await page.getByRole("link", { name: "Agendar Nutrición" }).click();
  await page.waitForURL(/\/agendar\/nutricion/);

  // A site without the insurer's sign-in does not mention it.
  conDatos(server, (db) => {
    db.prepare("update planes_de_persona set codigo_plan = 'CLIENTE' where id_persona = ?").run(
      persona.idPersona,
    );
  });
  await page.goto("/mi-perfil/plan");
  await expect(page.getByRole("main")).toContainText("Cliente Rimac");
  await expect(page.getByRole("main")).not.toContainText("sin otra contraseña");
});

test("a plan: several specialties in one payment, a balance of each", async ({ page, server }) => {
  await page.goto("/tienda");
  await page.getByRole("link", { name: "Comprar Equilibrio" }).click();
  await expect(titulo(page, "Equilibrio")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("4 bonos de Psicología y 2 bonos de Nutrición");
  await page.getByRole("button", { name: "Pagar" }).click();
  await pagarCon(page, TARJETA.aprobada);
  await expect(titulo(page, "Tus bonos ya están en tu saldo")).toBeVisible({ timeout: ESPERA_LARGA });
  await expect(page.getByRole("main")).toContainText("Te quedan 6 bonos de este paquete");

  await page.goto("/mi-zona-privada/saldo");
  const vencen = page.getByRole("region", { name: "Bonos que vencen" });
  await expect(vencen).toContainText("4 bonos de Psicología");
  await expect(vencen).toContainText("2 bonos de Nutrición");

  await reservar(page, await crearEspecialista(server));
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Usar mi saldo" }).click();
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible();
});

test("coins: offered where they are enough, spent once, and given back with the pack", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server, 0, { monedas: 650 }));
  await page.goto("/tienda");
  await expect(page.getByRole("link", { name: /Canjear 3 bonos de Psicología/ })).toBeHidden();
  await page.getByRole("link", { name: "Canjear 3 bonos de Veterinaria por 612 monedas" }).click();
  await expect(page.getByRole("main")).toContainText("38 monedas");
  await page.getByRole("button", { name: "Canjear 612 monedas" }).click();
  await expect(titulo(page, "Tus bonos ya están en tu saldo")).toBeVisible();
  await page.goto("/mi-zona-privada/saldo");
  await expect(page.getByRole("region", { name: "Tus monedas" })).toContainText("38 monedas");

  await page.getByRole("link", { name: "Canjeaste un paquete", exact: true }).click();
  await expect(page.getByRole("region", { name: "Tu paquete" })).toContainText("612 monedas");
  await page.getByRole("button", { name: "Devolver el paquete" }).click();
  await expect(page.getByRole("main")).toContainText("Volvieron las monedas que usaste.");
  await page.goto("/tienda");
  await expect(page.getByRole("link", { name: "650 monedas" })).toBeVisible();
});
