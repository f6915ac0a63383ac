import { addMinutes } from "date-fns";
import type { Alerta, LlaveDeAlertas } from "../repositorio";

/**
 * Minutes from one mail about an alert to the next: one at once, one after 5 minutes, and one 15 minutes after the
 * first. An alert that is raised again after these three begins anew, at the earliest 15 minutes after its last mail.
 * So one person cannot flood the mailbox of the guard.
 */
const ESPERAS_EN_MINUTOS = [15, 5, 10];

/** Decrypts the instants of an alert. Without the keys, the stored month stands for them. */
export function conInstantes(llave: LlaveDeAlertas, alerta: Alerta) {
  const { creadaEn, ultimaEn } = llave.abrir(alerta) ?? { ...alerta, ultimaEn: null };
  return { ...alerta, creadaEn, ultimaVez: ultimaEn ?? creadaEn, avisada: llave.abrirAvisada(alerta) };
}

export type AlertaConInstantes = ReturnType<typeof conInstantes>;

/** Number of mails about this alert since it was last raised, from 0 to 3. */
export function enviosDe({ escaladas, avisada, ultimaVez }: AlertaConInstantes): number {
  return escaladas >= ESPERAS_EN_MINUTOS.length && avisada && ultimaVez > avisada.en ? 0 : escaladas;
}

/** Number of the mail about an alert that is due now, from 1 to 3; null when none is due. */
export function envioQueToca(alerta: AlertaConInstantes, now: Date): number | null {
  if (alerta.acusadaEn) return null;
  const enviados = enviosDe(alerta);
  const espera = ESPERAS_EN_MINUTOS[enviados];
  if (espera === undefined) return null;
  return alerta.avisada && addMinutes(alerta.avisada.en, espera) > now ? null : enviados + 1;
}
