import { expect, test } from "../../support/journey";
import { conDatos, crearPersona, entrarDirecto, llenarEntrada, titulo } from "../../support/pasos";
import { crearCita } from "../../support/videollamada";

const NOTA = 'Duermo mal desde el martes; "a ratos" y con ruido.';
const EN_DOS_DIAS_EN_MINUTOS = 2 * 24 * 60;

for (const comoTermina of ["closed from elsewhere", "over in the browser"]) {
  test(`a note whose session is ${comoTermina} is there after signing in`, async ({ page, server }) => {
    const persona = crearPersona(server);
    await entrarDirecto(page, server, persona);
    const idCita = crearCita(server, persona, EN_DOS_DIAS_EN_MINUTOS);
    const pagina = `/mi-zona-privada/cita/${idCita}/nota`;
    await page.goto(pagina);
    await page.getByLabel("Tu nota").fill(NOTA);
    if (comoTermina === "over in the browser") await page.context().clearCookies();
    else
      conDatos(server, (db) =>
        db.prepare("update accesos set cerrado_en = creado_en where id_persona = ?").run(persona.idPersona),
      );
    await page.getByRole("button", { name: "Guardar y compartir" }).click();

    await expect(titulo(page, "Iniciar sesión")).toBeVisible();
    await expect(page.getByText("encontrarás lo que escribiste")).toBeVisible();
    await llenarEntrada(page, persona);
    await expect(titulo(page, /^Lo que compartes con /)).toBeVisible();
    await expect(page.getByLabel("Tu nota")).toHaveValue(NOTA);
    await expect(page).toHaveTitle(/^Aquí está lo que escribiste · /);
    await expect(page.getByRole("status").filter({ hasText: "Todavía no se guardó" })).toBeVisible();
    // Nothing is shared with the specialist before the person sends the note again.
    const notas = () =>
      conDatos(server, (db) => db.prepare("select * from notas_de_cita where id_cita = ?").all(idCita));
    expect(notas()).toEqual([]);
    await page.getByRole("button", { name: "Guardar y compartir" }).click();
    await expect(page.getByText("Guardamos lo que compartes para esta sesión.")).toBeVisible();
    expect(notas()).toHaveLength(1);
  });
}
