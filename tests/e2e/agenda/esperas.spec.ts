import { expect, test } from "../../support/journey";
import { llenarDia } from "../../support/esperasEnPantalla";
import {
  conDatos,
  crearPersona,
  entrarDirecto,
  ESPERA_LARGA,
  HASTA,
  titulo,
  type PersonaDePrueba,
} from "../../support/pasos";
import type { TestServer } from "../../support/server";

const ESPERAR = "Avísame si se libera un horario este día";

function enlaceParaSalir(server: TestServer, { correo }: PersonaDePrueba): string {
  const { texto } = conDatos(
    server,
    (db) =>
      db
        .prepare("select texto from correos where para = ? and id_correo like 'espera-oferta:%'")
        .get(correo) as { texto: string },
  );
  return /\/lista-de-espera\/salir\?llave=\S+/.exec(texto)![0];
}

test("a full day is waited for, offered, accepted and left without signing in", async ({ page, server }) => {
  const persona = crearPersona(server, 1);
  await entrarDirecto(page, server, persona);
  const { direccion, liberar } = await llenarDia(page, server);

  await page.goto(direccion);
  await page.getByRole("button", { name: ESPERAR }).click();
  await expect(titulo(page, "Tus listas de espera")).toBeVisible();
  await expect(page.getByText("Eres la primera persona de la lista.")).toBeVisible();
  liberar();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/Es solo para ti hasta las/)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: ESPERA_LARGA });

  for (const donde of ["/", "/mi-zona-privada"]) {
    await page.goto(donde);
    await expect(
      page.getByRole("link", {
        name: new RegExp(`^Se liberó un horario para ti: acéptalo antes de las ${HASTA}$`),
      }),
    ).toHaveAttribute("href", "/mi-zona-privada/esperas");
  }

  // Opening the link of the mail changes nothing.
  const salir = enlaceParaSalir(server, persona);
  await page.goto(salir);
  await expect(titulo(page, "Salir de la lista")).toBeVisible();
  await page.goto("/mi-zona-privada/esperas");
  await page.getByRole("button", { name: "Aceptar este horario" }).click();
  await expect(titulo(page, "Resumen de tu sesión")).toBeVisible();
  await page.goto("/mi-zona-privada/esperas");
  await expect(page.getByText("Aceptaste un horario.")).toBeVisible();

  await page.context().clearCookies();
  await page.goto(salir);
  // A wait that has ended has no button to leave it.
  await expect(titulo(page, "Ya no estás en esta lista")).toBeVisible();
  await expect(page.getByText(/^Un horario el .*, con .*Aceptaste un horario\./)).toBeVisible();
  await expect(page.getByRole("link", { name: "Volver a sus horarios" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Salir de la lista" })).toHaveCount(0);
});
