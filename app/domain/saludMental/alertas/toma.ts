import { addMinutes } from "date-fns";
import type { Alerta, LlaveDeAlertas } from "../repositorio";

/** Minutes for which an alert belongs to the guard who took it, unless they close it or give it back earlier. */
export const VIDA_DE_TOMA_EN_MINUTOS = 30;

/** Instant at which a taken alert is free again; null when our keys open no instant of a taking. */
export function libreDesde(llave: LlaveDeAlertas, alerta: Alerta): Date | null {
  const tomada = llave.abrirTomada(alerta);
  return tomada && addMinutes(tomada, VIDA_DE_TOMA_EN_MINUTOS);
}

/**
 * True for an alert that was taken 30 minutes ago and is not closed. A taking that no key opens lasts until it is closed
 * or given back.
 */
export function vencioLaToma(llave: LlaveDeAlertas, alerta: Alerta, now: Date): boolean {
  if (!alerta.acusadaEn || alerta.terminadaEn) return false;
  const libre = libreDesde(llave, alerta);
  return libre !== null && libre <= now;
}
