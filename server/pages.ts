import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import type { Solicitud } from "./http/solicitud";
import type { Logger } from "./log";

/** What a route says about itself in its `handle`, as far as the server is concerned. */
interface Handle {
  /** Present on a page that shows the same to everybody: the query names that it answers to. */
  publica?: readonly string[];
}

const PATHS_REMEMBERED = 2_000;

/** The pages of the site as one function from request to response. */
export function createPages(build: ServerBuild, log: Logger) {
  const handle = createRequestHandler(build, build.mode);
  return {
    handle(request: Request, { id, direccion }: Solicitud): Promise<Response> {
      const context: AppLoadContext = {
        idSolicitud: id,
        direccion,
        informarError: (error: unknown) => log.error({ id, err: error }, "unexpected error"),
      };
      return handle(request, context);
    },
    publicQuery: makePublicQuery(build.routes),
  };
}

/** Says by path whether it leads to a public page, and which query names that page answers to. */
export function makePublicQuery(manifest: ServerBuild["routes"]) {
  const routes = nested(manifest);
  const remembered = new Map<string, readonly string[] | undefined>();
  return (pathname: string): readonly string[] | undefined => {
    if (remembered.has(pathname)) return remembered.get(pathname);
    const leaf = matchRoutes(routes, pathname)?.at(-1);
    const names = (leaf?.route.handle as Handle | undefined)?.publica;
    if (remembered.size >= PATHS_REMEMBERED) remembered.clear();
    remembered.set(pathname, names);
    return names;
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
      handle: route.module.handle,
      ...(route.index ? { index: true } : { children: nested(manifest, route.id) }),
    }));
}
