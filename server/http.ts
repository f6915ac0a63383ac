import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { LIMITE_DE_LLAMADA_EN_MS, NoDisponible, REINTENTAR_EN_SEGUNDOS } from "../app/domain/shared/fallo";
import { compressed } from "./http/compressed";
import { regionCheck } from "./http/alcance";
import { preferences } from "./http/preferences";
import { afterArrival } from "./http/pageCache";
import { isApi, refuse } from "./http/refusal";
import { security, type SecurityOptions } from "./http/security";
import type { HttpEnv, Solicitud } from "./http/solicitud";
import type { Logger } from "./log";

export interface HttpParts {
  log: Logger;
  security: SecurityOptions;
  /** Whether a balancer may send requests here. */
  ready: () => Promise<boolean>;
  api: Hono<Pick<HttpEnv, "Variables">>;
  /** The sandbox gateway, where it is asked for. */
  pasarela?: Hono;
  /** The files of the build; in development Vite serves them. */
  statics?: MiddlewareHandler;
  /** Everything else is a page. */
  pages: (request: Request, solicitud: Solicitud) => Promise<Response>;
  /** After this a page is given up; the limit of every call unless a test says less. */
  pageLimitInMs?: number;
}

export const PASARELA_DE_PRUEBA = "/pasarela-de-prueba";

/** A balancer that asks whether we are ready wants to know it now. */
const READY_LIMIT_MS = 1_500;
const MAX_BODY_BYTES = 256 * 1024;
const PAGE_METHODS = ["GET", "HEAD", "POST"];
const API_METHODS = [...PAGE_METHODS, "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Everything that answers HTTP, in the order in which a request meets it. It knows nothing of sockets or Remix. */
export function createApp(parts: HttpParts): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();

  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status < 500) {
      return refuse(c, error.status);
    }
    parts.log.error({ id: c.env.solicitud.id, err: error }, "unexpected error");
    if (error instanceof NoDisponible) {
      c.header("retry-after", String(REINTENTAR_EN_SEGUNDOS[error.motivo]));
      return refuse(c, 503, c.env.solicitud.id);
    }
    return refuse(c, 500, c.env.solicitud.id);
  });
  app.notFound((c) => refuse(c, 404));

  app.get("/healthz", (c) => c.text("ok"));
  // One look at a time: those that never end must not pile up.
  const ready = afterArrival(parts.ready);
  app.get("/readyz", async (c) => {
    const isReady = await withinLimit(ready(), READY_LIMIT_MS).catch((error: unknown) => {
      parts.log.warn({ err: error }, "not ready");
    });
    return isReady ? c.text("ok") : c.text("not ready", 503);
  });

  app.use(security(parts.security));
  app.use(async (c, next) => {
    if (!isReadable(c.req.path)) return refuse(c, 400);
    const allowed = isApi(c.req.path) ? API_METHODS : PAGE_METHODS;
    if (!allowed.includes(c.req.method)) {
      c.header("allow", allowed.join(", "));
      return refuse(c, 405);
    }
    return next();
  });
  if (parts.statics) app.use(parts.statics);
  app.use(compressed());
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => refuse(c, 413) }));

  app.use("/v2/*", (c, next) => {
    c.set("idSolicitud", c.env.solicitud.id);
    c.set("direccion", c.env.solicitud.direccion);
    return next();
  });
  app.route("/v2", parts.api);
  app.all("/v2/*", (c) => refuse(c, 404));

  // The API asks for a key in a header, which no other site can make a browser send; forms need this.
  app.use(csrf());
  if (parts.pasarela) {
    app.route(PASARELA_DE_PRUEBA, parts.pasarela);
    app.all(`${PASARELA_DE_PRUEBA}/*`, (c) => refuse(c, 404));
  }

  app.use(regionCheck());
  app.use(preferences());
  app.all("*", async (c) => {
    if (isDataAddressOfRemix(c.req.path, c.req.url)) return refuse(c, 404);
    if (c.req.method === "POST" && !isForm(c.req.header("content-type"))) return refuse(c, 415);
    // Its own headers are written: a copy of the answer would turn its text into a stream, to be collected again.
    const response = await withinLimit(
      parts.pages(c.req.raw, c.env.solicitud),
      parts.pageLimitInMs ?? LIMITE_DE_LLAMADA_EN_MS,
    );
    if (!response) {
      const { id } = c.env.solicitud;
      parts.log.error(
        { id, informe: { codigo: "504 Timeout", http: 504, metodo: c.req.method, path: c.req.path } },
        "page took too long",
      );
      return refuse(c, 504, id);
    }
    response.headers.append("vary", "Cookie");
    // What one person sees stays out of every cache, the browser's own included, so that "back" after
    // closing the session shows nothing. A page for everybody may be kept but is asked for again.
    if (!response.headers.has("cache-control")) {
      response.headers.set("cache-control", c.req.header("cookie") ? "private, no-store" : "no-cache");
    }
    return response;
  });
  return app;
}

/** The answer, or undefined when it takes longer than somebody waits. */
async function withinLimit<T>(answer: Promise<T>, limitInMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limitInMs, undefined);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** A path that cannot be decoded has no page; Remix would fail on it. */
function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

/** Pages are documents here: Remix' data requests, single fetch and route discovery have no user, so they have no door. */
function isDataAddressOfRemix(path: string, url: string): boolean {
  return path.endsWith(".data") || path === "/__manifest" || /[?&]_data=/.test(url);
}

function isForm(contentType: string | undefined): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(contentType ?? "");
}
