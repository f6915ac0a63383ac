import { SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import type { Consultado } from "../database/client";
import type { Observer } from "./observed";

export interface Traces {
  observer: Observer;
  /** Gets Kysely's event after each statement. */
  query: (consultado: Consultado) => void;
  /** Sends the remaining spans and stops. */
  stop: () => Promise<void>;
}

const STATEMENT_MAX_LENGTH = 2_000;

/** Sends spans of requests, jobs and database statements to an OpenTelemetry collector. */
export function openTraces({ endpoint, service }: { endpoint: URL; service: string }): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.href.replace(/\/+$/, "")}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  // Node's asynchronous context carries the present span to the code inside it.
  provider.register({ propagator: null });
  const tracer = provider.getTracer("bienestar");

  return {
    observer: {
      request({ method, route }, answer) {
        return tracer.startActiveSpan(
          `${method} ${route}`,
          { kind: SpanKind.SERVER, attributes: { "http.request.method": method, "http.route": route } },
          (span) => {
            answer();
            return (status: number) => {
              span.setAttribute("http.response.status_code", status);
              if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
              span.end();
            };
          },
        );
      },
      job: (nombre, run) =>
        tracer.startActiveSpan(`job ${nombre}`, { root: true }, async (span) => {
          try {
            await run();
          } catch (error) {
            span.setStatus({ code: SpanStatusCode.ERROR });
            throw error;
          } finally {
            span.end();
          }
        }),
    },
    query({ level, query: { sql }, queryDurationMillis }) {
      // Statements outside of a span belong to no request, as the search of jobs for due work every few seconds.
      if (!trace.getActiveSpan()) return;
      const ended = performance.now();
      const span = tracer.startSpan(sql.trimStart().split(/\s/, 1)[0]!.toUpperCase(), {
        kind: SpanKind.CLIENT,
        startTime: ended - queryDurationMillis,
        // The text of the statement has placeholders instead of values.
        attributes: { "db.query.text": sql.slice(0, STATEMENT_MAX_LENGTH) },
      });
      if (level === "error") span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(ended);
    },
    stop: () => provider.shutdown(),
  };
}
