import * as build from "virtual:remix/server-build";
import { services } from "../../app/services.server";
import { ANFITRION_DE_ETIQUETAS, etiquetasEnCsp } from "../../app/shell/analitica/etiquetas/marco.server";
import { ARRANQUE_CSP } from "../../app/shell/marco/arranque.server";
import { AL_ENTRAR_CSP } from "../../app/features/busqueda/buscador/buscador.server";
import { VIBRAR_CSP } from "../../app/features/medicion/escaner/vibracion.server";
import { NOMBRE_DE_ROL } from "../../app/domain/equipo/derechos/derechos";
import { AVISO_DE_DATOS_SIN_CONFIRMAR } from "../../app/shell/marco/avisoSinConfirmar.server";
import { duenoDeEnvio } from "../../app/shell/formularios/duenoDeEnvio.server";
import { guardarSinSesion } from "../../app/shell/formularios/envioGuardado.server";
import { ESCONDER_CSP } from "../../app/shell/marco/horaDePeru.server";
import { envioPerdido } from "../../app/shell/formularios/envioPerdido.server";
import { contactoDe } from "../../app/shell/marco/marca";
import { responderComoAntes } from "../../app/shell/formularios/mismoEnvio.server";
import { personasDelNavegador } from "../../app/shell/sesion/navegador.server";
import { createApi } from "./api/api";
import { config, demoAccounts, demoStaff, log, pasarelaDePrueba, product, traces } from "../composition";
import { formTargets } from "../config";
import { declaredRoutes, ENDPOINTS } from "../modules";
import { makePruebaClaves, makeTomaArchivo } from "../platform/api/endpoint";
import { countPages } from "./countPages";
import { createApp } from "./http";
import { peopleOfApplication } from "./knownApplication";
import { createListener } from "./listener";
import { media } from "./media";
import { makePublicPages } from "./publicPages";
import { isApi } from "./refusal";
import { serve } from "./serve";
import { siteMap } from "./siteMap";
import { readBuilt, statics } from "./statics";
import { LUGARES, LUGARES_DE_CONOCIDOS, usoDeLaCola } from "../cuentas/identidad/claves";
import { observed, observedJob } from "../platform/observation/observed";
import { makeRouteLabel } from "./routeLabel";
import { createPages } from "./pages";
import { createStaffListener, publicBuild } from "./staff";
import { withinLimit } from "../platform/withinLimit";

const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
/**
 * Milliseconds for an orderly stop. A supervisor kills a process that takes much longer; the next process continues
 * interrupted work.
 */
const STOP_LIMIT_MS = 10_000;
const TRACES_LIMIT_MS = 1_000;
/** Milliseconds for writing the last lines of the log. */
const FLUSH_LIMIT_MS = 1_000;

/** Assembles the site and serves it until a signal comes. `clientFolder`: folder of the files for browsers. */
export async function serveSite(clientFolder: string): Promise<void> {
  const built = readBuilt(clientFolder);
  const { medioEn } = services.contenido;
  const pages = createPages(publicBuild(build), services.reportarFallo, {
    keep: guardarSinSesion,
    once: responderComoAntes,
    hasFile: async (path) => built.has(path) || (await medioEn(path)) !== null,
  });
  const sentBy = (request: Request) =>
    envioPerdido(request, { leerEnvio: () => request.formData(), handleDe: pages.handleAt }, duenoDeEnvio);
  const endpointTriesPasswords = makePruebaClaves(ENDPOINTS);
  const endpointTakesFile = makeTomaArchivo(ENDPOINTS);
  let stopping = false;
  const app = createApp({
    log,
    report: services.reportarFallo,
    security: {
      appUrl: config.appUrl,
      scriptHashes: [ARRANQUE_CSP, AL_ENTRAR_CSP, VIBRAR_CSP, ESCONDER_CSP],
      formTargets: formTargets(config),
      allowedAt: (path) => pages.handleAt(path)?.permite,
      tags: tagsOf(config),
      cdn: config.cdn,
      mediaHosts: config.cms?.hosts ?? [],
    },
    ready: async () => !stopping && (await product.ready()),
    degraded: product.degraded,
    api: createApi({ services, idempotencia: product.idempotencia, apiKeys: config.apiKeys, log }),
    pasarela: pasarelaDePrueba?.app,
    statics: statics(built),
    media: media(medioEn),
    siteMap: siteMap({
      name: services.marca.nombre,
      pages: pages.listed,
      things: services.busqueda.direcciones,
      routes: declaredRoutes,
    }),
    pages: pages.handle,
    isPublic: (path) => pages.publicQuery(path) !== undefined,
    takesOneClick: pages.takesOneClick,
    takesLarge: pages.takesLarge,
    takesFile: (path) => endpointTakesFile(path) || pages.takesFile(path),
    sentBy,
    helpWith: (idSolicitud) =>
      contactoDe(services.marca, `Hola, tuve un error de servicio. Código: ${idSolicitud}`),
    turnstile: {
      triesPasswords: (path) => endpointTriesPasswords(path) || pages.triesPasswords(path),
      places: LUGARES,
      placesOfKnown: LUGARES_DE_CONOCIDOS,
      knownAs: (request) =>
        isApi(request.path) ? peopleOfApplication(services, request) : personasDelNavegador(request.raw),
      sentBy,
    },
  });
  const listener = createListener({
    config,
    log,
    alcance: config.alcance,
    fetch: (request, env) => app.fetch(request, env),
    publicPages: makePublicPages({
      version: () => product.publicVersion(),
      publicQuery: pages.publicQuery,
      render: async (request, solicitud) => app.fetch(request, { solicitud }),
      maxBytes: PAGE_CACHE_BYTES,
      stale: AVISO_DE_DATOS_SIN_CONFIRMAR,
    }),
  });
  const metrics = await openMetrics();
  const { conteos } = services.analitica;
  const observers = [
    metrics?.observer ?? [],
    traces?.observer ?? [],
    countPages(pages.patterns(), conteos),
  ].flat();
  const routeOf = makeRouteLabel({
    endpoints: ENDPOINTS.map(({ ruta }) => ruta),
    pageAt: pages.patternAt,
  });
  const server = await serve({
    port: config.port,
    host: config.host,
    log,
    listener: observed(listener, observers, routeOf),
  });
  const staff = await serveStaff(built);
  const storing = setInterval(() => void storeCounts(), config.conteosCadaEnSegundos * 1000);
  const stopJobs = config.runJobs ? product.startJobs(observedJob(observers)) : async () => {};
  const stopPasarela = config.runJobs ? pasarelaDePrueba?.start() : undefined;

  const stop = async (signal: string) => {
    // A terminal sends the signal to every process, and npm sends it again: only the first counts.
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    await new Promise((resolve) => setTimeout(resolve, config.drainSeconds * 1000));
    product.release();
    clearInterval(storing);
    const closing = Promise.all([
      server.stop(STOP_LIMIT_MS),
      staff?.stop(STOP_LIMIT_MS),
      stopJobs(),
      stopPasarela?.(),
    ])
      .then(storeCounts)
      .then(product.close)
      .then(stopTraces);
    await withinLimit(closing, STOP_LIMIT_MS).catch((error: unknown) => {
      log.warn({ err: error }, "stopped without waiting for the rest");
    });
    metrics?.stop();
    // When nobody reads the log, its flush never ends, nor does an orderly exit, which flushes too.
    setTimeout(() => process.kill(process.pid, "SIGKILL"), FLUSH_LIMIT_MS);
    log.flush(() => process.exit(0));
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
  // The announcement comes last, because its reader may ask the process to stop.
  announce(server.port);
}

/** Allows the tag manager in its frame, where there is one. */
const tagsOf = ({ gestorDeEtiquetas: id, destinosDeEtiquetas: to }: typeof config) =>
  id === null ? null : { id, hash: etiquetasEnCsp(id), host: ANFITRION_DE_ETIQUETAS, to };

/** Stores the counts of the last minute. Those that cannot be stored now are stored with the next ones. */
const storeCounts = () =>
  services.analitica.conteos.guardar().catch((error: unknown) => {
    log.warn({ err: error }, "the counts are kept for later");
  });

/** Serves the staff site on a listener of its own, where it is configured. */
async function serveStaff(files: ReturnType<typeof readBuilt>) {
  const { appUrl, equipo, trustedProxies } = config;
  if (!equipo) return null;
  const { port, host } = equipo;
  const report = services.reportarFallo;
  const siteConfig = { appUrl, equipo, trustedProxies };
  const listener = createStaffListener({ config: siteConfig, log, report, build, files });
  return serve({ port, host, log, listener, variables: { port: "EQUIPO_PORT", host: "EQUIPO_HOST" } });
}

/** Stops the traces. A collector that does not answer costs the last spans, and does not delay the stop. */
async function stopTraces() {
  if (!traces) return;
  await withinLimit(traces.stop(), TRACES_LIMIT_MS).catch((error: unknown) => {
    log.warn({ err: error }, "the last spans are lost");
  });
}

/** Opens the metrics and their listener when they are configured; otherwise their code is not loaded. */
async function openMetrics() {
  if (!config.metrics) return null;
  const { createMetrics, serveMetrics } = await import("../platform/observation/metrics");
  const metrics = createMetrics({
    stored: product.medidas,
    connections: product.usoDeConexiones,
    passwordQueue: usoDeLaCola,
    jobs: product.trabajos,
    log,
  });
  const { stop } = await serveMetrics(metrics, config.metrics);
  return { observer: metrics.observer, stop };
}

function announce(port: number) {
  const address = config.originFromHost ? `http://localhost:${port}` : config.appUrl.origin;
  const lines = [`${config.marca.nombre} está en ${address}`];
  const accounts = demoAccounts();
  if (accounts.length > 0) lines.push("", "Cuentas de prueba:");
  for (const { nombre, email, clave, descripcion } of accounts) {
    lines.push(`  ${email}  ${clave}  (${nombre}: ${descripcion})`);
  }
  lines.push(...linesOfStaff());
  process.stdout.write(`\n${lines.join("\n")}\n\n`);
}

/** Lines of the staff site: its address and, in a demo, its accounts. */
function linesOfStaff(): string[] {
  if (!config.equipo) return [];
  const lines = ["", `El equipo entra en ${config.urlDeEquipo}/equipo`];
  const { cuentas, clave, secreto } = demoStaff();
  if (cuentas.length === 0) return lines;
  lines.push(...cuentas.map(({ correo, nombre, rol }) => `  ${correo}  (${nombre}: ${NOMBRE_DE_ROL[rol]})`));
  return [...lines, `  Contraseña de todas: ${clave}`, `  Clave para la aplicación de códigos: ${secreto}`];
}

/** Ends after the demo was opened anew, for `npm run reset`. */
export async function closeRenewedDemo(): Promise<void> {
  await product.close();
  process.stdout.write("\nLa demo volvió a su estado inicial.\n\n");
}
