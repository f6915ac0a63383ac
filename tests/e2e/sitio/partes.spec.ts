import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { entrar, menuDeCuenta, titulo } from "../../support/pasos";
import { freePort, startServer, type TestServer } from "../../support/server";
import { openSqlite } from "../../../server/platform/database/sqliteFile";

/** Address of the private zone without the modal that waits for this demonstration account. */
const ZONA = "/mi-zona-privada?modal=ninguno";
const ELENA = { correo: "elena@bienestar.example", clave: "lluvia-en-la-sierra-58" };

/** Test with a site of its own, whose database is broken table by table, and whose service of benefits is down. */
const test = base.extend<object, { server: TestServer }>({
  server: [
    async ({}, provide) => {
      const server = await startServer({ env: { BENEFICIOS_URL: `http://localhost:${await freePort()}` } });
      await provide(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
});

async function sinTabla(server: TestServer, tabla: string, hacer: () => Promise<void>) {
  const renombrar = (de: string, a: string) => {
    const db = openSqlite(path.join(server.dataDir, "bienestar.sqlite"), { timeout: 10_000 });
    db.exec(`alter table ${de} rename to ${a}`);
    db.close();
  };
  renombrar(tabla, `${tabla}_rota`);
  try {
    await hacer();
  } finally {
    renombrar(`${tabla}_rota`, tabla);
  }
}

test("an EPS that cannot be verified is said beside the plan, which is not lowered in silence", async ({
  page,
}) => {
  await entrar(page, ELENA);
  await page.goto("/mi-perfil/plan");
  await expect(page.getByRole("heading", { name: "Cliente Rimac" })).toBeVisible();
  await expect(page.getByText("No pudimos verificar tu EPS")).toBeVisible();
  await expect(page.getByText(/no sabemos si tu EPS está activa/)).toBeVisible();
});

test("a part that cannot be read says so in its place, and the rest of the page stands", async ({
  page,
  server,
}) => {
  await entrar(page, ELENA);
  await sinTabla(server, "citas", async () => {
    await page.goto("/mi-zona-privada/agenda");
    await expect(page.getByText("No pudimos cargar tu agenda")).toBeVisible();
    await page.goto(ZONA);
    await expect(page.getByText("No pudimos cargar tu agenda")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Tu saldo" })).toBeVisible();
  });

  await sinTabla(server, "personas", async () => {
    for (const lugar of [ZONA, "/mi-perfil/plan"]) {
      await page.goto(lugar);
      await expect(page.getByText("No se pudo acceder a la cuenta")).toBeVisible();
      await expect(menuDeCuenta(page)).toBeVisible();
    }
  });
  await page.getByRole("link", { name: "Volver a intentarlo" }).click();
  await expect(titulo(page, "Tu plan")).toBeVisible();
  await expect(page.getByText("Tu usuario: D-45678912")).toBeVisible();
});
