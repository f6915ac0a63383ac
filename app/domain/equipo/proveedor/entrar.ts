import type { CodigosPorReloj } from "../../cuentas/segundoFactor/segundoFactor";
import type { Cofre } from "../../shared/cofre";
import { sumarMinutos } from "../../shared/fechas";
import type { Huella, Sha256 } from "../../shared/huella";
import type { Claims } from "../../shared/proveedorOidc";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { estaAbierto, VIDA_DE_ACCESO_EN_HORAS } from "../accesos/acceso";
import { POR_GRUPO } from "../cuentas/origenDeRol";
import type { CuentaDeEquipo } from "../cuentas/repositorio";
import { anotarDeAutor, autorDeMaquina } from "../registro/anotar";
import {
  leerIdentidad,
  rolesDeGrupos,
  tienePrueba,
  type AjustesDeProveedor,
  type IdentidadDeEquipo,
} from "./identidad";
import type { RechazoDeProveedor } from "./rechazos";
import { seguirDatos, soltarDeCerrada } from "./seguirDatos";
import { seguirGrupos } from "./seguirGrupos";

/** Stands for the digest of a password, and is the digest of none. */
const SIN_CLAVE = "!";

/** Account of a sign-in, and the key of its stay; null when no group gives a role any more. */
interface Abierta {
  cuenta: CuentaDeEquipo;
  llave: string | null;
}

type RepositoriosDeProveedor = "accesosDeEquipo" | "cuentasDeEquipo" | "registroDeEquipo";

export interface DepsDeProveedor extends Deps<RepositoriosDeProveedor> {
  nuevaLlave: () => string;
  sha256: Sha256;
  huella: Huella;
  cofre: Cofre;
  codigosPorReloj: CodigosPorReloj;
}

/** Sign-in of the staff by the provider of their employer. It opens no account by its mail alone. */
export function makeEntrarConProveedor(deps: DepsDeProveedor, ajustes: AjustesDeProveedor) {
  const { repos, transaccion, now, newId, sha256, huella } = deps;

  /** Writes the line of a refusal, with the account when it is known, and a digest of the subject when it is not. */
  async function rechazar(
    rechazo: RechazoDeProveedor,
    { red, cuenta = null, sujeto = "" }: { red: string; cuenta?: CuentaDeEquipo | null; sujeto?: string },
  ) {
    const autor = cuenta
      ? { idCuenta: cuenta.idCuenta, actor: cuenta.nombre, roles: [], red }
      : { ...autorDeMaquina(POR_GRUPO), red };
    const objeto = cuenta?.idCuenta ?? (sujeto && huella(`equipo-sujeto:${sujeto}`));
    await anotarDeAutor({ repos, now, newId }, autor, { accion: "no-entro", objeto, motivo: rechazo });
    return refuse(rechazo);
  }

  /** Locks of an account without password and code, because the table wants both of an active account. */
  const cerrojos = (idCuenta: string) => ({
    claveHash: SIN_CLAVE,
    secretoCifrado: deps.cofre.cerrar(deps.codigosPorReloj.nuevoSecreto(), idCuenta),
  });

  /** Writes the account of a first sign-in. Null when an open account has its mail. */
  async function crear({ cuentasDeEquipo }: Repos<RepositoriosDeProveedor>, nueva: CuentaDeEquipo) {
    if (await cuentasDeEquipo.crear(nueva)) return nueva;
    // Another first sign-in of the same person was faster.
    const { emisor, sujeto } = nueva.identidad!;
    const misma = await cuentasDeEquipo.porIdentidad(emisor, sujeto);
    if (misma) return misma;
    await soltarDeCerrada({ cuentasDeEquipo }, nueva.correo);
    return (await cuentasDeEquipo.crear(nueva)) ? nueva : null;
  }

  /** Refusal that the claims alone decide; null when the sign-in may go on. */
  function rechazoDe(identidad: IdentidadDeEquipo, cuenta: CuentaDeEquipo | null): RechazoDeProveedor | null {
    // One account for all whom the provider does not tell apart would be everybody's.
    if (identidad.sujeto === "" || !tienePrueba(identidad, ajustes)) return "sin-verificacion";
    if (cuenta?.estado === "cerrada") return "cuenta-de-equipo-cerrada";
    if (cuenta) return null;
    if (rolesDeGrupos(identidad.grupos, ajustes.roles).length === 0) return "sin-grupo";
    return identidad.correo === "" ? "sin-correo" : null;
  }

  async function abrir(
    trx: Repos<RepositoriosDeProveedor>,
    { idCuenta }: CuentaDeEquipo,
    { venceEn, confirmadoEn }: { venceEn: Date; confirmadoEn: Date | null },
  ) {
    const llave = deps.nuevaLlave();
    const ahora = now();
    const acceso = { huella: sha256(llave), idCuenta, creadoEn: ahora, vistoEn: ahora, venceEn };
    // Every return is one of a fresh sign-in.
    await trx.accesosDeEquipo.abrir({ ...acceso, probadoEn: ahora, confirmadoEn });
    return llave;
  }

  return {
    /** Line of a return that could not be exchanged. */
    anotarRechazo: (rechazo: RechazoDeProveedor, red: string) => rechazar(rechazo, { red }),

    /**
     * Opens a stay for the identity of a checked return. The first sign-in makes the account, when a group gives a
     * role. Returns the key for the cookie.
     */
    async entrar(claims: Claims, red: string): Promise<Result<{ llave: string }, RechazoDeProveedor>> {
      const identidad = leerIdentidad(claims, ajustes);
      const { emisor, sujeto, nombre, correo, grupos } = identidad;
      const conocida = await repos.cuentasDeEquipo.porIdentidad(emisor, sujeto);
      const rechazo = rechazoDe(identidad, conocida);
      if (rechazo) return rechazar(rechazo, { red, cuenta: conocida, sujeto });
      const roles = rolesDeGrupos(grupos, ajustes.roles);
      const idCuenta = newId();
      const nueva: CuentaDeEquipo | null = conocida
        ? null
        : {
            ...{ idCuenta, correo, nombre, estado: "activa", ...cerrojos(idCuenta) },
            ...{ identidad: { emisor, sujeto }, creadaEn: now(), usadaEn: now() },
          };
      const abierta = await transaccion(async (trx) => {
        const hallada = nueva ? await crear(trx, nueva) : await trx.cuentasDeEquipo.porId(conocida!.idCuenta);
        if (!hallada) return refuse("correo-de-otra-cuenta");
        if (hallada.estado === "cerrada") return refuse("cuenta-de-equipo-cerrada");
        const cuenta = await seguirDatos(deps, trx, hallada, { identidad, red });
        await seguirGrupos(deps, trx, cuenta, { roles, red });
        // The lost roles stay lost: a refusal would roll them back.
        if (roles.length === 0) return done<Abierta>({ cuenta, llave: null });
        const autor = { idCuenta: cuenta.idCuenta, actor: cuenta.nombre, roles, red };
        const anotar = (accion: "activo-cuenta" | "entro-al-equipo", objeto = "") =>
          anotarDeAutor({ repos: trx, now, newId }, autor, { accion, objeto });
        if (hallada === nueva) await anotar("activo-cuenta", cuenta.idCuenta);
        await trx.cuentasDeEquipo.usar(cuenta.idCuenta, now());
        await anotar("entro-al-equipo");
        const venceEn = sumarMinutos(now(), VIDA_DE_ACCESO_EN_HORAS * 60);
        return done<Abierta>({ cuenta, llave: await abrir(trx, cuenta, { venceEn, confirmadoEn: null }) });
      });
      if (!abierta.ok) return rechazar(abierta.rechazo, { red, cuenta: conocida, sujeto });
      const { cuenta, llave } = abierta.value;
      return llave === null ? rechazar("sin-grupo", { red, cuenta }) : done({ llave });
    },

    /**
     * Takes a fresh sign-in at the provider as the proof of who acts. The stay gets a new key, and one act that asks
     * for a code each time. Returns the key for the cookie.
     */
    async confirmar(llave: string, claims: Claims, red: string) {
      const acceso = await repos.accesosDeEquipo.leer(sha256(llave));
      if (!acceso || !estaAbierto(acceso, now())) return refuse("sin-acceso");
      const cuenta = await repos.cuentasDeEquipo.porId(acceso.idCuenta);
      if (cuenta?.estado !== "activa" || !cuenta.identidad) return refuse("sin-acceso");
      const identidad = leerIdentidad(claims, ajustes);
      const { emisor, sujeto } = cuenta.identidad;
      if (identidad.emisor !== emisor || identidad.sujeto !== sujeto)
        return rechazar("otra-persona", { red, cuenta });
      if (!tienePrueba(identidad, ajustes)) return rechazar("sin-verificacion", { red, cuenta });
      const roles = rolesDeGrupos(identidad.grupos, ajustes.roles);
      const confirmada = await transaccion(async (trx) => {
        if (!(await trx.accesosDeEquipo.cerrar(acceso.huella))) return refuse("sin-acceso");
        await seguirGrupos(deps, trx, cuenta, { roles, red });
        if (roles.length === 0) return done<string | null>(null);
        const { venceEn } = acceso;
        return done<string | null>(await abrir(trx, cuenta, { venceEn, confirmadoEn: now() }));
      });
      if (!confirmada.ok) return confirmada;
      return confirmada.value === null
        ? rechazar("sin-grupo", { red, cuenta })
        : done({ llave: confirmada.value });
    },
  };
}
