import type { Deps, Repos } from "../../shared/puertos";
import { POR_GRUPO } from "../cuentas/origenDeRol";
import type { CuentaDeEquipo } from "../cuentas/repositorio";
import type { Rol } from "../derechos/derechos";
import { anotarDeAutor, type Autor } from "../registro/anotar";

type DepsDeGrupos = Pick<Deps<"accesosDeEquipo" | "cuentasDeEquipo" | "registroDeEquipo">, "now" | "newId">;
type Trx = Repos<"accesosDeEquipo" | "cuentasDeEquipo" | "registroDeEquipo">;

/**
 * Gives an account the roles of its groups, and takes the others away, in the transaction of a sign-in. A lost role
 * ends every stay of the account. Each change is a line of the registro.
 */
export async function seguirGrupos(
  deps: DepsDeGrupos,
  trx: Trx,
  { idCuenta, nombre }: Pick<CuentaDeEquipo, "idCuenta" | "nombre">,
  { roles, red }: { roles: readonly Rol[]; red: string },
): Promise<void> {
  const { now, newId } = deps;
  const antes = (await trx.cuentasDeEquipo.roles()).filter((rol) => rol.idCuenta === idCuenta);
  const autor: Autor = { idCuenta, actor: nombre, roles, red };
  const anotar = (accion: "recibio-rol" | "perdio-rol", rol: Rol) =>
    anotarDeAutor({ repos: trx, now, newId }, autor, { accion, objeto: `${idCuenta}:${rol}` });
  const perdidos = antes.filter(({ rol }) => !roles.includes(rol));
  for (const { idRol, rol } of perdidos)
    if (await trx.cuentasDeEquipo.quitarRol(idRol, now())) await anotar("perdio-rol", rol);
  if (perdidos.length > 0) await trx.accesosDeEquipo.cerrarTodos(idCuenta);
  for (const rol of roles) {
    const pedido = { idRol: newId(), idCuenta, rol, motivo: "grupo de su cuenta", pedidoPor: POR_GRUPO };
    if (await trx.cuentasDeEquipo.pedirRol({ ...pedido, pedidoEn: now(), confirmadoEn: now() }))
      await anotar("recibio-rol", rol);
  }
}
