import type { ArchivoEnviado } from "../../shared/archivoEnviado";
import { done, refuse, type Result } from "../../shared/result";
import {
  BYTES_DE_ADJUNTO,
  nombreDeAdjunto,
  tipoPorContenido,
  type RechazoDeAdjunto,
  type TipoGuardado,
} from "./adjunto";

/** Looks for malware. Throws when it cannot look. */
export type Escaner = (bytes: Uint8Array) => Promise<"limpio" | "infectado">;

/** Draws a photo again as JPEG, without what its camera wrote about place and hour. */
export type Revelar = (bytes: Uint8Array) => Promise<Result<Uint8Array, "foto-ilegible" | "foto-enorme">>;

interface DepsDeRecibir {
  /** Null without a scanner: nothing is scanned. */
  escaner: Escaner | null;
  revelar: Revelar;
  alFallar: (error: unknown) => void;
}

export interface Recibido {
  nombre: string;
  tipo: TipoGuardado;
  bytes: Uint8Array;
}

/**
 * Makes the function that checks a sent file, before anything keeps it. A photo is drawn again; a PDF stays as it is,
 * and may only be downloaded.
 *
 * @example
 * const recibido = await recibirAdjunto({ nombre: "recibo.pdf", bytes });
 */
export function makeRecibirAdjunto({ escaner, revelar, alFallar }: DepsDeRecibir) {
  async function escanear(bytes: Uint8Array): Promise<RechazoDeAdjunto | null> {
    try {
      return (await escaner?.(bytes)) === "infectado" ? "adjunto-peligroso" : null;
    } catch (error) {
      alFallar(error);
      return "adjunto-sin-revisar";
    }
  }

  return async ({ nombre, bytes }: ArchivoEnviado): Promise<Result<Recibido, RechazoDeAdjunto>> => {
    if (bytes === null || bytes.length > BYTES_DE_ADJUNTO) return refuse("adjunto-grande");
    if (bytes.length === 0) return refuse("adjunto-vacio");
    const tipo = tipoPorContenido(bytes);
    if (!tipo) return refuse("adjunto-de-otro-tipo");
    const rechazo = await escanear(bytes);
    if (rechazo) return refuse(rechazo);
    if (tipo === "application/pdf") return done({ nombre: nombreDeAdjunto(nombre, tipo), tipo, bytes });
    const revelada = await revelar(bytes);
    if (!revelada.ok) return refuse(revelada.rechazo);
    const deFoto = "image/jpeg";
    return done({ nombre: nombreDeAdjunto(nombre, deFoto), tipo: deFoto, bytes: revelada.value });
  };
}

export type RecibirAdjunto = ReturnType<typeof makeRecibirAdjunto>;
