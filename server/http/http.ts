import { Hono, type Context, type MiddlewareHandler } from "hono";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { LIMITE_DE_LLAMADA_EN_MS, NoDisponible, REINTENTAR_EN_SEGUNDOS } from "../../app/domain/shared/fallo";
import { CABECERA_DE_BANDEJA, CABECERA_DE_SEGUIR } from "../../app/domain/shared/navegacion/bandeja";
import { caching } from "./caching";
import { compressed } from "./compressed";
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
  /** Whether a balancer may send requests here. */
  ready: () => Promise<boolean>;
  /** What an operator has to mend while requests are answered all the same: one line for each. */
  degraded?: () => readonly string[];
  api: Hono<Pick<HttpEnv, "Variables">>;
  /** The sandbox gateway, where it is asked for. */
  pasarela?: Hono;
  /** The files of the build; in development Vite serves them. */
  statics?: MiddlewareHandler;
  /** The media of the content. */
  media?: MiddlewareHandler;
  /** What searchers ask for. */
  siteMap?: Hono<HttpEnv>;
  /** Everything else is a page. */
  pages: (request: Request, solicitud: Solicitud) => Promise<Response>;
  /** Whether a path leads to a page that shows the same to everybody; without this none does. */
  isPublic?: (path: string) => boolean;
  /** Whether a path leads to a page whose one button a mail reader may press; without this none does. */
  takesOneClick?: (path: string) => boolean;
  /** Where passwords can be tried, and by how many at a time; without this nobody is kept back. */
  turnstile?: TurnstileOptions;
  /** Whether a path takes what scripts of ours send, and no page repeats; without this none does. */
  takesLarge?: (path: string) => boolean;
  /** What was typed into a form whose page took too long, as far as it may be written into a page again. */
  sentBy?: (request: Request) => Promise<SentForm | null>;
  /** Where somebody asks for help with the request of that code; null where no way is configured. */
  helpWith?: (idSolicitud: string) => Help | null;
  /** After this a page is given up; the limit of every call unless a test says less. */
  pageLimitInMs?: number;
}

export const PASARELA_DE_PRUEBA = "/pasarela-de-prueba";

/** A balancer that asks whether we are ready wants to know it now. */
const READY_LIMIT_MS = 1_500;
/** Of a form, which its page repeats where it is refused. */
const MAX_FORM_BYTES = 64 * 1024;
/** Of what no page repeats: `/v2`, and what the scripts of a room send each other. */
const MAX_BODY_BYTES = 256 * 1024;
const PAGE_METHODS = ["GET", "HEAD", "POST"];
const API_METHODS = [...PAGE_METHODS, "PUT", "PATCH", "DELETE", "OPTIONS"];
/** It has an API and pages under one address. */
const GATEWAY_METHODS = [...PAGE_METHODS, "PUT"];

/** Everything that answers HTTP, in the order in which a request meets it. It knows nothing of sockets or Remix. */
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

  // Whichever door refuses: RFC 6585 § 4. The end is that of the limit which was reached.
  app.use(async (c, next) => {
    await next();
    const espera = peticionEnCurso()?.esperaEnSegundos;
    if (c.res.status === 429 && espera !== undefined) c.header("retry-after", String(espera));
  });
  app.use(security(parts.security));
  app.use(caching(parts.isPublic ?? (() => false)));

  app.get("/healthz", (c) => c.text("ok"));
  // One look at a time: those that never end must not pile up.
  const ready = afterArrival(parts.ready);
  app.get("/readyz", async (c) => {
    const isReady = await withinLimit(ready(), READY_LIMIT_MS).catch((error: unknown) => {
      parts.log.warn({ err: error }, "not ready");
    });
    // A balancer looks at the status alone: broken content would be as broken in any other process.
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
  app.use(wholeBody((path) => (takesLarge(path) ? MAX_BODY_BYTES : MAX_FORM_BYTES)));

  const onlySoMany = parts.turnstile && turnstile(parts.turnstile);
  if (onlySoMany) app.use("/v2/*", onlySoMany);
  app.use("/v2/*", (c, next) => {
    c.set("idSolicitud", c.env.solicitud.id);
    c.set("red", c.env.solicitud.red);
    return next();
  });
  app.route("/v2", parts.api);
  app.all("/v2/*", (c) => refuse(c, 404));

  app.use(oneClick(parts.takesOneClick ?? (() => false)));
  // The API asks for a key in a header, which no other site can make a browser send; forms need this.
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
    // Its own headers are written: a copy of the answer would turn its text into a stream, to be collected again.
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
    // What takes no form: Remix says so in English of a file, and as a failure of ours of a page.
    if (response.status === 405) return refuse(c, 405);
    response.headers.append("vary", "Cookie");
    return c.req.header(CABECERA_DE_BANDEJA) === undefined ? response : pointed(response);
  });
  return app;
}

/** A script that sends a form goes on by itself: the page that it would be led to is not made for nothing. */
function pointed(response: Response): Response {
  const location = response.headers.get("location");
  if (location === null) return response;
  const headers = new Headers(response.headers);
  headers.delete("location");
  headers.set(CABECERA_DE_SEGUIR, location);
  return new Response(null, { status: 204, headers });
}

/** Who names another place as where a form comes from is not believed for the rest: Remix fails on such a one. */
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

/** No text of ours holds one, and PostgreSQL takes none: whoever looks something up by it would be told of a failure. */
const hasNul = (url: string) => url.includes("%00");

/** Pages are documents here: Remix' data requests, single fetch and route discovery have no user, so they have no door. */
function isDataAddressOfRemix(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  const path = decodeURIComponent(pathname);
  // As Remix reads it: `?%5Fdata=` is `?_data=`.
  return path.endsWith(".data") || path === "/__manifest" || searchParams.has("_data");
}
