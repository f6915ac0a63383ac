import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import type { Deps, Repos } from "../../shared/puertos";
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
  "falta-clave": { clase: "invalid", mensaje: "Escribe tu contraseña" },
  "clave-incorrecta": {
    clase: "invalid",
    mensaje: "La contraseña no coincide. Revísala e inténtalo de nuevo.",
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

/** A proof that stood when it was looked at, which takes its time. */
export type Probado = (repos: Repos<"accesos" | "personas">) => Promise<Result<null, RechazoDePrueba>>;

/**
 * What a proof was given for asks in its own transaction, before all else, whether it still stands, and uses up what
 * serves once: whoever has lost the account meanwhile does nothing more in it. Nothing is asked where none was wanted.
 */
export const gastar = (
  repos: Repos<"accesos" | "personas">,
  probado: Probado | undefined,
): Promise<Result<null, RechazoDePrueba>> => (probado ? probado(repos) : Promise.resolve(done(null)));

/**
 * Proves that it is really they, and not somebody who got hold of an open session: the password again or, where there
 * is none, having gone to the insurer's for it in the last ten minutes. A fresh sign-in proves
 * nothing: its cookie may be the one that was taken. A password that was left out is asked for, and counts as no
 * wrong one.
 */
export function makeProbarQuienEs({ repos, now, verificarClave, anotarSuceso }: DepsDePrueba) {
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
    const intentos = await repos.intentos.contar(intento, VENTANA_DE_INTENTOS_EN_MINUTOS, ahora);
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

/** The same for what changes nothing: a page that shows much of somebody, or a copy of it. */
export function makeProbarAhora(deps: DepsDePrueba) {
  const probarQuienEs = makeProbarQuienEs(deps);
  return async (prueba: Prueba): Promise<Result<null, RechazoDePrueba>> => {
    const probado = await probarQuienEs(prueba);
    return probado.ok ? gastar(deps.repos, probado.value) : probado;
  };
}

/** What other contexts ask for a proof with. */
export type ProbarQuienEs = ReturnType<typeof makeProbarQuienEs>;
