import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  createMetrics,
  serveMetrics,
  type StoredFigures,
} from "../../../../server/platform/observation/metrics";
import { observed } from "../../../../server/platform/observation/observed";
import type { EstadoDeTrabajo } from "../../../../app/domain/shared/maquina";
import { makeMarcha } from "../../../../server/platform/marcha";
import { makeRouteLabel } from "../../../../server/http/routeLabel";
import { freePort } from "../../../support/server";

const FIGURES: StoredFigures = {
  retenciones: 3,
  correosPorEnviar: 4,
  edadDelCorreoMasAntiguoEnSegundos: 61.5,
  cobrosPorRevisar: 5,
  cobrosAbiertos: 6,
  devolucionesPendientes: 7,
  comprobantesPorEnviar: 8,
};
const routeOf = makeRouteLabel({
  endpoints: ["/horarios/{idHorario}"],
  pageAt: (path) => (path.startsWith("/especialista/") ? "/especialista/:specialty" : undefined),
});

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function metricsOf(
  stored: () => Promise<StoredFigures> = () => Promise.resolve(FIGURES),
  jobs: () => EstadoDeTrabajo[] = () => [],
) {
  return createMetrics({
    stored,
    connections: () => ({ abiertas: 9, libres: 2, esperando: 1 }),
    passwordQueue: () => ({ enCurso: 1, esperando: 11 }),
    jobs,
    log: pino({ level: "silent" }),
  });
}

async function visit(listener: RequestListener, paths: readonly string[], init: RequestInit = {}) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  await once(server, "listening");
  const closed: Promise<unknown>[] = [];
  server.prependListener("request", (_, outgoing) => closed.push(once(outgoing, "close")));
  const { port } = server.address() as AddressInfo;
  for (const path of paths) {
    await (await fetch(`http://127.0.0.1:${port}${path}`, init)).text();
  }
  await Promise.all(closed);
}

describe("the figures", () => {
  it("count requests by the pattern of their address and their status, whatever was typed", async () => {
    const metrics = metricsOf();
    const listener = observed(
      (incoming, outgoing) => void outgoing.writeHead(incoming.url!.includes("nadie") ? 404 : 200).end(),
      [metrics.observer],
      routeOf,
    );
    await visit(listener, [
      "/especialista/psicologia?correo=rosa@prueba.example",
      "/especialista/nutricion",
      "/v2/horarios/h-1",
      "/v2/horarios/h-2/otra",
      "/nadie/47123456",
      "/healthz",
      "/assets/a-123.css",
      "/especialista/retrato.svg",
    ]);
    const text = await metrics.text();
    const counted = [...text.matchAll(/^bienestar_http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)];
    expect(counted.map(([, labels, times]) => `${labels} ${times}`)).toEqual([
      'method="GET",route="/especialista/:specialty",status="200" 2',
      'method="GET",route="/v2/horarios/{idHorario}",status="200" 1',
      'method="GET",route="/v2/*",status="200" 1',
      'method="GET",route="other",status="404" 1',
      'method="GET",route="/healthz",status="200" 1',
      'method="GET",route="/assets/*",status="200" 1',
      'method="GET",route="file",status="200" 1',
    ]);
    expect(text).not.toMatch(/rosa|47123456|h-1|a-123/);
  });

  it("count a made-up method as one", async () => {
    const metrics = metricsOf();
    const listener = observed((_, outgoing) => void outgoing.end(), [metrics.observer], routeOf);
    await visit(listener, ["/"], { method: "PROPFIND" });
    expect(await metrics.text()).toContain('method="OTHER"');
  });

  it("hold queues, connections, the database's figures and the delay of the event loop", async () => {
    const lines = (await metricsOf().text()).split("\n");
    for (const line of [
      'bienestar_database_connections{state="open"} 9',
      'bienestar_database_connections{state="idle"} 2',
      'bienestar_database_connections{state="waiting"} 1',
      'bienestar_password_queue{state="running"} 1',
      'bienestar_password_queue{state="waiting"} 11',
      "bienestar_database_up 1",
      "bienestar_active_holds 3",
      "bienestar_outbox_mails 4",
      "bienestar_outbox_oldest_seconds 61.5",
      "bienestar_charges_due 5",
      "bienestar_charges_open 6",
      "bienestar_refunds_waiting 7",
      "bienestar_receipts_waiting 8",
    ]) {
      expect(lines).toContain(line);
    }
    expect(lines.some((line) => line.startsWith("nodejs_eventloop_lag_p99_seconds "))).toBe(true);
  });

  it("come without those of a database that does not answer", async () => {
    let answers = true;
    const metrics = metricsOf(() => (answers ? Promise.resolve(FIGURES) : Promise.reject(new Error("gone"))));
    await metrics.text();
    answers = false;
    const text = await metrics.text();
    expect(text).toMatch(/^bienestar_database_up 0$/m);
    expect(text).not.toMatch(/^bienestar_active_holds /m);
    expect(text).toMatch(/^bienestar_password_queue/m);
  });

  it("come in two seconds where the database says nothing at all", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    closing.push(() => vi.useRealTimers());
    const text = metricsOf(() => new Promise(() => {})).text();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await text).toMatch(/^bienestar_database_up 0$/m);
  });

  it("tell how long an answer took, in seconds", async () => {
    const metrics = metricsOf();
    const seen: number[] = [];
    const { observer } = metrics;
    const watching = {
      ...observer,
      request: (...[observing, answer]: Parameters<typeof observer.request>) => {
        const end = observer.request(observing, answer);
        return (status: number, seconds: number) => (seen.push(seconds), end(status, 1.5));
      },
    };
    const began = performance.now();
    await visit(
      observed((_, outgoing) => void outgoing.end(), [watching], routeOf),
      ["/"],
    );
    expect(seen[0]).toBeGreaterThan(0);
    expect(seen[0]).toBeLessThanOrEqual((performance.now() - began) / 1000);
    expect(await metrics.text()).toMatch(/^bienestar_http_request_duration_seconds_sum\{.*\} 1\.5$/m);
  });

  it("tell which job ended well, and which did not", async () => {
    const { anotar: run, estados } = makeMarcha(() => new Date(1_700_000_000_000));
    const jobs = ["limpiar", "recordar", "vencer"].map((nombre) => ({
      ...{ nombre, cadaSegundos: 5, run: () => Promise.resolve() },
    }));
    const metrics = metricsOf(undefined, () => estados(jobs));
    await run("limpiar", () => Promise.resolve());
    await expect(run("recordar", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    let end = () => {};
    const running = run("vencer", () => new Promise((resolve) => (end = resolve)));
    expect(await metrics.text()).toMatch(/^bienestar_jobs_running 1$/m);
    end();
    await running;
    const text = await metrics.text();
    expect(text).toMatch(/^bienestar_jobs_running 0$/m);
    expect(text).toContain('bienestar_job_runs_total{job="limpiar",result="done"} 1');
    expect(text).toContain('bienestar_job_runs_total{job="recordar",result="failed"} 1');
    expect(text).toMatch(/^bienestar_job_last_success_timestamp_seconds\{job="limpiar"\} 1700000000$/m);
    expect(text).not.toContain('timestamp_seconds{job="recordar"}');
  });
});

it("their listener answers one address and no other", async () => {
  const port = await freePort();
  const { stop } = await serveMetrics(metricsOf(), { port, host: "127.0.0.1" });
  closing.push(stop);
  const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const figures = await at("/metrics");
  expect(figures.headers.get("content-type")).toContain("text/plain; version=0.0.4");
  expect(await figures.text()).toContain("bienestar_active_holds 3");
  expect((await at("/")).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: "POST" })).status).toBe(404);
});
