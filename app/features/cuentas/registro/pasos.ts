import type { SubmissionResult } from "@conform-to/react";
import type { Bloque } from "~/components/Markdown";
import {
  PASOS_DE_REGISTRO,
  RECHAZO_POR_CHOQUE,
  type PasoDeRegistro,
  type RechazoDeRegistro,
} from "~/domain/cuentas/registro/registro";

/** Name of each step in the progress bar, and its heading. */
export const TITULOS: Record<PasoDeRegistro, { nombre: string; titulo: string }> = {
  documento: { nombre: "Documento", titulo: "Crea tu cuenta" },
  nombres: { nombre: "Nombres", titulo: "¿Cómo te llamas?" },
  contacto: { nombre: "Contacto", titulo: "¿Cómo te ubicamos?" },
  condiciones: { nombre: "Condiciones", titulo: "Antes de seguir" },
  codigo: { nombre: "Verificación", titulo: "Revisa tu correo" },
};

export const numeroDePaso = (paso: PasoDeRegistro) => PASOS_DE_REGISTRO.indexOf(paso) + 1;

/** The step of an address; the first one has none of its own. */
export function pasoDeLaRuta(parametro: string | undefined): PasoDeRegistro | null {
  if (parametro === undefined) return "documento";
  return PASOS_DE_REGISTRO.find((paso) => paso === parametro && paso !== "documento") ?? null;
}

export const direccionDe = (puerta: string, paso: PasoDeRegistro) =>
  paso === "documento" ? puerta : `${puerta}/${paso}`;

/** A policy as its step shows it. */
export interface PoliticaALaVista {
  codigo: string;
  tipo: "check" | "texto";
  titulo: string;
  /** Name of the text; its title is the label of its box. */
  nombre: string;
  bloques: Bloque[];
  enlace: string;
  requerido: 0 | 1;
}

export const REENVIAR = "reenviar";

/** Refusals that are no mistake in a field: they are shown with where to go on. */
export const CON_SALIDA: ReadonlySet<RechazoDeRegistro> = new Set([
  "correo-registrado",
  "correo-y-documento-registrados",
  "ya-eres-cliente",
  "datos-no-disponibles",
  "condiciones-nuevas",
  "registro-vencido",
]);

/** Refusals that used up the code: it is not offered again, and the ways on stand beside the error. */
export const CODIGO_GASTADO: ReadonlySet<RechazoDeRegistro> = new Set(Object.values(RECHAZO_POR_CHOQUE));

/** Props of every step. */
export interface PropsDePaso {
  /** A password was chosen before: an empty one keeps it. */
  conClave: boolean;
  valores: Record<string, string>;
  ultimo: SubmissionResult | undefined;
  generales: string[];
}
