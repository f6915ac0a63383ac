import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import { campoNormalizado } from "../../shared/campos";
import { normalizarDocumento } from "../personas/documento";
import { limpiarLinea } from "../../shared/limpieza";
import { claveNueva, RECHAZOS_DE_CLAVE_NUEVA } from "../identidad/clave";
import { RECHAZOS_DE_CODIGO, type RechazoDeCodigo } from "../identidad/codigo";
import { RECHAZOS_DE_PRUEBA } from "../identidad/prueba";

export const VIDA_DE_ENLACE_EN_MINUTOS = 30;

/** A recovery of an account, which anybody may request. Without an account it leads nowhere and looks the same. */
export interface Recuperacion {
  idRecuperacion: string;
  idPersona: number | null;
  /** Digest of the requested mail or document, by which tries are counted. */
  huellaDeQuien: string;
  huellaDeEnlace: string;
  expiraEn: Date;
  /** Instant at which the code was entered; null before. The link of the mail needs no code. */
  verificadaEn: Date | null;
}

export const idDeCodigo = (idRecuperacion: string) => `recuperacion:${idRecuperacion}`;

/** Field for a mail or a document number: people remember one or the other. */
export const pedidoDeRecuperacion = z.object({
  quien: campoNormalizado(
    (correoODocumento) =>
      correoODocumento.includes("@") ? limpiarLinea(correoODocumento) : normalizarDocumento(correoODocumento),
    {
      falta: "Escribe tu correo o el número de tu documento",
      maximo: 254,
      largo: "Escribe 254 caracteres o menos",
    },
  ).refine(
    (correoODocumento) =>
      /^[A-Z0-9-]{1,15}$/.test(correoODocumento) || z.email().safeParse(correoODocumento).success,
    {
      message: "Escribe un correo como nombre@ejemplo.com, o solo el número de tu documento",
    },
  ),
});

export const cambioDeClavePerdida = z.object({
  clave: claveNueva,
  /** Index of the mail to sign in with from now on, when the account has several. */
  correo: z.coerce.number().int().min(0).max(9).optional(),
});

/** Masks a mail: its owner recognises it, and others cannot write to it. */
export function enmascararCorreo(correo: string, letras = 1): string {
  const [nombre = "", dominio = ""] = correo.split(/@(?=[^@]*$)/);
  const punto = dominio.lastIndexOf(".");
  const final = punto > 0 ? dominio.slice(punto) : "";
  const primeras = (parte: string) => Array.from(parte).slice(0, letras).join("");
  return `${primeras(nombre)}•••@${primeras(dominio.slice(0, dominio.length - final.length))}•••${final}`;
}

/** Masks the mails of one account; mails that would look alike show more letters, until they differ. */
export function enmascararCorreos(correos: readonly string[]): string[] {
  const distintos = new Set(correos).size;
  const alcanza = (letras: number) =>
    new Set(correos.map((correo) => enmascararCorreo(correo, letras))).size === distintos;
  let letras = 1;
  while (!alcanza(letras)) letras += 1;
  return correos.map((correo) => enmascararCorreo(correo, letras));
}

export const VARIOS_CORREOS = "Tienes más de un correo asociado a tu cuenta";

export type RechazoDeRecuperacion =
  | RechazoDeCodigo
  | "clave-sabida"
  | "clave-anulada"
  | "demasiados-intentos"
  | "enlace-vencido"
  | "correo-de-otra-cuenta";

export const RECHAZOS_DE_RECUPERACION: Rechazos<RechazoDeRecuperacion> = {
  ...RECHAZOS_DE_CODIGO,
  ...RECHAZOS_DE_CLAVE_NUEVA,
  "demasiados-intentos": RECHAZOS_DE_PRUEBA["demasiados-intentos"],
  "enlace-vencido": {
    clase: "gone",
    mensaje: "Este enlace ya se usó o venció. Pide otro para crear tu contraseña.",
  },
  "correo-de-otra-cuenta": {
    clase: "conflict",
    mensaje: "Ese correo ya es de otra cuenta. Elige otro de la lista.",
  },
};
