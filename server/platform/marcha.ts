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
      const terminar = (ultimoFin: Date, cambio: Partial<Vueltas>) =>
        deCada.set(nombre, { ...de(nombre), ...cambio, enCurso: false, ultimoFin });
      try {
        await run();
      } catch (error) {
        terminar(now(), { malas: de(nombre).malas + 1 });
        throw error;
      }
      // A good run ends at one instant, so that a later end is one of a bad run.
      const fin = now();
      terminar(fin, { buenas: de(nombre).buenas + 1, ultimaBuena: fin });
    },
    /** State of each job, in the order of the jobs. */
    estados: (jobs: readonly Job[]): EstadoDeTrabajo[] =>
      jobs.map(({ run: _, ...job }) => ({ ...job, ...de(job.nombre) })),
  };
}
