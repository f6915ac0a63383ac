import { joined } from "./joined";
import type { Report } from "./reports";

export interface Job {
  nombre: string;
  cadaSegundos: number;
  /** Runs the job once. It checks `alto` between its units of work. */
  run: (alto?: AbortSignal) => Promise<void>;
}

/** Returns the jobs; throws when two have the same name, because jobs are measured, reported and requested by name. */
export function distinct(jobs: readonly Job[]): readonly Job[] {
  joined(jobs.map((job) => ({ [job.nombre]: job })));
  return jobs;
}

/**
 * Runs each job at once, and again `cadaSegundos` after its end; never twice at the same time. Returns a function that
 * stops the jobs and waits for their present units.
 */
export function startJobs(
  jobs: readonly Job[],
  report: Report,
  alrededor: (nombre: string, run: () => Promise<void>) => Promise<void> = (_, run) => run(),
): () => Promise<void> {
  const alto = new AbortController();
  const timers = new Map<Job, NodeJS.Timeout>();
  const enCurso = new Map<Job, Promise<void>>();

  const vuelta = (job: Job) => {
    const comenzo = performance.now();
    const run = alrededor(job.nombre, () => job.run(alto.signal))
      .catch((error: unknown) => {
        const transcurridoEnMs = performance.now() - comenzo;
        report(error, { lugar: "trabajo", soporte: "", metodo: "JOB", path: job.nombre, transcurridoEnMs });
      })
      .finally(() => {
        enCurso.delete(job);
        if (!alto.signal.aborted) timers.set(job, setTimeout(vuelta, job.cadaSegundos * 1000, job));
      });
    enCurso.set(job, run);
  };
  for (const job of jobs) vuelta(job);

  return async () => {
    alto.abort();
    for (const timer of timers.values()) clearTimeout(timer);
    await Promise.all(enCurso.values());
  };
}
