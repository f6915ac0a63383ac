import type { ServerBuild } from "@remix-run/node";
import { Hono } from "hono";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { secureHeaders } from "hono/secure-headers";
import type { RequestListener } from "node:http";
import * as entry from "../../app/features/equipo/marco/entrada.server";
import * as root from "../../app/features/equipo/marco/raiz";
import { LIMITE_DE_LLAMADA_EN_MS } from "../../app/domain/shared/fallo";
import type { Config } from "../config";
import type { Logger } from "../platform/log";
import type { Report } from "../platform/reports";
import { withinLimit } from "../platform/withinLimit";
import { compressed } from "./compressed";
import { downloads } from "./downloads";
import { forms } from "./forms";
import { createListener } from "./listener";
import { createPages } from "./pages";
import { isReadable } from "./readablePath";
import type { HttpEnv } from "./solicitud";
import { statics, type BuiltFiles } from "./statics";
import { wholeBody } from "./wholeBody";

/** Folder of the staff's route modules. */
const OF_STAFF = "features/equipo/";
const ROOT = "root";
/** Files beside the styles that a page of the staff names. */
const FILES = ["/favicon.svg", "/favicon.ico"];
const MAX_FORM_BYTES = 64 * 1024;
const METHODS = ["GET", "HEAD", "POST"];
const HSTS = "max-age=31536000; includeSubDomains";

const choose = (build: ServerBuild, isChosen: (id: string) => boolean): ServerBuild["routes"] =>
  Object.fromEntries(Object.entries(build.routes).filter(([id]) => isChosen(id)));

/** The build without the pages of the staff, for the public listener. */
export const publicBuild = (build: ServerBuild): ServerBuild => ({
  ...build,
  routes: choose(build, (id) => !id.startsWith(OF_STAFF)),
});

/** The pages of the staff alone, with a root and an entry of their own: the public frame reads public sessions. */
function staffBuild(build: ServerBuild): ServerBuild {
  const routes = choose(build, (id) => id === ROOT || id.startsWith(OF_STAFF));
  const module = root as ServerBuild["routes"][string]["module"];
  return {
    ...build,
    entry: { module: entry },
    routes: { ...routes, [ROOT]: { ...routes[ROOT]!, module } },
  };
}

interface StaffOptions {
  config: Pick<Config, "appUrl" | "trustedProxies"> & { equipo: NonNullable<Config["equipo"]> };
  log: Logger;
  report: Report;
  build: ServerBuild;
  /** Files of the build; in development Vite serves them. */
  files?: BuiltFiles;
  /** Allows the inline styles that Vite writes during development. */
  inlineForDevelopment?: boolean;
}

/**
 * Makes the listener of the staff site. The socket that a request comes in by chooses the site, so no header of a
 * client does. Whatever is no page of the staff is 404.
 */
export function createStaffListener({
  config,
  log,
  report,
  build,
  files,
  inlineForDevelopment: inline = false,
}: StaffOptions): RequestListener {
  const { url, originFromHost } = config.equipo;
  const pages = createPages(staffBuild(build), report, {
    keep: () => Promise.resolve([]),
    once: (_request, _copy, _red, answer) => answer(),
    hasFile: () => Promise.resolve(false),
    ofStaff: true,
  });
  const app = new Hono<HttpEnv>();
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status < 500) return c.text("No se pudo.", error.status);
    const { method: metodo, path } = c.req;
    report(error, { lugar: "pagina", soporte: c.env.solicitud.id, metodo, path, transcurridoEnMs: 0 });
    return c.text(`Lo sentimos, ocurrió un error. Código de soporte: ${c.env.solicitud.id}`, 500);
  });
  app.notFound((c) => c.text("No encontramos esta página.", 404));

  app.use(async (c, next) => {
    await next();
    if (c.req.path.startsWith("/assets/") && c.res.ok) return;
    c.header("cache-control", "no-store");
    c.header("x-robots-tag", "noindex, nofollow");
  });
  app.use(downloads());
  app.use(headers({ https: url.protocol === "https:", site: config.appUrl.origin, inline }));
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/robots.txt", (c) => c.text("User-agent: *\nDisallow: /\n"));
  app.use(async (c, next) => {
    if (!isReadable(c.req.path) || c.req.url.includes("%00")) return c.text("Dirección inválida.", 400);
    if (METHODS.includes(c.req.method)) return next();
    return c.text("Método no permitido.", 405, { allow: METHODS.join(", ") });
  });
  if (files) {
    app.use(
      statics(new Map([...files].filter(([path]) => path.startsWith("/assets/") || FILES.includes(path)))),
    );
  }
  app.use(compressed());
  app.use(wholeBody(() => MAX_FORM_BYTES));
  app.use(
    csrf({
      secFetchSite: (site, c) => {
        const origin = c.req.header("origin");
        return site === "same-origin" && (origin === undefined || origin === new URL(c.req.url).origin);
      },
    }),
  );
  app.use(forms());
  app.all("*", async (c) => {
    const { pathname, searchParams } = new URL(c.req.url);
    if (!/^\/equipo(\/|$)/.test(pathname)) return c.notFound();
    // Remix has addresses of data for its scripts, and no page here has scripts.
    if (pathname.endsWith(".data") || pathname === "/__manifest" || searchParams.has("_data"))
      return c.notFound();
    const response = await withinLimit(pages.handle(c.req.raw, c.env.solicitud), LIMITE_DE_LLAMADA_EN_MS);
    return response.status === 405 ? c.text("Método no permitido.", 405) : response;
  });
  return createListener({
    config: { appUrl: url, originFromHost, trustedProxies: config.trustedProxies },
    log,
    fetch: (request, env) => app.fetch(request, env),
  });
}

interface Places {
  https: boolean;
  /** Origin of the public site. */
  site: string;
  /** True to allow inline styles. */
  inline: boolean;
}

/**
 * Headers of every answer. Referrers stay on this site, because browsers send no `Origin` without any. A form may lead
 * to the public site, because the video room of a session is there.
 */
const headers = ({ https, site, inline }: Places) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'none'"],
      connectSrc: ["'none'"],
      objectSrc: ["'none'"],
      imgSrc: ["'self'", "data:"],
      styleSrc: inline ? ["'self'", "'unsafe-inline'"] : ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'", site],
      frameAncestors: ["'none'"],
    },
    crossOriginResourcePolicy: "same-origin",
    crossOriginOpenerPolicy: "same-origin",
    referrerPolicy: "same-origin",
    xFrameOptions: "DENY",
    strictTransportSecurity: https && HSTS,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  });
