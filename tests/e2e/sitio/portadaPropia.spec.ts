import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addMinutes } from "date-fns";
import { fechaDe } from "../../../app/domain/shared/fechas";
import { crearEspecialista } from "../../support/especialista";
import { expect, test } from "../../support/journey";
import {
  conDatos,
  crearPersona,
  entrarDirecto,
  insertar,
  reservar,
  titulo,
  type PersonaDePrueba,
} from "../../support/pasos";
import type { TestServer } from "../../support/server";
import { crearCita } from "../../support/videollamada";

const PORQUE = "Van primero las especialidades de los temas que elegiste.";

/** A theme that only specialists of one specialty work with. */
function temaDe(server: TestServer, especialidad: string): string {
  return conDatos(server, (db) => {
    const fila = db
      .prepare(
        `select t.tema as tema from temas_de_especialista t join especialistas e using (id_especialista)
         join especialidades s on s.id = e.id_especialidad
         group by t.tema having min(s.slug) = ? and max(s.slug) = ? limit 1`,
      )
      .get(especialidad, especialidad) as { tema: string };
    return fila.tema;
  });
}

function preferir(server: TestServer, { idPersona }: PersonaDePrueba, temas: string[]) {
  conDatos(server, (db) => {
    db.prepare("delete from temas_de_persona where id_persona = ?").run(idPersona);
    db.prepare(
      `insert into preferencias (id_persona, avisos_discretos, actualizado_en) values (?, 0, ?)
       on conflict (id_persona) do nothing`,
    ).run(idPersona, new Date().toISOString());
    for (const tema of temas) insertar(db, "temas_de_persona", { id_persona: idPersona, tema });
  });
}

const temasGuardados = (server: TestServer, { idPersona }: PersonaDePrueba) =>
  conDatos(server, (db) =>
    db.prepare("select tema from temas_de_persona where id_persona = ?").pluck().all(idPersona),
  );

const primeraEspecialidad = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("heading", { level: 2 })
    .filter({
      hasText: /^(Psicología|Nutrición|Finanzas personales|Veterinaria|Coaching|Servicios exclusivos)$/,
    })
    .first();

test("what goes with the themes of a person stands first, and says why; to others nothing changes", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  const tema = temaDe(server, "finanzas");
  await entrarDirecto(page, server, persona);
  await page.goto("/");
  await expect(page.getByText(PORQUE)).toHaveCount(0);
  await page.goto("/agendar");
  await expect(primeraEspecialidad(page)).not.toHaveText("Finanzas personales");

  preferir(server, persona, [tema]);
  await page.goto("/");
  await expect(page.getByText(PORQUE)).toHaveCount(1);
  const horarios = page.getByRole("region", { name: "Los próximos horarios libres" });
  await expect(horarios.getByRole("listitem").first()).toContainText("Finanzas personales");

  await page.goto("/agendar");
  await expect(page.getByText(PORQUE)).toBeVisible();
  await expect(primeraEspecialidad(page)).toHaveText("Finanzas personales");
  await expect(page.getByText("Por los temas que elegiste")).toBeVisible();
  // Every fitting specialist has the sentence, not only the first.
  preferir(server, persona, [tema, temaDe(server, "nutricion")]);
  await page.reload();
  await expect(page.getByText("Por los temas que elegiste")).toHaveCount(2);
  preferir(server, persona, [tema]);

  const fichas = page.getByRole("region", { name: /especialistas$/ }).getByRole("listitem");
  await page.goto("/especialista");
  await expect(page.getByText(PORQUE)).toBeVisible();
  await expect(fichas.first()).toContainText("Finanzas personales");
  // A chosen order decides what comes first, and not the themes of the person.
  await page.goto("/especialista?orden=precio");
  await expect(page.getByText(PORQUE)).toHaveCount(0);
  await page.getByRole("heading", { level: 1 }).waitFor();

  // A need stands for its themes: its box is ticked when one is chosen. Saving it as it is adds no other theme.
  const necesidad = page.getByRole("dialog", { name: "Tus preferencias" }).getByLabel("Ordenar mi plata");
  const guardar = page.getByRole("button", { name: "Guardar preferencias" });
  const abrirPreferencias = async () => {
    await page.goto("/");
    await page.getByRole("link", { name: "Cambiar tus temas" }).first().click();
    await expect(necesidad).toBeChecked();
  };
  await abrirPreferencias();
  await guardar.click();
  await expect(page.getByText("Guardamos tus temas")).toBeVisible();
  expect(temasGuardados(server, persona)).toEqual([tema]);
  // Unticking the need takes all of its themes away.
  await abrirPreferencias();
  await necesidad.uncheck();
  await guardar.click();
  await page.goto("/especialista");
  await expect(page.getByText(PORQUE)).toHaveCount(0);
});

test("the home page says what a bono pays", async ({ page, server }) => {
  const horarios = page.getByRole("region", { name: "Los próximos horarios libres" });
  await page.goto("/");
  await expect(horarios).toBeVisible();
  await expect(horarios.getByText("con tu bono")).toHaveCount(0);
  const persona = crearPersona(server, 1);
  preferir(server, persona, [temaDe(server, "psicologia")]);
  await entrarDirecto(page, server, persona);
  await page.goto("/");
  const psicologia = horarios.getByRole("listitem").filter({ hasText: "Psicología" });
  await expect(psicologia).toContainText(/S\/\s0\.00 con tu bono/);
  await expect(horarios.getByText("con tu bono")).toHaveCount(1);
});

test("bonos in their last days stand first on the home page and in the zone, with one button to book them", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server, 1);
  await entrarDirecto(page, server, persona);
  const { idPersona } = persona;
  const ahora = new Date();
  const dar = (dias: number) =>
    conDatos(server, (db) => {
      const { id } = db.prepare("select id from especialidades where slug = 'psicologia'").get() as {
        id: number;
      };
      db.prepare("delete from lotes_de_saldo where id_persona = ?").run(idPersona);
      insertar(db, "lotes_de_saldo", {
        ...{ id_lote: randomUUID(), id_persona: idPersona, id_especialidad: id, cantidad: 1, quedan: 1 },
        vence_en: addMinutes(ahora, dias * 24 * 60).toISOString(),
        creado_en: ahora.toISOString(),
      });
    });
  const termina = page.getByRole("region", { name: /^1 bono vence / });
  dar(4);
  for (const donde of ["/", "/mi-zona-privada"]) {
    await page.goto(donde);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(termina).toHaveCount(0);
  }
  dar(2);
  for (const donde of ["/mi-zona-privada", "/"]) {
    await page.goto(donde);
    await expect(page.getByRole("main").getByRole("region").first()).toHaveAccessibleName(/^1 bono vence /);
    await expect(termina).toContainText("Psicología");
    await expect(termina.getByRole("link")).toHaveText(["Agendar"]);
  }
  await expect(termina.getByRole("link")).toHaveAttribute("href", "/agendar/psicologia");
  conDatos(server, (db) =>
    db
      .prepare("insert into preferencias (id_persona, avisos_discretos, actualizado_en) values (?, 1, ?)")
      .run(idPersona, ahora.toISOString()),
  );
  await page.reload();
  await expect(termina).not.toContainText("Psicología");
  await expect(termina.getByRole("link")).toHaveAttribute("href", "/agendar");
});

test("a session of today stands above everything else, with the way into it", async ({ page, server }) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  const dentroDeMinutos = fechaDe(addMinutes(new Date(), 5)) === fechaDe(new Date()) ? 5 : -5;
  crearCita(server, persona, dentroDeMinutos);
  await page.goto("/");
  const primera = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  await expect(primera).toHaveText("Hoy tienes una sesión");
  await expect(page.getByRole("main").getByText("Lucía Mendoza").first()).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Entrar a la videollamada" }).click();
  await expect(page).toHaveURL(/\/videollamada/);
});

test("who wants discretion finds when their session is, and not with whom or of what", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server, 1);
  const eleccion = await crearEspecialista(server);
  // The person's own choices stand beside those of all, with their names.
  const conNombre = page.getByRole("main").getByText(new RegExp(`Lucía Mendoza|${eleccion.nombre}`));
  await page.goto("/");
  const deTodos = await conNombre.count();
  await entrarDirecto(page, server, persona);
  preferir(server, persona, []);
  crearCita(server, persona, 4 * 24 * 60);
  await reservar(page, eleccion);
  const saludo = page.getByRole("region", { name: /^Hola/ });
  const banda = page.getByRole("region", { name: "Tu reserva sin terminar" });
  await page.goto("/");
  await expect(saludo).toContainText("Lucía Mendoza");
  await expect(banda).toContainText(eleccion.nombre);
  const conTuBono = page.getByText("con tu bono");
  await expect(conTuBono.first()).toBeVisible();
  conDatos(server, (db) => {
    db.prepare("update preferencias set avisos_discretos = 1 where id_persona = ?").run(persona.idPersona);
  });
  await page.reload();
  await expect(saludo).toContainText(/Tu próxima sesión.*\d\d:\d\d/s);
  await expect(saludo).not.toContainText("Lucía Mendoza");
  await expect(saludo).not.toContainText("Psicología");
  await expect(saludo.getByRole("link", { name: "Ver mi sesión" })).toBeVisible();
  await expect(banda.getByRole("link", { name: /^Separado hasta las/ })).toHaveAccessibleDescription(
    /\d\d:\d\d/,
  );
  await expect(conNombre).toHaveCount(deTodos);
  await expect(conTuBono).toHaveCount(0);
  // The private zone shows the themes by name.
  await page.goto("/mi-zona-privada");
  await expect(banda).toContainText(eleccion.nombre);
});

test("what comes next and what is begun stand first on a short page with the sun, and the rest of what waits below", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  const { idPersona } = persona;
  const ahora = new Date();
  const inicio = addMinutes(ahora, 3 * 24 * 60);
  const fecha = fechaDe(inicio);
  crearCita(server, persona, 4 * 24 * 60);
  conDatos(server, (db) => {
    const taller = { uid: "yoga-suave", fecha };
    insertar(db, "fechas_de_taller", {
      ...taller,
      ...{ titulo: "Yoga suave", clase: "clase", url: "yoga-suave", cupos: 20, precio_centimos: 0 },
      ...{ inicio: inicio.toISOString(), fin: addMinutes(inicio, 45).toISOString() },
      creada_en: ahora.toISOString(),
    });
    insertar(db, "inscripciones", {
      ...taller,
      ...{ id_inscripcion: randomUUID(), id_persona: idPersona, estado: "inscrita" },
      creada_en: ahora.toISOString(),
    });
    insertar(db, "recorridos", {
      ...{ id_persona: idPersona, uid: "noches-mas-tranquilas", id_recorrido: randomUUID(), ritmo: "diario" },
      empezado_en: ahora.toISOString(),
    });
  });
  await page.goto("/");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toContainText([
    "Tu próxima clase",
    "Sigue tu ruta",
    "¿Qué necesitas hoy?",
    "Tu próxima sesión",
  ]);
  const primera = page.getByRole("region", { name: /^Hola/ });
  await expect(primera.getByText("Respira un minuto")).toBeVisible();
  // One thing at a time: the page asks nothing, and offers no booking beside what is booked.
  await expect(primera.getByRole("link")).toHaveText(["Ver la clase", "Noches más tranquilas"]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3000);
  await expect(primera).toContainText("Yoga suave");
  await expect(primera).not.toContainText("Lucía Mendoza");
  await page.getByRole("link", { name: "Ver la clase" }).click();
  await expect(page).toHaveURL(`/bienestar-en-vivo/yoga-suave?fecha=${fecha}`);
  await expect(titulo(page, "Yoga suave")).toBeVisible();
});
