import { getRequestListener } from "@hono/node-server";
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { ocultarEnPath } from "../../app/domain/shared/ocultar";
import type { Config } from "../config";
import { enPeticion } from "../platform/enPeticion";
import type { Logger } from "../platform/log";
import { estaFueraDeAlcance, type Alcance } from "./alcance";
import type { makePublicPages } from "./publicPages";
import { senderNetwork } from "../platform/network";
import { makeSenderOf } from "./sender";
import type { Solicitud } from "./solicitud";

export interface ListenerOptions {
  config: Pick<Config, "appUrl" | "originFromHost" | "trustedProxies">;
  log: Logger;
  fetch: (request: Request, env: { solicitud: Solicitud }) => Response | Promise<Response>;
  publicPages?: ReturnType<typeof makePublicPages>;
  alcance?: Alcance | null;
}

const FORWARDING = new Set([
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-real-ip",
]);
const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** An answer from before the site has no body, and nobody may make anything of it. */
export const OF_NOTHING = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
};

/**
 * The first to see a request: settles who sent it, what it is called and which address it was sent to, so that
 * nothing behind has to ask a header. The origin is APP_URL's, whatever Host or X-Forwarded-Host say: a redirect,
 * a link in a mail or the origin check of a form can then not be led elsewhere.
 */
export function createListener({
  config,
  log,
  fetch,
  publicPages,
  alcance,
}: ListenerOptions): RequestListener {
  const senderOf = makeSenderOf(config.trustedProxies);
  const solicitudes = new WeakMap<IncomingMessage, Solicitud>();
  const answers = new WeakMap<IncomingMessage, Response>();

  const handle = getRequestListener(
    (request, env) => {
      const incoming = env.incoming as IncomingMessage;
      return answers.get(incoming) ?? fetch(request, { solicitud: solicitudes.get(incoming)! });
    },
    {
      errorHandler: (error) => {
        if (error instanceof Error && error.name === "RequestError")
          return new Response(null, { status: 400, headers: OF_NOTHING });
        log.error({ err: error }, "unexpected error");
        return new Response(null, { status: 500, headers: OF_NOTHING });
      },
    },
  );

  return (incoming, outgoing) => {
    const began = performance.now();
    const sender = senderOf(incoming.socket.remoteAddress, incoming.headers);
    const { trusted } = sender;
    const red = senderNetwork(sender.address);
    // Nobody chooses what we call their request: it is what support, the log and a proof of consent know it by.
    const id = randomUUID();
    const target = incoming.url ?? "/";
    outgoing.once("close", () => writeLine(log, incoming, outgoing, { id, target, began }));

    const origin = config.originFromHost ? typedOrigin(incoming.headers, trusted) : config.appUrl.origin;
    // Two of them are two readings of one request: RFC 9112 § 3.2.
    const hosts = incoming.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length;
    const unnamed = hosts > 1 || (incoming.httpVersion === "1.1" && !incoming.headers.host);
    if (unnamed || !origin || !target.startsWith("/")) {
      const headers = { ...OF_NOTHING, "content-length": 0, connection: "close", "x-request-id": id };
      outgoing.writeHead(400, headers).end();
      return;
    }
    const fueraDeAlcance = estaFueraDeAlcance(alcance ?? null, incoming.headers, trusted);
    const solicitud = { id, red, fueraDeAlcance, empezoEn: began };
    const pass = (answer?: Response) => {
      outgoing.setHeader("x-request-id", id);
      solicitudes.set(incoming, solicitud);
      if (answer) answers.set(incoming, answer);
      settleAddress(incoming, origin, target);
      return enPeticion(solicitud, () => handle(incoming, outgoing));
    };
    if (!publicPages || fueraDeAlcance) return void pass();
    publicPages({ incoming, outgoing, origin, target, solicitud }).then(
      (answer) => (answer === "sent" ? undefined : pass(answer)),
      // What kept the page from being made has been logged; the ordinary way says it in words.
      () => pass(),
    );
  };
}

/** The origin in the address bar, as the browser or a proxy of ours tells it. */
function typedOrigin(headers: IncomingHttpHeaders, trusted: boolean): string | undefined {
  const forwarded = (name: string) =>
    trusted
      ? String(headers[name] ?? "")
          .split(",")[0]
          ?.trim()
      : "";
  const host = forwarded("x-forwarded-host") || headers.host || "";
  const scheme = forwarded("x-forwarded-proto") === "https" ? "https" : "http";
  return HOST.test(host) ? `${scheme}://${host.toLowerCase()}` : undefined;
}

/**
 * Makes the request one that was sent to `origin`, without the headers that could say otherwise. `x-request-id`
 * stays: a gateway signs what it sent there. What we call the request is told apart from it, in `Solicitud`.
 */
function settleAddress(incoming: IncomingMessage, origin: string, target: string) {
  const host = origin.slice(origin.indexOf("//") + 2);
  incoming.url = origin + target;
  incoming.headers.host = host;
  for (const name of FORWARDING) Reflect.deleteProperty(incoming.headers, name);
  const kept = ["host", host];
  const { rawHeaders } = incoming;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!.toLowerCase();
    if (name !== "host" && !FORWARDING.has(name)) kept.push(rawHeaders[i]!, rawHeaders[i + 1]!);
  }
  incoming.rawHeaders = kept;
}

function writeLine(
  log: Logger,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { id, target, began }: { id: string; target: string; began: number },
) {
  const query = target.indexOf("?");
  const line = {
    id,
    method: incoming.method,
    // The query may hold what somebody typed; it stays out of the log, as cookies do.
    path: ocultarEnPath(query === -1 ? target : target.slice(0, query)),
    status: outgoing.statusCode,
    ms: Math.round((performance.now() - began) * 10) / 10,
    ...(outgoing.writableFinished ? undefined : { aborted: true }),
  };
  if (outgoing.statusCode >= 500) log.error(line, "request");
  else log.info(line, "request");
}
