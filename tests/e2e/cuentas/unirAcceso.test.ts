import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { abrirProveedor, type Proveedor } from "../../support/proveedorOidc";
import { entrar, pedir } from "../../support/recorrido";
import { startServer, type TestServer } from "../../support/server";

/**
 * Demonstration account of these tests about the insurer's sign-in: actions that another site can make a browser do,
 * and actions that only the owner of an account can do.
 */
const [rosa] = CUENTAS_DE_DEMOSTRACION;
const UNIR = "/mi-perfil/acceso-de-asegurado";
const UNIDO = "Unimos un acceso de asegurado a tu cuenta";

let sitio: TestServer;
let proveedor: Proveedor;
let deRosa: string;
beforeAll(async () => {
  proveedor = await abrirProveedor();
  sitio = await startServer({
    env: {
      OIDC_ISSUER: proveedor.emisor.origin,
      OIDC_CLIENT_ID: proveedor.idCliente,
      OIDC_CLIENT_SECRET: proveedor.secreto,
    },
  });
  proveedor.servirA(sitio.url);
  proveedor.afiliado = { sub: "de-rosa", tipo_documento: "DNI", numero_documento: "10203040" };
});
beforeEach(async () => {
  deRosa = await entrar(sitio.url, rosa!);
});
afterAll(async () => {
  await sitio.stop();
  await proveedor.apagar();
});

const enviar = (clave: string, headers: Record<string, string> = {}) =>
  pedir(sitio.url, UNIR, deRosa, { method: "POST", body: new URLSearchParams({ clave }), headers });
const galletas = (respuesta: Response) =>
  respuesta.headers.getSetCookie().map((galleta) => galleta.split(";")[0]!);
const correos = async () => (await pedir(sitio.url, "/desarrollo/correo", "")).text();

it("an address that another site opens begins no linking, whatever stands in it", async () => {
  for (const consulta of ["?enlazar=1", "?enlazar=1&redirect=%2Fmi-perfil", ""]) {
    const abierta = await pedir(sitio.url, `/iniciar-sesion/rimac/entrar${consulta}`, deRosa);
    expect(abierta.status).toBe(302);
    expect(abierta.headers.get("location")).not.toContain(proveedor.emisor.origin);
    expect(galletas(abierta), "no trip has begun").toEqual([]);
  }
  expect((await pedir(sitio.url, `${UNIR}?enlazar=1&clave=${rosa!.clave}`, deRosa)).status).toBe(200);
});

it("a trip that began as a sign-in links nobody who has signed in meanwhile", async () => {
  const ida = await pedir(sitio.url, "/iniciar-sesion/rimac/entrar?enlazar=1", "");
  const vuelta = await proveedor.recorrer(ida.headers.get("location")!);
  const [viaje] = galletas(ida);
  const llegada = await pedir(sitio.url, vuelta.pathname + vuelta.search, `${deRosa}; ${viaje}`);
  expect(llegada.headers.get("location")).toContain("aviso=documento-de-otra-cuenta");
  expect(await correos()).not.toContain(UNIDO);
});

it("only a form with the password does, from our own pages; the owner is told by mail", async () => {
  for (const clave of ["", "no es esta"]) {
    const rechazada = await enviar(clave);
    expect(rechazada.status).toBe(400);
    expect(galletas(rechazada)).toEqual([]);
  }
  const deOtroSitio = await enviar(rosa!.clave, { origin: "https://otro.example" });
  expect(deOtroSitio.status).toBe(403);
  expect(await correos()).not.toContain(UNIDO);

  const ida = await enviar(rosa!.clave);
  expect(ida.status).toBe(303);
  const [viaje] = galletas(ida);
  const vuelta = await proveedor.recorrer(ida.headers.get("location")!);
  const llegada = await pedir(sitio.url, vuelta.pathname + vuelta.search, `${deRosa}; ${viaje}`);
  expect(llegada.status).toBe(303);
  const bandeja = await correos();
  expect(bandeja).toContain(UNIDO);
  expect(bandeja).toContain(rosa!.email);
});
