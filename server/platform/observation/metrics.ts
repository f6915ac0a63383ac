import { createServer } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { EstadoDeTrabajo, MedidasDeMaquina } from "../../../app/domain/shared/maquina";
import { motivoDeNoEscuchar } from "../escucha";
import type { Logger } from "../log";
import { withinLimit } from "../withinLimit";
import type { Observer } from "./observed";

/** Metrics from the database, equal in every process. */
export type StoredFigures = MedidasDeMaquina;

export interface MetricsParts {
  stored: () => Promise<StoredFigures>;
  /** Database connections of this process, by state. */
  connections: () => { abiertas: number; libres: number; esperando: number };
  passwordQueue: () => { enCurso: number; esperando: number };
  /** Runs of the jobs of this process. */
  jobs: () => readonly EstadoDeTrabajo[];
  log: Logger;
}

const STORED: Record<keyof StoredFigures, [name: string, help: string]> = {
  retenciones: ["bienestar_active_holds", "Times that somebody holds and has not paid yet"],
  correosPorEnviar: ["bienestar_outbox_mails", "Mails that are written and not sent"],
  edadDelCorreoMasAntiguoEnSegundos: [
    "bienestar_outbox_oldest_seconds",
    "Age of the oldest mail that is not sent",
  ],
  cobrosPorRevisar: ["bienestar_charges_due", "Charges whose turn to be asked about has come"],
  cobrosAbiertos: ["bienestar_charges_open", "Charges that the gateway is still asked about"],
  devolucionesPendientes: ["bienestar_refunds_waiting", "Refunds, whole or in part, that were not made yet"],
  comprobantesPorEnviar: ["bienestar_receipts_waiting", "Receipts that were not accepted yet"],
};

const BUCKETS_IN_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/**
 * Milliseconds for reading the metrics of the database: a scrape that waits longer would lose those of this process
 * too.
 */
const STORED_LIMIT_MS = 2_000;

/** Metrics of this process and of the database, read at each scrape. */
export function createMetrics({ stored, connections, passwordQueue, jobs, log }: MetricsParts) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: "bienestar_http_request_duration_seconds",
    help: "Answers by method, pattern of the address and status",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS_IN_SECONDS,
    registers,
  });
  new Counter({
    name: "bienestar_job_runs_total",
    help: "Runs of each job of this process",
    labelNames: ["job", "result"],
    registers,
    collect() {
      this.reset();
      for (const { nombre: job, buenas, malas } of jobs()) {
        if (buenas > 0) this.inc({ job, result: "done" }, buenas);
        if (malas > 0) this.inc({ job, result: "failed" }, malas);
      }
    },
  });
  new Gauge({
    name: "bienestar_job_last_success_timestamp_seconds",
    help: "When each job of this process last ended well",
    labelNames: ["job"],
    registers,
    collect() {
      this.reset();
      for (const { nombre: job, ultimaBuena } of jobs())
        if (ultimaBuena) this.set({ job }, ultimaBuena.getTime() / 1000);
    },
  });
  new Gauge({
    name: "bienestar_jobs_running",
    help: "Jobs of this process under way",
    registers,
    collect() {
      this.set(jobs().filter(({ enCurso }) => enCurso).length);
    },
  });
  new Gauge({
    name: "bienestar_database_connections",
    help: "Connections of this process, and who waits for one",
    labelNames: ["state"],
    registers,
    collect() {
      const { abiertas, libres, esperando } = connections();
      this.set({ state: "open" }, abiertas);
      this.set({ state: "idle" }, libres);
      this.set({ state: "waiting" }, esperando);
    },
  });
  new Gauge({
    name: "bienestar_password_queue",
    help: "Passwords of this process that are being hashed, and that wait for it",
    labelNames: ["state"],
    registers,
    collect() {
      const { enCurso, esperando } = passwordQueue();
      this.set({ state: "running" }, enCurso);
      this.set({ state: "waiting" }, esperando);
    },
  });
  const up = new Gauge({
    name: "bienestar_database_up",
    help: "1 where the database answered this scrape",
    registers,
  });
  const keys = Object.keys(STORED) as (keyof StoredFigures)[];
  const figures = keys.map((key) => {
    const [name, help] = STORED[key];
    return { key, gauge: new Gauge({ name, help, registers }) };
  });

  const observer: Observer = {
    request({ method, route }, answer) {
      answer();
      return (status, seconds) => requests.observe({ method, route, status }, seconds);
    },
    // The product itself notes the runs of its jobs.
    job: (_, run) => run(),
  };

  async function text(): Promise<string> {
    const read = await withinLimit(stored(), STORED_LIMIT_MS).catch((error: unknown) => {
      log.warn({ err: error }, "no figures of the database");
    });
    up.set(read ? 1 : 0);
    for (const { key, gauge } of figures) {
      // A metric that could not be read is left out: an old value would pass for a new one.
      if (read) gauge.set(read[key]);
      else gauge.remove();
    }
    return registry.metrics();
  }

  return { observer, text, contentType: registry.contentType };
}

type Metrics = ReturnType<typeof createMetrics>;

/** Serves the metrics on a port of their own, so that they cannot be reached through the site. */
export function serveMetrics(metrics: Metrics, { port, host }: { port: number; host: string }) {
  const server = createServer((incoming, outgoing) => {
    if (incoming.method !== "GET" || incoming.url !== "/metrics") return void outgoing.writeHead(404).end();
    metrics.text().then(
      (text) => outgoing.writeHead(200, { "content-type": metrics.contentType }).end(text),
      () => outgoing.writeHead(500).end(),
    );
  });
  return new Promise<{ stop: () => void }>((resolve, reject) => {
    server.once("error", (error) => {
      const variables = { port: "METRICS_PORT", host: "METRICS_HOST" };
      reject(motivoDeNoEscuchar(error, { port, host, variables }));
    });
    server.listen({ port, host }, () => {
      resolve({
        stop() {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}
