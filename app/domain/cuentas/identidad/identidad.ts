import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import type { Documento } from "../personas/documento";
import { limpiarLinea } from "../../shared/limpieza";
import { sumarMinutos } from "../../shared/fechas";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";
import { claveDeSiempre } from "./claveDeSiempre";

/** A visit that a person opened with their password; tokens and cookies are worth what it is worth. */
export interface Acceso {
  idAcceso: string;
  idPersona: number;
  creadoEn: Date;
  expiraEn: Date;
  cerradoEn: Date | null;
}

/** Which way somebody came in: with a password of ours, or through the insurer's door. */
export type Puerta = "clave" | "aseguradora";

export interface OrigenDeAcceso {
  /** In plain words, as `describirDispositivo` says it. */
  dispositivo: string;
  puerta: Puerta;
}

export interface AccesoEnUso extends Acceso, OrigenDeAcceso {
  /** At most `ANOTAR_USO_CADA_MINUTOS` old. */
  ultimoUsoEn: Date;
}

export const VIDA_DE_ACCESO_EN_DIAS = 30;
/** An access that nobody uses for this long is over too. */
export const VIDA_SIN_USO_EN_DIAS = 14;
/** Using an access is written down this often and no more: a page must not cost a write. */
export const ANOTAR_USO_CADA_MINUTOS = 60;
/** At most so many are open at once: the one that was used least lately ends. */
export const ACCESOS_A_LA_VEZ = 50;
/** A browser in which so many passwords were wrong in a day, from all networks, is a stranger's until the next. */
export const INTENTOS_POR_NAVEGADOR_AL_DIA = 100;
export const VENTANA_DE_INTENTOS_EN_MINUTOS = 15;
export const INTENTOS_POR_CUENTA = 5;
export const INTENTOS_POR_DIRECCION = 60;

/** Under which name the tries at one account are counted. */
export function claveDeIntentos(quien: Nombrada, huella: (texto: string) => string): string {
  return `cuenta:${huella("correo" in quien ? quien.correo : `${quien.idTipoDocumento}:${quien.numeroDocumento}`)}`;
}

/** Who says that they are coming in: by e-mail, or by document; spelled as we keep it. */
export type Nombrada = { correo: string } | Documento;

/** A browser in which these people have signed in before. It is signed by us and kept by the browser. */
export interface NavegadorConocido {
  idNavegador: string;
  /** Each with a digest of the password that they had when it was read. */
  personas: readonly { idPersona: number; huellaDeClave: string }[];
}

/** Under which name what somebody tries in a browser of theirs is counted; null where they have never come in from it. */
export function comoConocido(navegador: NavegadorConocido | null, idPersona: number): string | null {
  const suyo = navegador?.personas.some((una) => una.idPersona === idPersona);
  return navegador && suyo ? `${navegador.idNavegador}:${idPersona}` : null;
}

/** Whoever has shown their password, or has come through the insurer's door, and may still owe a second factor. */
export interface PrimerPaso {
  idPersona: number;
  puerta: Puerta;
  /** Of the password that they had then: with another one the step is worth nothing. */
  huellaDeClave: string;
}

export type RechazoAlEntrar =
  | "credenciales-invalidas"
  | "demasiados-intentos"
  | "falta-segundo-factor"
  | "codigo-equivocado"
  | "demasiados-codigos";

/** One text for a wrong password and for an unknown account: nobody learns who has one. */
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
  correo: z
    .string("Escribe tu correo electrónico")
    .max(254, "Escribe un correo de 254 caracteres o menos")
    .transform(limpiarLinea)
    .pipe(z.email("Escribe un correo como nombre@ejemplo.com")),
  clave: claveDeSiempre,
});

/** Open, within its 30 days, and used within the last 14. */
export function estaAbierto(acceso: AccesoEnUso, now: Date): boolean {
  return !acceso.cerradoEn && now < acceso.expiraEn && now < finPorDesuso(acceso.ultimoUsoEn);
}

const finPorDesuso = (ultimoUsoEn: Date) =>
  sumarMinutos(ultimoUsoEn, VIDA_SIN_USO_EN_DIAS * UN_DIA_EN_MINUTOS);

export const normalizarCorreo = (correo: string) => limpiarLinea(correo).toLowerCase();

export { destinoSeguro } from "../../shared/navegacion/destino";
