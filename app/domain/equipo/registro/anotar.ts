import type { Deps } from "../../shared/puertos";
import type { Miembro } from "../derechos/exigir";
import type { LineaDeRegistro } from "./registro";

type Anotado = Pick<LineaDeRegistro, "accion"> &
  Partial<Pick<LineaDeRegistro, "idPersona" | "objeto" | "motivo" | "centimos" | "pedidoPor">>;

type DepsAlAnotar = Pick<Deps<"registroDeEquipo">, "repos" | "now" | "newId">;

/**
 * Adds the line of a member's act, in the transaction of the act.
 *
 * @example await anotarActo({ ...deps, repos: trx }, miembro, { accion: "pidio-rol", objeto: idCuenta });
 */
export const anotarActo = (
  deps: DepsAlAnotar,
  { idCuenta, nombre, roles, red }: Pick<Miembro, "idCuenta" | "nombre" | "roles" | "red">,
  anotado: Anotado,
): Promise<void> => anotar(deps, { idCuenta, actor: nombre, roles, red }, anotado);

/** Adds the line of an act without a signed-in member: an order of the machine, or a job. */
export const anotarDeMaquina = (deps: DepsAlAnotar, actor: string, anotado: Anotado): Promise<void> =>
  anotar(deps, { idCuenta: null, actor, roles: [], red: null }, anotado);

function anotar(
  { repos, now, newId }: DepsAlAnotar,
  autor: Pick<LineaDeRegistro, "idCuenta" | "actor" | "roles" | "red">,
  { accion, idPersona = null, objeto = "", motivo = null, centimos = null, pedidoPor = null }: Anotado,
) {
  const acto = { accion, idPersona, objeto, motivo, centimos, pedidoPor };
  return repos.registroDeEquipo.anotar({ idLinea: newId(), creadaEn: now(), ...autor, ...acto });
}
