import type { ServerBuild } from "@remix-run/node";
import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { ViteDevServer } from "vite";
import { services } from "../../app/services.server";
import { createApi } from "./api/api";
import { config, log, pasarelaDePrueba, product } from "../composition";
import { formTargets } from "../config";
import { createApp } from "./http";
import { createListener } from "./listener";
import { media } from "./media";
import { guardarSinSesion } from "../../app/shell/formularios/envioGuardado.server";
import { responderComoAntes } from "../../app/shell/formularios/mismoEnvio.server";
import { createPages } from "./pages";
import { createStaffListener, publicBuild } from "./staff";

/**
 * Vite runs this module again after an edit of server code, so that the resources of the earlier run are closed first.
 */
const open = globalThis as { closePreviousServices?: () => Promise<void> };
await open.closePreviousServices?.();
const stopJobs = product.startJobs();
const stopPasarela = pasarelaDePrueba?.start();
open.closePreviousServices = async () => {
  await Promise.all([stopJobs(), stopPasarela?.()]);
  await product.close();
};

const buildOf = async (vite: ViteDevServer) =>
  (await vite.ssrLoadModule("virtual:remix/server-build")) as ServerBuild;

/** The HTTP server inside Vite's development server: it answers as in production, with the current sources. */
export async function handle(vite: ViteDevServer, incoming: IncomingMessage, outgoing: ServerResponse) {
  const pages = createPages(publicBuild(await buildOf(vite)), services.reportarFallo, {
    keep: guardarSinSesion,
    once: responderComoAntes,
    hasFile: async (file) =>
      existsSync(path.join("public", file)) || (await services.contenido.medioEn(file)) !== null,
  });
  const app = createApp({
    log,
    report: services.reportarFallo,
    security: {
      appUrl: config.appUrl,
      scriptHashes: [],
      formTargets: formTargets(config),
      allowedAt: (address) => pages.handleAt(address)?.permite,
      cdn: config.cdn,
      mediaHosts: config.cms?.hosts ?? [],
      inlineForDevelopment: true,
    },
    ready: () => product.ready(),
    degraded: product.degraded,
    api: createApi({ services, idempotencia: product.idempotencia, apiKeys: config.apiKeys, log }),
    pasarela: pasarelaDePrueba?.app,
    media: media(services.contenido.medioEn),
    pages: pages.handle,
    takesFile: pages.takesFile,
  });
  createListener({ config, log, alcance: config.alcance, fetch: (request, env) => app.fetch(request, env) })(
    incoming,
    outgoing,
  );
}

/** The staff site inside Vite's development server. It answers on a port of its own, as in production. */
export async function handleStaff(vite: ViteDevServer, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { appUrl, equipo, trustedProxies } = config;
  if (!equipo) throw new Error("the staff site has no port: set EQUIPO_PORT");
  createStaffListener({
    config: { appUrl, equipo, trustedProxies },
    log,
    report: services.reportarFallo,
    build: await buildOf(vite),
    inlineForDevelopment: true,
  })(incoming, outgoing);
}
