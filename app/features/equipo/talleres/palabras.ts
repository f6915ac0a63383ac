import { acaba, yaEmpezo, type FechaConLugares } from "~/domain/talleres/inscripciones/inscripcion";
import type { GenteDeFecha } from "~/domain/talleres/deEquipo/repositorio";

interface Etiqueta {
  texto: string;
  tono: "neutral" | "exito" | "advertencia" | "error";
}

/** State of a date in one word; null for a date that has free places and has not begun. */
export function etiquetaDe(fecha: FechaConLugares, gente: GenteDeFecha, ahora: Date): Etiqueta | null {
  if (fecha.canceladaPor !== null) return { texto: "Cancelada", tono: "error" };
  if (ahora >= acaba(fecha)) return { texto: "Terminada", tono: "neutral" };
  if (yaEmpezo(fecha, ahora)) return { texto: "Ahora", tono: "exito" };
  return tomados(gente) >= fecha.cupos ? { texto: "Completo", tono: "advertencia" } : null;
}

/** Places of a date that are taken or kept. */
export const tomados = ({ conLugar, guardados }: GenteDeFecha) => conLugar + guardados;

/** Part of the places that is taken, in percent. */
export const porcientoDe = ({ cupos }: Pick<FechaConLugares, "cupos">, gente: GenteDeFecha) =>
  Math.min(100, Math.round((tomados(gente) / cupos) * 100));

export const conMayuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1);
