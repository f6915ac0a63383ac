import { diaDeSemana, fechaDe, instanteDe, sumarDias, type Fecha } from "./fechas";

/** A week of Lima, from its Monday to its Sunday. `fin`: first instant of the next week. */
export interface Semana {
  lunes: Fecha;
  domingo: Fecha;
  inicio: Date;
  fin: Date;
}

const DIAS = 7;

/** The weeks of Lima up to the present one, which comes last and is not over. */
export function semanasHasta(ahora: Date, cuantas: number): Semana[] {
  const hoy = fechaDe(ahora);
  const esteLunes = sumarDias(hoy, 1 - diaDeSemana(hoy));
  return Array.from({ length: cuantas }, (_, indice) => {
    const lunes = sumarDias(esteLunes, (indice + 1 - cuantas) * DIAS);
    const siguiente = sumarDias(lunes, DIAS);
    return {
      ...{ lunes, domingo: sumarDias(siguiente, -1) },
      ...{ inicio: instanteDe(lunes, "00:00"), fin: instanteDe(siguiente, "00:00") },
    };
  });
}

/** End of the last week of Lima that is over. */
export const finDeLaUltimaSemana = (ahora: Date): Date => semanasHasta(ahora, 1)[0]!.inicio;
