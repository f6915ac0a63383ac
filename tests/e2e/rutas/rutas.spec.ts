import { request } from "@playwright/test";
import { llaveFirmada } from "../../support/firmas";
import { expect, test } from "../../support/journey";
import { conDatos, crearPersona, entrarDirecto, llenarEntrada, seAnuncia, titulo } from "../../support/pasos";
import { empezarRuta, terminarRuta } from "../../support/rutas";

const QUE_TE_QUITA = "¿Qué te quita el sueño?";

test("a visitor finds a route, and has begun it once they have signed in", async ({ page, server }) => {
  await page.goto("/explorar");
  await page.getByRole("main").getByRole("link", { name: /Rutas/ }).click();
  await page.getByRole("navigation", { name: "Temas" }).getByRole("link", { name: "Sueño" }).click();
  await expect(page.getByRole("link", { name: "La plata en orden" })).toHaveCount(0);
  // The path of the route stands below its picture, and once on its page.
  const camino = page.getByRole("main").locator("svg:has(circle)");
  const [imagen, trazo] = await Promise.all([
    page.getByRole("main").getByRole("listitem").locator("img").first().boundingBox(),
    camino.first().boundingBox(),
  ]);
  expect(trazo!.y).toBeGreaterThanOrEqual(imagen!.y + imagen!.height);
  await page.getByRole("link", { name: "Noches más tranquilas" }).click();
  await expect(camino).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Por qué te puede servir" })).toBeVisible();
  // A free step opens. A step that needs an account says so before the account is asked for.
  await expect(page.getByText("Los pasos se abren sin cuenta.")).toBeVisible();
  const pasos = page.getByRole("region", { name: "Los pasos" });
  await expect(pasos.getByText(/ · con cuenta$/).first()).toBeVisible();
  await pasos.getByRole("link").first().click();
  await expect(titulo(page, "Iniciar sesión")).toHaveCount(0);
  await page.goBack();
  await page.getByRole("button", { name: "Empezar ruta" }).click();
  await expect(titulo(page, "Iniciar sesión")).toBeVisible();
  const persona = crearPersona(server);
  await llenarEntrada(page, persona);
  await expect(page.getByText("0 de 7 pasos")).toBeVisible();
});

test("a route is begun, done by what happens and by hand, paused, gone on with elsewhere and ended", async ({
  page,
  browser,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await empezarRuta(page, "noches-mas-tranquilas");

  // A step done on another page counts as the step of the day.
  await page.getByRole("link", { name: "Ver el video" }).click();
  await page.getByRole("link", { name: "Ver video" }).click();
  await page.getByRole("button", { name: "Marcar como visto" }).click();
  await expect(page.getByRole("button", { name: "Quitar de vistos" })).toBeVisible();
  await page.getByRole("link", { name: "Volver", exact: true }).click();
  await expect(page.getByText("1 de 7 pasos")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Por hoy está bien" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Lo hice" })).toHaveCount(0);

  await page.getByRole("button", { name: "Seguir a mi ritmo" }).click();
  await seAnuncia(page, "Ahora vas a tu ritmo. Todos los pasos están abiertos.");
  await page.getByRole("button", { name: "Volver a un paso al día" }).click();
  await seAnuncia(page, "Ahora vas un paso al día.");
  await page.getByRole("button", { name: "Seguir a mi ritmo" }).click();
  // An address alone answers no question for the person.
  await page.goto("/ruta/inicio/noches-mas-tranquilas?respondio=que-te-desvela.pantalla");
  await expect(page.getByText(/Prueba dejarlo cargando/)).toHaveCount(0);
  const pregunta = page.getByRole("listitem").filter({ hasText: QUE_TE_QUITA });
  await expect(pregunta.getByRole("button", { name: "Lo hice" })).toHaveCount(0);
  await pregunta.getByRole("button", { name: "Me quedo con el celular" }).click();
  await expect(page.getByText(/Prueba dejarlo cargando/)).toBeVisible();
  await expect(pregunta).toBeFocused();
  await page.request.get("/herramienta/diario-de-sueno/descarga", { maxRedirects: 0 });
  await page.goto("/ruta/inicio/noches-mas-tranquilas");
  await expect(page.getByText("3 de 7 pasos")).toBeVisible();

  await page.getByLabel("¿Cuándo te preguntamos si seguimos?").selectOption("En dos semanas");
  await page.getByRole("button", { name: "Pausar ruta" }).click();
  await expect(page.getByRole("heading", { name: "Tu ruta está en pausa" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Lo hice" })).toHaveCount(0);

  const otro = await browser.newContext({ baseURL: server.url });
  const alla = await otro.newPage();
  await entrarDirecto(alla, server, persona);
  await alla.goto("/ruta/noches-mas-tranquilas");
  await alla.getByRole("button", { name: "Seguir ruta" }).click();
  await expect(alla.getByText("3 de 7 pasos")).toBeVisible();
  await alla.getByRole("button", { name: "Dejar la ruta" }).click();
  await alla.getByRole("button", { name: "Empezar ruta" }).click();
  await expect(alla.getByText("3 de 7 pasos")).toBeVisible();
  await otro.close();

  // This window still shows the pause, and its button works nevertheless.
  await page.goto("/ruta/inicio/noches-mas-tranquilas");
  await terminarRuta(page);
  await expect(page.getByRole("heading", { name: "Lo que va bien después" })).toBeVisible();
  await expect(page.getByText("+60 monedas por terminar una ruta")).toBeVisible();
  await page.goto("/lista-rutas");
  await expect(page.getByRole("region", { name: "Tus rutas" })).toContainText("Terminada");

  // A step appears that an editor added since.
  conDatos(server, (db) =>
    db
      .prepare("delete from pasos_hechos where id_persona = ? and titulo = ?")
      .run(persona.idPersona, QUE_TE_QUITA),
  );
  await page.goto("/ruta/noches-mas-tranquilas");
  await expect(page.getByText("La terminaste. Después se sumó un paso, por si quieres.")).toBeVisible();
  await page.getByRole("link", { name: "Ver lo que hiciste" }).click();
  await expect(titulo(page, "Terminaste la ruta")).toBeVisible();
  const nuevos = page.getByRole("region", { name: "Pasos nuevos, por si quieres" });
  await nuevos.getByRole("button", { name: "Me quedo con el celular" }).click();
  await expect(titulo(page, "Terminaste la ruta")).toBeVisible();
  await expect(page.getByRole("region", { name: "Lo que hiciste" })).toContainText("Prueba dejarlo cargando");
  await expect(nuevos).toHaveCount(0);
});

test("reminders are off until somebody chooses days and an hour, and end with one press", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  await empezarRuta(page, "un-respiro-en-el-dia");
  await expect(page.getByText("Están apagados.")).toBeVisible();
  await page.getByText("Elegir días y hora").click();
  await page.getByLabel("Hora (de Perú)").selectOption("07:00");
  await page.getByRole("button", { name: "Guardar recordatorios" }).click();
  // The form stays open with the person's choices, and the error summary leads into it.
  await page
    .getByRole("group", { name: "Revisa estos datos" })
    .getByRole("link", { name: /al menos un día/ })
    .click();
  await expect(page.getByRole("checkbox", { name: "Lunes" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Días" })).toContainText("Elige al menos un día");
  await expect(page.getByLabel("Hora (de Perú)")).toHaveValue("07:00");
  await page.getByRole("checkbox", { name: "Martes" }).check();
  await page.getByRole("checkbox", { name: "Jueves" }).check();
  await page.getByRole("button", { name: "Guardar recordatorios" }).click();
  await expect(page.getByText("Te escribimos a las 07:00: martes y jueves.")).toBeVisible();
  await page.getByRole("button", { name: "No recordarme más" }).click();
  await expect(page.getByText("Están apagados.")).toBeVisible();
});

test("the link of a mail ends the reminders without a session, by its button or by whatever shows the mail", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await empezarRuta(page, "un-respiro-en-el-dia");
  const leerRecorrido = () =>
    conDatos(
      server,
      (db) =>
        db.prepare("select * from recorridos where id_persona = ?").get(persona.idPersona) as {
          id_recorrido: string;
          recordar_en: string | null;
        },
    );
  const conRecordatorio = async () => {
    await page.goto("/ruta/inicio/un-respiro-en-el-dia");
    await page.getByText(/(Elegir|Cambiar) días y hora/).click();
    await page.getByRole("checkbox", { name: "Martes" }).check();
    await page.getByRole("button", { name: "Guardar recordatorios" }).click();
    await expect(page.getByText(/Te escribimos a las/)).toBeVisible();
  };
  await conRecordatorio();
  const llave = llaveFirmada(server, "recorrido", leerRecorrido().id_recorrido);
  const enlace = `/no-recordarme?${new URLSearchParams({ llave })}`;
  await page.goto(enlace);
  expect(leerRecorrido().recordar_en).not.toBeNull();
  const sola = await request.newContext({ baseURL: server.url });
  for (let vez = 0; vez < 2; vez++) {
    const pulsado = await sola.post(enlace, { form: { "List-Unsubscribe": "One-Click" }, maxRedirects: 0 });
    expect([pulsado.status(), await pulsado.text()]).toEqual([200, ""]);
    expect(leerRecorrido().recordar_en).toBeNull();
  }
  await sola.dispose();

  await conRecordatorio();
  await page.context().clearCookies();
  await page.goto(enlace);
  await page.getByRole("button", { name: "No recordarme más" }).click();
  await expect(titulo(page, "Ya no te lo recordamos")).toBeVisible();
  expect(leerRecorrido().recordar_en).toBeNull();
});

test("a route of some plans says whose it is, and is begun by nobody else", async ({ page, server }) => {
  const persona = crearPersona(server);
  await page.goto("/ruta/acompanamiento-de-ocho-pasos");
  await expect(page.getByText(/Viene con los planes Rimac EPS/)).toBeVisible();
  // The plan of a visitor is not known yet.
  await page.getByRole("button", { name: "Empezar ruta" }).click();
  await llenarEntrada(page, persona);
  await expect(page.getByText(/lo que pediste no se hizo/)).toBeVisible();
  await expect(page.getByText("Tu plan no la incluye.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Empezar ruta" })).toHaveCount(0);
  conDatos(server, (db) =>
    db
      .prepare("insert into planes_de_persona (id_persona, codigo_plan, orden) values (?, 'PRO', 1)")
      .run(persona.idPersona),
  );
  await empezarRuta(page, "acompanamiento-de-ocho-pasos");
  await expect(page.getByText("0 de 8 pasos")).toBeVisible();
});
