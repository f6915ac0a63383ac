import { test as base, expect } from "@playwright/test";
import { abrirProveedor, type Proveedor } from "../../support/proveedorOidc";
import { cerrarSesion, titulo } from "../../support/pasos";
import { freePort, startServer, type TestServer } from "../../support/server";

/** Test with a site that has the insurer's sign-in, and the insurer's provider; each worker has its own. */
const test = base.extend<object, { sitio: { server: TestServer; proveedor: Proveedor } }>({
  sitio: [
    async ({}, provide) => {
      const proveedor = await abrirProveedor();
      const server = await startServer({
        env: {
          OIDC_ISSUER: proveedor.emisor.origin,
          OIDC_CLIENT_ID: proveedor.idCliente,
          OIDC_CLIENT_SECRET: proveedor.secreto,
        },
      });
      proveedor.servirA(server.url);
      await provide({ server, proveedor });
      await server.stop();
      await proveedor.apagar();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ sitio }, provide) => provide(sitio.server.url),
});

test("through the insurer's door, to where one was going, and out of both", async ({ page, sitio }) => {
  sitio.proveedor.afiliado = {
    sub: "afiliada-de-elena",
    given_name: "Elena",
    tipo_documento: "DNI",
    numero_documento: "45678912",
  };
  await page.goto("/mi-perfil/plan");
  await page.getByRole("link", { name: "Soy cliente Rimac" }).click();
  await page.getByRole("link", { name: "Entrar con mi acceso de asegurado" }).click();
  await expect(titulo(page, "Tu plan")).toBeVisible();
  await expect(page.getByText("Tu usuario: D-45678912")).toBeVisible();
  await expect(page.getByText("Tu acceso de asegurado, para entrar sin otra contraseña")).toBeVisible();
  await cerrarSesion(page);
  await expect(page).toHaveURL(new RegExp(`^${sitio.proveedor.emisor.origin}`));
  await page.goto("/mi-perfil/plan");
  await expect(titulo(page, "Iniciar sesión")).toBeVisible();
});

test("an account that anybody could have opened is joined only after its password", async ({
  page,
  sitio,
}) => {
  sitio.proveedor.afiliado = {
    sub: `afiliada-de-rosa-${test.info().project.name}`,
    given_name: "Rosa",
    tipo_documento: "DNI",
    numero_documento: "10203040",
  };
  await page.goto("/iniciar-sesion/rimac?redirect=%2Fmi-perfil%2Fplan");
  await page.getByRole("link", { name: "Entrar con mi acceso de asegurado" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "entra con tu contraseña y la unimos a tu acceso de asegurado",
  );
  // The insurer's sign-in would only lead back here, so its link is missing.
  await expect(page.getByRole("link", { name: "Entrar con mi acceso de asegurado" })).toHaveCount(0);
  await expect(page.getByText("Entra para unir tu acceso de asegurado a tu cuenta")).toBeVisible();
  await page.getByRole("link", { name: "Entrar con mi correo" }).click();
  await page.getByLabel("Correo electrónico").fill("rosa@bienestar.example");
  await page.getByLabel("Contraseña", { exact: true }).fill("camino-de-rosa-24");
  await page.getByRole("main").getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(titulo(page, "Unir mi acceso de asegurado")).toBeVisible();
  await page.getByLabel("Contraseña", { exact: true }).fill("camino-de-rosa-24");
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(titulo(page, "Tu plan")).toBeVisible();
  await expect(page.getByText("Unimos tu acceso de asegurado")).toBeVisible();
  await expect(page.getByText("Tu usuario: D-10203040")).toBeVisible();

  await page.goto("/mi-perfil/seguridad");
  await page.getByRole("link", { name: "Acceso de asegurado" }).click();
  await expect(titulo(page, "Tu acceso de asegurado")).toBeVisible();
  await page.getByLabel("Contraseña", { exact: true }).fill("camino-de-rosa-24");
  await page.getByRole("button", { name: "Quitar este acceso" }).click();
  await expect(page.getByText("Quitaste tu acceso de asegurado")).toBeVisible();
  await page.getByRole("link", { name: "Acceso de asegurado" }).click();
  await expect(titulo(page, "Unir mi acceso de asegurado")).toBeVisible();
});

test("a way back that nobody began is the authentication error, with no code: nothing is kept that one would find", async ({
  page,
}) => {
  await page.goto("/iniciar-sesion/rimac/retorno?code=robado&state=inventado");
  const dialogo = page.getByRole("dialog", { name: "Lo sentimos, ocurrió un error inesperado" });
  await expect(dialogo).toBeVisible();
  await expect(dialogo.getByRole("code")).toHaveCount(0);
});

test("a provider that is down is the authentication error, with the code that the log has", async ({
  page,
}) => {
  const server = await startServer({
    env: {
      OIDC_ISSUER: `http://localhost:${await freePort()}`,
      OIDC_CLIENT_ID: "cliente",
      OIDC_CLIENT_SECRET: "secreto-del-cliente",
    },
  });
  try {
    await page.goto(`${server.url}/iniciar-sesion/rimac?redirect=%2Fagendar`);
    await page.getByRole("link", { name: "Entrar con mi acceso de asegurado" }).click();
    const dialogo = page.getByRole("dialog", { name: "Lo sentimos, ocurrió un error inesperado" });
    const codigo = await dialogo.getByRole("code").innerText();
    expect(await server.line(/ERR_NETWORK/)).toContain(codigo);
    await dialogo.getByRole("link", { name: "Cerrar" }).click();
    await expect(page).toHaveURL(/\/iniciar-sesion\/rimac\?redirect=%2Fagendar$/);
  } finally {
    await server.stop();
  }
});
