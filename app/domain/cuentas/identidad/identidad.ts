import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import { campoDeCorreo } from "../../shared/campos";
import type { Documento } from "../personas/documento";
import { limpiarLinea } from "../../shared/limpieza";
import { sumarMinutos } from "../../shared/fechas";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";
import { claveDeSiempre } from "./claveDeSiempre";

/** A signed-in visit of a person in one browser or application; its tokens and cookies end with it. */
export interface Acceso {
  idAcceso: string;
  idPersona: number;
  creadoEn: Date;
  expiraEn: Date;
  cerradoEn: Date | null;
}

/** Way of signing in: with a password of ours, or through the insurer. */
export type Puerta = "clave" | "aseguradora";

export interface OrigenDeAcceso {
  /** Device in words, as `describirDispositivo` gives it. */
  dispositivo: string;
  puerta: Puerta;
}

export interface AccesoEnUso extends Acceso, OrigenDeAcceso {
  /** Instant of the last use, noted at most `ANOTAR_USO_CADA_MINUTOS` late. */
  ultimoUsoEn: Date;
}

export const VIDA_DE_ACCESO_EN_DIAS = 30;
/** Days without use after which an access ends (ASVS 4.0.3, 3.3.2). */
export const VIDA_SIN_USO_EN_DIAS = 14;
/** Minutes between two notes of an access's last use: not every page may cost a write. */
export const ANOTAR_USO_CADA_MINUTOS = 60;
/** Maximum of open accesses of a person: a new one closes the one unused for the longest time. */
export const ACCESOS_A_LA_VEZ = 50;
/**
 * Wrong passwords in a day, from all networks (ASVS 4.0.3, 2.2.1), after which a known browser counts as unknown until
 * the next day.
 */
export const INTENTOS_POR_NAVEGADOR_AL_DIA = 100;
export const VENTANA_DE_INTENTOS_EN_MINUTOS = 15;
export const INTENTOS_POR_CUENTA = 5;
export const INTENTOS_POR_DIRECCION = 60;

/** Name of the counter of tries for an account. */
export function claveDeIntentos(identificador: Nombrada, huella: (texto: string) => string): string {
  return `cuenta:${huella("correo" in identificador ? identificador.correo : `${identificador.idTipoDocumento}:${identificador.numeroDocumento}`)}`;
}

/** The account that a person names to sign in, by mail or by document, both normalised. */
export type Nombrada = { correo: string } | Documento;

/** A browser in which these people have signed in before. Its cookie is signed by us. */
export interface NavegadorConocido {
  idNavegador: string;
  /** People who have signed in from the browser, each with the digest of their password at that time. */
  personas: readonly { idPersona: number; huellaDeClave: string }[];
}

/** Name of the counter of a person's tries in a browser where they have signed in; null for an unknown browser. */
export function comoConocido(navegador: NavegadorConocido | null, idPersona: number): string | null {
  const esDeLaPersona = navegador?.personas.some((persona) => persona.idPersona === idPersona);
  return navegador && esDeLaPersona ? `${navegador.idNavegador}:${idPersona}` : null;
}

/** A person who gave the password, or came from the insurer, and may still have to enter the second factor. */
export interface PrimerPaso {
  idPersona: number;
  puerta: Puerta;
  /** Digest of the password at this step: the step becomes invalid when the password changes. */
  huellaDeClave: string;
}

export type RechazoAlEntrar =
  | "credenciales-invalidas"
  | "demasiados-intentos"
  | "falta-segundo-factor"
  | "codigo-equivocado"
  | "demasiados-codigos";

/**
 * A wrong password and an unknown account share one text (OWASP, Authentication Cheat Sheet): nobody learns who has an
 * account.
 */
export const RECHAZOS_AL_ENTRAR: Rechazos<RechazoAlEntrar> = {
  "credenciales-invalidas": {
    clase: "invalid",
    mensaje: "El correo o la contraseña no coinciden. Revísalos e inténtalo de nuevo.",
  },
  "demasiados-intentos": {
    clase: "too-many",
    mensaje: `Hubo demasiados intentos. Espera ${VENTANA_DE_INTENTOS_EN_MINUTOS} minutos y vuelve a intentarlo.`,
  },
  "falta-segundo-factor": {
    clase: "forbidden",
    mensaje: "Escribe también el código de tu aplicación de verificación.",
  },
  "codigo-equivocado": {
    clase: "invalid",
    mensaje: "Ese código no es válido o ya se usó. Espera el siguiente en tu aplicación y escríbelo.",
  },
  "demasiados-codigos": {
    clase: "too-many",
    mensaje: "Hubo demasiados códigos equivocados hoy. Vuelve a intentarlo mañana.",
  },
};

export const RECHAZOS_AL_REFRESCAR: Rechazos<"refresco-invalido"> = {
  "refresco-invalido": { clase: "unauthenticated", mensaje: "Vuelve a iniciar sesión." },
};

export const RECHAZOS_AL_ENTRAR_CON_DOCUMENTO: Rechazos<RechazoAlEntrar> = {
  ...RECHAZOS_AL_ENTRAR,
  "credenciales-invalidas": {
    clase: "invalid",
    mensaje: "El documento o la contraseña no coinciden. Revísalos e inténtalo de nuevo.",
  },
};

export const credenciales = z.object({
  correo: campoDeCorreo("Escribe tu correo electrónico"),
  clave: claveDeSiempre,
});

/** True for an access within its 30 days that was used in the last 14 days. */
export function estaAbierto(acceso: AccesoEnUso, now: Date): boolean {
  return !acceso.cerradoEn && now < acceso.expiraEn && now < finPorDesuso(acceso.ultimoUsoEn);
}

const finPorDesuso = (ultimoUsoEn: Date) =>
  sumarMinutos(ultimoUsoEn, VIDA_SIN_USO_EN_DIAS * UN_DIA_EN_MINUTOS);

export const normalizarCorreo = (correo: string) => limpiarLinea(correo).toLowerCase();

export { destinoSeguro } from "../../shared/navegacion/destino";
