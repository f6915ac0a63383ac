import type { IncomingMessage, ServerResponse } from "node:http";
import { NOMBRES_DEL_MARCO, PREFIJO_DE_COOKIE } from "../../app/domain/shared/navegacion/parametros";
import { negotiateEncoding } from "./encoding";
import { PageCache, type KeptPage, type PageCacheOptions } from "./pageCache";
import type { Solicitud } from "./solicitud";

export interface PublicPagesOptions extends PageCacheOptions {
  /** The query names that a public page answers to; undefined where the path has no public page. */
  publicQuery: (pathname: string) => readonly string[] | undefined;
  render: (request: Request, solicitud: Solicitud) => Promise<Response>;
}

export interface Visit {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  origin: string;
  /** Path and query, as they were asked for. */
  target: string;
  solicitud: Solicitud;
}

const LONGEST_CHOICE = 80;

/**
 * Answers anonymous visitors of public pages from memory, before the rest of the server has had any work. Says
 * "sent", or gives the answer that was made but must not be kept, or nothing where this is not its request.
 */
export function makePublicPages({ publicQuery, render, ...cacheOptions }: PublicPagesOptions) {
  const cache = new PageCache(cacheOptions);

  return async (visit: Visit): Promise<"sent" | Response | undefined> => {
    const { method, headers } = visit.incoming;
    if (method !== "GET" && method !== "HEAD") return undefined;
    if (headers.authorization !== undefined || headers.cookie?.includes(PREFIJO_DE_COOKIE)) return undefined;
    const address = publicAddress(visit.target, publicQuery);
    if (address === undefined) return undefined;

    // The page is made from the address alone: nothing else that the first visitor sent can end up in it.
    const key = visit.origin + address;
    const page = await cache.get(key, () => render(new Request(key), visit.solicitud));
    if (page instanceof Response) return page;
    if (!visit.outgoing.destroyed) send(page, visit);
    return "sent";
  };
}

/** The address with the allowed query names only, in their fixed order. Our own addresses need no escapes. */
function publicAddress(url: string, publicQuery: PublicPagesOptions["publicQuery"]): string | undefined {
  const mark = url.indexOf("?");
  const pathname = mark === -1 ? url : url.slice(0, mark);
  if (pathname.includes("%")) return undefined;
  const allowed = publicQuery(pathname);
  if (!allowed || mark === -1) return allowed && pathname;
  const given = new URLSearchParams(url.slice(mark));
  if (given.has("_data")) return undefined;
  // What asks for another shell (`webview=on`) is another page; the stored flag is a cookie of ours.
  if (NOMBRES_DEL_MARCO.some((name) => given.has(name) && !allowed.includes(name))) return undefined;
  const values = allowed.flatMap((name) =>
    given.getAll(name).map((value): [string, string] => [name, value]),
  );
  // No link of ours says a thing twice, or at such length: whoever does is answered, and nothing is kept for them.
  const isOurs = ([name, value]: [string, string]) =>
    given.getAll(name).length === 1 && value.length <= LONGEST_CHOICE;
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
