import type { Repos } from "../../../app/domain/shared/puertos";

export async function probar({
  campanias,
  rondasDeRuleta,
  sorteos,
}: Repos<"campanias" | "rondasDeRuleta" | "sorteos">) {
  await sorteos.conParticipaciones(12);
  await campanias.conParticipantes(12);
  await rondasDeRuleta.ultimas(12);
}
