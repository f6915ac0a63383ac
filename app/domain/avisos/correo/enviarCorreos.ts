import type { CorreoEnBandeja } from "./correo";

export interface BandejaDeSalida {
  /** Takes up to `cuantos` due mails with few enough tries. Until `reintentarEn` no other process takes them. */
  tomar(now: Date, reintentarEn: (intentos: number) => Date, cuantos: number): Promise<CorreoEnBandeja[]>;
  /** A text with a secret in it is emptied. */
  marcarEnviado(idCorreo: string, now: Date): Promise<void>;
}

/** Sends a mail, or throws. */
export type Cartero = (correo: CorreoEnBandeja) => Promise<void>;

/** Limit of tries in a round: a round empties the outbox, and always ends. */
const POR_VUELTA = 200;
/** No mail that could not be handed over waits longer until it is tried again. */
export const ESPERA_MAXIMA_EN_MINUTOS = 60;
/** Handing one mail over never takes this long: then it has failed. */
export const LIMITE_DE_ENTREGA_EN_MS = 45_000;
/**
 * Milliseconds before the first new try: longer than a delivery takes. While one process hands a mail over, no other
 * one takes it.
 */
const PRIMERA_ESPERA_EN_MS = 60_000;

/** Tries in about a week: an address that has refused all of them does not exist. An operator may order another. */
export const INTENTOS_DE_ENTREGA = 7 * 24 + 6;

/** The outbox job: a mail is taken when its turn has come; one that fails is tried again later and later, for a week. */
export function makeEnviarCorreos(deps: {
  bandeja: BandejaDeSalida;
  cartero: Cartero;
  now: () => Date;
  alFallar: (error: unknown) => void;
}) {
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
        await deps.cartero(correo);
        await deps.bandeja.marcarEnviado(correo.idCorreo, deps.now());
      } catch (error) {
        deps.alFallar(error);
      }
    }
  };
}
