import type { Pasarela } from "../app/domain/ventas/pagos/pasarela";
import { exigirBaseConContenido, exigirCambiosConfirmados } from "./platform/arranque";
import { readConfig } from "./config";
import { ConfigError } from "./platform/configError";
import { fuentePorHttp } from "./contenido/porHttp";
import type { Db } from "./platform/database/client";
import { isPostgres } from "./platform/database/direccion";
import { makeHuella } from "./platform/digest";
import { createAlmacenDePrueba } from "./ventas/repositories/pasarelaDePrueba";
import { CUENTAS_DE_DEMOSTRACION } from "./seed/contenido/cuentas";
import {
  CLAVE_DE_EQUIPO,
  EQUIPO_DE_DEMOSTRACION,
  ESPECIALISTA_CON_CUENTA,
  SECRETO_DE_EQUIPO,
} from "./seed/contenido/equipo";
import { ponerTextoDeGuardia, seedPoliticas } from "./seed/consentimientos";
import { seedEquipo } from "./seed/equipo";
import { seedFeriados } from "./seed/feriados";
import { makeClamd } from "./reclamos/adjuntos/clamd";
import { makeTimbrePorHttp } from "./saludMental/timbrePorHttp";
import { seedComunidades } from "./seed/comunidades";
import { dropEverything, seedDemostracion, seedEspecialidades } from "./seed/seed";
import { openDb } from "./platform/database/client";
import { PASARELA_DE_PRUEBA } from "./http/http";
import { makeBeneficiosPorHttp } from "./cuentas/beneficios/beneficios";
import { makeEmisorDeDesarrollo } from "./ventas/comprobantes/emisorDeDesarrollo";
import { makeEmisorPorHttp } from "./ventas/comprobantes/emisorPorHttp";
import { createAdaptadorDePrueba } from "./ventas/pago/adaptadorDePrueba";
import { createMercadoPago } from "./ventas/pago/mercadoPago";
import {
  createPasarelaDePrueba,
  type PasarelaDePrueba,
} from "./ventas/pago/pasarelaDePrueba/pasarelaDePrueba";
import { lugarDe } from "./platform/installation";
import { createLogger } from "./platform/log";
import { verProceso } from "./platform/proceso";
import { secretosPropios } from "./platform/respaldo/firma";
import { ultimoRespaldo } from "./platform/respaldo/ultimo";
import { signingSecret } from "./platform/rotation";
import { openSecretsFile } from "./platform/secrets";
import { avisoDeSecretosPerdidos } from "./platform/secretosPerdidos";
import type { Services } from "./platform/services";
import { openProduct, type Product } from "./product";
import { declararPuertos, PUERTO } from "./puertos";

const secretosPerdidos =
  process.env.APP_ENV === "production" ? null : await avisoDeSecretosPerdidos(lugarDe(process.env));

/** The configuration, read once per process; a refusal ends the start (see http/main.ts and ops/main.ts). */
export const config = readConfig(process.env, (dataDir) => {
  const store = openSecretsFile(dataDir);
  return (names) => {
    const secrets = store(names);
    if (secretosPerdidos) process.stderr.write(`\n${secretosPerdidos}\n\n`);
    return secrets;
  };
});
export const log = createLogger(config);

/** The sender of spans, when it is configured; its packages are loaded only then. */
export const traces = config.traces
  ? (await import("./platform/observation/traces")).openTraces(config.traces)
  : null;

/** The sandbox gateway; undefined where an installation has none, and until the services are open. */
export let pasarelaDePrueba: PasarelaDePrueba | undefined;

/** The open product. Only the code that begins and ends the process uses it. */
export let product: Product;

const puertos = declararPuertos(config, () => new Date());

/**
 * Address under which this process reaches itself: the sandbox and the product speak HTTP without leaving the machine.
 */
const enCasa = `http://${nombreEnUrl(config.host)}:${config.port}`;

/** A server on all addresses also listens on the loopback address. */
function nombreEnUrl(host: string | undefined): string {
  if (!host || host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

function openPasarela(db: Db): Pasarela {
  return config.pasarela.clase === "mercado-pago"
    ? createMercadoPago({
        accessToken: config.pasarela.accessToken,
        ...(config.pasarela.urlBase && { urlBase: config.pasarela.urlBase }),
        secretoDeAvisos: config.pasarelaWebhookSecret,
        fetch: puertos.fetch(PUERTO.pagos),
      })
    : openPasarelaDePrueba(db);
}

function openPasarelaDePrueba(db: Db): Pasarela {
  const opciones = {
    urlBase: enCasa + PASARELA_DE_PRUEBA,
    secreto: config.pasarelaWebhookSecret,
    fetch: puertos.fetch(PUERTO.pagos),
  };
  pasarelaDePrueba = createPasarelaDePrueba({
    ...opciones,
    secreto: signingSecret(config.pasarelaWebhookSecret),
    almacen: createAlmacenDePrueba(db),
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    log,
    tienda: { nombre: config.marca.nombre, url: "/" },
  });
  const adaptador = createAdaptadorDePrueba(opciones);
  return {
    ...adaptador,
    // The sandbox is on our own site: the person stays on the host name that they typed.
    async abrirCobro(cobro) {
      const abierto = await adaptador.abrirCobro(cobro);
      return { ...abierto, urlDePago: new URL(abierto.urlDePago).pathname };
    },
  };
}

/** In production no receipt is invented: without an issuer, receipts wait. */
function openEmisor() {
  if (config.emisor) return makeEmisorPorHttp(puertos.fetch(PUERTO.comprobantes), config.emisor);
  return config.env === "local" ? makeEmisorDeDesarrollo() : null;
}

/** Opens the services for the site: an empty database gets the product's tables, and locally also the demo. */
export async function openServicesFromEnvironment(): Promise<Services> {
  await open({ anew: process.argv.includes("--reset") });
  await ponerTextoDeGuardia(product.db, { conGuardia: config.guardia !== null });
  await seedDemo(product);
  await product.warm();
  return product.services;
}

/**
 * Opens the product for an operator's order: it only migrates the database and writes the texts and specialties of this
 * release.
 */
export async function openProductForOrders(): Promise<Product> {
  await open();
  return product;
}

/** Opens the ports that need a large library. Each library is loaded only where its service is configured. */
async function openConfigured() {
  const { smtp, sentryDsn: dsn, oidc, proveedorDeEquipo, env: entorno } = config;
  return {
    cartero:
      smtp &&
      puertos.llamada(
        PUERTO.correo,
        (await import("./avisos/correo/cartero")).makeCartero(smtp, makeHuella(config.sessionSecret)),
      ),
    enviarFallo:
      dsn === null
        ? null
        : (await import("./platform/fallos/sentry")).makeEnvioPorSentry(puertos.fetch(PUERTO.errores), {
            dsn,
            entorno,
          }),
    aseguradora:
      oidc &&
      (await import("./cuentas/identidad/oidc")).makePuertaOidc({
        ...oidc,
        fetch: puertos.fetch(PUERTO.identidad),
      }),
    proveedorDeEquipo: proveedorDeEquipo && {
      ...proveedorDeEquipo,
      cliente: (await import("./platform/oidc/cliente")).makeClienteOidc({
        ...proveedorDeEquipo.cliente,
        fetch: puertos.fetch(PUERTO.identidadDeEquipo),
      }),
    },
  };
}

async function open({ anew } = { anew: false }) {
  if (!isPostgres(config.databaseUrl)) {
    await exigirBaseConContenido(config.databaseUrl);
    exigirCambiosConfirmados(config.databaseUrl);
  }
  if (anew) await emptyDemo();
  product = await openProduct({
    databaseUrl: config.databaseUrl,
    urlDeNotificacion: new URL(
      "/v2/pasarela/notificaciones",
      config.pasarela.clase === "sandbox" ? enCasa : config.appUrl,
    ).href,
    secretoDeSesion: config.sessionSecret,
    secretoDeRespuestas: config.secretoDeRespuestas,
    urlDelSitio: config.appUrl.origin,
    remitente: config.remitente,
    ...(await openConfigured()),
    marca: config.marca,
    gestorDeEtiquetas: config.gestorDeEtiquetas,
    llaveDelPuente: config.llaveDelPuente,
    cdn: config.cdn,
    idformDelTest: config.idformDelTest,
    guardia: config.guardia,
    pantallaDeGuardia: config.hayEquipo ? `${config.urlDeEquipo}/equipo/guardia` : null,
    urlDeEquipo: config.urlDeEquipo,
    timbre: config.timbre && makeTimbrePorHttp(puertos.fetch(PUERTO.timbre), config.timbre),
    reclamos: config.reclamos,
    escanerDeAdjuntos: config.clamd && puertos.llamada(PUERTO.clamd, makeClamd(config.clamd)),
    organizadorDeSorteos: config.organizadorDeSorteos,
    sinDemostraciones: config.env === "production",
    contenido: config.cms && fuentePorHttp(puertos.fetch(PUERTO.contenido), config.cms),
    buzonDeDesarrollo: config.env === "local" && config.smtp === null,
    origenes: config.origenes,
    beneficios:
      config.beneficios && makeBeneficiosPorHttp(puertos.fetch(PUERTO.beneficios), config.beneficios),
    idCliente: config.idCliente,
    videollamada: config.videollamada,
    empresa: config.empresa,
    monedas: config.monedas,
    emisor: openEmisor(),
    makePasarela: openPasarela,
    alConsultar: traces?.query ?? null,
    maquina: {
      proceso: () => verProceso({ haceTrabajos: config.runJobs, ahora: new Date() }),
      puertos: puertos.lista,
      respaldo: async () =>
        ultimoRespaldo(
          config.dataDir,
          secretosPropios([config.sessionSecret].flat().join(","), config.dataDir),
        ),
    },
    log,
  });
  await seed(product);
}

/** Empties the database of a local demo, whatever its schema, so that the start makes it anew. */
async function emptyDemo(): Promise<void> {
  if (config.env !== "local")
    throw new ConfigError(
      "Solo una demo local (APP_ENV=local) vuelve a su estado inicial: esta es de producción.",
    );
  const db = openDb(config.databaseUrl);
  await dropEverything(db).finally(() => db.destroy());
}

async function seed({ db }: Pick<Product, "db">) {
  await seedEspecialidades(db);
  await seedPoliticas(db, { conGuardia: config.guardia !== null });
  await seedFeriados(db);
}

async function seedDemo({ db, services: { agenda, now } }: Pick<Product, "db" | "services">) {
  if (config.env === "local") {
    await seedDemostracion(db, now(), config.organizadorDeSorteos ?? undefined);
    await seedComunidades(db, now());
    if (!config.equipo) return;
    const lucia = (await agenda.especialistas()).find(({ slug }) => slug === ESPECIALISTA_CON_CUENTA);
    const { sessionSecret: secretoDeSesion } = config;
    await seedEquipo(db, { now: now(), secretoDeSesion, idEspecialista: lucia?.idEspecialista });
  }
}

/** Accounts that can sign in to the demo; none in production. */
export function demoAccounts() {
  return config.env === "local" ? CUENTAS_DE_DEMOSTRACION : [];
}

/** Demo accounts of the staff with their common password and authenticator key; none in production. */
export const demoStaff = () => ({
  cuentas: config.env === "local" ? EQUIPO_DE_DEMOSTRACION : [],
  clave: CLAVE_DE_EQUIPO,
  secreto: SECRETO_DE_EQUIPO,
});
