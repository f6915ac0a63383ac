import { Hono, type Context, type MiddlewareHandler } from "hono";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { BYTES_DE_ADJUNTO } from "../../app/domain/reclamos/adjuntos/adjunto";
import { LIMITE_DE_LLAMADA_EN_MS, NoDisponible, REINTENTAR_EN_SEGUNDOS } from "../../app/domain/shared/fallo";
import { CABECERA_DE_BANDEJA, CABECERA_DE_SEGUIR } from "../../app/domain/shared/navegacion/bandeja";
import { caching } from "./caching";
import { compressed } from "./compressed";
import { downloads } from "./downloads";
import { regionCheck } from "./alcance";
import { forms } from "./forms";
import { oneClick } from "./oneClick";
import { preferences } from "./preferences";
import { afterArrival } from "./pageCache";
import { isReadable } from "./readablePath";
import { isApi, refuse, refuseSlow, type Help, type SentForm } from "./refusal";
import { turnstile, type TurnstileOptions } from "./turnstile";
import { security, type SecurityOptions } from "./security";
import type { HttpEnv, Solicitud } from "./solicitud";
import { uploads } from "./uploads";
import { wholeBody } from "./wholeBody";
import { peticionEnCurso } from "../platform/enPeticion";
import type { Logger } from "../platform/log";
import type { Circumstances, Report } from "../platform/reports";
import { makeAnotarSuceso } from "../platform/securityEvents";
import { TookTooLong, withinLimit } from "../platform/withinLimit";

export interface HttpParts {
  log: Logger;
  report: Report;
  security: SecurityOptions;
  /** True when a balancer may send requests to this process. */
  ready: () => Promise<boolean>;
  /** Faults for an operator to mend while requests are still answered, one line each. */
  degraded?: () => readonly string[];
  api: Hono<Pick<HttpEnv, "Variables">>;
  /** The sandbox payment gateway, where it is configured. */
  pasarela?: Hono;
  /** The files of the build; in development Vite serves them. */
  statics?: MiddlewareHandler;
  /** The media of the content. */
  media?: MiddlewareHandler;
  /** Site map, `robots.txt` and web manifest. */
  siteMap?: Hono<HttpEnv>;
  /** Renders the pages, which answer every other path. */
  pages: (request: Request, solicitud: Solicitud) => Promise<Response>;
  /** True when the page of a path shows the same to everybody. Default: no page does. */
  isPublic?: (path: string) => boolean;
  /** True when a mail reader may press the one button of the page (RFC 8058). Default: no page. */
  takesOneClick?: (path: string) => boolean;
  /** Limit of simultaneous requests that try passwords, and their paths. Default: no limit. */
  turnstile?: TurnstileOptions;
  /** True when the site's scripts may send large bodies to a path, which no page repeats. Default: no path. */
  takesLarge?: (path: string) => boolean;
  /** True when the form of a path may have a file. Default: no path. */
  takesFile?: (path: string) => boolean;
  /** Form data of a page that took too long, without the fields that no page may show again. */
  sentBy?: (request: Request) => Promise<SentForm | null>;
  /** Way to ask for help with the request of this id; null when none is configured. */
  helpWith?: (idSolicitud: string) => Help | null;
  /** Milliseconds after which the server gives up a page. Default: the limit of every outgoing call; tests set less. */
  pageLimitInMs?: number;
}

export const PASARELA_DE_PRUEBA = "/pasarela-de-prueba";

/** Milliseconds for the check of readiness: a balancer needs the answer soon. */
const READY_LIMIT_MS = 1_500;
/** Maximum size of a form: a refused form is repeated in its page. */
const MAX_FORM_BYTES = 64 * 1024;
/** Maximum size of a body that no page repeats: of `/v2`, and of messages between the scripts of a room. */
const MAX_BODY_BYTES = 256 * 1024;
const PAGE_METHODS = ["GET", "HEAD", "POST"];
const API_METHODS = [...PAGE_METHODS, "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Methods of the sandbox gateway, whose API and pages have the same prefix. */
const GATEWAY_METHODS = [...PAGE_METHODS, "PUT"];

/**
 * Builds the HTTP application out of its parts, in the order in which a request passes them. It knows neither sockets
 * nor Remix.
 */
export function createApp(parts: HttpParts): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const anotarSuceso = makeAnotarSuceso(parts.log);

  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status < 500) {
      if (error.status === 403) {
        anotarSuceso({ suceso: "acceso-denegado", motivo: "otro-origen" });
      }
      return refuse(c, error.status);
    }
    parts.report(error, circumstancesOf(c));
    if (error instanceof NoDisponible) {
      c.header("retry-after", String(REINTENTAR_EN_SEGUNDOS[error.motivo]));
      return refuse(c, 503, c.env.solicitud.id);
    }
    return refuse(c, 500, c.env.solicitud.id);
  });
  app.notFound((c) => refuse(c, 404));

  // Every refusal by a limit says when the limit ends (RFC 6585 § 4).
  app.use(async (c, next) => {
    await next();
    const espera = peticionEnCurso()?.esperaEnSegundos;
    if (c.res.status === 429 && espera !== undefined) c.header("retry-after", String(espera));
  });
  app.use(downloads());
  app.use(security(parts.security));
  app.use(caching(parts.isPublic ?? (() => false)));

  app.get("/healthz", (c) => c.text("ok"));
  // One check of readiness runs at a time, so that checks that never end do not pile up.
  const ready = afterArrival(parts.ready);
  app.get("/readyz", async (c) => {
    const isReady = await withinLimit(ready(), READY_LIMIT_MS).catch((error: unknown) => {
      parts.log.warn({ err: error }, "not ready");
    });
    // A balancer reads only the status. Broken content is the same in every process, so that the status stays 200.
    return isReady ? c.text(["ok", ...(parts.degraded?.() ?? [])].join("\n")) : c.text("not ready", 503);
  });

  app.use(async (c, next) => {
    if (!isReadable(c.req.path) || hasNul(c.req.url)) return refuse(c, 400);
    const allowed = methodsOf(c.req.path, parts);
    if (!allowed.includes(c.req.method)) {
      c.header("allow", allowed.join(", "));
      return refuse(c, 405);
    }
    return next();
  });
  if (parts.statics) app.use(parts.statics);
  if (parts.media) app.use(parts.media);
  app.use(compressed());
  const takesLarge = (path: string) => isApi(path) || parts.takesLarge?.(path) === true;
  if (parts.takesFile) app.use(uploads({ takesFile: parts.takesFile, maxBytes: BYTES_DE_ADJUNTO }));
  app.use(wholeBody((path) => (takesLarge(path) ? MAX_BODY_BYTES : MAX_FORM_BYTES)));

  const onlySoMany = parts.turnstile && turnstile(parts.turnstile);
  if (onlySoMany) app.use("/v2/*", onlySoMany);
  app.use("/v2/*", (c, next) => {
    c.set("idSolicitud", c.env.solicitud.id);
    c.set("red", c.env.solicitud.red);
    c.set("archivo", c.env.solicitud.archivo ?? null);
    return next();
  });
  app.route("/v2", parts.api);
  app.all("/v2/*", (c) => refuse(c, 404));

  app.use(oneClick(parts.takesOneClick ?? (() => false)));
  // The API requires a key in a header, which no other site can make a browser send (the Fetch standard,
  // CORS-safelisted request headers). Forms need this check.
  app.use(csrf({ secFetchSite: (site, c) => site === "same-origin" && hasNoOtherOrigin(c) }));
  if (parts.pasarela) {
    app.use(`${PASARELA_DE_PRUEBA}/pagar/*`, forms());
    app.route(PASARELA_DE_PRUEBA, parts.pasarela);
    app.all(`${PASARELA_DE_PRUEBA}/*`, (c) => refuse(c, 404));
  }

  if (parts.siteMap) app.route("/", parts.siteMap);
  app.use(regionCheck());
  app.use(preferences());
  app.use(forms(takesLarge));
  if (onlySoMany) app.use(onlySoMany);
  app.all("*", async (c) => {
    if (isDataAddressOfRemix(c.req.url)) return refuse(c, 404);
    // The headers of this very response are changed: a copy would turn its text into a stream, to be collected again.
    const limitInMs = parts.pageLimitInMs ?? LIMITE_DE_LLAMADA_EN_MS;
    const copy = c.req.method === "POST" ? c.req.raw.clone() : null;
    const response = await withinLimit(parts.pages(c.req.raw, c.env.solicitud), limitInMs).catch(
      (error: unknown) => {
        if (!(error instanceof TookTooLong)) throw error;
      },
    );
    if (!response) {
      parts.report(new Error("the page took too long"), circumstancesOf(c, LIMITE_DE_LLAMADA_EN_MS));
      const sent = copy && parts.sentBy ? await parts.sentBy(copy) : null;
      return refuseSlow(c, sent, parts.helpWith?.(c.env.solicitud.id) ?? null);
    }
    // A path that takes no form (RFC 9110 § 15.5.6): Remix answers in English for a file, and as a server failure for a
    // page.
    if (response.status === 405) return refuse(c, 405);
    response.headers.append("vary", "Cookie");
    return c.req.header(CABECERA_DE_BANDEJA) === undefined ? response : pointed(response);
  });
  return app;
}

/** Answers a script that sent a form with the address to go to: rendering that page would be wasted. */
function pointed(response: Response): Response {
  const location = response.headers.get("location");
  if (location === null) return response;
  const headers = new Headers(response.headers);
  headers.delete("location");
  headers.set(CABECERA_DE_SEGUIR, location);
  return new Response(null, { status: 204, headers });
}

/** True when `Origin` is absent or names this host. Remix fails on a foreign one, whatever `Sec-Fetch-Site` says. */
function hasNoOtherOrigin(c: Context): boolean {
  const origin = c.req.header("origin");
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host);
}

function circumstancesOf(c: Context<HttpEnv>, transcurridoEnMs = 0): Circumstances {
  const { method: metodo, path } = c.req;
  return { lugar: "pagina", soporte: c.env.solicitud.id, metodo, path, transcurridoEnMs };
}

function methodsOf(path: string, { pasarela }: HttpParts): readonly string[] {
  if (isApi(path)) return API_METHODS;
  return pasarela && path.startsWith(`${PASARELA_DE_PRUEBA}/`) ? GATEWAY_METHODS : PAGE_METHODS;
}

/**
 * True when the address contains a NUL. PostgreSQL accepts none (PostgreSQL § 8.3), so that a query with it would end
 * as a server failure.
 */
const hasNul = (url: string) => url.includes("%00");

/**
 * True for the addresses of Remix' data requests (single fetch and route discovery). Pages here are whole documents,
 * and nothing uses these addresses.
 */
function isDataAddressOfRemix(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  const path = decodeURIComponent(pathname);
  // `searchParams` decodes the query as Remix does: `?%5Fdata=` is `?_data=`.
  return path.endsWith(".data") || path === "/__manifest" || searchParams.has("_data");
}
