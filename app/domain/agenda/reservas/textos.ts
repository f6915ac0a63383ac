import { diaYHora } from "../../shared/fechas";

/** On the receipt of a session, which passes through other hands: it does not say which specialty somebody went to. */
export const conceptoDeSesion = (inicio: Date) => `Sesión con especialista, ${diaYHora(inicio)}`;

/** Where nobody expects to be asked about their health. */
const FUERA_DE_LA_SALUD: readonly string[] = ["finanzas", "veterinaria", "coaching"];

/** Why the consent to the use of health data is asked of a session of this specialty too; null where that is plain. */
export const porQueSalud = (slug: string): string | null =>
  FUERA_DE_LA_SALUD.includes(slug)
    ? "Lo pedimos en todas las sesiones: lo que cuentes puede hablar de tu salud."
    : null;
