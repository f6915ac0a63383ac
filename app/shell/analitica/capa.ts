import { COOKIE_DE_MEDICION_DEL_USO, leerCookie } from "~/domain/shared/navegacion/parametros";
import type { EventoDeAnalitica } from "~/domain/analitica/eventos";

/** Id of the block with the events of a page, which only a browser gets that allows measuring. */
export const EVENTOS = "eventos";
/** Id of the frame of the tag manager, where there is one. */
export const MARCO_DE_ETIQUETAS = "etiquetas";

declare global {
  interface Window {
    dataLayer?: EventoDeAnalitica[];
  }
}

/** The block of this page while the permission under which it was made is in force; null without one. */
export function bloqueVigente(): HTMLElement | null {
  const bloque = document.getElementById(EVENTOS);
  const permiso = leerCookie(document.cookie, COOKIE_DE_MEDICION_DEL_USO);
  return bloque?.dataset.permiso === permiso ? bloque : null;
}

/**
 * Pushes events to the page's data layer (specification § 7), when this browser allows measuring now: another tab may
 * have ended the permission since this page was made.
 */
export function registrarEventos(...eventos: EventoDeAnalitica[]): void {
  if (bloqueVigente()) (window.dataLayer ??= []).push(...eventos);
}
