import pino from "pino";
import { readConfig, type Config } from "../../server/platform/config";
import { openServices, type Services } from "../../server/services";
import { PasarelaFalsa } from "../support/pasarela-falsa";

/** The product's own services on the database that this environment names, without a gateway or a log. */
export async function abrirServicios(
  env: Record<string, string | undefined>,
): Promise<{ config: Config; services: Services }> {
  const config = readConfig({ APP_ENV: "local", ...env });
  const services = await openServices({
    databaseUrl: config.databaseUrl,
    urlDeNotificacion: "http://127.0.0.1/v2/pasarela/notificaciones",
    secretoDeSesion: config.sessionSecret,
    urlDelSitio: "http://localhost:3000",
    cartero: null,
    marca: config.marca,
    buzonDeDesarrollo: false,
    origenes: { aseguradora: "aseguradora", producto: "producto" },
    idCliente: "cliente",
    videollamada: config.videollamada,
    empresa: config.empresa,
    makePasarela: () => new PasarelaFalsa(),
    log: pino({ level: "silent" }),
  });
  return { config, services };
}
