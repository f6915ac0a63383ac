import { addMinutes } from "date-fns";
import { elDiaDe } from "../../shared/fechas";
import type { Alerta, LlaveDeAlertas } from "../repositorio";

/**
 * Minutes between one mail about an alert and the next: at once, 5 minutes later and 15 minutes after the first. An
 * alert that is raised again after these three begins anew, 15 minutes after its last mail at the earliest: one
 * person cannot flood the mailbox of the guard.
 */
const ESPERAS_EN_MINUTOS = [15, 5, 10];

/** An alert with the instants that only our keys can read. Without the keys, the month of the row stands for them. */
export function conInstantes(llave: LlaveDeAlertas, alerta: Alerta) {
  const { creadaEn, ultimaEn } = llave.abrir(alerta) ?? alerta;
  return { ...alerta, creadaEn, ultimaVez: ultimaEn ?? creadaEn, avisada: llave.abrirAvisada(alerta) };
}

export type AlertaConInstantes = ReturnType<typeof conInstantes>;

/**
 * Number of mails about this alert since it was last raised, from 0 to 3. Earlier programs sent one mail and kept
 * only its day: that mail counts as all three.
 */
export function enviosDe({ escaladas, escaladaEn, avisada, ultimaVez }: AlertaConInstantes): number {
  const todos = ESPERAS_EN_MINUTOS.length;
  if (escaladas === 0) return escaladaEn && escaladaEn >= elDiaDe(ultimaVez) ? todos : 0;
  return escaladas >= todos && avisada && ultimaVez > avisada.en ? 0 : escaladas;
}

/** Number of the mail that is due now, from 1 to 3; null when none is due. */
export function envioQueToca(alerta: AlertaConInstantes, now: Date): number | null {
  if (alerta.acusadaEn) return null;
  const enviados = enviosDe(alerta);
  const espera = ESPERAS_EN_MINUTOS[enviados];
  if (espera === undefined) return null;
  return alerta.avisada && addMinutes(alerta.avisada.en, espera) > now ? null : enviados + 1;
}
