import type { SubmissionResult } from "@conform-to/react";
import type { Bloque } from "~/components/Markdown";
import {
  PASOS_DE_REGISTRO,
  RECHAZO_POR_CHOQUE,
  type PasoDeRegistro,
  type RechazoDeRegistro,
} from "~/domain/cuentas/registro/registro";

/** Name of each step of the sign-up in the progress bar, and its heading. */
export const TITULOS: Record<PasoDeRegistro, { nombre: string; titulo: string }> = {
  documento: { nombre: "Documento", titulo: "Crea tu cuenta" },
  nombres: { nombre: "Nombres", titulo: "¿Cómo te llamas?" },
  contacto: { nombre: "Contacto", titulo: "¿Cómo te ubicamos?" },
  condiciones: { nombre: "Condiciones", titulo: "Antes de seguir" },
  codigo: { nombre: "Verificación", titulo: "Revisa tu correo" },
};

export const numeroDePaso = (paso: PasoDeRegistro) => PASOS_DE_REGISTRO.indexOf(paso) + 1;

/** Step of the sign-up in an address; the first step has no name there. */
export function pasoDeLaRuta(parametro: string | undefined): PasoDeRegistro | null {
  if (parametro === undefined) return "documento";
  return PASOS_DE_REGISTRO.find((paso) => paso === parametro && paso !== "documento") ?? null;
}

export const direccionDe = (puerta: string, paso: PasoDeRegistro) =>
  paso === "documento" ? puerta : `${puerta}/${paso}`;

/** A legal text as the step of the sign-up shows it. */
export interface PoliticaALaVista {
  codigo: string;
  tipo: "check" | "texto";
  titulo: string;
  /** Name of the legal text; its title is the label of the box. */
  nombre: string;
  bloques: Bloque[];
  enlace: string;
  requerido: 0 | 1;
}

export const REENVIAR = "reenviar";

/** Refusals of a sign-up that are no mistake in a field: they are shown with links to go on. */
export const CON_SALIDA: ReadonlySet<RechazoDeRegistro> = new Set([
  "correo-registrado",
  "correo-y-documento-registrados",
  "ya-eres-cliente",
  "datos-no-disponibles",
  "condiciones-nuevas",
  "registro-vencido",
]);

/**
 * Refusals that used up the code of the sign-up: its field is not offered again, and links to go on stand beside the
 * error.
 */
export const CODIGO_GASTADO: ReadonlySet<RechazoDeRegistro> = new Set(Object.values(RECHAZO_POR_CHOQUE));

/** Props that every step of the sign-up has. */
export interface PropsDePaso {
  /** True when the person chose a password before: an empty field keeps it. */
  conClave: boolean;
  valores: Record<string, string>;
  ultimo: SubmissionResult | undefined;
  generales: string[];
}
