import { alcances } from "../../equipo/derechos/derechos";
import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { especialistaPropio } from "../miAgenda/propia";
import { HORAS } from "./jornada";

/**
 * Specialist whose hours a member reads or changes: the own one, or another one for a role that reaches all of them.
 *
 * @example const deQuien = await especialistaDeHoras({ repos, now }, miembro, idEspecialista);
 */
export async function especialistaDeHoras(
  deps: Pick<Deps<"miAgenda">, "repos" | "now">,
  miembro: Miembro,
  otro: string | undefined,
) {
  if (otro === undefined) return especialistaPropio(deps, miembro, HORAS);
  const rechazo = rechazoPorDerecho(miembro, HORAS, deps.now());
  if (rechazo) return refuse(rechazo);
  return alcances(miembro.roles, HORAS) === "todo" ? done(otro) : refuse("sin-derecho");
}
