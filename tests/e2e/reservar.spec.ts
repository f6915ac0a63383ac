import { crearEspecialista } from "../support/especialista";
import { expect, test } from "../support/journey";
import {
  crearPersona,
  cuentasDe,
  diasLibres,
  horasLibres,
  llenarEntrada,
  reservar,
  entrarDirecto,
  resumenDeErrores,
  sesionesEnZona,
  titulo,
} from "../support/pasos";

test("from the home page to a session that is paid with saldo", async ({ page, server }) => {
  const { nombre } = await crearEspecialista(server);
  const persona = crearPersona(server, 3);
  await page.goto("/");
  await page.getByRole("link", { name: "Especialistas" }).first().click();
  await expect(titulo(page, "Encuentra a tu especialista")).toBeVisible();
  await page.getByRole("link", { name: nombre, exact: true }).click();
  await expect(titulo(page, nombre)).toBeVisible();
  await page.getByRole("list", { name: "Otros días" }).getByRole("link").first().click();

  // Whoever has not signed in does so, and comes back to the day that they had chosen.
  await expect(titulo(page, "Iniciar sesión")).toBeVisible();
  await llenarEntrada(page, persona);
  await expect(titulo(page, `Tu sesión con ${nombre}`)).toBeVisible();
  expect(new URL(page.url()).searchParams.get("dia")).toMatch(/^\d{4}-\d\d-\d\d$/);
  const hora = /hora=(\d\d:\d\d)/.exec((await horasLibres(page).first().getAttribute("href"))!)![1]!;
  await horasLibres(page).first().click();
  await page.getByRole("button", { name: "Reservar" }).click();

  await expect(titulo(page, "Resumen de tu sesión")).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText(`${hora} (hora de Perú)`);
  await expect(main).toContainText(nombre);
  await expect(main).toContainText("Sesión de Psicología, 50 minutos");
  await expect(main).toContainText("IGV (18 %)");
  await expect(main).toContainText(/S\/\s*95\.00/);
  await expect(main).toContainText("Tienes 3 bonos para esta especialidad");
  const resumen = page.url();

  await page.getByRole("button", { name: "Usar mi saldo" }).click();
  await expect(resumenDeErrores(page)).toContainText("Este campo es obligatorio");
  await expect(page.getByRole("checkbox")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("checkbox")).toHaveAccessibleDescription(/Este campo es obligatorio/);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Usar mi saldo" }).click();

  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible();
  await expect(main).toContainText("La pagaste con 1 bono de tu saldo.");

  // Neither looking again nor going back does anything a second time.
  await page.reload();
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible();
  await page.goto(resumen);
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible();
  await page.goBack();
  await page.goForward();

  const sesiones = await sesionesEnZona(page);
  await expect(sesiones).toHaveCount(1);
  await expect(sesiones).toHaveAccessibleName(`Sesión con ${nombre}`);
  await expect(sesiones).toContainText(hora);
  await expect(page.getByRole("region", { name: "Tu saldo" })).toContainText(/Psicología\s*2 bonos/);
});

test("going back to the summary after paying and sending it again spends nothing more", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server, 2);
  await entrarDirecto(page, server, persona);
  await reservar(page, await crearEspecialista(server));
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Usar mi saldo" }).click();
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible();

  await page.goBack();
  // A browser may show the summary from its memory; whoever sends it again arrives at the same session.
  const otraVez = page.getByRole("button", { name: "Usar mi saldo" });
  if (await otraVez.isVisible()) {
    await page.getByRole("checkbox").check();
    await otraVez.click();
  }
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible();
  expect(cuentasDe(server, persona)).toEqual({ citas: 1, pedidosPagados: 1, cobrosHechos: 0, gastados: 1 });
});

test("without saldo the summary offers the card only", async ({ page, server }) => {
  await entrarDirecto(page, server, crearPersona(server));
  await reservar(page, await crearEspecialista(server));
  await expect(page.getByRole("button", { name: "Pagar" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Usar mi saldo" })).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("No tienes bonos para esta especialidad.");
});

test("each choice of /agendar has an address, and going back keeps what was chosen", async ({
  page,
  server,
}) => {
  const { nombre } = await crearEspecialista(server);
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/agendar");
  await page.getByRole("main").getByRole("link", { name: "Psicología" }).click();
  await expect(page).toHaveURL(/\/agendar\/psicologia$/);
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`^${nombre}`) })
    .click();
  await expect(titulo(page, `Tu sesión con ${nombre}`)).toBeVisible();
  const dia = diasLibres(page).nth(1);
  await expect(dia).toHaveAccessibleName(
    /^(lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d+ ?, \d+ horarios?$/,
  );
  await dia.click();
  const elegido = diasLibres(page).and(page.locator("[aria-current=date]"));
  const conDia = page.url();
  const fecha = new URL(conDia).searchParams.get("dia")!;
  await expect(elegido).toHaveAttribute("href", new RegExp(`dia=${fecha}`));
  await horasLibres(page).nth(1).click();
  await expect(page.getByRole("button", { name: "Reservar" })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(conDia);
  await expect(elegido).toHaveAttribute("href", new RegExp(`dia=${fecha}`));
  await page.goBack();
  await expect(titulo(page, `Tu sesión con ${nombre}`)).toBeVisible();
  await page.goBack();
  await expect(titulo(page, "Elige a tu especialista en Psicología")).toBeVisible();
});

test("more time can be asked for once", async ({ page, server }) => {
  await entrarDirecto(page, server, crearPersona(server));
  await reservar(page, await crearEspecialista(server));
  const aviso = page.getByText(/Apartado para ti hasta las/);
  const antes = /las (\d\d:\d\d)/.exec(await aviso.innerText())![1]!;
  await page.getByRole("button", { name: "Necesito 5 minutos más" }).click();
  await expect(page.getByRole("button", { name: "Necesito 5 minutos más" })).toHaveCount(0);
  const despues = /las (\d\d:\d\d)/.exec(await aviso.innerText())![1]!;
  expect((enMinutos(despues) - enMinutos(antes) + 1440) % 1440).toBe(5);
});

const enMinutos = (hora: string) => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3));
