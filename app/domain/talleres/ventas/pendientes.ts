import type { Pendiente } from "../../cuentas/misDatos/eliminacion";
import type { Repos } from "../../shared/puertos";
import { ventaDelLugar } from "./devolver";

/** Paid places that a person would lose by deleting the account. */
export async function lugaresPendientes(
  repos: Repos<"inscripciones" | "pagos" | "pedidosDeTaller">,
  idPersona: number,
  ahora: Date,
): Promise<Pendiente | null> {
  const lugares = await repos.inscripciones.deLaPersona(idPersona, { desde: ahora, hasta: null });
  for (const { inscripcion, fecha } of lugares.toReversed()) {
    if (await ventaDelLugar(repos, inscripcion)) return { motivo: "tiene-talleres", hasta: fecha.fin };
  }
  return null;
}
