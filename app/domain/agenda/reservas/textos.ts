import { diaYHora } from "../../shared/fechas";

/** On the receipt of a session, which passes through other hands: it does not say which specialty somebody went to. */
export const conceptoDeSesion = (inicio: Date) => `Sesión con especialista, ${diaYHora(inicio)}`;
