import type { FilasCerradas } from "../shared/cofre";
import { campoDeFecha, campoDeLinea, campoDeTexto } from "../shared/campos";
import type { Fecha } from "../shared/fechas";
import type { Rechazos } from "../shared/rechazo";
import { z } from "zod";

/** Kinds of lines under a sheet: the one answer, corrections of it, and notes of how a letter was delivered. */
export type ClaseDeRespuesta = "respuesta" | "correccion" | "entrega";

/** A line of the provider under a sheet. The first one is the answer. */
export interface Respuesta {
  orden: number;
  clase: ClaseDeRespuesta;
  /** Null once it is anonymised, when no key opens it, and when it is not what was written. */
  texto: string | null;
  /** Proof of how the line was told, in the words of its writer; null without one. */
  constancia: string | null;
  /** Day on which the letter of the line arrived, or of which the note of a delivery tells; null for none. */
  entregadaEl: Fecha | null;
  escritaEn: Date;
}

/**
 * Lines that the person reads, on a screen or on paper. The text of a note of a delivery is for the file of the
 * provider: its day stands with the lines that were in the letter.
 */
export const paraLaPersona = <R extends Pick<Respuesta, "clase" | "entregadaEl">>(
  respuestas: readonly R[],
): R[] =>
  respuestas.flatMap((linea, lugar) => {
    if (linea.clase === "entrega") return [];
    const nota = respuestas.slice(lugar).find(({ clase }) => clase === "entrega");
    return [{ ...linea, entregadaEl: linea.entregadaEl ?? nota?.entregadaEl ?? null }];
  });

/** True when a line of a letter has no note of its delivery yet. */
export const faltaEntrega = (respuestas: readonly Pick<Respuesta, "clase" | "entregadaEl">[]): boolean =>
  paraLaPersona(respuestas).some(({ entregadaEl }) => entregadaEl === null);

export interface RespuestaNueva extends Respuesta {
  idRespuesta: string;
  idHoja: string;
  texto: string;
}

/** Answers of sheets. Lines are added, never changed. */
export interface RespuestaDeReclamoRepository extends FilasCerradas {
  guardar(respuesta: RespuestaNueva): Promise<void>;
  /** The answer of a sheet and its corrections, in order. */
  deLaHoja(idHoja: string): Promise<Respuesta[]>;
}

declare module "../shared/puertos" {
  interface Repositorios {
    respuestasDeReclamo: RespuestaDeReclamoRepository;
  }
}

const LARGO_DE_RESPUESTA = 4000;

export const textoDeRespuesta = campoDeTexto("falta el texto")
  .min(10, "es demasiado corto")
  .max(LARGO_DE_RESPUESTA, "es demasiado largo");

const LARGO_DE_CONSTANCIA = 300;

const escrita = (falta: string) =>
  campoDeTexto(falta)
    .min(10, "Escribe 10 letras o más")
    .max(LARGO_DE_RESPUESTA, `Escribe ${LARGO_DE_RESPUESTA} letras o menos`);

/** Forms of the staff, by the kind of the line that they write. */
export const formulariosDeRespuesta = {
  respuesta: z.object({
    texto: escrita("Escribe la respuesta"),
    constancia: campoDeLinea()
      .max(LARGO_DE_CONSTANCIA, `Escribe ${LARGO_DE_CONSTANCIA} letras o menos`)
      .default(""),
  }),
  correccion: z.object({ texto: escrita("Escribe la corrección") }),
  entrega: z.object({
    entregadaEl: campoDeFecha("Elige el día en que llegó", "Elige el día en que llegó"),
    texto: escrita("Escribe cómo se entregó"),
  }),
};

/** Corrections of one sheet in a day of Lima: each is mailed to the person, and none can be taken back. */
export const CORRECCIONES_POR_DIA = 3;

export type RechazoDeRespuesta =
  | "hoja-no-existe"
  | "ya-respondida"
  | "sin-respuesta"
  | "hoja-anonimizada"
  | "demasiadas-correcciones"
  | "dia-de-entrega";

export const RECHAZOS_DE_RESPUESTA: Rechazos<RechazoDeRespuesta> = {
  "hoja-no-existe": { clase: "not-found", mensaje: "No hay una hoja con ese número." },
  "ya-respondida": {
    clase: "conflict",
    mensaje: "Esa hoja ya tiene respuesta, y es una sola. Lo que falte va como una corrección con su fecha.",
  },
  "sin-respuesta": { clase: "conflict", mensaje: "Esa hoja todavía no tiene respuesta: primero respóndela." },
  "hoja-anonimizada": { clase: "gone", mensaje: "Los datos de esa hoja ya se borraron." },
  "dia-de-entrega": {
    clase: "invalid",
    mensaje: "Elige un día entre el de la respuesta y hoy.",
    campo: "entregadaEl",
  },
  "demasiadas-correcciones": {
    clase: "too-many",
    mensaje: `Esta hoja ya tiene ${CORRECCIONES_POR_DIA} correcciones de hoy. Agrega la siguiente mañana.`,
  },
};
