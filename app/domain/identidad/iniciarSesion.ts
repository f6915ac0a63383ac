import type { Deps } from "../puertos";
import { done, refuse } from "../shared/result";
import {
  claveDeIntentos,
  INTENTOS_POR_CUENTA,
  INTENTOS_POR_DIRECCION,
  normalizarCorreo,
  nuevoAcceso,
  VENTANA_DE_INTENTOS_EN_MINUTOS,
  type Acceso,
} from "./identidad";

export interface DepsDeIdentidad extends Deps {
  /** Compares a password with a hash; without a hash it does the same work and answers false. */
  verificarClave: (claveHash: string | null, clave: string) => Promise<boolean>;
  /** A keyed digest: what is counted is not readable in the storage. */
  huella: (texto: string) => string;
  /** Called once when an account runs out of tries, whether or not it exists. */
  avisarBloqueo: (correo: string) => Promise<void>;
}

/**
 * Opens an access for the right e-mail and password. The same answer, after the same work, for a wrong password
 * and for an unknown account; too many tries are refused for each account and for each address.
 */
export function makeIniciarSesion({
  repos,
  now,
  newId,
  verificarClave,
  huella,
  avisarBloqueo,
}: DepsDeIdentidad) {
  return async function iniciarSesion(entrada: { correo: string; clave: string; direccion: string }) {
    const ahora = now();
    const correo = normalizarCorreo(entrada.correo);
    const porCuenta = claveDeIntentos(huella(correo));
    const porDireccion = `direccion:${huella(entrada.direccion)}`;
    // Counted before the password is looked at, so that parallel tries are counted too.
    const deLaDireccion = await repos.intentos.contar(porDireccion, VENTANA_DE_INTENTOS_EN_MINUTOS, ahora);
    if (deLaDireccion > INTENTOS_POR_DIRECCION) return refuse("demasiados-intentos");
    const deLaCuenta = await repos.intentos.contar(porCuenta, VENTANA_DE_INTENTOS_EN_MINUTOS, ahora);
    if (deLaCuenta === INTENTOS_POR_CUENTA + 1) await avisarBloqueo(correo);
    if (deLaCuenta > INTENTOS_POR_CUENTA) return refuse("demasiados-intentos");
    const cuenta = await repos.personas.cuentaPorCorreo(correo);
    const esLaClave = await verificarClave(cuenta?.claveHash ?? null, entrada.clave);
    if (!cuenta || !esLaClave) return refuse("credenciales-invalidas");

    await repos.intentos.olvidar(porCuenta);
    await repos.intentos.descontar(porDireccion);
    const acceso = nuevoAcceso(newId(), cuenta.idPersona, ahora);
    await repos.accesos.abrir(acceso);
    return done(acceso);
  };
}

/** The access behind a token, if it is still open; another one is worth nothing. */
export function makeReconocerAcceso({ repos, now }: Deps) {
  return async (idAcceso: string): Promise<Acceso | null> => {
    const acceso = await repos.accesos.porId(idAcceso);
    return acceso && !acceso.cerradoEn && now() < acceso.expiraEn ? acceso : null;
  };
}
