import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { vi } from "vitest";
import { abrirBuzon } from "./buzon";
import { startPostgres } from "./postgres";
import { abrirProveedor, type Afiliado } from "./proveedorOidc";
import { freePort, startServer, type TestServer } from "./server";
import { visitar } from "./visita";

const ejecutar = promisify(execFile);

const SECRETOS = [
  "SESSION_SECRET",
  "RESPUESTAS_SECRET",
  "PASARELA_WEBHOOK_SECRET",
  ...["PUBLIC", "PRIVATE", "PERSONAS", "COMUNIDADES", "SURVEY"].map((puerta) => `API_KEY_${puerta}`),
];
const RELOJ = path.resolve("tests/support/reloj.cjs");

/**
 * The built site in production mode: PostgreSQL, a mail server, a sign-in of the staff by OpenID Connect, no demo. Its
 * clock stands where the test puts it.
 */
export async function abrirEnProduccion(roles: string) {
  const comienzo = Date.now() - Number(process.env.RELOJ_ADELANTO_EN_MS ?? 0);
  const arranque = performance.now();
  const [postgres, buzon] = await Promise.all([startPostgres(), abrirBuzon()]);
  const carpeta = mkdtempSync(path.join(tmpdir(), "bienestar-produccion-"));
  const [PORT, EQUIPO_PORT] = [String(await freePort()), String(await freePort())];
  const [url, equipo] = [`http://localhost:${PORT}`, `http://localhost:${EQUIPO_PORT}`];
  const proveedor = await abrirProveedor("/equipo/entrar/retorno");
  proveedor.servirA(equipo);
  const ENTORNO = {
    ...Object.fromEntries(SECRETOS.map((nombre) => [nombre, randomBytes(33).toString("base64")])),
    ...{ APP_ENV: "production", DATA_DIR: carpeta, DRAIN_SECONDS: "0" },
    ...{ APP_URL: url, HOST: "localhost", PORT, EQUIPO_URL: equipo, EQUIPO_HOST: "localhost", EQUIPO_PORT },
    DATABASE_URL: postgres.url,
    SMTP_URL: buzon.url,
    PASARELA: "sandbox",
    SOPORTE_CORREO: "ayuda@bienestar.example",
    ALERTAS_CORREO: "guardia@bienestar.example",
    TELEFONO_DE_ATENCION: "+51 1 4111111",
    EQUIPO_OIDC_ISSUER: proveedor.emisor.origin,
    EQUIPO_OIDC_CLIENT_ID: proveedor.idCliente,
    EQUIPO_OIDC_CLIENT_SECRET: proveedor.secreto,
    EQUIPO_OIDC_ROLES: roles,
  };
  let reloj = {};
  let sitio: TestServer | undefined;
  let adelanto = 0;
  /** The clock of the tests, and so the provider's, goes with that of the site. */
  const ponerElMio = () => vi.setSystemTime(comienzo + adelanto + (performance.now() - arranque));
  vi.useFakeTimers({ toFake: ["Date"] });
  return {
    ...{ url, equipo, buzon, carpeta },
    /** Starts the site again, at another instant. */
    async ponerEn(instante: Date) {
      await sitio?.stop();
      adelanto = instante.getTime() - comienzo - Math.round(performance.now() - arranque);
      reloj = { NODE_OPTIONS: `--require ${RELOJ}`, RELOJ_ADELANTO_EN_MS: String(adelanto) };
      sitio = await startServer({ env: { ...ENTORNO, ...reloj } });
    },
    /** Runs an order of the operator. */
    ops: (...orden: string[]) =>
      ejecutar(process.execPath, ["build/server/ops.js", ...orden], {
        env: { ...ENTORNO, ...reloj, PATH: process.env.PATH, NODE_ENV: "production" },
      }),
    /** A member signs in by the account of the insurer. */
    async entrarAlEquipo(afiliado: Afiliado) {
      ponerElMio();
      proveedor.afiliado = afiliado;
      const miembro = visitar(equipo);
      const vuelta = await proveedor.recorrer((await miembro.ver("/equipo/entrar/cuenta")).ruta);
      await miembro.ver(vuelta.pathname + vuelta.search);
      return miembro;
    },
    async cerrar() {
      await sitio?.stop();
      vi.useRealTimers();
      await Promise.all([buzon.cerrar(), postgres.stop(), proveedor.apagar()]);
      rmSync(carpeta, { recursive: true, force: true });
    },
  };
}
