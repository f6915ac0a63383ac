import type { CorreoEnBandeja } from "./correo";

export interface BandejaDeSalida {
  tomar(now: Date, reintentarEn: (intentos: number) => Date, cuantos: number): Promise<CorreoEnBandeja[]>;
  /** Unless it is kept, a text with a secret in it is emptied. */
  marcarEnviado(idCorreo: string, now: Date, { conservar }: { conservar: boolean }): Promise<void>;
}

/** Sends a mail, or throws. */
export type Cartero = (correo: CorreoEnBandeja) => Promise<void>;

const POR_VUELTA = 20;
const ESPERA_MAXIMA_EN_MS = 3_600_000;

/** The outbox job: a mail that fails is tried again later and later, and never lost. */
export function makeEnviarCorreos(deps: {
  bandeja: BandejaDeSalida;
  cartero: Cartero;
  now: () => Date;
  /** The outbox is where people read their mail: the mailbox of a developer's machine. */
  esBuzon: boolean;
  alFallar: (error: unknown) => void;
}) {
  return async () => {
    const ahora = deps.now();
    const reintentarEn = (intentos: number) =>
      new Date(ahora.getTime() + Math.min(30_000 * 2 ** intentos, ESPERA_MAXIMA_EN_MS));
    for (const correo of await deps.bandeja.tomar(ahora, reintentarEn, POR_VUELTA)) {
      try {
        await deps.cartero(correo);
        await deps.bandeja.marcarEnviado(correo.idCorreo, deps.now(), { conservar: deps.esBuzon });
      } catch (error) {
        deps.alFallar(error);
      }
    }
  };
}
