import { once } from "node:events";
import { request, type ClientRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LUGARES } from "../../../server/cuentas/identidad/claves";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { ask } from "../../support/http";
import { startServer, type TestServer } from "../../support/server";

const { email, clave } = CUENTAS_DE_DEMOSTRACION[0]!;
const FORMULARIO = "application/x-www-form-urlencoded";
const DE_MAS = 8;
const TOKEN = "/v2/autenticacion/token";
const CLAVE_DE_API = "una-clave-de-prueba-de-mas-de-treinta-y-dos";
const NO_ES = [400, "credenciales-invalidas"];
const LLENO = [503, "no-disponible"];
/** Answer to a sign-up that accepts nothing, which comes only after the password was hashed. */
const SIN_ACEPTAR = [400, "falta-aceptar"];
const REGISTRO = {
  numeroDocumento: "70000001",
  nombre: "Ana",
  apePaterno: "Paz",
  apeMaterno: "Luz",
  prefijo: "+51",
  telefono: "912345678",
  email: "ana.paz@prueba.example",
  clave: "tres gatos verdes 7",
  politicasAceptacion: [],
};
/** Number of attempts. Each one has a new address, because many attempts from one address have to wait. */
let cuantos = 0;
const nadie = () =>
  JSON.stringify({ correo: `nadie${cuantos++}@prueba.example`, clave: "una clave cualquiera" });

describe("a crowd that tries passwords", () => {
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    server = await startServer({ env: { TRUSTED_PROXIES: "127.0.0.1,::1", API_KEY_PUBLIC: CLAVE_DE_API } });
    port = Number(new URL(server.url).port);
  });
  afterAll(() => server.stop());

  const cabeceras = (desde: string) => ({ origin: server.url, "x-forwarded-for": desde });
  const entrar = (cuenta: { correo: string; clave: string }, desde: string, cookie = "") =>
    ask(port, "/iniciar-sesion", {
      method: "POST",
      headers: { ...cabeceras(desde), "content-type": FORMULARIO, ...(cookie && { cookie }) },
      body: new URLSearchParams(cuenta).toString(),
    });
  const deApi = (desde: string) => ({
    ...cabeceras(desde),
    "content-type": "application/json",
    "x-api-key": CLAVE_DE_API,
  });
  const estadoYCodigo = (status: number | undefined, cuerpo: string) => [
    status,
    (JSON.parse(cuerpo) as { error: { code: string } }).error.code,
  ];
  const porLaApi = async (desde: string) => {
    const { status, text: cuerpo } = await ask(port, TOKEN, {
      method: "POST",
      headers: deApi(desde),
      body: nadie(),
    });
    return estadoYCodigo(status, cuerpo);
  };

  /** A client that sends half of its request, and nothing more. */
  const aMedias = (indice: number): ClientRequest => {
    const cuerpo = nadie();
    const pedido = request({
      port,
      path: TOKEN,
      method: "POST",
      agent: false,
      headers: { ...deApi(`10.2.0.${indice}`), "content-length": Buffer.byteLength(cuerpo) },
    });
    pedido.on("error", () => {}).write(cuerpo.slice(0, 10));
    return pedido;
  };
  /** Sends a sign-up, whose password is hashed in the same queue as those of sign-ins. */
  const registrarse = async (desde: string) => {
    const { status, text: cuerpo } = await ask(port, "/v2/usuarios", {
      method: "POST",
      headers: deApi(desde),
      body: JSON.stringify(REGISTRO),
    });
    return [status, (JSON.parse(cuerpo) as { error?: { code: string } }).error?.code];
  };

  it("is refused beyond its places with what it typed, and an owner at their own device comes in", async () => {
    const primera = await entrar({ correo: email, clave }, "10.1.0.1");
    expect(primera.status).toBe(303);
    const cookie = primera.headers["set-cookie"]!.map((galleta) => galleta.split(";")[0]!).join("; ");
    const soloElDispositivo = /bienestar_navegador=[^;]+/.exec(cookie)![0];
    expect(await porLaApi("10.3.0.1")).toEqual(NO_ES);

    // Three times as many sign-ups are sent as run at once, by the form and by `/v2`; the owner of an account signs
    // in among them.
    const muchos = Array.from({ length: 3 * LUGARES }, (_, indice) =>
      indice % 3 ? porLaApi(`10.2.${indice}.1`) : registrarse(`10.2.${indice}.1`),
    );
    const otras = Array.from({ length: DE_MAS }, (_, indice) =>
      entrar({ correo: `otra${indice}@prueba.example`, clave: "una clave cualquiera" }, `10.5.0.${indice}`),
    );
    const duenia = await entrar({ correo: email, clave }, "10.1.0.1", soloElDispositivo);
    expect(duenia.status).toBe(303);
    const respuestas = (await Promise.all(muchos)).map(([estado, codigo]) => `${estado} ${codigo}`);
    expect(new Set(respuestas)).toEqual(new Set([NO_ES, LLENO, SIN_ACEPTAR].map((par) => par.join(" "))));
    const rechazadas = (await Promise.all(otras)).filter(({ status }) => status === 503);
    expect(rechazadas).not.toHaveLength(0);
    for (const { headers, text: texto } of rechazadas) {
      expect(headers["retry-after"]).toBe("5");
      expect(texto).toMatch(/value="otra\d@prueba\.example"/);
      expect(texto).not.toContain("una clave cualquiera");
    }
    // Every place in the queue is free again.
    expect(await porLaApi("10.3.0.3")).toEqual(NO_ES);
  });

  it("has no place before it has sent everything", async () => {
    const pedidos = Array.from({ length: 2 * LUGARES }, (_, indice) => aMedias(indice));
    await Promise.all(pedidos.map((pedido) => once(pedido, "socket")));
    expect(await porLaApi("10.3.0.4")).toEqual(NO_ES);
    expect(await porLaApi("10.3.0.5")).toEqual(NO_ES);
    for (const pedido of pedidos) pedido.destroy();
  });
});
