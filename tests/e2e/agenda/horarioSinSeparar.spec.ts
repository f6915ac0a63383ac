import { crearEspecialista } from "../../support/especialista";
import { expect, test } from "../../support/journey";
import { conDatos, crearPersona, entrarDirecto, reservar, titulo } from "../../support/pasos";

const AVISO = "Ya no tienes separado ese horario: lo soltaste o su tiempo terminó. Elige otro.";
const OTRA_VEZ = "¿En qué quieres que te acompañemos?";

test("a button of a time that is not kept any more says why, where another is chosen", async ({
  page,
  server,
}) => {
  const especialista = await crearEspecialista(server);
  await entrarDirecto(page, server, crearPersona(server));
  const tituloDeSesion = `Tu sesión con ${especialista.nombre}`;
  for (const [boton, olvidado, donde] of [
    ["Pagar", false, tituloDeSesion],
    ["Cambiar horario", false, tituloDeSesion],
    ["Pagar", true, OTRA_VEZ],
    ["Cambiar horario", true, OTRA_VEZ],
    ["Necesito 5 minutos más", true, OTRA_VEZ],
  ] as const) {
    await reservar(page, especialista);
    const idHorario = new URL(page.url()).searchParams.get("horario")!;
    // Another window of the person releases the time, and then the cleaning job runs.
    await page.request.post("/resumen", {
      form: { idHorario, intencion: "liberar" },
      headers: { origin: server.url },
      maxRedirects: 0,
    });
    if (olvidado) {
      conDatos(server, (db) => db.prepare("delete from horarios where id_horario = ?").run(idHorario));
    }
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: boton }).click();
    await expect(titulo(page, donde)).toBeVisible();
    await expect(page.getByText(AVISO)).toBeVisible();
  }
});

test("an address of a time that they do not keep says why, where one is chosen", async ({ page, server }) => {
  await entrarDirecto(page, server, crearPersona(server));
  const aviso = page.getByText("No encontramos un horario separado a tu nombre.");
  for (const direccion of [`/resumen?horario=${crypto.randomUUID()}`, "/resumen"]) {
    await page.goto(direccion);
    await expect(titulo(page, OTRA_VEZ)).toBeVisible();
    await expect(aviso).toBeVisible();
    await page.goto("/agendar");
    await expect(titulo(page, OTRA_VEZ)).toBeVisible();
    await expect(aviso).toHaveCount(0);
  }
});
