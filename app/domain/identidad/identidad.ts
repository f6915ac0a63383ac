import { z } from "zod";

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
export const VENTANA_DE_INTENTOS_EN_MINUTOS = 15;
export const INTENTOS_POR_CUENTA = 5;
export const INTENTOS_POR_DIRECCION = 60;

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

export { destinoSeguro } from "../navegacion/destino";
