import pino from "pino";
import { readConfig, type Config } from "../../server/config";
import type { Services } from "../../server/platform/services";
import { openProduct, type Product } from "../../server/product";
import { PasarelaFalsa } from "../support/pasarelaFalsa";

/** Services that a route can reach, and the parts that only the opener of the product has. */
export interface Abiertos extends Services, Pick<Product, "db" | "jobs" | "close" | "publicVersion"> {}

/** Opens the product's own services on the database that this environment names, without a gateway or a log. */
export async function abrirServicios(
  env: Record<string, string | undefined>,
): Promise<{ config: Config; services: Abiertos }> {
  const config = readConfig({ APP_ENV: "local", ...env });
  const { services, db, jobs, close, publicVersion } = await openProduct({
    databaseUrl: config.databaseUrl,
    urlDeNotificacion: "http://127.0.0.1/v2/pasarela/notificaciones",
    secretoDeSesion: config.sessionSecret,
    secretoDeRespuestas: config.secretoDeRespuestas,
    urlDelSitio: "http://localhost:3000",
    remitente: "no-responder@localhost",
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
  return { config, services: { ...services, db, jobs, close, publicVersion } };
}
