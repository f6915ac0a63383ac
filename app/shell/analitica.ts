import { COOKIE_DE_MEDICION_DEL_USO, leerCookie } from "~/domain/shared/navegacion/parametros";

/**
 * Numbers of the analytics code that the specification describes (§ 9), whose purpose it does not say. Nothing is cut,
 * sampled or dropped by them.
 */
export const NUMEROS_DE_PROPOSITO_DESCONOCIDO = [128, 100, 32] as const;

/** Event of the page's data layer (specification § 7). It never holds a name, a document or an answer. */
export type EventoDeAnalitica =
  | { event: "login-auth-error"; error?: { code: string | null } }
  | { event: "survey-start" | "survey-completed"; survey: { id: string } }
  | { event: "survey-question"; survey: { id: string; question: string } };

/** Words for each analytics event, on the page that asks for permission. An event without words does not compile. */
export const QUE_SE_ANOTA: Record<EventoDeAnalitica["event"], string> = {
  "login-auth-error": "Que no pudiste entrar a tu cuenta, con el código del error.",
  "survey-start": "Que empezaste una encuesta, y cuál.",
  "survey-question": "Qué preguntas de esa encuesta contestaste, nunca con qué.",
  "survey-completed": "Que la terminaste.",
};

/** List of the analytics events that a person agrees to, as their cookie keeps it: a new event asks again. */
export const ALCANCE_DE_LA_MEDICION = Object.keys(QUE_SE_ANOTA).sort().join(".");

export function permisoDeMedicion(cookies: string | null): "encendida" | "de-antes" | "apagada" {
  const dado = leerCookie(cookies, COOKIE_DE_MEDICION_DEL_USO);
  if (dado === ALCANCE_DE_LA_MEDICION) return "encendida";
  return dado ? "de-antes" : "apagada";
}

declare global {
  interface Window {
    dataLayer?: EventoDeAnalitica[];
  }
}

/**
 * Pushes an analytics event to the page's data layer, when this browser allows measurement. Nothing leaves the page.
 */
export function registrarEvento(evento: EventoDeAnalitica): void {
  if (permisoDeMedicion(document.cookie) !== "encendida") return;
  (window.dataLayer ??= []).push(evento);
}
