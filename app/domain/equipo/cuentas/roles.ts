import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { Rol } from "../derechos/derechos";
import { rechazoPorDerecho, type Miembro } from "../derechos/exigir";
import { anotarActo } from "../registro/anotar";
import { POR_GRUPO, type ConProveedor } from "./origenDeRol";

type DepsDeRoles = Deps<"accesosDeEquipo" | "cuentasDeEquipo" | "registroDeEquipo">;

const usoDe = (uso: "ver" | "pedir" | "aprobar" | "hacer") => ({ derecho: "equipo-y-accesos", uso }) as const;

interface PedidoDeRol {
  idCuenta: string;
  rol: Rol;
  motivo: string;
}

/** Asks for a role of an account; it applies once a second person confirms it. */
export function makePedirRol(deps: Deps<"cuentasDeEquipo" | "registroDeEquipo"> & ConProveedor) {
  const { transaccion, now, newId, hayProveedor } = deps;
  return (miembro: Miembro, { idCuenta, rol, motivo }: PedidoDeRol) =>
    transaccion(async (trx) => {
      const rechazo = rechazoPorDerecho(miembro, usoDe("pedir"), now());
      if (rechazo) return refuse(rechazo);
      if (hayProveedor) return refuse("roles-por-grupo");
      const cuenta = await trx.cuentasDeEquipo.porId(idCuenta);
      if (!cuenta) return refuse("cuenta-no-existe");
      if (cuenta.estado === "cerrada") return refuse("cuenta-cerrada");
      const pedido = { idRol: newId(), idCuenta, rol, motivo, pedidoPor: miembro.idCuenta };
      const pedida = await trx.cuentasDeEquipo.pedirRol({ ...pedido, pedidoEn: now(), confirmadoEn: null });
      if (!pedida) return refuse("rol-ya-pedido");
      const objeto = `${idCuenta}:${rol}`;
      await anotarActo({ ...deps, repos: trx }, miembro, { accion: "pidio-rol", objeto, motivo });
      return done(null);
    });
}

/** Confirms a role that a colleague asked for. The database decides that it is another person. */
export function makeConfirmarRol(deps: Deps<"cuentasDeEquipo" | "registroDeEquipo"> & ConProveedor) {
  const { transaccion, now, hayProveedor } = deps;
  return (miembro: Miembro, idRol: string) =>
    transaccion(async (trx) => {
      const rechazo = rechazoPorDerecho(miembro, usoDe("aprobar"), now());
      if (rechazo) return refuse(rechazo);
      if (hayProveedor) return refuse("roles-por-grupo");
      const pedido = await trx.cuentasDeEquipo.rol(idRol);
      if (!pedido) return refuse("rol-no-espera");
      if ([pedido.pedidoPor, pedido.idCuenta].includes(miembro.idCuenta)) return refuse("rol-propio");
      if (!(await trx.cuentasDeEquipo.confirmarRol(idRol, miembro.idCuenta, now())))
        return refuse("rol-no-espera");
      const { idCuenta, rol, motivo, pedidoPor } = pedido;
      const acto = { objeto: `${idCuenta}:${rol}`, motivo, pedidoPor };
      await anotarActo({ ...deps, repos: trx }, miembro, { accion: "confirmo-rol", ...acto });
      return done(null);
    });
}

/** Takes a role away, confirmed or not: one person is enough to narrow what an account may do. */
export function makeQuitarRol(deps: Deps<"cuentasDeEquipo" | "registroDeEquipo"> & ConProveedor) {
  const { transaccion, now, hayProveedor } = deps;
  return (miembro: Miembro, idRol: string) =>
    transaccion(async (trx) => {
      const rechazo = rechazoPorDerecho(miembro, usoDe("hacer"), now());
      if (rechazo) return refuse(rechazo);
      const rol = await trx.cuentasDeEquipo.rol(idRol);
      // The next sign-in would give it again: the provider takes it away, or the account is closed.
      if (hayProveedor && rol?.pedidoPor === POR_GRUPO) return refuse("roles-por-grupo");
      if (!rol || !(await trx.cuentasDeEquipo.quitarRol(idRol, now()))) return refuse("rol-no-espera");
      const objeto = `${rol.idCuenta}:${rol.rol}`;
      await anotarActo({ ...deps, repos: trx }, miembro, { accion: "quito-rol", objeto });
      return done(null);
    });
}

/** Closes the account of a colleague who leaves, and all their accesses, at once. */
export function makeCerrarCuenta(deps: DepsDeRoles) {
  const { transaccion, now } = deps;
  return (miembro: Miembro, { idCuenta, motivo }: { idCuenta: string; motivo: string }) =>
    transaccion(async (trx) => {
      const rechazo = rechazoPorDerecho(miembro, usoDe("hacer"), now());
      if (rechazo) return refuse(rechazo);
      if (!(await trx.cuentasDeEquipo.cerrar(idCuenta, now()))) return refuse("cuenta-cerrada");
      await trx.accesosDeEquipo.cerrarTodos(idCuenta);
      await anotarActo({ ...deps, repos: trx }, miembro, {
        accion: "cerro-cuenta",
        objeto: idCuenta,
        motivo,
      });
      return done(null);
    });
}

/** The accounts with their roles, for the page that grants and closes. */
export function makeVerCuentas({ repos, now }: Pick<Deps<"cuentasDeEquipo">, "repos" | "now">) {
  return async (miembro: Miembro) => {
    const rechazo = rechazoPorDerecho(miembro, usoDe("ver"), now());
    if (rechazo) return refuse(rechazo);
    const [cuentas, roles] = [await repos.cuentasDeEquipo.todas(), await repos.cuentasDeEquipo.roles()];
    return done(
      cuentas.map(({ idCuenta, nombre, correo, estado, usadaEn }) => ({
        ...{ idCuenta, nombre, correo, estado, usadaEn },
        roles: roles.filter((rol) => rol.idCuenta === idCuenta),
      })),
    );
  };
}
