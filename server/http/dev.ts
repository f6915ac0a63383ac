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
import { guardarSinSesion } from "../../app/shell/envioGuardado.server";
import { responderComoAntes } from "../../app/shell/mismoEnvio.server";
import { createPages } from "./pages";
import { publicBuild } from "./staff";

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

/** The HTTP server inside Vite's development server: it answers as in production, with the current sources. */
export function handle(vite: ViteDevServer, incoming: IncomingMessage, outgoing: ServerResponse) {
  const pages = async () =>
    createPages(
      publicBuild((await vite.ssrLoadModule("virtual:remix/server-build")) as ServerBuild),
      services.reportarFallo,
      {
        keep: guardarSinSesion,
        once: responderComoAntes,
        hasFile: async (file) =>
          existsSync(path.join("public", file)) || (await services.contenido.medioEn(file)) !== null,
      },
    );
  const app = createApp({
    log,
    report: services.reportarFallo,
    security: {
      appUrl: config.appUrl,
      scriptHashes: [],
      formTargets: formTargets(config),
      allowedAt: async (address) => (await pages()).handleAt(address)?.permite,
      cdn: config.cdn,
      mediaHosts: config.cms?.hosts ?? [],
      inlineForDevelopment: true,
    },
    ready: () => product.ready(),
    degraded: product.degraded,
    api: createApi({ services, idempotencia: product.idempotencia, apiKeys: config.apiKeys, log }),
    pasarela: pasarelaDePrueba?.app,
    media: media(services.contenido.medioEn),
    pages: async (request, solicitud) => (await pages()).handle(request, solicitud),
  });
  createListener({ config, log, alcance: config.alcance, fetch: (request, env) => app.fetch(request, env) })(
    incoming,
    outgoing,
  );
}
