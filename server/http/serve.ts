import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { motivoDeNoEscuchar } from "../platform/escucha";
import type { Logger } from "../platform/log";
import { OF_NOTHING } from "./listener";
import { oneAtATime } from "./pipelining";

export interface ServeOptions {
  port: number;
  host: string | undefined;
  log: Logger;
  listener: RequestListener;
  /** Variables of the environment that a refusal to listen names; by default the site's. */
  variables?: { port: string; host: string };
  /** Milliseconds to wait for a client that takes no data; tests set less. */
  writeTimeoutInMs?: number;
  idleTimeoutInMs?: number;
}

export interface RunningServer {
  port: number;
  /** Stops accepting connections. Resolves when the running requests are answered, or at the limit. */
  stop(limitInMs: number): Promise<void>;
}

const HEADERS_TIMEOUT_MS = 10_000;
/** Longer than any body may take: the shorter limits are where bodies are read (`wholeBody`, `uploads`). */
const REQUEST_TIMEOUT_MS = 90_000;
/** Milliseconds without a byte from either side: longer than a page may take and than a request waits for news. */
const IDLE_TIMEOUT_MS = 35_000;
/**
 * Milliseconds for a client that takes nothing of a ready answer. Node checks twice, so that the connection ends within
 * twice this time.
 */
const WRITE_TIMEOUT_MS = 5_000;
/** Longer than the idle time of the usual balancers (60 s), which would otherwise write into a closing connection. */
const KEEP_ALIVE_MS = 65_000;
const IDLE_SWEEP_MS = 50;

export function serve({
  port,
  host,
  log,
  listener,
  variables = { port: "PORT", host: "HOST" },
  writeTimeoutInMs = WRITE_TIMEOUT_MS,
  idleTimeoutInMs = IDLE_TIMEOUT_MS,
}: ServeOptions): Promise<RunningServer> {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 5_000,
      // Node's own check of `Host` is off: our listener refuses such requests with the site's headers (RFC 9112 § 3.2).
      requireHostHeader: false,
    },
    oneAtATime(listener),
  );
  server.timeout = writeTimeoutInMs;
  server.on("timeout", (socket: Socket) => {
    // True when data waits to be sent. Otherwise the server has not answered yet, and the client may wait for the idle
    // limit.
    const weOwe = socket.timeout === writeTimeoutInMs && socket.writableLength === 0;
    if (weOwe) return void socket.setTimeout(idleTimeoutInMs - writeTimeoutInMs);
    // Without a reset the system would hold unsent data for long; `destroy` alone would wait until it is sent.
    socket.resetAndDestroy();
    socket.destroy();
  });
  /** Sockets on which an answer is being sent: no other answer may be written to them. */
  const answering = new WeakSet<Socket>();
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === "ECONNRESET" || !socket.writable || answering.has(socket))
      return void socket.destroy();
    socket.end(unreadable(error.code));
  });
  // Requests with an unknown `Expect` are answered as usual (RFC 9110 § 10.1.1), because Node's own refusal lacks the
  // site's headers.
  server.on("checkExpectation", (incoming, outgoing) => server.emit("request", incoming, outgoing));
  server.on("request", (incoming, outgoing) => {
    answering.add(incoming.socket);
    outgoing.once("close", () => answering.delete(incoming.socket));
    // The connection may still send an earlier answer, and Node sets the limit of an idle connection.
    outgoing.once("prefinish", () => incoming.socket.setTimeout(writeTimeoutInMs));
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(motivoDeNoEscuchar(error, { port, host, variables }));
    });
    server.listen({ port, host }, () => {
      server.on("error", (error) => log.error({ err: error }, "server error"));
      resolve({
        port: (server.address() as AddressInfo).port,
        stop: (limitInMs) =>
          new Promise((stopped) => {
            const limit = setTimeout(() => {
              log.warn("requests still running at the limit are cut off");
              server.closeAllConnections();
            }, limitInMs);
            // Closes idle connections while the server stops: their answers are sent.
            const idle = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
            server.close(() => {
              clearTimeout(limit);
              clearInterval(idle);
              stopped();
            });
          }),
      });
    });
  });
}

const UNREADABLE: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Answer to an unreadable or incomplete request, with the site's headers, which Node's own answer lacks. */
function unreadable(code = ""): string {
  const headers = { ...OF_NOTHING, "content-length": "0", connection: "close" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${UNREADABLE[code] ?? "400 Bad Request"}`, ...lines, "", ""].join("\r\n");
}
