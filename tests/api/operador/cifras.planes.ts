import type { Repos } from "../../../app/domain/shared/puertos";
import { semanasHasta } from "../../../app/domain/shared/semanas";

export async function probar({ cifras }: Repos<"cifras">, { ahora }: { ahora: Date }) {
  await cifras.porSemana(semanasHasta(ahora, 12));
}
