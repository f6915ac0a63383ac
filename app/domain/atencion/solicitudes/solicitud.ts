import { z } from "zod";
import { RECHAZOS_POR_DERECHO, type RechazoPorDerecho } from "../../equipo/derechos/exigir";
import { campoDeFecha, campoDeLinea, campoDeTexto } from "../../shared/campos";
import { sumarDias, type Fecha } from "../../shared/fechas";
import type { Rechazos } from "../../shared/rechazo";
import { motivoDeEquipo } from "../personas/verPersona";

/** Rights of a person over their data, as the law names them (Ley 29733, art. 19 to 22). */
export const CLASES_DE_SOLICITUD = {
  acceso: "Acceso",
  rectificacion: "Rectificación",
  eliminacion: "Eliminación",
} as const;
export type ClaseDeSolicitud = keyof typeof CLASES_DE_SOLICITUD;

/** Business days for the answer (D.S. 016-2024-JUS). Counsel confirms them. */
export const DIAS_DE_SOLICITUD: Readonly<Record<ClaseDeSolicitud, number>> = {
  acceso: 20,
  rectificacion: 10,
  eliminacion: 10,
};

/** People who may ask. */
export const QUIENES = {
  titular: "La persona",
  "sin-acceso": "La persona, que no puede entrar a su cuenta",
  heredero: "Un heredero",
  padre: "La madre, el padre o el tutor de un menor",
} as const;
export type QuienPide = keyof typeof QUIENES;

/** Ways by which a request comes. */
export const CANALES_DE_SOLICITUD = {
  correo: "Correo",
  carta: "Carta",
  telefono: "Teléfono",
  presencial: "En persona",
} as const;
export type CanalDeSolicitud = keyof typeof CANALES_DE_SOLICITUD;

/** Kinds of a seen proof of identity. No copy of it is kept. */
export const DOCUMENTOS_VISTOS = {
  dni: "DNI",
  "carne-extranjeria": "Carné de extranjería",
  pasaporte: "Pasaporte",
  "defuncion-y-sucesion": "Acta de defunción y sucesión, con el documento del heredero",
  nacimiento: "Partida de nacimiento, con el documento de la madre o el padre",
  tutela: "Resolución de tutela, con el documento del tutor",
} as const;
export type DocumentoVisto = keyof typeof DOCUMENTOS_VISTOS;

/** Documents that prove who asks: an heir and a parent show more than their own. */
export const DOCUMENTOS_DE: Readonly<Record<QuienPide, readonly DocumentoVisto[]>> = {
  titular: ["dni", "carne-extranjeria", "pasaporte"],
  "sin-acceso": ["dni", "carne-extranjeria", "pasaporte"],
  heredero: ["defuncion-y-sucesion"],
  padre: ["nacimiento", "tutela"],
};

/** Acts of the staff on a request, each once. */
export const PASOS = {
  identidad: "Se vio la identidad",
  copia: "Se envió la copia de los datos",
  "eliminacion-pedida": "Se pidió la eliminación",
  "eliminacion-confirmada": "Otra persona confirmó la eliminación",
  atendida: "Se respondió: atendida",
  denegada: "Se respondió: denegada",
} as const;
export type PasoDeSolicitud = keyof typeof PASOS;

export interface Solicitud {
  idSolicitud: string;
  clase: ClaseDeSolicitud;
  quien: QuienPide;
  /** Owner of the data; null for somebody without an account. */
  idPersona: number | null;
  canal: CanalDeSolicitud;
  /** Number of the file where the insurer keeps the letter; empty without one. */
  referencia: string;
  recibidaEl: Fecha;
  plazoEnDias: number;
  venceEl: Fecha;
  registradaEn: Date;
  /** Account of the member who registered it. */
  idCuenta: string;
  cerradaEn: Date | null;
}

export interface Paso {
  idPaso: string;
  idSolicitud: string;
  paso: PasoDeSolicitud;
  documento: DocumentoVisto | null;
  motivo: string;
  idCuenta: string;
  /** Account of the colleague who asked for the deletion that this step confirms. */
  pedidoPor: string | null;
  hechoEn: Date;
}

/** State of a request by its term. */
export type EstadoDeSolicitud = "en-plazo" | "vencida" | "cerrada";

export function estadoDeSolicitud(
  { cerradaEn, venceEl }: Pick<Solicitud, "cerradaEn" | "venceEl">,
  hoy: Fecha,
): EstadoDeSolicitud {
  if (cerradaEn !== null) return "cerrada";
  return hoy > venceEl ? "vencida" : "en-plazo";
}

const DIAS_ATRAS = 60;
const LETRAS_DE_RESPUESTA = 2000;

const claves = <T extends object>(objeto: T) =>
  Object.keys(objeto) as [keyof T & string, ...(keyof T & string)[]];

const { motivo } = motivoDeEquipo.shape;

export const solicitudNueva = z.object({
  clase: z.enum(claves(CLASES_DE_SOLICITUD), "Elige qué pide"),
  quien: z.enum(claves(QUIENES), "Elige quién lo pide"),
  canal: z.enum(claves(CANALES_DE_SOLICITUD), "Elige por dónde llegó"),
  recibidaEl: campoDeFecha("Elige el día en que llegó", "Elige el día en que llegó"),
  cuenta: campoDeLinea().max(254, "Escribe 254 letras o menos").default(""),
  referencia: campoDeLinea().max(80, "Escribe 80 letras o menos").default(""),
  motivo,
});
export type SolicitudNueva = z.output<typeof solicitudNueva>;

/** Forms on the page of a request. */
export const formulariosDeSolicitud = {
  identidad: z.object({
    documento: z.enum(claves(DOCUMENTOS_VISTOS), "Elige el documento que viste"),
    motivo,
  }),
  conMotivo: z.object({ motivo }),
  respuesta: z.object({
    resultado: z.enum(["atendida", "denegada"], "Elige el resultado"),
    texto: campoDeTexto("Escribe la respuesta")
      .min(10, "Escribe 10 letras o más")
      .max(LETRAS_DE_RESPUESTA, `Escribe ${LETRAS_DE_RESPUESTA} letras o menos`),
    motivo,
  }),
};

/** Refusal of the day on which a request came; null when it is possible. */
export function rechazoPorDia(recibidaEl: Fecha, hoy: Fecha): "dia-imposible" | null {
  return recibidaEl > hoy || recibidaEl < sumarDias(hoy, -DIAS_ATRAS) ? "dia-imposible" : null;
}

export type RechazoDeSolicitud =
  | RechazoPorDerecho
  | "dia-imposible"
  | "cuenta-no-hallada"
  | "solicitud-no-existe"
  | "solicitud-cerrada"
  | "sin-identidad"
  | "documento-de-otro"
  | "sin-cuenta"
  | "no-es-acceso"
  | "no-es-eliminacion"
  | "paso-ya-dado"
  | "sin-pedido-de-eliminacion"
  | "confirma-otra-persona"
  | "algo-pendiente"
  | "eliminacion-en-curso"
  | "demasiadas-eliminaciones";

const conflicto = (mensaje: string) => ({ clase: "conflict", mensaje }) as const;

export const RECHAZOS_DE_SOLICITUD: Rechazos<RechazoDeSolicitud> = {
  ...RECHAZOS_POR_DERECHO,
  "dia-imposible": {
    clase: "invalid",
    mensaje: `Elige un día de los últimos ${DIAS_ATRAS}, hasta hoy.`,
    campo: "recibidaEl",
  },
  "cuenta-no-hallada": {
    clase: "invalid",
    mensaje: "No hay una sola cuenta con ese dato. Revísalo, o déjalo vacío si no tiene cuenta.",
    campo: "cuenta",
  },
  "solicitud-no-existe": { clase: "not-found", mensaje: "No hay una solicitud con ese código." },
  "solicitud-cerrada": conflicto("Esta solicitud ya se cerró."),
  "sin-identidad": conflicto("Primero anota que viste su identidad."),
  "documento-de-otro": {
    clase: "invalid",
    mensaje: "Ese documento no prueba quién es quien lo pide.",
    campo: "documento",
  },
  "sin-cuenta": conflicto("No tiene cuenta: responde sin copia ni eliminación."),
  "no-es-acceso": conflicto("No pide una copia de sus datos."),
  "no-es-eliminacion": conflicto("No pide eliminar su cuenta."),
  "paso-ya-dado": conflicto("Eso ya se hizo en esta solicitud."),
  "sin-pedido-de-eliminacion": conflicto("Nadie de Datos pidió todavía la eliminación."),
  "confirma-otra-persona": {
    clase: "forbidden",
    mensaje: "La confirma otra persona de Datos: tú la pediste.",
  },
  "algo-pendiente": conflicto(
    "La cuenta tiene algo por resolver: una sesión, un taller, un paquete o una devolución. Resuélvelo antes.",
  ),
  "eliminacion-en-curso": conflicto("La persona ya pidió eliminar su cuenta, y la fecha está puesta."),
  "demasiadas-eliminaciones": {
    clase: "too-many",
    mensaje: "Hoy ya se pidió varias veces eliminar esta cuenta. Espera a mañana.",
  },
};
