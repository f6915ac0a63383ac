import ICAL from "ical.js";
import type { DiasDeRegla, Recurrencia } from "../../app/domain/contenido/taller";
import { fechaDe, type Fecha } from "../../app/domain/shared/fechas";
import type { Lugar, Problema } from "./problemas";

/** A rule without an end is followed so far: half a century of days. */
const VUELTAS = 20_000;

/** By days of Lima, which has no daylight saving: the hour is added to each of them. */
export const diasDeRegla: DiasDeRegla = (regla, primero, { desde, hasta }) => {
  const siguiente = ICAL.Recur.fromString(regla).iterator(ICAL.Time.fromDateString(primero));
  const dias: Fecha[] = [];
  for (let vuelta = 0; vuelta < VUELTAS; vuelta++) {
    // One object that changes each time; its text is a copy.
    const dia = (siguiente.next() as ICAL.Time | null)?.toString();
    if (!dia || dia > hasta) break;
    if (dia >= desde) dias.push(dia);
  }
  return dias;
};

/** An exception or a change has to be of a day that the rule names, and nothing else may stand at its hour. */
export function problemasDeFechas({ empieza, regla, sin, cambios }: Recurrencia, lugar: Lugar): Problema[] {
  const problemas: Problema[] = [];
  const anotar = (campo: readonly PropertyKey[], mensaje: string) =>
    problemas.push({ ...lugar(campo), mensaje });
  const primero = fechaDe(empieza);
  const toca = (dia: Fecha) =>
    regla ? diasDeRegla(regla, primero, { desde: dia, hasta: dia }).includes(dia) : dia === primero;
  try {
    if (!toca(primero)) {
      // All that is wrong besides follows from it.
      anotar(["empieza"], "la regla no cae en el primer día");
      return problemas;
    }
    sin.forEach((dia, indice) => {
      if (!toca(dia)) anotar(["sin", indice], "ese día no le toca");
    });
    cambios.forEach(({ fecha, empieza: otra }, indice) => {
      if (!toca(fecha)) anotar(["cambios", indice, "fecha"], "ese día no le toca");
      else if (sin.includes(fecha)) anotar(["cambios", indice, "fecha"], "ese día está en «sin»");
      else if (cambios.findIndex((uno) => uno.fecha === fecha) < indice) {
        anotar(["cambios", indice, "fecha"], "ese día ya tiene un cambio");
      }
      const dia = otra && fechaDe(otra);
      if (dia && dia !== fecha && toca(dia) && !sin.includes(dia)) {
        anotar(["cambios", indice, "empieza"], "ese día ya le toca otra fecha");
      }
    });
  } catch {
    anotar(["regla"], "esa regla no da fechas");
  }
  return problemas;
}
