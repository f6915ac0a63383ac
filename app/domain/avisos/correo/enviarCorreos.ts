import type { AdjuntoHecho, AdjuntoPorHacer, CorreoEnBandeja, CorreoPorEntregar } from "./correo";

export interface BandejaDeSalida {
  /**
   * Takes up to `cuantos` mails that are due and were not tried too often. No other process takes them before
   * `reintentarEn`.
   */
  tomar(now: Date, reintentarEn: (intentos: number) => Date, cuantos: number): Promise<CorreoEnBandeja[]>;
  /** Notes that a mail was sent. Its text is deleted when it holds a code or a link that opens something. */
  marcarEnviado(idCorreo: string, now: Date): Promise<void>;
}

/** Function that sends one mail, or throws when it cannot. */
export type Cartero = (correo: CorreoPorEntregar) => Promise<void>;

/**
 * Most deliveries that are tried in one round of the job. A round tries to empty the outbox, and this limit makes it
 * end.
 */
const POR_VUELTA = 200;
/** Longest wait before a mail that could not be delivered is tried again. */
export const ESPERA_MAXIMA_EN_MINUTOS = 60;
/** Time limit for the delivery of one mail; a delivery that takes longer has failed. */
export const LIMITE_DE_ENTREGA_EN_MS = 45_000;
/**
 * Milliseconds before the first new try of a mail. It exceeds the time limit of a delivery, so that two processes
 * never deliver one mail.
 */
const PRIMERA_ESPERA_EN_MS = 60_000;

/**
 * Tries of a mail, spread over about a week. An address that refused all of them does not exist. An operator may order
 * another try.
 */
export const INTENTOS_DE_ENTREGA = 7 * 24 + 6;

/**
 * Makes the job that sends the mails of the outbox. A failed mail is tried again after longer and longer waits, for a
 * week. An attachment that cannot be made is left out, unless the mail says nothing without it.
 */
export function makeEnviarCorreos(deps: {
  bandeja: BandejaDeSalida;
  cartero: Cartero;
  /** Makes the bytes of an attachment; null when its source no longer exists. */
  hacerAdjunto: (adjunto: AdjuntoPorHacer) => Promise<Uint8Array | null>;
  now: () => Date;
  alFallar: (error: unknown) => void;
}) {
  async function hacer(adjunto: AdjuntoPorHacer): Promise<AdjuntoHecho[]> {
    try {
      const contenido = await deps.hacerAdjunto(adjunto);
      return contenido ? [{ nombre: adjunto.nombre, tipo: adjunto.tipo, contenido }] : [];
    } catch (error) {
      if (adjunto.imprescindible) throw error;
      deps.alFallar(error);
      return [];
    }
  }

  async function conAdjuntos({ adjuntos, ...correo }: CorreoEnBandeja): Promise<CorreoPorEntregar> {
    if (!adjuntos) return correo;
    const hechos: AdjuntoHecho[] = [];
    for (const adjunto of adjuntos)
      hechos.push(...("contenido" in adjunto ? [adjunto] : await hacer(adjunto)));
    return { ...correo, adjuntos: hechos };
  }

  return async (alto?: AbortSignal) => {
    for (let vez = 0; vez < POR_VUELTA && !alto?.aborted; vez++) {
      const ahora = deps.now();
      const reintentarEn = (intentos: number) =>
        new Date(
          ahora.getTime() + Math.min(PRIMERA_ESPERA_EN_MS * 2 ** intentos, ESPERA_MAXIMA_EN_MINUTOS * 60_000),
        );
      const [correo] = await deps.bandeja.tomar(ahora, reintentarEn, 1);
      if (!correo) return;
      try {
        await deps.cartero(await conAdjuntos(correo));
        await deps.bandeja.marcarEnviado(correo.idCorreo, deps.now());
      } catch (error) {
        deps.alFallar(error);
      }
    }
  };
}
