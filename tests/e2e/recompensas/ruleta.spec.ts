import { expect, test } from "../../support/journey";
import { conDatos, crearPersona, entrarDirecto, seAnuncia, titulo } from "../../support/pasos";

test("a person of age plays a turn, reads its result, and finds how to check it", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await page.goto("/recompensas");
  await page.getByRole("link", { name: "Ruleta" }).click();
  await expect(titulo(page, "Ruleta")).toBeVisible();
  await expect(page.getByText("La ruleta es para mayores de 18 años.")).toBeVisible();
  await page.getByRole("link", { name: "Decir mi fecha de nacimiento" }).click();
  await page.getByLabel("Fecha de nacimiento", { exact: true }).fill("1990-05-17");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await seAnuncia(page, "Guardamos lo que elegiste.");
  await expect(page.getByLabel("Fecha de nacimiento", { exact: true })).toHaveCount(0);
  await expect(
    page.getByText(/Tus giros cuentan hasta el \S+ \d+ de \S+ de \d{4}, también en pausa/),
  ).toBeVisible();

  await page.goto("/recompensas/ruleta");
  await expect(page.getByRole("heading", { name: "Tienes 0 giros" })).toBeVisible();
  conDatos(server, (db) =>
    db
      .prepare(
        `insert into giros_de_ruleta (id_ronda, id_persona, dia, ganado_en)
         select id_ronda, ?, substr(desde, 1, 10), desde from rondas_de_ruleta order by desde desc limit 1`,
      )
      .run(persona.idPersona),
  );
  await page.reload();
  await page.getByRole("link", { name: "Ver probabilidades" }).click();
  const probabilidades = page.getByRole("region", { name: "Probabilidades" }).getByRole("listitem");
  await expect(probabilidades.filter({ hasText: "30 monedas" })).toContainText("10 %");
  await expect(probabilidades.filter({ hasText: "Una botella de agua" })).toContainText(/quedan \d+/);
  // Organiser and terms stand above the button.
  const juego = page.getByRole("main").getByRole("region", { name: /^Tienes 1 giro/ });
  await juego.getByText("Bases", { exact: true }).click();
  await expect(juego.getByText("Los giros no se compran.")).toBeVisible();
  await expect(juego).toHaveText(/Organiza .+, RUC \d{11}\..*Bases.*Girar/s);
  await page.getByLabel("Una palabra tuya").fill("mar");
  await page.getByRole("button", { name: "Girar" }).click();
  await expect(page.getByRole("status").filter({ hasText: /Ganaste|Sin premio/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Tienes 0 giros" })).toBeVisible();
  await expect(page.getByText(/jugada \d+ de la ronda/)).toBeVisible();

  await page.getByRole("link", { name: "Comprobar" }).click();
  await expect(titulo(page, "Cómo comprobar tu jugada")).toBeVisible();
  await expect(page.getByText("Se publica al terminar")).toBeVisible();
  const premios = page.getByRole("table", { name: "Premios de la ronda" });
  await expect(premios.getByRole("row", { name: /^30 monedas sin límite 2500–3499/ })).toBeVisible();
  await expect(premios.getByRole("row", { name: /^Sin premio 4000–9999/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ver la lista y las jugadas (JSON)" })).toBeVisible();
  const lista = await page.request.get(`${page.url()}/jugadas`);
  const { jugadas } = (await lista.json()) as { jugadas: Record<string, unknown>[] };
  expect(jugadas.length).toBeGreaterThan(0);
  expect(JSON.stringify(jugadas)).not.toContain("mar");
  expect(Object.keys(jugadas[0]!)).not.toContain("idPersona");
});

test("a person finds the code of a prize that they won rounds ago", async ({ page, server }) => {
  const persona = crearPersona(server);
  const id = `de-antes-${persona.idPersona}`;
  conDatos(server, (db) => {
    db.prepare(
      `insert into rondas_de_ruleta (id_ronda, terminos, lista, compromiso, semilla_cerrada, semilla, desde, hasta, ultimo)
       select ?, terminos, lista, compromiso, semilla_cerrada, 'publicada', '2020-02-01T05:00:00.000Z',
         '2020-03-01T05:00:00.000Z', ultimo from rondas_de_ruleta order by desde desc limit 1`,
    ).run(id);
    db.prepare(
      `insert into participantes_de_ruleta (id_participante, id_ronda, id_persona, participante, palabra, jugadas)
       values (?, ?, ?, 1, '', 1)`,
    ).run(id, id, persona.idPersona);
    db.prepare(
      `insert into jugadas_de_ruleta
         (id_jugada, id_ronda, numero, id_participante, cuenta, palabra, premio, gasta, dia, eslabon, jugada_en)
       values (?, ?, 1, ?, 1, '', 'botella-de-agua', 1, '2020-02-03', '', '2020-02-03T15:00:00.000Z')`,
    ).run(id, id, id);
    db.prepare(
      `insert into entregas_de_ruleta (id_jugada, nombre, recojo, codigo)
       values (?, 'Una botella de agua', 'En nuestra oficina.', ?)`,
    ).run(id, String(persona.idPersona).padStart(16, "0"));
  });
  await entrarDirecto(page, server, persona);
  await page.goto("/recompensas/ruleta");
  const premio = page.getByRole("region", { name: "Tus premios por recoger" }).getByRole("listitem");
  await expect(premio).toContainText(/Una botella de agua.*Código 0000.*En nuestra oficina\./s);
});

test("a person finds the round of an earlier month in which they played, with its seed", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  const idRonda = `pasada-${persona.idPersona}`;
  conDatos(server, (db) => {
    db.prepare(
      `insert into rondas_de_ruleta (id_ronda, terminos, lista, compromiso, semilla_cerrada, semilla, desde, hasta, ultimo)
       select ?, terminos, lista, compromiso, semilla_cerrada, 'semilla-publicada', '2020-01-01T05:00:00.000Z',
         '2020-02-01T05:00:00.000Z', ultimo from rondas_de_ruleta order by desde desc limit 1`,
    ).run(idRonda);
    db.prepare(
      `insert into participantes_de_ruleta (id_participante, id_ronda, id_persona, participante, palabra, jugadas)
       values (?, ?, ?, 1, '', 1)`,
    ).run(idRonda, idRonda, persona.idPersona);
  });
  await entrarDirecto(page, server, persona);
  await page.goto("/recompensas/ruleta");
  const anteriores = page.getByRole("region", { name: "Tus rondas anteriores" });
  await anteriores.getByRole("link", { name: "Comprobar enero de 2020" }).click();
  await expect(titulo(page, "Cómo comprobar tu jugada")).toBeVisible();
  await expect(page.getByText("semilla-publicada")).toBeVisible();
  await page.getByRole("link", { name: /^Ronda siguiente: / }).click();
  await page.getByRole("link", { name: "Ronda anterior: enero de 2020" }).click();
  await expect(page.getByText("semilla-publicada")).toBeVisible();
});

test("a person who asks for a shorter pause reads that theirs goes on", async ({ page, server }) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/recompensas/juego");
  const pausar = async (cuanto: string) => {
    await page.getByLabel("Cuánto dura").selectOption(cuanto);
    await page.getByRole("button", { name: "Empezar la pausa" }).click();
  };
  await pausar("30 días");
  await seAnuncia(page, "Guardamos lo que elegiste.");
  const enPausa = page.getByRole("heading", { name: /^En pausa hasta el / });
  const dia = await enPausa.innerText();
  await pausar("1 día");
  await expect(page.getByText("Tu pausa sigue hasta el día que elegiste").first()).toBeVisible();
  await expect(enPausa).toHaveText(dia);
});

test("a person reads that their birth date stays, and where to write when it is wrong", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/recompensas/juego");
  await expect(page.getByText("Escríbela bien: no se cambia después.")).toBeVisible();
  await page.getByLabel("Fecha de nacimiento", { exact: true }).fill("2020-01-01");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await seAnuncia(page, "Guardamos lo que elegiste.");
  await page.getByRole("link", { name: "Volver a la ruleta" }).click();
  await expect(page.getByText("Si tu fecha está mal")).toBeVisible();
  await page.getByRole("link", { name: "escríbenos" }).click();
  await expect(page).toHaveURL(/\/ayuda#contacto$/);
});

test("a person turns the game off, and sees neither coins nor roulette until they turn it on", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server, 0, { monedas: 300 }));
  await page.goto("/recompensas/juego");
  await page.getByRole("button", { name: "Apagar el juego" }).click();
  await expect(page.getByRole("heading", { name: "El juego está apagado" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Volver a la ruleta" })).toHaveCount(0);
  for (const direccion of ["/recompensas", "/recompensas/ruleta", "/mi-zona-privada/saldo", "/tienda"]) {
    await page.goto(direccion);
    await expect(page.getByText(/300 monedas/)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Girar" })).toHaveCount(0);
  }
  await page.goto("/recompensas/ruleta");
  await expect(page.getByText("Apagaste el juego. Tus monedas siguen guardadas y no vencen.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Probabilidades" })).toHaveCount(0);
  await page.getByRole("link", { name: "Encender el juego" }).click();
  await page.getByRole("button", { name: "Encender el juego" }).click();
  await page.goto("/recompensas");
  await expect(page.getByText("300 monedas", { exact: true }).first()).toBeVisible();
});
