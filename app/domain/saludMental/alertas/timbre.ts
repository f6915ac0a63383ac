import { addMinutes, addSeconds } from "date-fns";
import type { NivelDeAviso } from "../../equipo/turnos/escala";
import { FalloDeLlamada } from "../../shared/fallo";
import type { Deps } from "../../shared/puertos";
import { enlaceDeAlerta, type PantallaDeGuardia } from "./correoDeAlerta";

/** A notice of an alert for the service that sends SMS or calls. It has nothing of the person. */
export interface Timbre {
  idTimbre: string;
  idAlerta: string;
  nivel: NivelDeAviso;
  /** Instant at which the alert was last raised. */
  hora: Date;
  destinos: readonly string[];
  creadoEn: Date;
  intentos: number;
}

/** Gives a notice to the service; throws a `FalloDeLlamada` when the service did not take it. */
export type TocarTimbre = (timbre: Timbre, enlace: string | null, now: Date) => Promise<void>;

export interface TimbreRepository {
  encolar(timbre: Timbre): Promise<void>;
  /** Takes up to `cuantos` due notices and counts a try of each. No other process takes them before `hasta`. */
  tomar(now: Date, hasta: Date, cuantos: number): Promise<Timbre[]>;
  aplazar(idTimbre: string, reintentarEn: Date): Promise<void>;
  quitar(idTimbre: string): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    timbresDeGuardia: TimbreRepository;
  }
}

const A_LA_VEZ = 20;
/** Minutes for which a notice that is being sent is kept from other processes; longer than the limit of a call. */
const RESERVA_EN_MINUTOS = 1;
const PRIMERA_ESPERA_EN_SEGUNDOS = 5;
/** Tries of a notice, spread over about 20 minutes. By then everybody was told by mail. */
export const INTENTOS_DE_TIMBRE = 9;

interface DepsAlTocar extends Pick<Deps<"alertas" | "timbresDeGuardia">, "repos" | "now">, PantallaDeGuardia {
  tocar: TocarTimbre;
  /** Called after each failed try, with ids only. */
  alNoContestar: (datos: { idTimbre: string; intentos: number; codigo: string; ultimo: boolean }) => void;
  /** Called when the last try failed. */
  alFallar: (error: unknown) => void;
}

/**
 * Makes the job that gives the waiting notices to the service. A notice of an alert that somebody took meanwhile is
 * dropped. A notice that was given is deleted, because it tells the minute of an alert.
 */
export function makeTocarTimbres({ repos, now, tocar, alNoContestar, alFallar, ...deGuardia }: DepsAlTocar) {
  const { alertas, timbresDeGuardia } = repos;
  async function dar(timbre: Timbre) {
    const { idTimbre, idAlerta, intentos } = timbre;
    const alerta = await alertas.porId(idAlerta);
    if (!alerta || alerta.acusadaEn) return timbresDeGuardia.quitar(idTimbre);
    try {
      await tocar(timbre, enlaceDeAlerta(deGuardia, [idAlerta]), now());
    } catch (fallo) {
      if (!(fallo instanceof FalloDeLlamada)) throw fallo;
      const ultimo = intentos >= INTENTOS_DE_TIMBRE;
      alNoContestar({ idTimbre, intentos, codigo: fallo.codigo, ultimo });
      const espera = PRIMERA_ESPERA_EN_SEGUNDOS * 2 ** (intentos - 1);
      if (!ultimo) return timbresDeGuardia.aplazar(idTimbre, addSeconds(now(), espera));
      alFallar(new Error("the service of the guard took no notice"));
    }
    await timbresDeGuardia.quitar(idTimbre);
  }
  return async (alto?: AbortSignal) => {
    if (alto?.aborted) return;
    const ahora = now();
    const debidos = await timbresDeGuardia.tomar(ahora, addMinutes(ahora, RESERVA_EN_MINUTOS), A_LA_VEZ);
    await Promise.all(debidos.map(dar));
  };
}
