import { diaYHoraEscrita } from "../../shared/fechas";

/** Concept of a session on its receipt. Other people see receipts, so that it does not name the specialty. */
export const conceptoDeSesion = (inicio: Date) => `Sesión con especialista, ${diaYHoraEscrita(inicio)}`;

/** Specialties in which people do not expect a question about health. */
const FUERA_DE_LA_SALUD: readonly string[] = ["finanzas", "veterinaria", "coaching"];

/** Reason why this specialty asks for the consent on health data, in words; null where people expect it. */
export const porQueSalud = (slug: string): string | null =>
  FUERA_DE_LA_SALUD.includes(slug)
    ? "Lo pedimos en todas las sesiones: lo que cuentes puede hablar de tu salud."
    : null;
