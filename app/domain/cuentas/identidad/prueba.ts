import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import type { Deps, Repos, Repositorios, ReposSinCandado } from "../../shared/puertos";
import { NoDisponible } from "../../shared/fallo";
import { done, refuse, type Result } from "../../shared/result";
import { sumarMinutos } from "../../shared/fechas";
import { claveDeSiempre } from "./claveDeSiempre";
import type { AnotarSuceso } from "../../shared/sucesos";
import { INTENTOS_POR_CUENTA, VENTANA_DE_INTENTOS_EN_MINUTOS } from "./identidad";

/** Minutes for which a proof of identity is valid: one by the insurer for one act, one by a page for its person. */
export const VIDA_DE_PRUEBA_EN_MINUTOS = 10;

const conClave = z.object({ clave: claveDeSiempre });
export const sinClave = z.object({ clave: claveDeSiempre.optional() });
export const pruebaPara = (tieneClave: boolean) => (tieneClave ? conClave : sinClave);

export type RechazoDePrueba = "falta-clave" | "clave-incorrecta" | "falta-confirmar" | "demasiados-intentos";

export const RECHAZOS_DE_PRUEBA: Rechazos<RechazoDePrueba> = {
  "falta-clave": { clase: "invalid", mensaje: "Escribe tu contraseña", campo: "clave" },
  "clave-incorrecta": {
    clase: "invalid",
    mensaje: "La contraseña no coincide. Revísala e inténtalo de nuevo.",
    campo: "clave",
  },
  "falta-confirmar": {
    clase: "forbidden",
    mensaje: `Confirma primero, con tu acceso de asegurado, que eres tú. Vale para una sola cosa y dura ${VIDA_DE_PRUEBA_EN_MINUTOS} minutos.`,
  },
  "demasiados-intentos": {
    clase: "too-many",
    mensaje: `Hubo demasiados intentos. Espera ${VENTANA_DE_INTENTOS_EN_MINUTOS} minutos y vuelve a intentarlo.`,
  },
};

export interface Prueba {
  idPersona: number;
  idAcceso: string;
  clave?: string | undefined;
}

export interface DepsDePrueba extends Pick<Deps<"accesos" | "intentos" | "personas">, "repos" | "now"> {
  /**
   * Compares a password with its hash. `conocida`: a person known in this browser, who goes before strangers in the
   * queue.
   */
  verificarClave: (claveHash: string | null, clave: string, conocida?: number | null) => Promise<boolean>;
  anotarSuceso: AnotarSuceso;
}

/** Repositories that the check of a proof reads. */
type RepositoriosDePrueba = "accesos" | "personas";

/** Checks again, inside the transaction, a proof that was valid before. A one-use proof is used up. */
type Probado = (repos: ReposSinCandado<RepositoriosDePrueba>) => Promise<Result<null, RechazoDePrueba>>;

/**
 * Checks that the person is the owner of the account, and not a thief with an open session (ASVS 4.0.3, 3.7.1). The
 * proof is the password or, without a password, a visit to the insurer's sign-in in the last ten minutes. A recent
 * sign-in here proves nothing: its cookie may be the stolen one. A missing password is asked for, and does not count as
 * wrong.
 */
function makeProbar({ repos, now, verificarClave, anotarSuceso }: DepsDePrueba) {
  return async (prueba: Prueba): Promise<Result<Probado, RechazoDePrueba>> => {
    const probado = await probar(prueba);
    // A failed proof may come from a stolen session, so that it is logged as a security event.
    if (!probado.ok && probado.rechazo !== "falta-clave")
      anotarSuceso({ suceso: "prueba-fallida", idPersona: prueba.idPersona, motivo: probado.rechazo });
    return probado;
  };

  async function probar({
    idPersona,
    idAcceso,
    clave = "",
  }: Prueba): Promise<Result<Probado, RechazoDePrueba>> {
    const ahora = now();
    const cuenta = await repos.personas.cuentaDe(idPersona);
    if (!cuenta) {
      const desde = sumarMinutos(ahora, -VIDA_DE_PRUEBA_EN_MINUTOS);
      if (!(await repos.accesos.hayPrueba(idAcceso, idPersona, desde))) return refuse("falta-confirmar");
      return done(async ({ accesos }) =>
        (await accesos.usarPrueba(idAcceso, idPersona, desde)) ? done(null) : refuse("falta-confirmar"),
      );
    }
    if (clave === "") return refuse("falta-clave");
    // Tries are counted for each access: a thief in one access does not keep the owner, in another, from changing the
    // password.
    const intento = `clave:${idPersona}:${idAcceso}`;
    const limite = { tope: INTENTOS_POR_CUENTA, ventanaEnMinutos: VENTANA_DE_INTENTOS_EN_MINUTOS };
    const intentos = await repos.intentos.contar(intento, limite, ahora);
    if (intentos > INTENTOS_POR_CUENTA) return refuse("demasiados-intentos");
    const { claveHash } = cuenta;
    const esLaClave = await sinContarLoNoMirado(
      () => verificarClave(claveHash, clave, idPersona),
      () => repos.intentos.descontar(intento),
    );
    if (!esLaClave) return refuse("clave-incorrecta");
    await repos.intentos.olvidar(intento);
    return done(async ({ personas }) =>
      (await personas.sigueConClave(idPersona, claveHash)) ? done(null) : refuse("clave-incorrecta"),
    );
  }
}

/** Takes a try off the count when the server was too busy to compare the password: it was no try. */
export async function sinContarLoNoMirado(
  mirar: () => Promise<boolean>,
  devolver: () => Promise<unknown>,
): Promise<boolean> {
  try {
    return await mirar();
  } catch (error) {
    if (error instanceof NoDisponible) await devolver();
    throw error;
  }
}

/**
 * Runs an act that needs a proof of identity, in a transaction. Checking a password takes time, in which the owner may
 * take the account back. So the transaction checks again that the proof is valid; a thief who lost the account
 * meanwhile is refused. With `prueba` null no proof is needed.
 */
export function makeConPrueba<K extends keyof Repositorios>(
  deps: DepsDePrueba & Pick<Deps<K | RepositoriosDePrueba>, "transaccion">,
) {
  const probar = makeProbar(deps);

  /** `preparar` runs after the proof and outside the transaction, for slow or counted work. */
  async function conPruebaTras<T, A, R extends string = never>(
    prueba: Prueba | null,
    preparar: () => Promise<Result<A, R>>,
    hacer: (repos: Repos<K | RepositoriosDePrueba>, preparado: A) => Promise<Result<T, R>>,
  ): Promise<Result<T, R | RechazoDePrueba>> {
    const probado = prueba && (await probar(prueba));
    if (probado && !probado.ok) return probado;
    const preparado = await preparar();
    if (!preparado.ok) return preparado;
    return deps.transaccion<T, R | RechazoDePrueba>(async (repos) => {
      const sigue = probado && (await probado.value(repos));
      return sigue && !sigue.ok ? sigue : hacer(repos, preparado.value);
    });
  }

  return {
    conPruebaTras,
    conPrueba: <T, R extends string = never>(
      prueba: Prueba | null,
      hacer: (repos: Repos<K | RepositoriosDePrueba>) => Promise<Result<T, R>>,
    ) => conPruebaTras<T, null, R>(prueba, () => Promise.resolve(done(null)), hacer),
  };
}

/** Type of the function with which other contexts require a proof of identity. */
export type ConPrueba<K extends keyof Repositorios> = ReturnType<typeof makeConPrueba<K>>["conPrueba"];

/** Requires a proof of identity for a read: a page with much personal data, or the copy of the data. */
export function makeProbarAhora(deps: DepsDePrueba) {
  const probar = makeProbar(deps);
  return async (prueba: Prueba): Promise<Result<null, RechazoDePrueba>> => {
    const probado = await probar(prueba);
    return probado.ok ? probado.value(deps.repos) : probado;
  };
}
