import { Hono } from "hono";
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import pino from "pino";
import { createApp, type HttpParts } from "../../server/http/http";
import { createListener, type ListenerOptions } from "../../server/http/listener";
import { makePublicPages, type PublicPagesOptions } from "../../server/http/publicPages";
import { makeReport } from "../../server/platform/reports";
import { serve, type RunningServer } from "../../server/http/serve";
import { handleDe } from "./handles";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

interface Question {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

/** Sends a request as written: unlike `fetch`, it sends any Host, target and Accept-Encoding, and decodes nothing. */
export function ask(
  port: number,
  path: string,
  { method = "GET", headers, body }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request({ port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("end", () => {
          const all = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: all,
            text: all.toString(),
          });
        })
        .on("error", reject);
    });
    asking.on("error", reject).end(body);
  });
}

export type Line = Record<string, unknown>;

export interface TestHttp extends RunningServer {
  ask: (path: string, question?: Question) => Promise<Answer>;
  /** Lines of the log that the server wrote. */
  lines: Line[];
}

/** Devices, such as the camera, that the route of a path allows. */
export const allowedAt = (path: string) => handleDe(path)?.permite;

interface Parts extends Partial<Omit<HttpParts, "log" | "report">> {
  config?: Partial<ListenerOptions["config"]>;
  alcance?: ListenerOptions["alcance"];
  writeTimeoutInMs?: number;
  idleTimeoutInMs?: number;
  publicPages?: Pick<PublicPagesOptions, "version" | "publicQuery">;
}

/** Starts the HTTP server on a free port, with pages that the test writes as functions. */
export async function startHttp({
  config,
  alcance,
  publicPages,
  writeTimeoutInMs,
  idleTimeoutInMs,
  ...parts
}: Parts = {}): Promise<TestHttp> {
  const lines: Line[] = [];
  const log = pino({ base: undefined }, { write: (line: string) => lines.push(JSON.parse(line) as Line) });
  const appUrl = config?.appUrl ?? new URL("http://bienestar.test");
  const app = createApp({
    log,
    report: makeReport({ log, now: () => new Date(), newId: () => "fallo", keep: async () => {} }),
    security: { appUrl, scriptHashes: ["'sha256-test'"], formTargets: [], allowedAt },
    ready: async () => true,
    api: new Hono(),
    pages: async () => page("hola"),
    isPublic: (path) => publicPages?.publicQuery(path) !== undefined,
    ...parts,
  });
  const server = await serve({
    port: 0,
    host: "localhost",
    log,
    ...(writeTimeoutInMs !== undefined && { writeTimeoutInMs }),
    ...(idleTimeoutInMs !== undefined && { idleTimeoutInMs }),
    listener: createListener({
      config: { originFromHost: false, trustedProxies: [], ...config, appUrl },
      log,
      alcance,
      fetch: (request, env) => app.fetch(request, env),
      publicPages:
        publicPages &&
        makePublicPages({
          ...publicPages,
          maxBytes: 1e6,
          render: async (request, solicitud) => app.fetch(request, { solicitud }),
        }),
    }),
  });
  return { ...server, lines, ask: (path, question) => ask(server.port, path, question) };
}

export function page(text: string, init?: { status?: number; headers?: Record<string, string> }): Response {
  return new Response(text, {
    ...init,
    headers: { "content-type": "text/html; charset=utf-8", ...init?.headers },
  });
}
