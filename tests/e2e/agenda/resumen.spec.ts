import { crearEspecialista } from "../../support/especialista";
import { expect, test } from "../../support/journey";
import { conDatos, crearPersona, entrarDirecto, reservar, seAnuncia, titulo } from "../../support/pasos";

test("the time that is left is told before anything is touched, and its end with the way on", async ({
  page,
  server,
  javaScriptEnabled,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  await reservar(page, { ...(await crearEspecialista(server)), dia: 5 });
  const separado = page.getByRole("region", { name: "Tu reserva temporal" });
  await expect(separado).toContainText(
    javaScriptEnabled ? /quedan \d+:\d\d min/ : /al abrir esta página quedaban (?:9|10) min/,
  );
  await page.getByRole("button", { name: "Necesito 5 minutos más" }).click();
  await seAnuncia(page, "Tienes 5 minutos más.");
  if (!javaScriptEnabled) return;
  await page.clock.install();
  await page.reload();
  await expect(separado).toContainText(/quedan \d+:\d\d min/);
  await page.getByRole("button", { name: "Pagar" }).focus();
  await page.clock.fastForward("16:00");
  await expect(separado.getByRole("status")).toHaveText(
    "Tu tiempo terminó: este horario quedó libre. Elige otra hora.",
  );
  await expect(page.getByRole("button", { name: "Pagar" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Elegir otra hora" })).toBeFocused();
});

/** It was 1,350; the letters of a machine take a line more or less. */
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
  // Session, total, consent, and the button: on a telephone little more than one screen of them.
  const pagar = await confirmar.getByRole("button", { name: "Pagar" }).boundingBox();
  expect(pagar!.y).toBeLessThan(MAXIMO_HASTA_PAGAR_EN_PX);

  // The same time, once it is too close to be cancelled with everything back.
  const idHorario = new URL(page.url()).searchParams.get("horario");
  const enHoras = (horas: number) => new Date(Date.now() + horas * 3_600_000).toISOString();
  conDatos(server, (db) =>
    db
      .prepare("update horarios set inicio = ?, fin = ? where id_horario = ?")
      .run(enHoras(20), enHoras(21), idHorario),
  );
  await page.reload();
  await expect(titulo(page, "Resumen de tu sesión")).toBeVisible();
  await expect(cambios).toContainText("si la cancelas, no hay devolución.");
  expect(await arriba()).toBe(true);
});
