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
  /** Less than the usual in a test. */
  writeTimeoutInMs?: number;
  idleTimeoutInMs?: number;
}

export interface RunningServer {
  port: number;
  /** Stops accepting and resolves when what is running has been answered, or after the limit at the latest. */
  stop(limitInMs: number): Promise<void>;
}

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
/** Neither side has moved a byte: longer than a page may take, and than the call waits for news. */
const IDLE_TIMEOUT_MS = 35_000;
/** The answer is there and the other side takes none of it. Node looks a second time: it is ended within twice this. */
const WRITE_TIMEOUT_MS = 5_000;
/** Longer than the idle time of the usual balancers (60 s), which would otherwise write into a closing connection. */
const KEEP_ALIVE_MS = 65_000;
const IDLE_SWEEP_MS = 50;

export function serve({
  port,
  host,
  log,
  listener,
  writeTimeoutInMs = WRITE_TIMEOUT_MS,
  idleTimeoutInMs = IDLE_TIMEOUT_MS,
}: ServeOptions): Promise<RunningServer> {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 5_000,
      // The listener refuses it, with our headers.
      requireHostHeader: false,
    },
    oneAtATime(listener),
  );
  server.timeout = writeTimeoutInMs;
  server.on("timeout", (socket: Socket) => {
    // Nothing of ours waits to be taken: it is we who have not answered yet.
    const weOwe = socket.timeout === writeTimeoutInMs && socket.writableLength === 0;
    if (weOwe) return void socket.setTimeout(idleTimeoutInMs - writeTimeoutInMs);
    // Without a reset the system keeps for long what nobody takes; by itself it would wait until that is sent.
    socket.resetAndDestroy();
    socket.destroy();
  });
  /** Whose answer is under way: nothing may be written into it. */
  const answering = new WeakSet<Socket>();
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === "ECONNRESET" || !socket.writable || answering.has(socket))
      return void socket.destroy();
    socket.end(unreadable(error.code));
  });
  // Who expects what nobody knows gets the answer of everybody else; Node's own refusal lacks our headers.
  server.on("checkExpectation", (incoming, outgoing) => server.emit("request", incoming, outgoing));
  server.on("request", (incoming, outgoing) => {
    answering.add(incoming.socket);
    outgoing.once("close", () => answering.delete(incoming.socket));
    // The connection may belong to an answer before this one; Node sets the limit of one that is only kept.
    outgoing.once("prefinish", () => incoming.socket.setTimeout(writeTimeoutInMs));
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(motivoDeNoEscuchar(error, { port, host, variables: { port: "PORT", host: "HOST" } }));
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
            // A connection that is kept alive has no more to wait for once its answer is sent.
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

/** The answer to what is no request, or not a whole one: with the headers of every other, which Node's own lacks. */
function unreadable(code = ""): string {
  const headers = { ...OF_NOTHING, "content-length": "0", connection: "close" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${UNREADABLE[code] ?? "400 Bad Request"}`, ...lines, "", ""].join("\r\n");
}
