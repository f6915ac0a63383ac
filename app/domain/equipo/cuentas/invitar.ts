import { sumarMinutos } from "../../shared/fechas";
import type { Sha256 } from "../../shared/huella";
import type { DepsConSitio, Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { Rol } from "../derechos/derechos";
import { rechazoPorDerecho, type Miembro } from "../derechos/exigir";
import { anotarActo, anotarDeMaquina } from "../registro/anotar";
import { correoDeInvitacion } from "./correoDeInvitacion";
import { VIDA_DE_INVITACION_EN_HORAS } from "./cuenta";
import { esDeMaquina, type ConProveedor } from "./origenDeRol";

export interface DepsAlInvitar extends DepsConSitio<"correos" | "cuentasDeEquipo" | "registroDeEquipo"> {
  /** Makes a random key for a link or a cookie. */
  nuevaLlave: () => string;
  sha256: Sha256;
  /** Address of the staff site, without a slash at its end. */
  urlDeEquipo: string;
}

type DepsConRoles = DepsAlInvitar & ConProveedor;

const PEDIR = { derecho: "equipo-y-accesos", uso: "pedir" } as const;

interface CuentaPorCrear {
  correo: string;
  nombre: string;
}

function nuevaInvitacion({ nuevaLlave, sha256, urlDeEquipo, now }: DepsAlInvitar) {
  const llave = nuevaLlave();
  return {
    enlace: `${urlDeEquipo}/equipo/invitacion?llave=${llave}`,
    invitacion: { huella: sha256(llave), venceEn: sumarMinutos(now(), VIDA_DE_INVITACION_EN_HORAS * 60) },
  };
}

/** Writes an invited account. Returns its id and its link; null when an account has the mail. */
async function crearInvitada(
  deps: DepsAlInvitar,
  trx: Repos<"cuentasDeEquipo">,
  { correo, nombre }: CuentaPorCrear,
) {
  const ahora = deps.now();
  const idCuenta = deps.newId();
  const creada = await trx.cuentasDeEquipo.crear({
    ...{ idCuenta, correo, nombre, estado: "invitada", claveHash: null, secretoCifrado: null },
    creadaEn: ahora,
    usadaEn: ahora,
  });
  if (!creada) return null;
  const { enlace, invitacion } = nuevaInvitacion(deps);
  await trx.cuentasDeEquipo.invitar(idCuenta, invitacion);
  return { idCuenta, enlace };
}

/** Invites a colleague by mail, and asks for a role that a second person of Sistemas confirms. */
export function makeInvitar(deps: DepsConRoles) {
  const { transaccion, now, newId, sitio, hayProveedor } = deps;
  return (miembro: Miembro, { rol, motivo, ...datos }: CuentaPorCrear & { rol: Rol; motivo: string }) =>
    transaccion(async (trx) => {
      const rechazo = rechazoPorDerecho(miembro, PEDIR, now());
      if (rechazo) return refuse(rechazo);
      if (hayProveedor) return refuse("roles-por-grupo");
      const creada = await crearInvitada(deps, trx, datos);
      if (!creada) return refuse("cuenta-ya-existe");
      const { idCuenta, enlace } = creada;
      const pedido = { idRol: newId(), idCuenta, rol, motivo, pedidoPor: miembro.idCuenta };
      await trx.cuentasDeEquipo.pedirRol({ ...pedido, pedidoEn: now(), confirmadoEn: null });
      const autor = { ...deps, repos: trx };
      await anotarActo(autor, miembro, { accion: "invito-a-cuenta", objeto: idCuenta, motivo });
      await anotarActo(autor, miembro, { accion: "pidio-rol", objeto: `${idCuenta}:${rol}`, motivo });
      const { correo: para, nombre } = datos;
      const correo = { idCorreo: newId(), para, nombre, enlace, creadoEn: now() };
      await trx.correos.encolar(correoDeInvitacion(correo, sitio));
      return done({ idCuenta });
    });
}

/** Sends a new link to a colleague whose invitation expired; the former link stops working. */
export function makeReinvitar(deps: DepsConRoles) {
  const { transaccion, now, newId, sitio, hayProveedor } = deps;
  return (miembro: Miembro, idCuenta: string) =>
    transaccion(async (trx) => {
      const rechazo = rechazoPorDerecho(miembro, PEDIR, now());
      if (rechazo) return refuse(rechazo);
      if (hayProveedor) return refuse("roles-por-grupo");
      const cuenta = await trx.cuentasDeEquipo.porId(idCuenta);
      if (!cuenta) return refuse("cuenta-no-existe");
      const { enlace, invitacion } = nuevaInvitacion(deps);
      if (!(await trx.cuentasDeEquipo.invitar(idCuenta, invitacion))) return refuse("cuenta-cerrada");
      await anotarActo({ ...deps, repos: trx }, miembro, { accion: "invito-a-cuenta", objeto: idCuenta });
      const { correo: para, nombre } = cuenta;
      const correo = { idCorreo: newId(), para, nombre, enlace, creadoEn: now() };
      await trx.correos.encolar(correoDeInvitacion(correo, sitio));
      return done({ idCuenta });
    });
}

/**
 * Invites the first people of Sistemas, from the machine: their roles need no confirmation, because nobody could give
 * one. They stay the way in when the provider is away. Refuses once two accounts of Sistemas are active.
 */
export function makeCrearSistemas(deps: DepsConRoles) {
  const { transaccion, now, newId, hayProveedor } = deps;
  return ({ operador, ...datos }: CuentaPorCrear & { operador: string }) =>
    transaccion(async (trx) => {
      if ((await activasDeSistemas(trx, { hayProveedor })) >= 2) return refuse("ya-hay-sistemas");
      const creada = await crearInvitada(deps, trx, datos);
      if (!creada) return refuse("cuenta-ya-existe");
      const { idCuenta, enlace } = creada;
      const de = `maquina:${operador}`;
      const pedido = { idRol: newId(), idCuenta, rol: "sistemas" as const, motivo: "primera cuenta" };
      await trx.cuentasDeEquipo.pedirRol({ ...pedido, pedidoPor: de, pedidoEn: now(), confirmadoEn: now() });
      const autor = { ...deps, repos: trx };
      await anotarDeMaquina(autor, de, { accion: "invito-a-cuenta", objeto: idCuenta });
      return done({ idCuenta, enlace });
    });
}

/** Active accounts of Sistemas with a password that opens: with a provider, those of the machine alone. */
async function activasDeSistemas(
  { cuentasDeEquipo }: Repos<"cuentasDeEquipo">,
  { hayProveedor }: ConProveedor,
): Promise<number> {
  const [cuentas, roles] = [await cuentasDeEquipo.todas(), await cuentasDeEquipo.roles()];
  const deSistemas = roles.filter(
    (rol) => rol.rol === "sistemas" && rol.confirmadoEn !== null && (!hayProveedor || esDeMaquina(rol)),
  );
  return cuentas.filter(
    ({ idCuenta, estado, identidad }) =>
      estado === "activa" && !identidad && deSistemas.some((rol) => rol.idCuenta === idCuenta),
  ).length;
}
