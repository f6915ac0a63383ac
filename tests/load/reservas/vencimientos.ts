import type { Abiertos } from "../servicios";
import { setTimeout as wait } from "node:timers/promises";

const DURAN_EN_MS = 10_000;
const VUELTA_EN_MS = 250;

/**
 * Shortens every hold: one whose owner went away is over at the next round, any other after ten seconds instead of ten
 * minutes. Only its row changes. The product ends it, even while its owner pays or another person takes its time.
 */
export async function acortarRetenciones(
  services: Abiertos,
  abandonados: string[],
  fin: AbortSignal,
): Promise<void> {
  while (!fin.aborted) {
    await wait(VUELTA_EN_MS, undefined, { signal: fin }).catch(() => {});
    await acabar(services, abandonados.splice(0));
    await acabarRetenciones(services, new Date(services.now().getTime() - DURAN_EN_MS));
  }
}

/** Ends every hold from before an instant. */
export async function acabarRetenciones(services: Abiertos, antesDe: Date): Promise<void> {
  const viejas = await services.db
    .selectFrom("horarios")
    .select("id_horario")
    .where("estado", "=", "retenido")
    .where("expira_en", ">", services.now().toISOString())
    .where("creado_en", "<=", antesDe.toISOString())
    .execute();
  await acabar(
    services,
    viejas.map(({ id_horario }) => id_horario),
  );
}

async function acabar({ db, now }: Abiertos, idsHorario: readonly string[]): Promise<void> {
  // Each hold has a statement of its own: one that locked several could deadlock with a client.
  for (const idHorario of idsHorario) {
    await db
      .updateTable("horarios")
      .set({ expira_en: now().toISOString() })
      .where("id_horario", "=", idHorario)
      .where("estado", "=", "retenido")
      .execute();
  }
}
