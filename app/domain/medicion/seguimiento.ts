import {
  estimarPulso,
  estorboDe,
  SEGUNDOS_QUE_SE_MIDEN,
  type Estimacion,
  type MotivoSinMedida,
  type Muestra,
} from "./pulso";
import type { CONSEJO_AL_MEDIR } from "./motivos";

export type Consejo = keyof typeof CONSEJO_AL_MEDIR;

/** State of a measurement by camera after each picture. */
export type Marcha =
  | { fase: "colocando"; consejo: Consejo }
  | { fase: "midiendo"; consejo: Consejo; segundos: number }
  | { fase: "sin-medida"; motivo: MotivoSinMedida }
  | { fase: "medida"; estimacion: Estimacion };

/** Seconds of pictures without a defect after which the measurement begins. */
const SEGUNDOS_BIEN = 1;
/** Seconds after which a person whose face is not yet placed well is told why. */
const SEGUNDOS_PARA_COLOCARSE = 20;
/** Seconds without a face that end the measurement: it could be another face afterwards. */
const SEGUNDOS_DE_ESTORBO = 2;

/**
 * Makes a function that takes one picture after another and gives the state of the measurement. After the end the
 * state stays the same.
 */
export function makeSeguimiento(): (muestra: Muestra) => Marcha {
  let desde: number | null = null;
  let bienDesde: number | null = null;
  let estorboDesde: number | null = null;
  let final: Marcha | null = null;
  const muestras: Muestra[] = [];

  return (muestra) => {
    if (final) return final;
    const { t } = muestra;
    desde ??= t;
    const estorbo = estorboDe(muestra);
    const consejo = estorbo ?? "bien";
    if (muestras.length === 0) {
      bienDesde = estorbo ? null : (bienDesde ?? t);
      if (bienDesde === null || t - bienDesde < SEGUNDOS_BIEN) {
        if (estorbo && t - desde > SEGUNDOS_PARA_COLOCARSE)
          return (final = { fase: "sin-medida", motivo: estorbo });
        return { fase: "colocando", consejo };
      }
    }
    muestras.push(muestra);
    // Movement comes and goes. The signal itself shows at the end whether there was too much.
    if (!estorbo || estorbo === "mucho-movimiento") estorboDesde = null;
    else if (t - (estorboDesde ??= t) > SEGUNDOS_DE_ESTORBO) {
      return (final = { fase: "sin-medida", motivo: estorbo });
    }
    const segundos = t - muestras[0]!.t;
    if (segundos < SEGUNDOS_QUE_SE_MIDEN) return { fase: "midiendo", consejo, segundos };
    const estimacion = estimarPulso(muestras);
    muestras.length = 1;
    return (final = estimacion.ok
      ? { fase: "medida", estimacion: estimacion.value }
      : { fase: "sin-medida", motivo: estimacion.rechazo });
  };
}
