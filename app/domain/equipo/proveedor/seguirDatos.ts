import type { Deps, Repos } from "../../shared/puertos";
import type { CuentaDeEquipo } from "../cuentas/repositorio";
import { anotarDeAutor } from "../registro/anotar";
import type { IdentidadDeEquipo } from "./identidad";

type DepsDeDatos = Pick<Deps<"registroDeEquipo">, "now" | "newId">;
type Trx = Repos<"cuentasDeEquipo" | "registroDeEquipo">;

/** Frees a mail that a closed account has. */
export async function soltarDeCerrada(
  { cuentasDeEquipo }: Pick<Trx, "cuentasDeEquipo">,
  correo: string,
): Promise<void> {
  const otra = await cuentasDeEquipo.porCorreo(correo);
  if (otra?.estado === "cerrada") await cuentasDeEquipo.soltarCorreo(otra.idCuenta);
}

/**
 * Gives an account the name and the mail that the provider has now: a former mail may belong to another colleague. The
 * account keeps its mail when the provider gives none, or one of another open account.
 */
export async function seguirDatos(
  { now, newId }: DepsDeDatos,
  trx: Trx,
  cuenta: CuentaDeEquipo,
  { identidad, red }: { identidad: IdentidadDeEquipo; red: string },
): Promise<CuentaDeEquipo> {
  const { idCuenta } = cuenta;
  const nombre = identidad.nombre || cuenta.nombre;
  const correo = identidad.correo || cuenta.correo;
  if (nombre === cuenta.nombre && correo === cuenta.correo) return cuenta;
  if (correo !== cuenta.correo) await soltarDeCerrada(trx, correo);
  await trx.cuentasDeEquipo.ponerNombre(idCuenta, nombre);
  if (correo === cuenta.correo || !(await trx.cuentasDeEquipo.ponerCorreo(idCuenta, correo)))
    return { ...cuenta, nombre };
  const autor = { idCuenta, actor: nombre, roles: [], red };
  const linea = { accion: "cambio-su-correo", objeto: idCuenta } as const;
  await anotarDeAutor({ repos: trx, now, newId }, autor, linea);
  return { ...cuenta, nombre, correo };
}
