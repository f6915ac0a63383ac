import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import { normalizarDocumento } from "../personas/documento";
import { limpiarLinea } from "../../shared/limpieza";
import { claveNueva, RECHAZOS_DE_CLAVE_NUEVA } from "../identidad/clave";
import { RECHAZOS_DE_CODIGO, type RechazoDeCodigo } from "../identidad/codigo";
import { RECHAZOS_DE_PRUEBA } from "../identidad/prueba";

export const VIDA_DE_ENLACE_EN_MINUTOS = 30;

/** A way back into an account, asked for by anybody; without a person it leads nowhere and looks the same. */
export interface Recuperacion {
  idRecuperacion: string;
  idPersona: number | null;
  /** A digest of the mail or document that was asked about: guesses are counted by it. */
  huellaDeQuien: string;
  huellaDeEnlace: string;
  expiraEn: Date;
  /** When the code was entered. The link needs none. */
  verificadaEn: Date | null;
}

export const idDeCodigo = (idRecuperacion: string) => `recuperacion:${idRecuperacion}`;

/** A mail, or the number of a document: one field, because people remember one or the other. */
export const pedidoDeRecuperacion = z.object({
  quien: z
    .string("Escribe tu correo o el número de tu documento")
    .max(254, "Escribe 254 caracteres o menos")
    .transform((quien) => (quien.includes("@") ? limpiarLinea(quien) : normalizarDocumento(quien)))
    .pipe(
      z.string().refine((quien) => /^[A-Z0-9-]{1,15}$/.test(quien) || z.email().safeParse(quien).success, {
        message: "Escribe un correo como nombre@ejemplo.com, o solo el número de tu documento",
      }),
    ),
});

export const cambioDeClavePerdida = z.object({
  clave: claveNueva,
  /** Which of the account's mails to enter by from now on, where it has several: its place in the list. */
  correo: z.coerce.number().int().min(0).max(9).optional(),
});

/** Enough of a mail for its owner to recognise it, and for nobody else to write to it. */
export function enmascararCorreo(correo: string, letras = 1): string {
  const [nombre = "", dominio = ""] = correo.split(/@(?=[^@]*$)/);
  const punto = dominio.lastIndexOf(".");
  const final = punto > 0 ? dominio.slice(punto) : "";
  const primeras = (parte: string) => Array.from(parte).slice(0, letras).join("");
  return `${primeras(nombre)}•••@${primeras(dominio.slice(0, dominio.length - final.length))}•••${final}`;
}

/** Masks the mails of one account: those that would look alike show more letters, until they differ. */
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
