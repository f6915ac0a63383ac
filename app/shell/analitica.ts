import { COOKIE_DE_MEDICION_DEL_USO, leerCookie } from "~/domain/shared/navegacion/parametros";

/** What the page's data layer holds: never a name, a document or an answer. */
export type EventoDeAnalitica =
  | { event: "login-auth-error"; error?: { code: string | null } }
  | { event: "survey-start" | "survey-completed"; survey: { id: string } }
  | { event: "survey-question"; survey: { id: string; question: string } };

declare global {
  interface Window {
    dataLayer?: EventoDeAnalitica[];
  }
}

/** Pushes an event to the page's data layer, where this browser's person allows it; nothing leaves the page. */
export function registrarEvento(evento: EventoDeAnalitica): void {
  if (leerCookie(document.cookie, COOKIE_DE_MEDICION_DEL_USO) !== "on") return;
  (window.dataLayer ??= []).push(evento);
}
