import type { IncomingMessage, ServerResponse } from "node:http";
import { NOMBRES_DEL_MARCO, PREFIJO_DE_COOKIE } from "../../app/domain/shared/navegacion/parametros";
import { negotiateEncoding } from "./encoding";
import { PageCache, type KeptPage, type PageCacheOptions } from "./pageCache";
import type { Solicitud } from "./solicitud";

export interface PublicPagesOptions extends PageCacheOptions {
  /** Names of query parameters that the public page at a path reads; undefined without a public page. */
  publicQuery: (pathname: string) => readonly string[] | undefined;
  render: (request: Request, solicitud: Solicitud) => Promise<Response>;
}

export interface Visit {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  origin: string;
  /** Path and query of the request. */
  target: string;
  solicitud: Solicitud;
}

const LONGEST_CHOICE = 80;

/**
 * Answers anonymous visitors of public pages from the cache, before the rest of the server runs. Returns "sent", an
 * answer that must not be cached, or nothing when the request is for the rest of the server.
 */
export function makePublicPages({ publicQuery, render, ...cacheOptions }: PublicPagesOptions) {
  const cache = new PageCache(cacheOptions);

  return (visit: Visit): Promise<"sent" | Response> | undefined => {
    const { method, headers } = visit.incoming;
    if (method !== "GET" && method !== "HEAD") return undefined;
    if (headers.authorization !== undefined || headers.cookie?.includes(PREFIJO_DE_COOKIE)) return undefined;
    const address = publicAddress(visit.target, publicQuery);
    if (address === undefined) return undefined;

    // The page is made from its address alone, so that it contains no other data of its first visitor.
    const key = visit.origin + address;
    return cache
      .get(key, () => render(new Request(key), visit.solicitud))
      .then((page) => {
        if (page instanceof Response) return page;
        if (!visit.outgoing.destroyed) send(page, visit);
        return "sent";
      });
  };
}

/**
 * Address with only the allowed query names, in a fixed order, as key of the cache; the site's own addresses need no
 * escapes.
 */
function publicAddress(url: string, publicQuery: PublicPagesOptions["publicQuery"]): string | undefined {
  const mark = url.indexOf("?");
  const pathname = mark === -1 ? url : url.slice(0, mark);
  if (pathname.includes("%")) return undefined;
  const allowed = publicQuery(pathname);
  if (!allowed || mark === -1) return allowed && pathname;
  const query = new URLSearchParams(url.slice(mark));
  if (query.has("_data")) return undefined;
  // A request for another frame (`webview=on`) is another page; a stored preference is a cookie.
  if (NOMBRES_DEL_MARCO.some((name) => query.has(name) && !allowed.includes(name))) return undefined;
  const values = allowed.flatMap((name) =>
    query.getAll(name).map((value): [string, string] => [name, value]),
  );
  // Our own links repeat no parameter and have short values. Other addresses are answered without caching.
  const isOurs = ([name, value]: [string, string]) =>
    query.getAll(name).length === 1 && value.length <= LONGEST_CHOICE;
  if (!values.every(isOurs)) return undefined;
  const kept = new URLSearchParams(values).toString();
  return kept ? `${pathname}?${kept}` : pathname;
}

function send(page: KeptPage, { incoming, outgoing, solicitud }: Visit) {
  const ofThisAnswer = ["x-request-id", solicitud.id];
  if (incoming.headers["if-none-match"]?.includes(page.etag)) {
    outgoing.writeHead(304, [...page.headers, ...ofThisAnswer]).end();
    return;
  }
  const encoding = negotiateEncoding(incoming.headers["accept-encoding"]);
  const body = page.bodies[encoding];
  const coding = encoding === "identity" ? [] : ["content-encoding", encoding];
  outgoing.writeHead(200, [
    ...page.headers,
    ...coding,
    "content-length",
    String(body.byteLength),
    ...ofThisAnswer,
  ]);
  outgoing.end(incoming.method === "HEAD" ? undefined : body);
}
