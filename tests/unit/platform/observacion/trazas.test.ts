import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { openDb } from "../../../../server/platform/database/client";
import { AL_ATENDER } from "../../../../server/platform/database/disponibilidad";
import { observed, observedJob } from "../../../../server/platform/observation/observed";
import { openTraces } from "../../../../server/platform/observation/traces";
import { openCollector, spansOf, type Sent, type Span } from "../../../support/trazas";

const { url: collector, received, close } = await openCollector();
afterAll(close);

it("a collector is sent a request, its statements without their values, and a job that failed", async () => {
  const traces = openTraces({ endpoint: new URL(collector), service: "prueba" });
  const db = openDb(":memory:", AL_ATENDER, traces.query);
  const answered: Promise<unknown>[] = [];
  const site = createServer(
    observed(
      (_, outgoing) => {
        answered.push(
          sql`select ${"rosa@prueba.example"} as correo`
            .execute(db)
            .then(() => outgoing.writeHead(503).end()),
        );
      },
      [traces.observer],
      () => "/mi-perfil",
    ),
  ).listen(0, "127.0.0.1");
  await once(site, "listening");
  const closed: Promise<unknown>[] = [];
  site.prependListener("request", (_, outgoing) => closed.push(once(outgoing, "close")));
  await (await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}/?quien=rosa`)).text();
  await Promise.all([...answered, ...closed]);
  const run = observedJob([traces.observer]);
  await expect(run("limpiar", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  // A query outside any request or job, such as a look for work every few seconds, makes no trace.
  await sql`select 2`.execute(db);
  await traces.stop();
  await db.destroy();
  site.close();

  expect(received.map(({ url }) => url)).toEqual(["/v1/traces"]);
  const sent = JSON.parse(received[0]!.body) as Sent;
  const { resourceSpans } = sent;
  const service = resourceSpans[0]!.resource.attributes.find(({ key }) => key === "service.name");
  expect(service?.value.stringValue).toBe("prueba");
  const spans = spansOf(sent);
  expect(spans.map(({ name }) => name).sort()).toEqual(["GET /mi-perfil", "SELECT", "job limpiar"]);
  const named = (name: string) => spans.find((span) => span.name === name)!;
  const attribute = (span: Span, key: string) =>
    span.attributes.find((candidate) => candidate.key === key)?.value;
  const [request, statement, job] = ["GET /mi-perfil", "SELECT", "job limpiar"].map(named) as [
    Span,
    Span,
    Span,
  ];
  expect(attribute(request, "http.response.status_code")?.intValue).toBe(503);
  expect(request.status.code).toBe(2);
  expect(statement.parentSpanId).toBe(request.spanId);
  expect(attribute(statement, "db.query.text")?.stringValue).toBe("select ? as correo");
  expect(job.status.code).toBe(2);
  expect(received[0]!.body).not.toContain("rosa");
});

it("a statement says how long it took, whether it failed and no more than its beginning; a job is of nobody's request", async () => {
  received.length = 0;
  const { observer, query, stop } = openTraces({
    endpoint: new URL(`${collector}/`),
    service: "prueba",
  });
  const logQuery = (text: string, level: "query" | "error") =>
    query({ level, query: { sql: text }, queryDurationMillis: 250 } as Parameters<typeof query>[0]);
  let job = Promise.resolve();
  const end = observer.request({ method: "GET", route: "/nadie" }, () => {
    logQuery(`insert into ${"x".repeat(3_000)}`, "query");
    logQuery("  delete from nada", "error");
    job = observer.job("limpiar", () => Promise.resolve());
  });
  await job;
  end(404, 0.1);
  await stop();

  expect(received.map(({ url }) => url)).toEqual(["/v1/traces"]);
  const sent = JSON.parse(received[0]!.body) as Sent;
  const spans = spansOf(sent);
  const [insert, remove, limpiar, request] = ["INSERT", "DELETE", "job limpiar", "GET /nadie"].map((name) =>
    spans.find((span) => span.name === name)!,
  ) as [Span, Span, Span, Span];
  const took = ({ startTimeUnixNano, endTimeUnixNano }: Span) =>
    Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6;
  expect(Math.round(took(insert))).toBe(250);
  expect(insert.attributes.find(({ key }) => key === "db.query.text")?.value.stringValue).toHaveLength(2_000);
  expect([insert, remove, limpiar, request].map(({ status }) => status.code ?? 0)).toEqual([0, 2, 0, 0]);
  expect(limpiar.parentSpanId ?? "").toBe("");
});
