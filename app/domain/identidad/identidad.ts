import { z } from "zod";
import { sumarMinutos } from "../shared/fechas";

/** A visit that a person opened with their password; tokens and cookies are worth what it is worth. */
export interface Acceso {
  idAcceso: string;
  idPersona: number;
  creadoEn: Date;
  expiraEn: Date;
  cerradoEn: Date | null;
}

export interface Cuenta {
  idPersona: number;
  correo: string;
  claveHash: string;
}

export const VIDA_DE_ACCESO_EN_DIAS = 30;
/** An access that begins now, under an id of its own. */
export const nuevoAcceso = (idAcceso: string, idPersona: number, now: Date): Acceso => ({
  idAcceso,
  idPersona,
  creadoEn: now,
  expiraEn: sumarMinutos(now, VIDA_DE_ACCESO_EN_DIAS * 24 * 60),
  cerradoEn: null,
});

export const VENTANA_DE_INTENTOS_EN_MINUTOS = 15;
export const INTENTOS_POR_CUENTA = 5;
export const INTENTOS_POR_DIRECCION = 60;

/** Under which name the tries at one account are counted. */
export const claveDeIntentos = (huellaDelCorreo: string) => `cuenta:${huellaDelCorreo}`;

export type RechazoAlEntrar = "credenciales-invalidas" | "demasiados-intentos";

/** One text for a wrong password and for an unknown account: nobody learns who has one. */
export const MENSAJE_AL_ENTRAR: Record<RechazoAlEntrar, string> = {
  "credenciales-invalidas": "El correo o la contraseña no coinciden. Revísalos e inténtalo de nuevo.",
  "demasiados-intentos": `Hubo demasiados intentos. Espera ${VENTANA_DE_INTENTOS_EN_MINUTOS} minutos y vuelve a intentarlo.`,
};

export const credenciales = z.object({
  correo: z
    .string("Escribe tu correo electrónico")
    .trim()
    .max(254, "Escribe un correo de 254 caracteres o menos")
    .pipe(z.email("Escribe un correo como nombre@ejemplo.com")),
  clave: z.string("Escribe tu contraseña").max(128, "Tu contraseña tiene 128 caracteres como máximo"),
});

export const normalizarCorreo = (correo: string) => correo.trim().toLowerCase();

/**
 * Where to go after signing in: a path of our own origin, or the private zone. Refuses other origins however they
 * are written (`//evil`, `/\evil`, encoded or with control characters).
 */
export function destinoSeguro(redirect: string | null | undefined, porDefecto = "/mi-zona-privada"): string {
  if (!redirect || redirect.length > 2000 || !/^\/(?![/\\])/.test(redirect)) return porDefecto;
  // Browsers drop control characters, and could then see another address.
  if (/[\u0000-\u001f\u007f\\]/.test(redirect) || /^\/+(%2f|%5c)/i.test(redirect)) return porDefecto;
  const base = "https://origen.invalid";
  if (!URL.canParse(redirect, base)) return porDefecto;
  const { origin, pathname, search, hash } = new URL(redirect, base);
  return origin === base && !pathname.startsWith("//") ? pathname + search + hash : porDefecto;
}
