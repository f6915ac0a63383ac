import type { CifrarClave } from "../../cuentas/identidad/clave";
import { esRespaldo, huellasDeRespaldo } from "../../cuentas/segundoFactor/respaldos";
import type { CodigosPorReloj } from "../../cuentas/segundoFactor/segundoFactor";
import type { Cofre } from "../../shared/cofre";
import { sumarMinutos } from "../../shared/fechas";
import type { Sitio } from "../../shared/marca";
import { buscarPorHuella, type Huella, type Sha256 } from "../../shared/huella";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { LIMITE_DE_CODIGOS_AL_DIA, LIMITE_POR_CUENTA, LIMITE_POR_RED } from "../cuentas/cuenta";
import type { ConProveedor } from "../cuentas/origenDeRol";
import type { CuentaDeEquipo } from "../cuentas/repositorio";
import type { Miembro } from "../derechos/exigir";
import { anotarActo } from "../registro/anotar";
import { correoDeRespaldo, titularDeRespaldos } from "./respaldos";
import {
  estaAbierto,
  estaAMedias,
  SIN_PRUEBA,
  VIDA_A_MEDIAS_EN_MINUTOS,
  VIDA_DE_ACCESO_EN_HORAS,
  VIDA_DE_CONFIRMACION_EN_MINUTOS,
} from "./acceso";

export interface DepsAlEntrar
  extends
    Deps<"accesosDeEquipo" | "correos" | "cuentasDeEquipo" | "intentos" | "registroDeEquipo">,
    ConProveedor {
  sitio: Sitio;
  nuevaLlave: () => string;
  sha256: Sha256;
  huella: Huella;
  cofre: Cofre;
  codigosPorReloj: CodigosPorReloj;
  cifrarClave: CifrarClave;
  verificarClave: (hash: string | null, clave: string) => Promise<boolean>;
}

interface Credenciales {
  correo: string;
  clave: string;
  red: string;
}

/** Uses a code up, in the transaction of its sign-in. */
type Gastar = (trx: Repos<"correos" | "cuentasDeEquipo" | "intentos">) => Promise<boolean>;

/** Seconds between two notes of the last use of an access. */
const ANOTAR_USO_CADA_SEGUNDOS = 30;

/** Last sign-ins of an account whose networks are known. */
const ENTRADAS_RECORDADAS = 20;

/** Sign-in of the staff: a password, and always a code of the authenticator app. */
export function makeEntrarAlEquipo(deps: DepsAlEntrar) {
  const { repos, transaccion, now, newId, huella, sha256, cofre, codigosPorReloj } = deps;

  /** Roles that count: with a provider, those that the machine gave. */
  const rolesDe = ({ idCuenta }: CuentaDeEquipo) =>
    deps.hayProveedor
      ? repos.cuentasDeEquipo.rolesDeMaquina(idCuenta)
      : repos.cuentasDeEquipo.rolesDe(idCuenta);

  /**
   * True when a password may open the account. With a provider, only the accounts of the machine keep theirs: they are
   * the way in when the provider is away.
   */
  const entraConClave = async (cuenta: CuentaDeEquipo) =>
    !cuenta.identidad && (!deps.hayProveedor || (await rolesDe(cuenta)).length > 0);

  /** Opens an access that waits for its first code. Returns the key for the cookie. */
  async function abrirAMedias({ idCuenta }: CuentaDeEquipo): Promise<string> {
    const llave = deps.nuevaLlave();
    const ahora = now();
    const venceEn = sumarMinutos(ahora, VIDA_A_MEDIAS_EN_MINUTOS);
    const acceso = { huella: sha256(llave), idCuenta, creadoEn: ahora, vistoEn: ahora, venceEn };
    await repos.accesosDeEquipo.abrir({ ...acceso, probadoEn: null });
    return llave;
  }

  /** True when the account or the network tried too often. Simultaneous tries count too. */
  async function seExcede(contador: string, limite: typeof LIMITE_POR_CUENTA): Promise<boolean> {
    return (await repos.intentos.contar(contador, limite, now())) > limite.tope;
  }

  /** True for a network of one of the account's last sign-ins. */
  async function esRedConocida({ idCuenta }: CuentaDeEquipo, red: string): Promise<boolean> {
    const ultimas = await repos.registroDeEquipo.pagina({
      ...{ alcance: "propio", lector: idCuenta, accion: "entro-al-equipo", cuenta: undefined },
      ...{ antesDe: null, cuantas: ENTRADAS_RECORDADAS },
    });
    return ultimas.some((entrada) => entrada.red === red);
  }

  const contadorDeCodigo = (idCuenta: string) => `equipo-codigo:${huella(idCuenta)}`;

  const contadorDelDia = (idCuenta: string) => `equipo-codigo-dia:${huella(idCuenta)}`;

  const pasaDeIntentos = async (idCuenta: string) =>
    (await seExcede(contadorDeCodigo(idCuenta), LIMITE_POR_CUENTA)) ||
    (await seExcede(contadorDelDia(idCuenta), LIMITE_DE_CODIGOS_AL_DIA));

  async function olvidarIntentos({ intentos }: Repos<"intentos">, idCuenta: string) {
    await intentos.olvidar(contadorDeCodigo(idCuenta));
    await intentos.descontar(contadorDelDia(idCuenta));
  }

  /** Time step of a right code; a refusal otherwise. Every try counts. */
  async function pasoDe({ idCuenta, secretoCifrado }: CuentaDeEquipo, codigo: string) {
    if (await pasaDeIntentos(idCuenta)) return refuse("demasiados-intentos");
    const secreto = secretoCifrado === null ? null : cofre.abrir(secretoCifrado, idCuenta);
    const paso = secreto === null ? null : codigosPorReloj.pasoDe(secreto, codigo, now());
    if (paso === null) return refuse("codigo-equivocado");
    await olvidarIntentos(repos, idCuenta);
    return done(paso);
  }

  /** The use of a code of the app, or of a backup code of an active account. Every try counts. */
  async function gastarDe(
    cuenta: CuentaDeEquipo,
    codigo: string,
  ): Promise<Result<Gastar, "codigo-equivocado" | "demasiados-intentos">> {
    const { idCuenta, estado } = cuenta;
    if (estado === "invitada" || !esRespaldo(codigo)) {
      const paso = await pasoDe(cuenta, codigo);
      if (!paso.ok) return paso;
      return done(({ cuentasDeEquipo }) =>
        estado === "invitada"
          ? cuentasDeEquipo.activar(idCuenta, paso.value, now())
          : cuentasDeEquipo.usarPaso(idCuenta, paso.value),
      );
    }
    if (await pasaDeIntentos(idCuenta)) return refuse("demasiados-intentos");
    return done(async (trx) => {
      const usado = await buscarPorHuella(
        huellasDeRespaldo(huella, titularDeRespaldos(idCuenta), codigo),
        async (posible) => (await trx.cuentasDeEquipo.usarRespaldo(idCuenta, posible, now())) || null,
      );
      if (usado === null) return false;
      await olvidarIntentos(trx, idCuenta);
      const quedan = await trx.cuentasDeEquipo.respaldosSinUsar(idCuenta);
      const sobre = { idCorreo: newId(), para: cuenta.correo, nombre: cuenta.nombre, creadoEn: now() };
      await trx.correos.encolar(correoDeRespaldo(sobre, { usado: quedan }, deps.sitio));
      return true;
    });
  }

  /** The access of a key that waits for its first code, and its account. */
  async function aMedias(llave: string) {
    const acceso = await repos.accesosDeEquipo.leer(sha256(llave));
    if (!acceso || !estaAMedias(acceso, now())) return null;
    const cuenta = await repos.cuentasDeEquipo.porId(acceso.idCuenta);
    const puede = cuenta && cuenta.estado !== "cerrada" && (await entraConClave(cuenta));
    return puede ? { acceso, cuenta } : null;
  }

  async function miembroDe(cuenta: CuentaDeEquipo, probadoEn: Date, red: string): Promise<Miembro> {
    const { idCuenta, nombre, correo } = cuenta;
    const roles = await rolesDe(cuenta);
    return { idCuenta, nombre, correo, roles, probadoEn, delProveedor: Boolean(cuenta.identidad), red };
  }

  return {
    /** Checks mail and password. Returns the key of an access that waits for a code. */
    async entrar({ correo, clave, red }: Credenciales) {
      if (await seExcede(`equipo-red:${huella(red)}`, LIMITE_POR_RED)) return refuse("demasiados-intentos");
      const cuenta = await repos.cuentasDeEquipo.porCorreo(correo);
      // Strangers who try the account from elsewhere do not lock its owner out of the network of their sign-ins.
      const conocida = cuenta !== null && (await esRedConocida(cuenta, red));
      const deCuenta = `equipo:${huella(conocida ? `${correo} ${red}` : correo)}`;
      if (await seExcede(deCuenta, LIMITE_POR_CUENTA)) return refuse("demasiados-intentos");
      const activa = cuenta?.estado === "activa" && (await entraConClave(cuenta)) ? cuenta : null;
      // An unknown account costs the same work as a known one.
      if (!(await deps.verificarClave(activa?.claveHash ?? null, clave)) || !activa)
        return refuse("credenciales-invalidas");
      await repos.intentos.olvidar(deCuenta);
      return done({ llave: await abrirAMedias(activa) });
    },

    /** Name on a valid invitation; null when the link expired or was used. */
    async verInvitacion(llave: string) {
      const cuenta = await repos.cuentasDeEquipo.porInvitacion(sha256(llave), now());
      return cuenta && { nombre: cuenta.nombre, correo: cuenta.correo };
    },

    /** Sets the password of an invitation. Returns the key of an access that waits for the first code. */
    async aceptarInvitacion(invitacion: string, clave: string, red: string) {
      if (await seExcede(`equipo-red:${huella(red)}`, LIMITE_POR_RED)) return refuse("demasiados-intentos");
      const cuenta = await repos.cuentasDeEquipo.porInvitacion(sha256(invitacion), now());
      if (!cuenta || !(await entraConClave(cuenta))) return refuse("invitacion-vencida");
      const { idCuenta } = cuenta;
      const claveHash = await deps.cifrarClave(clave);
      const secreto = cofre.cerrar(codigosPorReloj.nuevoSecreto(), idCuenta);
      if (!(await repos.cuentasDeEquipo.preparar(idCuenta, claveHash, secreto)))
        return refuse("invitacion-vencida");
      return done({ llave: await abrirAMedias(cuenta) });
    },

    /** State of the second step: the secret to add to the app while the account is new; null without a first step. */
    async segundoPaso(llave: string) {
      const media = await aMedias(llave);
      if (!media) return null;
      const { estado, correo, idCuenta, secretoCifrado } = media.cuenta;
      if (estado === "activa" || secretoCifrado === null) return { porActivar: null };
      const secreto = cofre.abrir(secretoCifrado, idCuenta);
      return { porActivar: { secreto, uri: codigosPorReloj.uri(secreto, correo) } };
    },

    /** Checks the code, and replaces the key of the access: a key that was set before a sign-in opens nothing. */
    async darSegundoPaso(llave: string, codigo: string, red: string) {
      const media = await aMedias(llave);
      if (!media) return refuse("sin-acceso");
      const { cuenta, acceso } = media;
      const { idCuenta, estado } = cuenta;
      const conRespaldo = estado === "activa" && esRespaldo(codigo);
      const gastar = await gastarDe(cuenta, codigo);
      if (!gastar.ok) return gastar;
      const nueva = deps.nuevaLlave();
      const miembro = await miembroDe(cuenta, now(), red);
      return transaccion(async (trx) => {
        const ahora = now();
        if (!(await gastar.value(trx))) return refuse("codigo-equivocado");
        if (!(await trx.accesosDeEquipo.cerrar(acceso.huella))) return refuse("sin-acceso");
        const venceEn = sumarMinutos(ahora, VIDA_DE_ACCESO_EN_HORAS * 60);
        const abierto = { huella: sha256(nueva), idCuenta, creadoEn: ahora, vistoEn: ahora, venceEn };
        await trx.accesosDeEquipo.abrir({ ...abierto, probadoEn: conRespaldo ? SIN_PRUEBA : ahora });
        await trx.cuentasDeEquipo.usar(idCuenta, ahora);
        const autor = { repos: trx, now, newId };
        if (estado === "invitada")
          await anotarActo(autor, miembro, { accion: "activo-cuenta", objeto: idCuenta });
        if (conRespaldo) await anotarActo(autor, miembro, { accion: "uso-respaldo" });
        await anotarActo(autor, miembro, { accion: "entro-al-equipo" });
        return done({ llave: nueva });
      });
    },

    /** The member of an open access; null after its end, 15 idle minutes, or the end of the account. */
    async miembro(llave: string, red: string): Promise<Miembro | null> {
      const acceso = await repos.accesosDeEquipo.leer(sha256(llave));
      if (!acceso?.probadoEn || !estaAbierto(acceso, now())) return null;
      const cuenta = await repos.cuentasDeEquipo.porId(acceso.idCuenta);
      if (cuenta?.estado !== "activa") return null;
      if (now().getTime() - acceso.vistoEn.getTime() >= ANOTAR_USO_CADA_SEGUNDOS * 1000)
        await repos.accesosDeEquipo.tocar(acceso.huella, now());
      const miembro = await miembroDe(cuenta, acceso.probadoEn, red);
      // An account of a provider that was turned off, or of a colleague who now has to come by the provider.
      const deOtraPuerta = cuenta.identidad
        ? !deps.hayProveedor
        : deps.hayProveedor && miembro.roles.length === 0;
      return deOtraPuerta ? null : miembro;
    },

    /**
     * Proves again who acts: by another code of the app or, for an account of the provider, by the fresh sign-in there
     * that no act has used up.
     */
    async probar(llave: string, codigo: string) {
      const acceso = await repos.accesosDeEquipo.leer(sha256(llave));
      if (!acceso || !estaAbierto(acceso, now())) return refuse("sin-acceso");
      const cuenta = await repos.cuentasDeEquipo.porId(acceso.idCuenta);
      if (cuenta?.estado !== "activa") return refuse("sin-acceso");
      if (cuenta.identidad) {
        const desde = sumarMinutos(now(), -VIDA_DE_CONFIRMACION_EN_MINUTOS);
        const usada = await repos.accesosDeEquipo.usarConfirmacion(acceso.huella, desde);
        return usada ? done(null) : refuse("falta-confirmar");
      }
      const paso = await pasoDe(cuenta, codigo);
      if (!paso.ok) return paso;
      if (!(await repos.cuentasDeEquipo.usarPaso(cuenta.idCuenta, paso.value)))
        return refuse("codigo-equivocado");
      await repos.accesosDeEquipo.probar(acceso.huella, now());
      return done(null);
    },

    /** Ends the access of a key. */
    async salir(llave: string, miembro: Miembro | null) {
      if ((await repos.accesosDeEquipo.cerrar(sha256(llave))) && miembro)
        await anotarActo({ repos, now, newId }, miembro, { accion: "salio-del-equipo" });
    },
  };
}
