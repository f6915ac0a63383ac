import type { ClaseDeActo } from "~/domain/comunidades/repositorio";
import { NOMBRE_DE_MOTIVO, type MotivoDeRevision } from "~/domain/comunidades/revisable";
import type { EstadoDeTexto } from "~/domain/comunidades/texto";
import { diaDicho, fechaDe, horaDe } from "~/domain/shared/fechas";

/** Name of each act in the history of a text. */
export const NOMBRE_DE_ACTO: Readonly<Record<ClaseDeActo, string>> = {
  publicar: "Publicación",
  quitar: "Retiro",
  advertir: "Advertencia",
  pausar: "Pausa",
  suspender: "Suspensión",
};

export const ESTADO_PARA_MODERAR: Readonly<Record<EstadoDeTexto, string>> = {
  publicado: "Publicado",
  "en-espera": "Espera: nadie más lo lee",
  "solo-moderacion": "Enviado solo a Moderación",
  quitado: "Quitado",
  borrado: "Lo retiró quien lo escribió: nadie más lo lee",
  ido: "Lo retiró quien lo escribió: nadie más lo lee",
};

/** Name of an act on a text: the end of a review that published nothing is no publication. */
export const nombreDeActo = (clase: ClaseDeActo, estadoAnterior: EstadoDeTexto) =>
  clase === "publicar" && NUNCA_PUBLICADOS.includes(estadoAnterior) ? "Cierre" : NOMBRE_DE_ACTO[clase];

const NUNCA_PUBLICADOS: readonly EstadoDeTexto[] = ["solo-moderacion", "borrado", "ido"];

/** "hoy, 10:30", for a member who reads at `ahora`. */
export const momentoDe = (instante: Date, ahora: Date) =>
  `${diaDicho(fechaDe(instante), ahora)}, ${horaDe(instante)}`;

/** Reasons for which the text waits, with the danger marked. */
export const etiquetasDe = (motivos: readonly MotivoDeRevision[]) =>
  motivos.map((motivo) => ({ texto: NOMBRE_DE_MOTIVO[motivo], esPeligro: motivo === "peligro" }));
