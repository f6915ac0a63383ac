import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { distinct, startJobs, type Job } from "../../../server/platform/jobs";
import type { Report } from "../../../server/platform/reports";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CADA_SEGUNDOS = 10;
const unJob = (run: Job["run"]): Job => ({ nombre: "limpiar", cadaSegundos: CADA_SEGUNDOS, run });
const nadie: Report = () => {
  throw new Error("nothing fails here");
};
const pasar = (segundos: number) => vi.advanceTimersByTimeAsync(segundos * 1000);

it("a job runs at once, and again so long after it ended, but never beside itself", async () => {
  let veces = 0;
  const parar = startJobs([unJob(() => (veces++, new Promise((fin) => setTimeout(fin, 30_000))))], nadie);
  expect(veces).toBe(1);
  await pasar(30 + CADA_SEGUNDOS - 1);
  expect(veces).toBe(1);
  await pasar(1);
  expect(veces).toBe(2);
  const parado = parar();
  await pasar(30);
  await parado;
});

it("a stop is told to the run under way and waits for it; nothing begins after it", async () => {
  let veces = 0;
  const pasos: string[] = [];
  const parar = startJobs(
    [
      unJob(async (alto) => {
        veces++;
        await new Promise((fin) => setTimeout(fin, 5_000));
        pasos.push(alto?.aborted ? "sees that it is to stop" : "goes on");
      }),
    ],
    nadie,
  );
  const parado = parar().then(() => pasos.push("stopped"));
  await pasar(5);
  await parado;
  expect(pasos).toEqual(["sees that it is to stop", "stopped"]);
  await pasar(10 * CADA_SEGUNDOS);
  expect(veces).toBe(1);
});

it("one that waits for its turn does not get it after a stop", async () => {
  let veces = 0;
  const parar = startJobs([unJob(() => (veces++, Promise.resolve()))], nadie);
  await pasar(1);
  await parar();
  await pasar(10 * CADA_SEGUNDOS);
  expect(veces).toBe(1);
});

it("a run that fails is reported with its name, and the next one comes all the same", async () => {
  const fallos: unknown[] = [];
  const report: Report = (error, { lugar, path }) => {
    fallos.push([String(error), lugar, path]);
    return {} as ReturnType<Report>;
  };
  const parar = startJobs([unJob(() => Promise.reject(new Error("no")))], report);
  await pasar(CADA_SEGUNDOS);
  expect(fallos).toEqual([
    ["Error: no", "trabajo", "limpiar"],
    ["Error: no", "trabajo", "limpiar"],
  ]);
  await parar();
});

it("two jobs of one name are refused: one of them would be measured and reported as the other", () => {
  const recordar: Job = { ...unJob(() => Promise.resolve()), nombre: "recordar" };
  const limpiar = unJob(() => Promise.resolve());
  expect(distinct([limpiar, recordar])).toEqual([limpiar, recordar]);
  expect(() => distinct([limpiar, recordar, { ...limpiar }])).toThrow('"limpiar" is said twice');
});
