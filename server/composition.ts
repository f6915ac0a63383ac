import type { Pasarela } from "../app/domain/pagos/pasarela";
import { readConfig } from "./config";
import { CUENTAS_DE_DEMOSTRACION } from "./db/seed/contenido/cuentas";
import { dropEverything, seedDemostracion, seedEspecialidades } from "./db/seed/seed";
import { migrate } from "./db/migrate";
import { createLogger } from "./log";
import { openServices, type Services } from "./services";

/** Read once for the whole process; a refusal ends the start (see index.ts). */
export const config = readConfig(process.env);
export const log = createLogger(config);

export async function openServicesFromEnvironment(): Promise<Services> {
  const services = await openServices({
    databaseUrl: config.databaseUrl,
    urlDeNotificacion: new URL("/v2/pasarela/notificaciones", config.appUrl).href,
    secretoDeSesion: config.sessionSecret,
    smtp: config.smtp,
    marca: config.marca,
    buzonDeDesarrollo: config.env === "local",
    makePasarela: () => ({}) as Pasarela,
    log,
  });
  await seed(services);
  return services;
}

/** Puts the demo back to its first state. */
export async function resetDemo({ db, ...services }: Services): Promise<void> {
  await dropEverything(db);
  await migrate(db);
  await seed({ db, ...services });
}

async function seed({ db, now }: Services) {
  await seedEspecialidades(db);
  if (config.env === "local") await seedDemostracion(db, now());
}

/** Who can sign in to the demo; nobody in production. */
export function demoAccounts() {
  return config.env === "local" ? CUENTAS_DE_DEMOSTRACION : [];
}
