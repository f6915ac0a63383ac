import type { ServerBuild } from "@remix-run/node";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { ViteDevServer } from "vite";
import { createApi } from "./api/index";
import { createApp } from "./http";
import { createListener } from "./http/listener";
import { createPages } from "./pages";

type Site = typeof import("../app/services.server");

const PAGES = "virtual:remix/server-build";
const SITE = "/app/services.server.ts";

let listener: Promise<RequestListener> | undefined;

/** The HTTP server inside Vite's: the same answers as in production, from the sources as they are now. */
export async function handle(vite: ViteDevServer, incoming: IncomingMessage, outgoing: ServerResponse) {
  (await (listener ??= createDevListener(vite)))(incoming, outgoing);
}

async function createDevListener(vite: ViteDevServer): Promise<RequestListener> {
  const { config, log, services } = (await vite.ssrLoadModule(SITE)) as Site;
  services.startJobs();
  const app = createApp({
    log,
    security: {
      appUrl: config.appUrl,
      scriptHashes: [],
      formTargets: [config.appUrl.origin],
      inlineForDevelopment: true,
    },
    ready: () => services.ready(),
    api: createApi(services),
    // Loaded for each page, so that an edit shows at the next reload.
    pages: async (request, solicitud) => {
      const build = (await vite.ssrLoadModule(PAGES)) as ServerBuild;
      return createPages(build, log).handle(request, solicitud);
    },
  });
  return createListener({ config, log, fetch: (request, env) => app.fetch(request, env) });
}
