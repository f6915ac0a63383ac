import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { NoDisponible, REINTENTAR_EN_SEGUNDOS } from "../../app/domain/shared/fallo";
import { seLista } from "../../app/shell/cabeza";
import type { Handle } from "../../app/shell/route";
import { enUnaMirada } from "../platform/database/lectura";
import { canonicalPath } from "./canonicalPath";
import { isReadable } from "./readablePath";
import type { Solicitud } from "./solicitud";
import type { Report } from "../platform/reports";

const PATHS_REMEMBERED = 2_000;

/** The `Set-Cookie` headers by which what was typed outlives the session that had ended when it was sent. */
export type Keep = (request: Request, context: AppLoadContext, response: Response) => Promise<string[]>;

/** Answers a form that is sent twice as it was answered the first time. */
export type Once = (
  request: Request,
  copy: Request,
  red: string,
  answer: () => Promise<Response>,
) => Promise<Response>;

interface Options {
  keep: Keep;
  once: Once;
  /** Whether a file is served at a path. */
  hasFile: (path: string) => Promise<boolean>;
}

/** The pages of the site as one function from request to response. */
export function createPages(build: ServerBuild, report: Report, { keep, once, hasFile }: Options) {
  const routeOf = makeRouteOf(build.routes);
  const handlerOf = makeHandlerOf(build);
  const handleAt = (pathname: string) =>
    build.routes[routeOf(pathname) ?? ""]?.module.handle as Handle | undefined;
  const canonicalAt = (pathname: string) => {
    const id = routeOf(pathname);
    return id === undefined ? null : canonicalPath(spellingOf(build.routes, id), pathname);
  };
  return {
    async handle(request: Request, { id, red }: Solicitud): Promise<Response> {
      const began = performance.now();
      const { method } = request;
      const { pathname, search } = new URL(request.url);
      const elsewhere = method === "GET" || method === "HEAD" ? canonicalAt(pathname) : null;
      // One page, one address: searchers, the memory of pages and whoever compares addresses know one.
      if (elsewhere !== null)
        return new Response(null, { status: 301, headers: { location: elsewhere + search } });
      // What was typed outlives the action that failed on it; see decision 0009.
      const copy = method === "POST" ? request.clone() : null;
      const context: AppLoadContext = {
        idSolicitud: id,
        red,
        handleDe: handleAt,
        hayArchivo: hasFile,
        loEnviado: async () => (copy ? copy.formData().catch(() => null) : null),
        informarError(error: unknown) {
          const transcurridoEnMs = performance.now() - began;
          if (error instanceof NoDisponible) context.motivoDeEspera = error.motivo;
          context.codigoDeSoporte = id;
          report(error, { lugar: "pagina", soporte: id, metodo: method, path: pathname, transcurridoEnMs });
        },
      };
      const make = () => handlerOf(routeOf(pathname))(request, context);
      const answer = copy ? () => once(request, copy.clone(), red, make) : make;
      // A form changes what is stored while it is answered: what it reads, it reads again.
      const looks = method === "GET" || method === "HEAD";
      const response = await (looks ? enUnaMirada(answer) : answer());
      for (const cookie of copy ? await keep(request, context, response) : [])
        response.headers.append("set-cookie", cookie);
      // Remix says 500 of whatever failed; what can be had soon is asked for again.
      if (response.status !== 500 || !context.motivoDeEspera) return response;
      const headers = new Headers(response.headers);
      headers.set("retry-after", String(REINTENTAR_EN_SEGUNDOS[context.motivoDeEspera]));
      headers.set("cache-control", "no-store");
      return new Response(response.body, { status: 503, headers });
    },
    /** The pattern of the page at a path, as the site map writes it; undefined where there is none. */
    patternAt(pathname: string): string | undefined {
      const id = routeOf(pathname);
      return id === undefined ? undefined : patternOf(build.routes, id);
    },
    /** What the route of a path says of itself. */
    handleAt,
    /** Says by path whether it leads to a public page, and which query names that page answers to. */
    publicQuery: (pathname: string): readonly string[] | undefined => handleAt(pathname)?.publica,
    /** The paths without a choice in them that a searcher may lead to. */
    listed: (): string[] => {
      const paths = Object.values(build.routes)
        .filter(({ module }) => seLista(module.handle as Handle | undefined))
        .map(({ id }) => patternOf(build.routes, id).replace(/\/:[^/]+\?/g, ""));
      return [...new Set(paths)].filter((path) => !path.includes(":"));
    },
    takesLarge: (pathname: string): boolean => handleAt(pathname)?.envioGrande === true,
    takesOneClick: (pathname: string): boolean => handleAt(pathname)?.unClic === true,
    triesPasswords: (pathname: string): boolean => handleAt(pathname)?.pruebaClaves === true,
  };
}

/**
 * Remix ranks the routes of its table again for each request, several times. So each route has a handler of its
 * own whose table holds the way to it and nothing else: a page costs the same however large the site grows.
 */
function makeHandlerOf(build: ServerBuild) {
  const handlers = new Map<string | undefined, ReturnType<typeof createRequestHandler>>();
  return (id: string | undefined) => {
    let handler = handlers.get(id);
    if (!handler) {
      const routes = id === undefined ? build.routes : wayTo(build.routes, id);
      handlers.set(id, (handler = createRequestHandler({ ...build, routes }, build.mode)));
    }
    return handler;
  };
}

function wayTo(routes: ServerBuild["routes"], id: string): ServerBuild["routes"] {
  const route = routes[id];
  return route ? { ...(route.parentId && wayTo(routes, route.parentId)), [id]: route } : {};
}

function patternOf(routes: ServerBuild["routes"], id: string): string {
  const spelling = spellingOf(routes, id);
  return spelling === "/" ? spelling : spelling.replace(/\/$/, "");
}

/** As the site map writes it, with the slash at its end where it has one there. */
function spellingOf(routes: ServerBuild["routes"], id: string): string {
  const paths = Object.values(wayTo(routes, id)).flatMap(({ path }) => path ?? []);
  return `/${paths.join("/")}`.replace(/\/{2,}/g, "/");
}

/** The id of the route that a path leads to; paths are remembered, up to a number of them. */
function makeRouteOf(manifest: ServerBuild["routes"]) {
  const routes = nested(manifest);
  const remembered = new Map<string, string | undefined>();
  return (pathname: string): string | undefined => {
    if (remembered.has(pathname)) return remembered.get(pathname);
    if (!isReadable(pathname)) return undefined;
    const id = matchRoutes(routes, pathname)?.at(-1)?.route.id;
    if (remembered.size >= PATHS_REMEMBERED) remembered.clear();
    remembered.set(pathname, id);
    return id;
  };
}

type RouteTree = Parameters<typeof matchRoutes>[0];

function nested(manifest: ServerBuild["routes"], parentId?: string): RouteTree {
  return Object.values(manifest)
    .filter((route) => route.parentId === parentId)
    .map((route) => ({
      id: route.id,
      path: route.path,
      caseSensitive: route.caseSensitive,
      ...(route.index ? { index: true } : { children: nested(manifest, route.id) }),
    }));
}
