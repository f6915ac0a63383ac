import type { EstadoDeTrabajo } from "../../app/domain/shared/maquina";
import type { Job } from "./jobs";

type Vueltas = Omit<EstadoDeTrabajo, "nombre" | "cadaSegundos">;

const SIN_VUELTAS: Vueltas = { enCurso: false, buenas: 0, malas: 0, ultimaBuena: null, ultimoFin: null };

/** Runs of the jobs of this process, since it began. The metrics and the screen of the machine read them here. */
export function makeMarcha(now: () => Date) {
  const deCada = new Map<string, Vueltas>();
  const de = (nombre: string) => deCada.get(nombre) ?? SIN_VUELTAS;

  return {
    /** Runs a job and notes how it ended. */
    async anotar(nombre: string, run: () => Promise<void>): Promise<void> {
      deCada.set(nombre, { ...de(nombre), enCurso: true });
      const terminar = (cambio: Partial<Vueltas>) =>
        deCada.set(nombre, { ...de(nombre), ...cambio, enCurso: false, ultimoFin: now() });
      try {
        await run();
      } catch (error) {
        terminar({ malas: de(nombre).malas + 1 });
        throw error;
      }
      terminar({ buenas: de(nombre).buenas + 1, ultimaBuena: now() });
    },
    /** State of each job, in the order of the jobs. */
    estados: (jobs: readonly Job[]): EstadoDeTrabajo[] =>
      jobs.map(({ run: _, ...job }) => ({ ...job, ...de(job.nombre) })),
  };
}
