import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import type { Deps, Repositorios, Repos } from "../../shared/puertos";
import { NoDisponible } from "../../shared/fallo";
import { done, refuse, type Result } from "../../shared/result";
import { sumarMinutos } from "../../shared/fechas";
import { claveDeSiempre } from "./claveDeSiempre";
import type { AnotarSuceso } from "../../shared/sucesos";
import { INTENTOS_POR_CUENTA, VENTANA_DE_INTENTOS_EN_MINUTOS } from "./identidad";

/** How long a proof is worth something: the one at the insurer's for one act, and that a page is only for its person. */
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
  /** `conocida`: somebody whom we know here already, who waits less than strangers do. */
  verificarClave: (claveHash: string | null, clave: string, conocida?: number | null) => Promise<boolean>;
  anotarSuceso: AnotarSuceso;
}

/** What a proof is asked of. */
type LoDePrueba = "accesos" | "personas";

/** A proof that stood when it was looked at: whether it still does. What serves once is used up by asking. */
type Probado = (repos: Repos<LoDePrueba>) => Promise<Result<null, RechazoDePrueba>>;

/**
 * Looks at the proof that it is really they, and not somebody who got hold of an open session: the password again or,
 * where there is none, having gone to the insurer's for it in the last ten minutes. A fresh sign-in proves
 * nothing: its cookie may be the one that was taken. A password that was left out is asked for, and counts as no
 * wrong one.
 */
function makeProbar({ repos, now, verificarClave, anotarSuceso }: DepsDePrueba) {
  return async (prueba: Prueba): Promise<Result<Probado, RechazoDePrueba>> => {
    const probado = await probar(prueba);
    // Whoever cannot prove it may have come by the session of another.
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
    // For each access: whoever stole one does not keep the owner, who has another, from changing the password.
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

/** A password that nobody had the time to look at was no try: what had been counted is taken back. */
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
 * Does what wants that proof, and hands it the transaction to do it in: there is no proof without it. Looking at a
 * password takes its time, in which the owner may take the account back; so the transaction asks before all else whether
 * the proof still stands, and whoever has lost the account meanwhile does nothing more in it. Null where none is wanted.
 */
export function makeConPrueba<K extends keyof Repositorios>(
  deps: DepsDePrueba & Pick<Deps<K | LoDePrueba>, "transaccion">,
) {
  const probar = makeProbar(deps);

  /** `preparar` is done once they have proven it, and outside the transaction: what takes long, or is counted. */
  async function conPruebaTras<T, A, R extends string = never>(
    prueba: Prueba | null,
    preparar: () => Promise<Result<A, R>>,
    hacer: (repos: Repos<K | LoDePrueba>, preparado: A) => Promise<Result<T, R>>,
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
      hacer: (repos: Repos<K | LoDePrueba>) => Promise<Result<T, R>>,
    ) => conPruebaTras<T, null, R>(prueba, () => Promise.resolve(done(null)), hacer),
  };
}

/** How other contexts ask for a proof. */
export type ConPrueba<K extends keyof Repositorios> = ReturnType<typeof makeConPrueba<K>>["conPrueba"];

/** The proof alone, for what changes nothing: a page that shows much of somebody, or a copy of it. */
export function makeProbarAhora(deps: DepsDePrueba) {
  const probar = makeProbar(deps);
  return async (prueba: Prueba): Promise<Result<null, RechazoDePrueba>> => {
    const probado = await probar(prueba);
    return probado.ok ? probado.value(deps.repos) : probado;
  };
}
