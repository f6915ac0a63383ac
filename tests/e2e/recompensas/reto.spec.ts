import { expect, test } from "../../support/journey";
import type { TestServer } from "../../support/server";
import { operar } from "../../support/operar";
import {
  conDatos,
  crearPersona,
  entrarDirecto,
  resumenDeErrores,
  seAnuncia,
  titulo,
} from "../../support/pasos";

const UNA_HORA_EN_MS = 3_600_000;

/** Writes another challenge, with the terms of one of the product, that ends some hours from now. */
function conOtroReto(server: TestServer, idCampania: string, { uid, horas }: { uid: string; horas: number }) {
  const enHoras = (cuantas: number) => new Date(Date.now() + cuantas * UNA_HORA_EN_MS).toISOString();
  conDatos(server, (db) =>
    db
      .prepare(
        `insert into campanias (id_campania, terminos, desde, hasta, quedan, cerrada_en)
         select ?, terminos, ?, ?, quedan, ? from campanias where id_campania like ? limit 1`,
      )
      .run(idCampania, enHoras(horas - 48), enHoras(horas), ...[horas < 0 ? enHoras(0) : null, `${uid}-%`]),
  );
  return `/recompensas/reto/${idCampania}`;
}

test("a person joins a challenge, registers today from two tabs, rests and goes on", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await page.goto("/recompensas");
  await page.getByRole("link", { name: "Diez minutos al día" }).click();
  await expect(titulo(page, "Reto")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Racha de 0 de 10 días" })).toBeVisible();
  await expect(page.getByText("respira con calma diez minutos")).toBeVisible();

  const otraPestana = await page.context().newPage();
  await otraPestana.goto(page.url());
  await page.getByRole("button", { name: "Registrar hoy" }).dblclick();
  await expect(page.getByText("Hoy ya está registrado.")).toBeVisible();
  await otraPestana.getByRole("button", { name: "Registrar hoy" }).click();
  await seAnuncia(otraPestana, "Hoy ya estaba registrado.");
  await otraPestana.close();
  await expect(page.getByRole("heading", { name: "Racha de 1 de 10 días" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Registrar hoy" })).toHaveCount(0);
  const calendario = page.getByRole("table", { name: "Días del reto" });
  await expect(calendario.getByRole("cell", { name: /hecho/ })).toHaveCount(1);
  const registros = conDatos(server, (db) =>
    db.prepare("select dia from registros_de_campania where id_persona = ?").all(persona.idPersona),
  );
  expect(registros).toHaveLength(1);

  await expect(
    page.getByText(/^Hasta 30 días, en todo Bienestar; el reto igual termina el \S+ \d/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Pausar por salud" }).click();
  await seAnuncia(page, "Tu racha te espera. Cuídate.");
  await expect(page.getByText("En pausa hasta")).toBeVisible();
  await page.getByRole("button", { name: "Seguir desde hoy" }).click();
  await seAnuncia(page, "Tu racha sigue desde hoy.");
  await expect(page.getByRole("button", { name: "Pausar por salud" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Racha de 1 de 10 días" })).toBeVisible();
});

test("a person validates a challenge by the code of a place, typed or read from its QR", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/recompensas");
  await page.getByRole("link", { name: "Cinco días en compañía" }).click();
  const idCampania = new URL(page.url()).pathname.split("/").at(-1)!;
  await page.getByLabel("Código").fill("BBBB2222");
  await page.getByRole("button", { name: "Validar" }).click();
  await expect(resumenDeErrores(page)).toContainText("Ese código no vale para este reto.");
  await expect(page.getByLabel("Código")).toHaveValue("BBBB2222");

  const dado = await operar<{ codigo: string; direccion: string }>(
    server,
    ...["campania", "codigo", idCampania, "--usos", "2"],
  );
  await page.goto(new URL(dado.direccion).pathname + new URL(dado.direccion).search);
  await expect(page.getByLabel("Código")).toHaveValue(dado.codigo);
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Valida tu participación");
  await expect(page.getByText("Participación validada")).toHaveCount(0);
  await page.getByRole("button", { name: "Validar" }).click();
  await seAnuncia(page, "Validamos tu participación.");
  await expect(page.getByText("Participación validada")).toBeVisible();
  await expect(page.getByLabel("Código")).toHaveCount(0);
});

test("a person who turned the game off finds the challenges, and no coins in them", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/recompensas/juego");
  await page.getByRole("button", { name: "Apagar el juego" }).click();
  await expect(page.getByRole("heading", { name: "El juego está apagado" })).toBeVisible();
  await page.goto("/recompensas");
  await expect(page.getByRole("heading", { name: "Retos del mes" })).toBeVisible();
  await page.getByRole("link", { name: "Diez minutos al día" }).click();
  await expect(page.getByRole("heading", { name: "Racha de 0 de 10 días" })).toBeVisible();
  await expect(page.getByText(/\d monedas/)).toHaveCount(0);
});

test("a challenge that ended says so, and that the goal of a person was not validated", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await page.goto("/recompensas");
  await page.getByRole("link", { name: "Cinco días en compañía" }).click();
  await expect(titulo(page, "Reto")).toBeVisible();
  const direccion = conOtroReto(server, "ya-cerrado-2026-10", { uid: "en-compania", horas: -24 });
  conDatos(server, (db) =>
    db
      .prepare(
        `insert into participantes_de_campania (id_campania, id_persona, alcanzada_en)
         values ('ya-cerrado-2026-10', ?, ?)`,
      )
      .run(persona.idPersona, new Date().toISOString()),
  );
  await page.goto(direccion);
  const final = "Llegaste a la meta, y el reto terminó sin validarla";
  await expect(page.getByRole("heading", { name: final })).toBeVisible();
  await expect(page.getByText(/Terminó el \S+ \d/)).toBeVisible();
  await expect(page.getByText("Al terminar ganas")).toHaveCount(0);
  await page.getByRole("link", { name: "Ver los retos de este mes" }).click();
  await expect(titulo(page, "Recompensas")).toBeVisible();
});

test("a challenge whose goal is out of reach promises no coins, and tells when the next begins", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/recompensas");
  await page.getByRole("link", { name: "Diez minutos al día" }).click();
  await expect(titulo(page, "Reto")).toBeVisible();
  await page.goto(conOtroReto(server, "por-cerrar-2026-10", { uid: "respiro-diario", horas: 1 }));
  await expect(page.getByText(/ya no alcanzan para la meta\. El próximo empieza el \S+ 1 de /)).toBeVisible();
  await expect(page.getByText("Al terminar ganas")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Registrar hoy" })).toBeVisible();
});

test("a pause sent to a challenge that is not there pauses nothing", async ({ page, server }) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  const respuesta = await page.request.post(`${server.url}/recompensas/reto/nada`, {
    form: { intencion: "pausar" },
    headers: { origin: server.url },
  });
  expect(respuesta.status()).toBe(404);
  const pausas = conDatos(server, (db) =>
    db.prepare("select desde from pausas_de_racha where id_persona = ?").all(persona.idPersona),
  );
  expect(pausas).toEqual([]);
});
