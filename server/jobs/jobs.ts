import type { Report } from "../reports";

export interface Job {
  nombre: string;
  cadaSegundos: number;
  run: () => Promise<void>;
}

/**
 * Runs each job at once and then again so many seconds after it ended; never two runs of one job together.
 * Answers how to stop: it waits for the runs under way.
 */
export function startJobs(jobs: readonly Job[], report: Report): () => Promise<void> {
  let detenido = false;
  const timers = new Map<Job, NodeJS.Timeout>();
  const enCurso = new Map<Job, Promise<void>>();

  const vuelta = (job: Job) => {
    const comenzo = performance.now();
    const run = job
      .run()
      .catch((error: unknown) => {
        const transcurridoEnMs = performance.now() - comenzo;
        report(error, { lugar: "trabajo", soporte: "", metodo: "JOB", path: job.nombre, transcurridoEnMs });
      })
      .finally(() => {
        enCurso.delete(job);
        if (!detenido) timers.set(job, setTimeout(vuelta, job.cadaSegundos * 1000, job));
      });
    enCurso.set(job, run);
  };
  for (const job of jobs) vuelta(job);

  return async () => {
    detenido = true;
    for (const timer of timers.values()) clearTimeout(timer);
    await Promise.all(enCurso.values());
  };
}
