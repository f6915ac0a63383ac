import { expect, test as base, type WorkerFixture } from "@playwright/test";
import { abrirProveedor, type Proveedor } from "../../support/proveedorOidc";
import { titulo } from "../../support/pasos";
import { startStaff, type SitioDeEquipo } from "../../support/sitioDeEquipo";

interface ConCuenta {
  sitio: SitioDeEquipo;
  proveedor: Proveedor;
}

const conCuenta: [WorkerFixture<ConCuenta, object>, { scope: "worker" }] = [
  async ({}, provide) => {
    const proveedor = await abrirProveedor("/equipo/entrar/retorno");
    const sitio = await startStaff({
      EQUIPO_OIDC_ISSUER: proveedor.emisor.origin,
      EQUIPO_OIDC_CLIENT_ID: proveedor.idCliente,
      EQUIPO_OIDC_CLIENT_SECRET: proveedor.secreto,
      EQUIPO_OIDC_ROLES: "bienestar-sistemas=sistemas",
    });
    proveedor.servirA(sitio.equipo);
    await provide({ sitio, proveedor });
    await sitio.stop();
    await proveedor.apagar();
  },
  { scope: "worker" },
];
const test = base.extend<object, { cuenta: ConCuenta }>({ cuenta: conCuenta });

const ENTRAR = "Entrar con la cuenta de la aseguradora";

test("a member enters by the account of the insurer, confirms an act there, and leaves with their group", async ({
  page,
  cuenta: { sitio, proveedor },
}) => {
  const sub = `sara-${crypto.randomUUID()}`;
  const email = `${sub}@equipo.example`;
  proveedor.afiliado = { sub, email, name: "Sara Inga", groups: ["bienestar-sistemas"] };
  await page.goto(`${sitio.equipo}/equipo/accesos`);
  await expect(page.getByLabel("Contraseña")).toHaveCount(0);
  await page.getByRole("link", { name: ENTRAR }).click();
  await expect(titulo(page, "Equipo y accesos")).toBeVisible();
  await expect(page.getByText("Los roles los dan los grupos de la cuenta de la aseguradora")).toBeVisible();

  await page.getByText("Cambiar a Diego Salas").click();
  const diego = page.getByRole("listitem").filter({ hasText: "anfitrion@equipo.example" });
  await diego.getByLabel("Motivo").fill("Ya no trabaja aquí");
  const pestana = page.waitForEvent("popup");
  await diego.getByRole("link", { name: "Confirmar con la cuenta de la aseguradora" }).click();
  await expect(titulo(await pestana, "Confirmaste que eres tú")).toBeVisible();
  await diego.getByRole("button", { name: "Cerrar cuenta" }).click();
  await expect(page.getByRole("status")).toContainText("Cerraste la cuenta");

  await page.getByRole("button", { name: "Salir" }).click();
  proveedor.afiliado = { ...proveedor.afiliado, groups: [] };
  await page.getByRole("link", { name: ENTRAR }).click();
  await expect(titulo(page, "No pudiste entrar")).toBeVisible();
  await expect(page.getByText("no está en ningún grupo del equipo")).toBeVisible();
});
