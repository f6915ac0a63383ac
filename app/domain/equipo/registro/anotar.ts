import type { Deps } from "../../shared/puertos";
import type { Miembro } from "../derechos/exigir";
import type { LineaDeRegistro } from "./registro";

type Anotado = Pick<LineaDeRegistro, "accion"> &
  Partial<
    Pick<LineaDeRegistro, "idAprobacion" | "idPersona" | "objeto" | "motivo" | "centimos" | "pedidoPor">
  >;

type DepsAlAnotar = Pick<Deps<"registroDeEquipo">, "repos" | "now" | "newId">;

/** Author of a line: a member of the staff, or the machine. */
export type Autor = Pick<LineaDeRegistro, "idCuenta" | "actor" | "roles" | "red">;

export const autorDe = ({
  idCuenta,
  nombre,
  roles,
  red,
}: Pick<Miembro, "idCuenta" | "nombre" | "roles" | "red">): Autor => ({
  idCuenta,
  actor: nombre,
  roles,
  red,
});

/** Author of an act without a signed-in member: an order of the machine, or a job. */
export const autorDeMaquina = (actor: string): Autor => ({ idCuenta: null, actor, roles: [], red: null });

/**
 * Adds a line for each act of a member, in the transaction of the act.
 *
 * @example await anotarActo({ ...deps, repos: trx }, miembro, { accion: "pidio-rol", objeto: idCuenta });
 */
export const anotarActo = (
  deps: DepsAlAnotar,
  miembro: Parameters<typeof autorDe>[0],
  ...anotados: readonly Anotado[]
): Promise<void> => anotarDeAutor(deps, autorDe(miembro), ...anotados);

/** Adds the line of an act without a signed-in member: an order of the machine, or a job. */
export const anotarDeMaquina = (deps: DepsAlAnotar, actor: string, anotado: Anotado): Promise<void> =>
  anotarDeAutor(deps, autorDeMaquina(actor), anotado);

/** Adds a line for each act of an author, in the transaction of the act. */
export function anotarDeAutor(
  { repos, now, newId }: DepsAlAnotar,
  autor: Autor,
  ...anotados: readonly Anotado[]
): Promise<void> {
  const vacio = {
    idAprobacion: null,
    idPersona: null,
    objeto: "",
    motivo: null,
    centimos: null,
    pedidoPor: null,
  };
  return repos.registroDeEquipo.anotar(
    anotados.map((anotado) => ({
      ...{ idLinea: newId(), creadaEn: now(), ...autor },
      ...{ ...vacio, ...anotado },
    })),
  );
}
