import type { CorreoEnBandeja } from "./correo";

export interface BandejaDeSalida {
  /** Takes up to `cuantos` that are due and were not tried too often; until `reintentarEn` nobody else takes them. */
  tomar(now: Date, reintentarEn: (intentos: number) => Date, cuantos: number): Promise<CorreoEnBandeja[]>;
  /** A text with a secret in it is emptied. */
  marcarEnviado(idCorreo: string, now: Date): Promise<void>;
}

/** Sends a mail, or throws. */
export type Cartero = (correo: CorreoEnBandeja) => Promise<void>;

/** One turn empties the outbox, as long as that has an end. */
const POR_VUELTA = 200;
/** No mail that could not be handed over waits longer until it is tried again. */
export const ESPERA_MAXIMA_EN_MINUTOS = 60;
/** Handing one mail over never takes this long: then it has failed. */
export const LIMITE_DE_ENTREGA_EN_MS = 45_000;
/** Longer than that: while one process hands a mail over, no other one takes it. */
const PRIMERA_ESPERA_EN_MS = 60_000;

/** About a week of them: whom nobody has let in by then is not there. An operator may have it tried again. */
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
