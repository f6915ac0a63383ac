import type { FilasCerradas } from "../shared/cofre";
import { campoDeTexto } from "../shared/campos";
import type { Rechazos } from "../shared/rechazo";

/** Text of the provider to a sheet: the first is the answer, the later ones are corrections of it. */
export interface Respuesta {
  orden: number;
  /** Null once it is anonymised, when no key opens it, and when it is not what was written. */
  texto: string | null;
  escritaEn: Date;
}

export interface RespuestaNueva {
  idRespuesta: string;
  idHoja: string;
  orden: number;
  texto: string;
  escritaEn: Date;
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

export type RechazoDeRespuesta = "hoja-no-existe" | "ya-respondida" | "sin-respuesta" | "hoja-anonimizada";

export const RECHAZOS_DE_RESPUESTA: Rechazos<RechazoDeRespuesta> = {
  "hoja-no-existe": { clase: "not-found", mensaje: "No hay una hoja con ese número." },
  "ya-respondida": {
    clase: "conflict",
    mensaje: "Esa hoja ya tiene respuesta, y es una sola. Para corregirla, usa «reclamos corregir».",
  },
  "sin-respuesta": { clase: "conflict", mensaje: "Esa hoja todavía no tiene respuesta: primero respóndela." },
  "hoja-anonimizada": { clase: "gone", mensaje: "Los datos de esa hoja ya se borraron." },
};
