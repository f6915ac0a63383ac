import { crearEspecialista } from "../../support/especialista";
import { expect, test } from "../../support/journey";
import {
  crearPersona,
  cuentasDe,
  entrarDirecto,
  ESPERA_LARGA,
  irAPagar,
  llenarTarjeta,
  pagarCon,
  reservar,
  sesionesEnAgenda,
  TARJETA,
  titulo,
  type PersonaDePrueba,
} from "../../support/pasos";

const UNA_PAGADA = { citas: 1, pedidosPagados: 1, cobrosHechos: 1, gastados: 0 };
const NADA = { citas: 0, pedidosPagados: 0, cobrosHechos: 0, gastados: 0 };
const RESERVADA = "Tu sesión está reservada";

test.describe("paying by card", () => {
  let persona: PersonaDePrueba;

  test.beforeEach(async ({ page, server }) => {
    persona = crearPersona(server);
    await entrarDirecto(page, server, persona);
    await reservar(page, await crearEspecialista(server));
  });

  test("approved: one session and one charge, whatever is mistyped or sent again", async ({
    page,
    server,
  }) => {
    await irAPagar(page);
    await expect(page.getByText("Pasarela de prueba: no se cobra dinero")).toBeVisible();
    await expect(page.getByRole("main")).toContainText(/S\/\s*95\.00/);
    const pasarela = page.url();

    await pagarCon(page, "4111 1111 1111 1112");
    await expect(page.getByRole("alert")).toContainText("Revisa estos datos");
    await expect(page.getByLabel("Número de tarjeta")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Nombre del titular")).toHaveValue("Persona de Prueba");
    await expect(page.getByLabel("Código de seguridad")).toHaveValue("");

    await pagarCon(page, TARJETA.aprobada);
    await expect(titulo(page, RESERVADA)).toBeVisible({ timeout: ESPERA_LARGA });
    await expect(page.getByRole("main")).toContainText(/Pagaste S\/\s*95\.00/);

    // A reload, or going back to the gateway's page, pays nothing more.
    await page.reload();
    await expect(titulo(page, RESERVADA)).toBeVisible();
    await page.goto(pasarela);
    await expect(titulo(page, "Este pago ya está hecho")).toBeVisible();
    await page.getByRole("link", { name: /^Volver a / }).click();
    await expect(titulo(page, RESERVADA)).toBeVisible();
    await expect(await sesionesEnAgenda(page)).toHaveCount(1);
    expect(cuentasDe(server, persona)).toEqual(UNA_PAGADA);
  });

  test("rejected: no charge, the time stays kept, and another card works", async ({ page, server }) => {
    await irAPagar(page);
    await pagarCon(page, TARJETA.rechazada);
    await expect(titulo(page, "No pudimos procesar tu pago")).toBeVisible({ timeout: ESPERA_LARGA });
    const mensaje = page.getByText("Tu banco no aprobó el pago. No te cobramos.");
    const otraVez = page.getByRole("link", { name: "Intentar de nuevo" });
    for (const visto of [mensaje, otraVez]) await expect(visto).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("main")).toContainText("Tu horario sigue separado hasta las");
    expect(cuentasDe(server, persona)).toEqual(NADA);
    // A typed address cancels no payment.
    await page.goto(`${page.url()}&retorno=cancelado&cobro=inventado`);
    await expect(mensaje).toBeVisible();
    await expect(titulo(page, "No pudimos procesar tu pago")).toBeVisible();
    expect(new URL(page.url()).searchParams.has("cobro")).toBe(false);
    // The page of the refused payment repeats nothing of what the page «¿Qué pasó con mi pago?» tells.
    await page.getByRole("link", { name: "¿Qué pasó con mi pago?" }).click();
    await expect(page.getByText("Tu banco no aprobó el pago. No te cobramos")).toBeVisible();
    await page.goBack();

    await otraVez.click();
    await expect(titulo(page, "Resumen de tu sesión")).toBeVisible();
    // The consent for this session is not asked for again.
    const consentido = page.getByRole("checkbox");
    await expect(consentido).toBeChecked();
    await expect(consentido).toHaveAccessibleDescription(/^Ya lo autorizaste para esta sesión/);
    await page.getByRole("button", { name: "Pagar" }).click();
    await pagarCon(page, TARJETA.aprobada);
    await expect(titulo(page, RESERVADA)).toBeVisible({ timeout: ESPERA_LARGA });
    expect(cuentasDe(server, persona)).toEqual(UNA_PAGADA);
  });

  test("pending, then approved: the page finds out by itself", async ({ page, server }) => {
    test.slow();
    await irAPagar(page);
    await pagarCon(page, TARJETA.pendienteAprobada);
    await expect(titulo(page, "Estamos confirmando tu pago")).toBeVisible();
    await expect(page.getByRole("status")).toContainText("El banco aún lo está procesando");
    await expect(titulo(page, RESERVADA)).toBeVisible({ timeout: ESPERA_LARGA });
    expect(cuentasDe(server, persona)).toEqual(UNA_PAGADA);
  });

  test("pending, then rejected: the page says so and that nothing was charged", async ({ page, server }) => {
    test.slow();
    await irAPagar(page);
    await pagarCon(page, TARJETA.pendienteRechazada);
    await expect(titulo(page, "Estamos confirmando tu pago")).toBeVisible();
    await expect(titulo(page, "No pudimos procesar tu pago")).toBeVisible({ timeout: ESPERA_LARGA });
    await expect(page.getByRole("main")).toContainText("Tu banco no aprobó el pago. No te cobramos.");
    expect(cuentasDe(server, persona)).toEqual(NADA);
  });

  test("cancelled on the hosted page: no charge, and trying again works", async ({ page, server }) => {
    await irAPagar(page);
    await page.getByRole("button", { name: "Cancelar y volver" }).click();
    await expect(titulo(page, "Cancelaste el pago")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("No pagaste. No se hizo ningún cobro.");
    expect(cuentasDe(server, persona)).toEqual(NADA);
    await page.getByRole("link", { name: "Intentar de nuevo" }).click();
    await irAPagar(page);
    await pagarCon(page, TARJETA.aprobada);
    await expect(titulo(page, RESERVADA)).toBeVisible({ timeout: ESPERA_LARGA });
  });

  test("refused, and then cancelled: the words are of the cancellation", async ({ page, server }) => {
    await irAPagar(page);
    await pagarCon(page, TARJETA.rechazada);
    await expect(titulo(page, "No pudimos procesar tu pago")).toBeVisible({ timeout: ESPERA_LARGA });
    await page.getByRole("link", { name: "Intentar de nuevo" }).click();
    await page.getByRole("button", { name: "Pagar" }).click();
    await page.getByRole("button", { name: "Cancelar y volver" }).click();
    await expect(titulo(page, "Cancelaste el pago")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("No pagaste. No se hizo ningún cobro.");
    await expect(page.getByText("Tu banco no aprobó el pago")).toBeHidden();
    expect(cuentasDe(server, persona)).toEqual(NADA);
    // The address holds none of these fields, and a reload loses nothing.
    expect([...new URL(page.url()).searchParams.keys()]).toEqual(["pedido"]);
    await page.reload();
    await expect(titulo(page, "Cancelaste el pago")).toBeVisible();
    await page.getByRole("link", { name: "¿Qué pasó con mi pago?" }).click();
    await expect(page.getByRole("main")).toContainText("Cancelaste el pago");
    await expect(page.getByRole("main")).toContainText("No se hizo ningún cobro. Tu horario sigue separado");
    await expect(page.getByRole("main")).toContainText("Pago: Cancelado antes de pagar");
    await expect(page.getByText("Tu banco no aprobó el pago")).toBeHidden();
  });

  test("a lost notice, and somebody who never comes back: the session is there all the same", async ({
    page,
    server,
  }) => {
    test.slow();
    await irAPagar(page);
    // The person has paid, and the browser closed before it could return to the site.
    const form = await page.locator("form").evaluate((element) => ({
      action: (element as HTMLFormElement).action,
      clave: new FormData(element as HTMLFormElement).get("clave_de_envio") as string,
    }));
    const pagado = await page.request.post(form.action, {
      form: {
        clave_de_envio: form.clave,
        numero: TARJETA.sinAviso,
        titular: "Persona de Prueba",
        vencimiento: "12/35",
        codigo: "123",
      },
      headers: { origin: server.url },
      maxRedirects: 0,
    });
    expect(pagado.status()).toBe(303);
    expect(cuentasDe(server, persona).citas).toBe(0);
    await expect(async () => {
      await expect(await sesionesEnAgenda(page)).toHaveCount(1, { timeout: 100 });
    }).toPass({ timeout: ESPERA_LARGA, intervals: [1000] });
    expect(cuentasDe(server, persona)).toEqual(UNA_PAGADA);
  });

  for (const tarjeta of ["avisoTardio", "avisoDoble", "avisosDesordenados", "sinAviso"] as const) {
    test(`notices that do not come as they should (${tarjeta}): one session`, async ({ page, server }) => {
      await irAPagar(page);
      await pagarCon(page, TARJETA[tarjeta]);
      await expect(titulo(page, RESERVADA)).toBeVisible({ timeout: ESPERA_LARGA });
      await expect(await sesionesEnAgenda(page)).toHaveCount(1);
      expect(cuentasDe(server, persona)).toEqual(UNA_PAGADA);
    });
  }

  test("paying in two tabs pays one session", async ({ page, context, server }) => {
    const otra = await context.newPage();
    await otra.goto(page.url());
    await Promise.all([irAPagar(page), irAPagar(otra)]);
    await Promise.all([llenarTarjeta(page, TARJETA.aprobada), llenarTarjeta(otra, TARJETA.aprobada)]);
    await Promise.all([
      page.getByRole("button", { name: "Pagar" }).click(),
      otra.getByRole("button", { name: "Pagar" }).click(),
    ]);
    await expect(titulo(page, RESERVADA)).toBeVisible({ timeout: ESPERA_LARGA });
    await expect(titulo(otra, RESERVADA)).toBeVisible({ timeout: ESPERA_LARGA });
    expect(cuentasDe(server, persona)).toEqual(UNA_PAGADA);
  });

  test("two clicks on Pagar go to one hosted page, and two there pay once", async ({ page, server }) => {
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Pagar" }).dblclick();
    await llenarTarjeta(page, TARJETA.aprobada);
    await page.getByRole("button", { name: "Pagar" }).dblclick();
    await expect(titulo(page, RESERVADA)).toBeVisible({ timeout: ESPERA_LARGA });
    expect(cuentasDe(server, persona)).toEqual(UNA_PAGADA);
  });
});
