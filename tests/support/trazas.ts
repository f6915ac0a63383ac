import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
export interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
  status: { code?: number };
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}
export interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
}

export const spansOf = ({ resourceSpans }: Sent) =>
  resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));

/** Opens a collector of OpenTelemetry that keeps everything an installation sends. */
export async function openCollector() {
  const received: { url: string; body: string }[] = [];
  const collector = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming
      .on("data", (part: Buffer) => parts.push(part))
      .on("end", () => {
        received.push({ url: incoming.url!, body: Buffer.concat(parts).toString() });
        outgoing.setHeader("content-type", "application/json").end("{}");
      });
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  const { port } = collector.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received, close: () => collector.close() };
}
