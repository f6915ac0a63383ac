import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { comoPatron } from "../../app/domain/analitica/eventos";
import { NoDisponible, REINTENTAR_EN_SEGUNDOS } from "../../app/domain/shared/fallo";
import { seLista } from "../../app/shell/marco/cabeza";
import type { Handle } from "../../app/shell/route";
import { enUnaMirada } from "../platform/database/lectura";
import { canonicalPath } from "./canonicalPath";
import { isReadable } from "./readablePath";
import type { Solicitud } from "./solicitud";
import type { Report } from "../platform/reports";

const PATHS_REMEMBERED = 2_000;

/**
 * Stores a typed form whose session had ended when it was sent. Returns the `Set-Cookie` headers that lead back to it.
 */
export type Keep = (request: Request, context: AppLoadContext, response: Response) => Promise<string[]>;

/** Answers a repeated form with its first answer. */
export type Once = (
  request: Request,
  copy: Request,
  red: string,
  answer: () => Promise<Response>,
) => Promise<Response>;

interface Options {
  keep: Keep;
  once: Once;
  /** True on the listener of the staff. */
  ofStaff?: true;
  /** True when there is a file at the path. */
  hasFile: (path: string) => Promise<boolean>;
}

/** The pages of the site as one function from request to response. */
export function createPages(build: ServerBuild, report: Report, { keep, once, hasFile, ofStaff }: Options) {
  const routeOf = makeRouteOf(build.routes);
  const handlerOf = makeHandlerOf(build);
  const handleAt = (pathname: string) =>
    build.routes[routeOf(pathname) ?? ""]?.module.handle as Handle | undefined;
  const canonicalAt = (pathname: string) => {
    const id = routeOf(pathname);
    return id === undefined ? null : canonicalPath(spellingOf(build.routes, id), pathname);
  };
  const patternAt = (pathname: string): string | undefined => {
    const id = routeOf(pathname);
    return id === undefined ? undefined : patternOf(build.routes, id);
  };
  return {
    async handle(request: Request, { id, red, archivo }: Solicitud): Promise<Response> {
      const began = performance.now();
      const { method } = request;
      const { pathname, search } = new URL(request.url);
      const elsewhere = method === "GET" || method === "HEAD" ? canonicalAt(pathname) : null;
      // Redirects to the canonical address, because each page has only one.
      if (elsewhere !== null)
        return new Response(null, { status: 301, headers: { location: elsewhere + search } });
      // The copy of the request keeps the typed form when the action fails; see decision 0009.
      const copy = method === "POST" ? request.clone() : null;
      const context: AppLoadContext = {
        ...(ofStaff && { deEquipo: ofStaff }),
        patron: comoPatron(patternAt(pathname) ?? "/*"),
        idSolicitud: id,
        red,
        archivo: archivo ?? null,
        patronDe: (path) => comoPatron(patternAt(path) ?? "/*"),
        handleDe: handleAt,
        hayArchivo: hasFile,
        leerEnvio: async () => (copy ? copy.formData().catch(() => null) : null),
        informarError(error: unknown) {
          const transcurridoEnMs = performance.now() - began;
          if (error instanceof NoDisponible) context.motivoDeEspera = error.motivo;
          context.codigoDeSoporte = id;
          report(error, { lugar: "pagina", soporte: id, metodo: method, path: pathname, transcurridoEnMs });
        },
      };
      const make = () => handlerOf(routeOf(pathname))(request, context);
      const answer = copy ? () => once(request, copy.clone(), red, make) : make;
      const response = await enUnaMirada(answer);
      for (const cookie of copy ? await keep(request, context, response) : [])
        response.headers.append("set-cookie", cookie);
      // Remix answers 500 to every failure; a temporary one gets a status of its own and `Retry-After` (RFC 9110 §
      // 10.2.3).
      if (response.status !== 500 || !context.motivoDeEspera) return response;
      const headers = new Headers(response.headers);
      headers.set("retry-after", String(REINTENTAR_EN_SEGUNDOS[context.motivoDeEspera]));
      headers.set("cache-control", "no-store");
      return new Response(response.body, { status: 503, headers });
    },
    /** Pattern of the page at a path, as in the site map; undefined without a page. */
    patternAt,
    /** Patterns of the routes that show a page; the others give files and data. */
    patterns: (): ReadonlySet<string> =>
      new Set(
        Object.values(build.routes)
          .filter(({ id, module }) => id !== "root" && module.default !== undefined)
          .map(({ id }) => patternOf(build.routes, id)),
      ),
    /** The `handle` export of the route at a path. */
    handleAt,
    /** Names of query parameters of the public page at a path; undefined for any other path. */
    publicQuery: (pathname: string): readonly string[] | undefined => handleAt(pathname)?.publica,
    /** Paths without parameters that search engines may list. */
    listed: (): string[] => {
      const paths = Object.values(build.routes)
        .filter(({ module }) => seLista(module.handle as Handle | undefined))
        .map(({ id }) => patternOf(build.routes, id).replace(/\/:[^/]+\?/g, ""));
      return [...new Set(paths)].filter((path) => !path.includes(":"));
    },
    takesLarge: (pathname: string): boolean => handleAt(pathname)?.envioGrande === true,
    takesFile: (pathname: string): boolean => handleAt(pathname)?.tomaArchivo === true,
    takesOneClick: (pathname: string): boolean => handleAt(pathname)?.unClic === true,
    triesPasswords: (pathname: string): boolean => handleAt(pathname)?.pruebaClaves === true,
  };
}

/**
 * Builds a handler for each route. Remix compares a request with all routes of its table, several times. Here each
 * handler's table contains only the path to its route, so that a page costs the same however large the site grows.
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

/** The path as in the site map, with its final slash where it has one. */
function spellingOf(routes: ServerBuild["routes"], id: string): string {
  const paths = Object.values(wayTo(routes, id)).flatMap(({ path }) => path ?? []);
  return `/${paths.join("/")}`.replace(/\/{2,}/g, "/");
}

/** Finds the route id of a path; the results for a limited number of paths are cached. */
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
