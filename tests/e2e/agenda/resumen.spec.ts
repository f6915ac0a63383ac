import { crearEspecialista } from "../../support/especialista";
import { expect, test } from "../../support/journey";
import {
  conDatos,
  crearPersona,
  dejarVencer,
  entrarDirecto,
  HASTA,
  reservar,
  seAnuncia,
  titulo,
} from "../../support/pasos";
import { irA, pulsar } from "../../support/teclado";

test("the hour until which a time is held is told before anything is touched, and its end with the way on", async ({
  page,
  server,
  javaScriptEnabled,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await reservar(page, { ...(await crearEspecialista(server)), dia: 5 });
  await expect(page).toHaveTitle(/^Resumen de tu sesión · /);
  const separado = page.getByRole("region", { name: "Tu reserva temporal" });
  // The hour says it: minutes of a page that was opened a while ago would not be true.
  await expect(separado).toContainText(new RegExp(`hasta las ${HASTA}`));
  await expect(separado).not.toContainText(/quedaban|Quedan/);
  await pulsar(page, page.getByRole("button", { name: "Necesito 5 minutos más" }));
  await seAnuncia(page, "Tienes 5 minutos más.");
  if (!javaScriptEnabled) {
    // Nothing counts down without scripts: the next press tells that the hold has expired.
    dejarVencer(server, persona);
    await pulsar(page, page.getByRole("checkbox"), "Space");
    await pulsar(page, page.getByRole("button", { name: "Pagar" }));
    await expect(page).toHaveTitle(/^Tu reserva expiró · /);
    await expect(page.getByRole("main")).toMatchAriaSnapshot(`
      - heading "Tu reserva expiró" [level=1]
      - link "Elegir un horario"
    `);
    await pulsar(page, page.getByRole("link", { name: "Elegir un horario" }));
    await expect(titulo(page, /^Tu sesión con /)).toBeVisible();
    return;
  }
  // No script comes before a touch or the last three minutes. The text that counts takes no more room than the first.
  const guiones: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") guiones.push(request.url());
  });
  await page.clock.install();
  await page.reload({ waitUntil: "networkidle" });
  expect(guiones).toEqual([]);
  const alto = async () => (await separado.boundingBox())!.height;
  const alAbrir = await alto();
  await page.clock.fastForward("12:00");
  await expect(separado).toContainText(/Quedan \d+:\d\d min/);
  expect(await alto()).toBe(alAbrir);
  expect(guiones).not.toEqual([]);
  const pagar = page.getByRole("button", { name: "Pagar" });
  await irA(page, pagar);
  for (const [minutosAntes, frase] of [
    [2, "Te quedan 2 minutos con este horario."],
    [1, "Te queda 1 minuto con este horario."],
    [0, "Tu tiempo terminó: este horario quedó libre. Elige otra hora."],
  ] as const) {
    const quedan = /Quedan (\d+):(\d\d) min/.exec(await separado.innerText())!;
    await page.clock.fastForward((Number(quedan[1]) * 60 + Number(quedan[2]) - minutosAntes * 60) * 1000);
    await expect(separado).toMatchAriaSnapshot(`
      - region "Tu reserva temporal":
        - status: "${frase}"
    `);
    if (minutosAntes > 0) await expect(pagar).toBeFocused();
  }
  await expect(pagar).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Elegir otra hora" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(titulo(page, /^Tu sesión con /)).toBeVisible();
});

/**
 * Largest height before the button that pays, in pixels: it used to be 1,350. Fonts of another machine may take a line
 * more or less.
 */
const MAXIMO_HASTA_PAGAR_EN_PX = 960;
const CAMBIOS = "Si cambian tus planes";

test("what is lost by cancelling is said before the button that pays, and as a warning where it is all", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  const conTiempo = await crearEspecialista(server);
  await reservar(page, { ...conTiempo, dia: 5 });
  const cambios = page.getByRole("region", { name: CAMBIOS });
  const confirmar = page.getByRole("region", { name: "Confirma tu sesión" });
  const arriba = async () => {
    const [antes, despues] = [await cambios.boundingBox(), await confirmar.boundingBox()];
    return antes!.y + antes!.height <= despues!.y;
  };
  await expect(cambios).toContainText("sin costo hasta el");
  expect(await arriba()).toBe(true);
  // Session, total, consent and button take little more than one screen of a telephone.
  const pagar = await confirmar.getByRole("button", { name: "Pagar" }).boundingBox();
  expect(pagar!.y).toBeLessThan(MAXIMO_HASTA_PAGAR_EN_PX);

  // Moves the held session to 20 hours from now, which is too close for a full refund.
  const idHorario = new URL(page.url()).searchParams.get("horario");
  const enHoras = (horas: number) => new Date(Date.now() + horas * 3_600_000).toISOString();
  conDatos(server, (db) =>
    db
      .prepare("update horarios set inicio = ?, fin = ? where id_horario = ?")
      .run(enHoras(20), enHoras(21), idHorario),
  );
  await page.reload();
  await expect(titulo(page, "Resumen de tu sesión")).toBeVisible();
  await expect(cambios).toContainText("si la cancelas, no vuelve el dinero ni el bono.");
  expect(await arriba()).toBe(true);
});
