import type { Pendiente } from "../../cuentas/misDatos/eliminacion";
import type { Repos } from "../../shared/puertos";
import { loPagado } from "./devolver";

/** The places that a person paid and would lose. */
export async function lugaresPendientes(
  repos: Repos<"inscripciones" | "pagos" | "pedidosDeTaller">,
  idPersona: number,
  ahora: Date,
): Promise<Pendiente | null> {
  const suyas = await repos.inscripciones.deLaPersona(idPersona, { desde: ahora, hasta: null });
  for (const { inscripcion, fecha } of suyas.toReversed()) {
    if (await loPagado(repos, inscripcion)) return { motivo: "tiene-talleres", hasta: fecha.fin };
  }
  return null;
}
