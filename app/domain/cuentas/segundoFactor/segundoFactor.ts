import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import { campoConForma, campoNormalizado } from "../../shared/campos";
import { limpiarNumero } from "../../shared/limpieza";
import {
  comoConocido,
  INTENTOS_POR_CUENTA,
  RECHAZOS_AL_ENTRAR,
  VENTANA_DE_INTENTOS_EN_MINUTOS,
  type NavegadorConocido,
} from "../identidad/identidad";
import {
  makeConPrueba,
  RECHAZOS_DE_PRUEBA,
  type DepsDePrueba,
  type Prueba,
  type RechazoDePrueba,
} from "../identidad/prueba";
import { cabeOtroCambio, RECHAZO_POR_CAMBIOS } from "../identidad/cambiosPorDia";
import { anotarAcceso, type Canal } from "../accesosADatos/accesoADatos";
import { buscarPorHuella, type Huella } from "../../shared/huella";
import type { Cofre } from "../../shared/cofre";
import type { Deps, DepsConSitio, Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { correoDeSegundoFactor } from "./correos";
import { huellasDeRespaldo, respaldosNuevos } from "./respaldos";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";
import { enlaceParaDeshacer, type DepsDeEnlace } from "../deshacer/enlaceParaDeshacer";
import { tieneClave } from "../identidad/tieneClave";

const ERRADOS_POR_DIA = 50;
const LIMITE_DE_AHORA = { tope: INTENTOS_POR_CUENTA, ventanaEnMinutos: VENTANA_DE_INTENTOS_EN_MINUTOS };

const entradaDeCodigoComo = (forma: RegExp, mensaje: string) =>
  z.object({
    codigo: campoNormalizado((texto) => limpiarNumero(texto).toLowerCase(), {
      falta: "Escribe el código de tu aplicación",
      maximo: 40,
      largo: "El código tiene 6 dígitos",
    }).pipe(campoConForma(forma, mensaje)),
  });

/** Six digits of the authenticator app, or a backup code. */
export const entradaDeSegundoFactor = entradaDeCodigoComo(
  /^(\d{6}|[a-z2-7]{10})$/,
  "Escribe los 6 dígitos, o un código de respaldo como abcde-23456",
);

/** First code of a second factor; backup codes do not exist yet. */
export const entradaDeActivacion = entradaDeCodigoComo(
  /^\d{6}$/,
  "Escribe los 6 dígitos que muestra tu aplicación",
);

/** Time-based one-time codes (RFC 6238). */
export interface CodigosPorReloj {
  nuevoSecreto: () => string;
  /** Time step of a code near `now` (RFC 6238 § 4.2); null for a wrong code. */
  pasoDe: (secreto: string, codigo: string, now: Date) => number | null;
  /** Address (`otpauth:`) for an authenticator app, shown as a QR code. */
  uri: (secreto: string, cuenta: string) => string;
}

/** Dependencies for checking a code of the second factor. */
export interface DepsAlProbar extends Pick<Deps<"intentos" | "segundosFactores">, "repos" | "now"> {
  huella: Huella;
  codigosPorReloj: CodigosPorReloj;
  cofre: Cofre;
}

export type DepsDeSegundoFactor = DepsConSitio<
  "accesos" | "accesosADatos" | "correos" | "intentos" | "personas" | "segundosFactores"
> &
  DepsDePrueba &
  DepsAlProbar & {
    /** Makes a random backup code of ten letters and digits. */
    nuevoRespaldo: () => string;
  };

export type RechazoDeSegundoFactor =
  | RechazoDePrueba
  | "codigo-equivocado"
  | "demasiados-codigos"
  | "demasiados-cambios"
  | "ya-activo"
  | "sin-segundo-factor"
  | "sin-clave";

export const RECHAZOS_DE_SEGUNDO_FACTOR: Rechazos<RechazoDeSegundoFactor> = {
  ...RECHAZOS_DE_PRUEBA,
  ...RECHAZO_POR_CAMBIOS,
  "codigo-equivocado": RECHAZOS_AL_ENTRAR["codigo-equivocado"],
  "demasiados-codigos": RECHAZOS_AL_ENTRAR["demasiados-codigos"],
  "ya-activo": { clase: "conflict", mensaje: "La verificación en dos pasos ya está activa." },
  "sin-segundo-factor": { clase: "conflict", mensaje: "La verificación en dos pasos no está activa." },
  "sin-clave": {
    clase: "conflict",
    mensaje:
      "La verificación en dos pasos es para quien entra con una contraseña. Tú entras con tu acceso de asegurado, que te identifica por su cuenta.",
  },
};

/** Owner of backup codes, in their digests. */
const titularDe = (idPersona: number) => `respaldo:${idPersona}`;

/**
 * Checks a code of the second factor and uses it up (RFC 6238 § 5.2). Every check counts, simultaneous ones too. Checks
 * in a browser where the owner has signed in before have a counter of their own, as with passwords.
 */
export function makeProbarSegundoFactor(deps: DepsAlProbar) {
  const { repos, now, huella, cofre, codigosPorReloj } = deps;
  return async function probarSegundoFactor(
    idPersona: number,
    codigo: string,
    navegador: NavegadorConocido | null,
  ): Promise<Result<null, "codigo-equivocado" | "demasiados-codigos" | "demasiados-intentos">> {
    const conocido = comoConocido(navegador, idPersona);
    const deAhora = `segundo-factor:${conocido ? huella(conocido) : idPersona}`;
    const delDia = `errados:${huella(deAhora)}`;
    const intentos = await repos.intentos.contar(deAhora, LIMITE_DE_AHORA, now());
    if (intentos > INTENTOS_POR_CUENTA) return refuse("demasiados-intentos");
    const alDia = { tope: ERRADOS_POR_DIA, ventanaEnMinutos: UN_DIA_EN_MINUTOS };
    if ((await repos.intentos.contar(delDia, alDia, now())) > ERRADOS_POR_DIA) {
      return refuse("demasiados-codigos");
    }
    if (!(await sirve(idPersona, codigo))) return refuse("codigo-equivocado");
    await repos.intentos.olvidar(deAhora);
    await repos.intentos.descontar(delDia);
    return done(null);
  };

  async function sirve(idPersona: number, codigo: string): Promise<boolean> {
    if (codigo.length !== 6) {
      const usado = await buscarPorHuella(
        huellasDeRespaldo(huella, titularDe(idPersona), codigo),
        async (huellaDeCodigo) =>
          (await repos.segundosFactores.usarRespaldo(idPersona, huellaDeCodigo, now())) || null,
      );
      return usado !== null;
    }
    const guardado = await repos.segundosFactores.de(idPersona);
    if (!guardado?.activadoEn) return false;
    const paso = codigosPorReloj.pasoDe(cofre.abrir(guardado.secretoCifrado), codigo, now());
    return paso !== null && repos.segundosFactores.usarPaso(idPersona, paso);
  }
}

const ACCION = {
  activado: "segundo-factor-activado",
  renovado: "respaldos-renovados",
  quitado: "segundo-factor-quitado",
} as const;

interface CambioDeSegundoFactor {
  idPersona: number;
  cambio: keyof typeof ACCION;
  canal: Canal;
  /** Link that undoes the change; none when the second factor was turned off. */
  deshacer?: string;
}

/**
 * Turns the second factor on and off. Each change needs a proof of identity and is told by mail. The mail lets the
 * owner undo a factor that would lock them out.
 */
export function makeSegundoFactor(deps: DepsDeSegundoFactor & Pick<DepsDeEnlace, "nuevoEnlace">) {
  const { repos, transaccion, now, newId, cofre, codigosPorReloj, sitio } = deps;
  const { conPrueba } = makeConPrueba(deps);

  const paraLaAplicacion = async (idPersona: number, secreto: string) => {
    const persona = await repos.personas.porId(idPersona);
    return { secreto, uri: codigosPorReloj.uri(secreto, persona?.email ?? "") };
  };
  const nuevosRespaldos = (idPersona: number) => {
    const { huellas, mostrados } = respaldosNuevos(deps, titularDe(idPersona));
    const { paraDeshacer, url } = enlaceParaDeshacer(deps);
    return { mostrados, url, nuevos: { huellas, paraDeshacer } };
  };
  const avisar = async (
    trx: Repos<"accesosADatos" | "correos" | "personas">,
    { idPersona, cambio, canal, deshacer }: CambioDeSegundoFactor,
  ) => {
    const accion = ACCION[cambio];
    await anotarAcceso({ repos: trx, newId }, { idPersona, accion, canal, creadoEn: now() });
    const persona = await trx.personas.porId(idPersona);
    if (!persona) return;
    const sobre = { idCorreo: newId(), idPersona, para: persona.email, creadoEn: now() };
    const conClave = await tieneClave(trx, idPersona);
    await trx.correos.encolar(correoDeSegundoFactor(sobre, { cambio, conClave, deshacer }, sitio));
  };

  return {
    async ver(idPersona: number) {
      const guardado = await repos.segundosFactores.de(idPersona);
      return {
        activadoEn: guardado?.activadoEn ?? null,
        respaldos: await repos.segundosFactores.respaldosSinUsar(idPersona),
      };
    },

    /**
     * Stores a new secret that waits for its first code. Only an account with a password may have a second factor. A
     * person without a password can sign in only through the insurer: a factor turned on in a stolen session would lock
     * them out, without a mail to get back in.
     */
    async pedir(prueba: Prueba) {
      if (!(await tieneClave(repos, prueba.idPersona))) return refuse("sin-clave");
      const secreto = codigosPorReloj.nuevoSecreto();
      const pedido = await conPrueba(prueba, async (trx) => {
        const anotado = await trx.segundosFactores.pedir(prueba.idPersona, cofre.cerrar(secreto), now());
        return anotado ? done(null) : refuse("ya-activo");
      });
      return pedido.ok ? done(await paraLaAplicacion(prueba.idPersona, secreto)) : pedido;
    },

    /** The second factor that waits for its first code, for a person who has just proven their identity. */
    async pendiente(idPersona: number) {
      const guardado = await repos.segundosFactores.de(idPersona);
      if (!guardado || guardado.activadoEn) return null;
      return paraLaAplicacion(idPersona, cofre.abrir(guardado.secretoCifrado));
    },

    /**
     * Activates the second factor and returns the backup codes, which are shown only once. Wrong codes count against
     * the waiting factor, and not against signing in.
     */
    async activar({ idPersona, codigo, canal }: { idPersona: number; codigo: string; canal: Canal }) {
      if (!(await tieneClave(repos, idPersona))) return refuse("sin-clave");
      const guardado = await repos.segundosFactores.de(idPersona);
      if (!guardado) return refuse("sin-segundo-factor");
      if (guardado.activadoEn) return refuse("ya-activo");
      const intento = `activar-segundo-factor:${idPersona}`;
      const intentos = await repos.intentos.contar(intento, LIMITE_DE_AHORA, now());
      if (intentos > INTENTOS_POR_CUENTA) return refuse("demasiados-intentos");
      const paso = codigosPorReloj.pasoDe(cofre.abrir(guardado.secretoCifrado), codigo, now());
      if (paso === null) return refuse("codigo-equivocado");
      const { mostrados, nuevos, url } = nuevosRespaldos(idPersona);
      return transaccion(async (trx) => {
        if (!(await trx.segundosFactores.activar(idPersona, paso, nuevos, now()))) {
          return refuse("ya-activo");
        }
        if (!(await cabeOtroCambio(trx, "segundo-factor", idPersona, now()))) {
          return refuse("demasiados-cambios");
        }
        await trx.intentos.olvidar(intento);
        await avisar(trx, { idPersona, cambio: "activado", canal, deshacer: url });
        return done(mostrados);
      });
    },

    /** Replaces lost or seen backup codes, and returns the new ones, which are shown only once. */
    async renovarRespaldos({ canal, ...prueba }: Prueba & { canal: Canal }) {
      const { idPersona } = prueba;
      return conPrueba(prueba, async (trx) => {
        const { mostrados, nuevos, url } = nuevosRespaldos(idPersona);
        if (!(await trx.segundosFactores.renovarRespaldos(idPersona, nuevos, now()))) {
          return refuse("sin-segundo-factor");
        }
        if (!(await cabeOtroCambio(trx, "segundo-factor", idPersona, now()))) {
          return refuse("demasiados-cambios");
        }
        await avisar(trx, { idPersona, cambio: "renovado", canal, deshacer: url });
        return done(mostrados);
      });
    },

    async quitar({ canal, ...prueba }: Prueba & { canal: Canal }) {
      const { idPersona } = prueba;
      return conPrueba(prueba, async (trx) => {
        if (!(await trx.segundosFactores.de(idPersona))) return refuse("sin-segundo-factor");
        await trx.segundosFactores.quitar(idPersona);
        await avisar(trx, { idPersona, cambio: "quitado", canal });
        return done(null);
      });
    },
  };
}
