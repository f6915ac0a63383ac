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

/** Headers of an answer without a body, sent before the application runs; its policy allows no content. */
export const OF_NOTHING = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
};

/**
 * Determines sender, id and address of a request, so that later code reads no header for them. The origin is that of
 * APP_URL, whatever `Host` or `X-Forwarded-Host` say. So a foreign host cannot redirect a visitor, enter a link in a
 * mail or pass the origin check of a form.
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
    // The id never comes from the client: support, log and proofs of consent identify the request by it.
    const id = randomUUID();
    const target = incoming.url ?? "/";
    outgoing.once("close", () => writeLine(log, incoming, outgoing, { id, target, began }));

    const origin = config.originFromHost ? typedOrigin(incoming.headers, trusted) : config.appUrl.origin;
    // A request with two `Host` headers could be read in two ways (RFC 9112 § 3.2).
    const unnamed = hostsOf(incoming) > 1 || (incoming.httpVersion === "1.1" && !incoming.headers.host);
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
    const publicPage = fueraDeAlcance
      ? undefined
      : publicPages?.({ incoming, outgoing, origin, target, solicitud });
    if (!publicPage) return void pass();
    publicPage.then(
      (answer) => (answer === "sent" ? undefined : pass(answer)),
      // The failure is logged already; the application goes on and tells the visitor.
      () => pass(),
    );
  };
}

function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts;
}

/** Origin in the browser's address bar, by its `Host` header or by the headers of a trusted proxy. */
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
 * Rewrites the request as if sent to `origin`, and removes the headers that name another. `x-request-id` stays, because
 * a gateway signs the value that it sent; our own id of the request is in `Solicitud`.
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
    // The query may contain typed text, so that it is not logged; nor are cookies.
    path: ocultarEnPath(query === -1 ? target : target.slice(0, query)),
    status: outgoing.statusCode,
    ms: Math.round((performance.now() - began) * 10) / 10,
    ...(outgoing.writableFinished ? undefined : { aborted: true }),
  };
  if (outgoing.statusCode >= 500) log.error(line, "request");
  else log.info(line, "request");
}
