import { empiezaEn, vistosEnLaSala } from "../../support/anfitrion";
import { expect, test } from "../../support/journey";
import { leerQr } from "../../support/leerQr";
import { conDatos, crearPersona, entrarDirecto, ESPERA_LARGA, titulo } from "../../support/pasos";
import { UN_DIA_EN_MINUTOS } from "../../../app/domain/shared/duracion";

/**
 * Reads a drawn QR code as a telephone does: each dark square is ten wide, with four squares of white around the code.
 */
function leerDibujo(direccionDeDatos: string): string {
  const svg = Buffer.from(direccionDeDatos.split(",")[1]!, "base64").toString();
  const lado = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)![1]) / 10 - 8;
  const negros = new Set([...svg.matchAll(/M(\d+),(\d+)h10v10h-10z/g)].map(([, x, y]) => `${x} ${y}`));
  const enFila = Array.from({ length: lado }, (_, n) => (n + 4) * 10);
  return leerQr(enFila.map((y) => enFila.map((x) => negros.has(`${x} ${y}`))));
}

test("a person joins, is reminded, enters, asks, attends, and anybody verifies their certificate", async ({
  page,
  server,
  javaScriptEnabled,
}) => {
  // The job of the reminders runs twice a minute, so the test takes longer.
  test.slow();
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await page.goto("/bienestar-en-vivo/pasear-con-tu-perro");
  await page.getByRole("navigation", { name: "Fechas" }).getByRole("link").nth(1).click();
  await page.getByRole("button", { name: "Inscribirme" }).click();
  await expect(page.getByRole("heading", { name: "Tu lugar está reservado" })).toBeVisible();
  await expect(page.getByText(/^Podrás entrar desde las/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Entrar al taller", exact: true })).toHaveCount(0);

  const direccion = page.url();
  const clave = { uid: "pasear-con-tu-perro", fecha: new URL(direccion).searchParams.get("fecha")! };
  // Days have passed since the person took the place, and only some hours are left to change it for free.
  conDatos(server, (db) =>
    db
      .prepare("update inscripciones set inscrita_en = ? where id_persona = ?")
      .run(new Date(Date.now() - 3 * UN_DIA_EN_MINUTOS * 60_000).toISOString(), persona.idPersona),
  );
  empiezaEn(server, clave, UN_DIA_EN_MINUTOS + 60);
  const recordatorio = () =>
    conDatos(
      server,
      (db) =>
        db
          .prepare(
            "select texto from correos where para = ? and id_correo like 'taller-recordatorio-de-plazo:%'",
          )
          .get(persona.correo) as { texto: string } | undefined,
    );
  await expect.poll(() => recordatorio()?.texto, { timeout: ESPERA_LARGA }).toContain("Te esperamos el ");
  const enlaces = [...recordatorio()!.texto.matchAll(/https?:\/\/[^\s/]+(\/\S+)/g)];
  const [verlo, dejarlo] = enlaces.map(([, ruta]) => ruta!) as [string, string];
  await page.goto(verlo);
  await expect(page.getByRole("heading", { name: "Tu lugar está reservado" })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("fecha")).toBe(clave.fecha);
  await page.goto(dejarlo);
  await expect(titulo(page, "Dejar mi lugar")).toBeVisible();
  await expect(page.getByRole("button", { name: "Dejar mi lugar" })).toBeVisible();

  // A person who did not come has no place any more, and gets no thanks.
  empiezaEn(server, clave, -120);
  await page.goto(direccion);
  await expect(page.getByRole("heading", { name: "Esta fecha ya terminó" })).toBeVisible();
  await page.goto(direccion.replace("?", "/sala?"));
  await expect(page.getByText("El taller terminó y la sala ya cerró.", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Preguntas" })).toHaveCount(0);
  await page.goto(new URL(page.url()).pathname);
  await expect(page, "without a date").toHaveURL(new URL(direccion, page.url()).href.split("?")[0]!);
  expect((await page.goto("/bienestar-en-vivo/%F0%9F%98%80/sala"))?.status(), "of none").toBe(404);

  empiezaEn(server, clave, 5);
  await page.goto(direccion);
  await expect(page.getByText(/^Empieza a las \d\d:\d\d\.$/)).toBeVisible();
  await page.getByRole("link", { name: "Entrar al taller", exact: true }).click();
  await expect(titulo(page, "Paseos más tranquilos con tu perro")).toBeVisible();
  await expect(page.getByText("Podrás registrarla cuando empiece.")).toBeVisible();
  await page.getByRole("button", { name: "Enviar mi pregunta" }).click();
  await expect(page.getByText("Escribe tu pregunta.").first()).toBeVisible();
  await page.getByLabel("Tu pregunta").fill("¿Y si tira de la correa?");
  await page.getByRole("button", { name: "Enviar mi pregunta" }).click();
  const pregunta = page.getByRole("listitem").filter({ hasText: "¿Y si tira de la correa?" });
  await expect(pregunta.getByText("Enviada")).toBeVisible();

  // The workshop begins without losing the text being written; without scripts the page tells when to look again.
  await page.clock.install();
  // A page with scripts sends the first sign of presence by itself.
  const viva = javaScriptEnabled ? page.waitForRequest(/\/latido\?/) : null;
  await page.reload();
  await viva;
  await expect(page.getByRole("status").getByText(/^Empieza a las \d\d:\d\d\.$/)).toBeVisible();
  await page.getByLabel("Tu pregunta").fill("¿Y con lluvia?");
  empiezaEn(server, clave, -2);
  if (javaScriptEnabled) {
    await page.clock.fastForward(6 * 60_000);
    await expect(page.getByText(/^Esta página cambió/)).toBeVisible();
    await expect(page.getByLabel("Tu pregunta")).toHaveValue("¿Y con lluvia?");
  }
  await page.getByRole("link", { name: "Volver a cargar" }).click();
  await expect(page.getByRole("status").getByText(/^Empezó a las \d\d:\d\d\.$/)).toBeVisible();
  // A person who comes late begins at the position of the others.
  const fuente = page.locator("video source");
  await expect(fuente).toHaveAttribute("src", /#t=\d+(\.\d+)?$/);
  await page.getByRole("button", { name: "Registrar asistencia" }).click();
  await expect(page.getByRole("heading", { name: "Asististe" })).toBeVisible();
  if (!javaScriptEnabled) {
    const presencia = page.frameLocator('iframe[title="Tu presencia en la sala"]');
    await expect(presencia.getByText(/^La sala te vio \d+ de 45 minutos\./)).toBeVisible();
  }
  // A press alone gives no certificate.
  await expect(page.getByText(/quédate al menos la mitad: así tendrás tu certificado/)).toBeVisible();
  vistosEnLaSala(server, clave, 30);
  await page.reload();
  await expect(
    page.getByText(/^Tu certificado estará listo cuando termine, a las \d\d:\d\d\.$/),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Ver certificado" })).toHaveCount(0);
  await page.goto("/mi-zona-privada/agenda");
  const enAgenda = page.getByRole("article", { name: /^Taller: Paseos/ });
  await expect(enAgenda.getByText("Asististe")).toBeVisible();
  await expect(enAgenda.getByText(/^Tu certificado estará listo cuando termine/)).toBeVisible();

  // At its end, coins are told on its page and in its room.
  empiezaEn(server, clave, -46);
  for (const lugar of [direccion, direccion.replace("?", "/sala?")]) {
    await page.goto(lugar);
    await expect(page.getByText("+30 monedas por ir a un taller o una clase en vivo"), lugar).toBeVisible();
  }

  // Days later the workshop is among the past ones, and in the history.
  empiezaEn(server, clave, -3 * UN_DIA_EN_MINUTOS);
  await page.goto("/mi-zona-privada/historial");
  await page
    .getByRole("region", { name: "Lo que hiciste" })
    .getByRole("link", { name: /^Paseos/ })
    .click();
  await expect(page.getByRole("link", { name: "Ver certificado" })).toBeVisible();
  // The workshop earned coins, once.
  for (const visita of ["first", "second"]) {
    await page.goto("/recompensas");
    const monedas = page.getByRole("region", { name: "Tus monedas" });
    await expect(monedas, `${visita} visit`).toContainText("30 monedas");
  }
  await page.getByRole("link", { name: "Ver movimientos" }).click();
  await expect(page.getByText("Fuiste a un taller o una clase en vivo")).toHaveCount(1);
  await page.goto("/mi-zona-privada/agenda");
  const anteriores = page.getByRole("region", { name: "Talleres anteriores" });
  await expect(anteriores.getByText("Asististe")).toBeVisible();
  await anteriores.getByRole("link", { name: "Ver certificado" }).click();
  await expect(titulo(page, "Certificado válido")).toBeVisible();
  await expect(page.getByText("30 de 45 min, vistos en la sala")).toBeVisible();
  // The printed page shows the certificate alone.
  await page.emulateMedia({ media: "print" });
  await expect(titulo(page, "Certificado de asistencia")).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(page.getByText(/^[^(]*\(hora de Perú\)$/).first()).toBeVisible();
  await expect(page.getByText("(hora de Perú) (hora de Perú)")).toHaveCount(0);

  const certificado = page.url();
  const dibujo = await page.getByRole("article").getByRole("presentation").getAttribute("src");
  expect(leerDibujo(dibujo!)).toBe(certificado);
  await expect(page.getByRole("article")).toContainText(`abre ${certificado}`);
  await page.context().clearCookies();
  await page.goto(certificado);
  await expect(titulo(page, "Certificado válido")).toBeVisible();
  await expect(page.getByText(persona.nombre).first()).toBeVisible();
  const { documento } = conDatos(
    server,
    (db) =>
      db
        .prepare("select numero_documento as documento from personas where id_persona = ?")
        .get(persona.idPersona) as { documento: string },
  );
  await expect(page.getByText(documento)).toHaveCount(0);
});
