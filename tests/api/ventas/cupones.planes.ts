import type { Repos } from "../../../app/domain/shared/puertos";

export async function probar({ cupones }: Repos<"cupones">, { ahora }: { ahora: Date }) {
  await cupones.detener("CUPON", ahora);
}
