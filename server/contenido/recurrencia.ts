import ICAL from "ical.js";
import type { DiasDeRegla, Recurrencia } from "../../app/domain/contenido/taller";
import { fechaDe, sumarDias, type Fecha } from "../../app/domain/shared/fechas";
import type { Lugar, Problema } from "./problemas";

/** Most steps of a rule for a workshop's days that has no end: half a century of days. */
const VUELTAS = 20_000;
/** Days of a rule that are computed beyond the requested ones, so that later requests need no computing. */
const DE_MAS_EN_DIAS = 400;
/**
 * Years after the first date of a workshop within which exceptions and changes are allowed: rules are followed no
 * further to check them.
 */
const ANOS_QUE_SE_SIGUEN = 10;
/** Most days by which a workshop's date may be moved: data of its people are kept by the day of its rule. */
const SE_MUEVE_EN_DIAS = 60;
/** Most rules that are remembered, more than editors write. Beyond it the memory is emptied. */
const REGLAS_SEGUIDAS = 500;

/** Computed days of each rule. The days of a rule never change, and computing starts at its first day. */
const seguidas = new Map<string, { hasta: Fecha; dias: readonly Fecha[] }>();

/**
 * Days of a workshop's rule (RFC 5545) by the calendar of Lima, which has no daylight saving time: callers add the
 * hour to each day.
 */
export const diasDeRegla: DiasDeRegla = (regla, primero, { desde, hasta }) => {
  const clave = `${primero} ${regla}`;
  let seguida = seguidas.get(clave);
  if (!seguida || seguida.hasta < hasta) {
    const lejos = sumarDias(hasta, DE_MAS_EN_DIAS);
    seguida = { hasta: lejos, dias: seguir(regla, primero, lejos) };
    if (seguidas.size >= REGLAS_SEGUIDAS) seguidas.clear();
    seguidas.set(clave, seguida);
  }
  return seguida.dias.filter((dia) => desde <= dia && dia <= hasta);
};

function seguir(regla: string, primero: Fecha, hasta: Fecha): Fecha[] {
  const siguiente = ICAL.Recur.fromString(regla).iterator(ICAL.Time.fromDateString(primero));
  const dias: Fecha[] = [];
  for (let vuelta = 0; vuelta < VUELTAS; vuelta++) {
    // The iterator of the library changes one object each time, so its text is copied.
    const dia = (siguiente.next() as ICAL.Time | null)?.toString();
    if (!dia || dia > hasta) break;
    dias.push(dia);
  }
  return dias;
}

/**
 * Checks the exceptions and changes of a workshop: each must name a day of its rule, and no two dates may have the
 * same hour.
 */
export function problemasDeFechas({ empieza, regla, sin, cambios }: Recurrencia, lugar: Lugar): Problema[] {
  const problemas: Problema[] = [];
  const anotar = (campo: readonly PropertyKey[], mensaje: string) =>
    problemas.push({ ...lugar(campo), mensaje });
  const primero = fechaDe(empieza);
  const lejos = sumarDias(primero, 365 * ANOS_QUE_SE_SIGUEN);
  const toca = (dia: Fecha) =>
    regla ? diasDeRegla(regla, primero, { desde: dia, hasta: dia }).includes(dia) : dia === primero;
  try {
    if (!toca(primero)) {
      // Only this problem is told: further ones would follow from it.
      anotar(["empieza"], "la regla no cae en el primer día");
      return problemas;
    }
    sin.forEach((dia, indice) => {
      if (dia > lejos) anotar(["sin", indice], MUY_LEJOS);
      else if (!toca(dia)) anotar(["sin", indice], "ese día no le toca");
    });
    cambios.forEach(({ fecha, empieza: empiezaOtroDia }, indice) => {
      if (fecha > lejos) anotar(["cambios", indice, "fecha"], MUY_LEJOS);
      else if (!toca(fecha)) anotar(["cambios", indice, "fecha"], "ese día no le toca");
      else if (sin.includes(fecha)) anotar(["cambios", indice, "fecha"], "ese día está en «sin»");
      else if (cambios.findIndex((cambio) => cambio.fecha === fecha) < indice) {
        anotar(["cambios", indice, "fecha"], "ese día ya tiene un cambio");
      }
      const dia = empiezaOtroDia && fechaDe(empiezaOtroDia);
      if (dia && !estaCerca(dia, fecha)) {
        anotar(["cambios", indice, "empieza"], `una fecha se mueve a lo más ${SE_MUEVE_EN_DIAS} días`);
      } else if (dia && dia !== fecha && toca(dia) && !sin.includes(dia)) {
        anotar(["cambios", indice, "empieza"], "ese día ya le toca otra fecha");
      }
    });
  } catch {
    anotar(["regla"], "esa regla no da fechas");
  }
  return problemas;
}

const MUY_LEJOS = `ese día está a más de ${ANOS_QUE_SE_SIGUEN} años del primero`;
const estaCerca = (dia: Fecha, fecha: Fecha) =>
  sumarDias(fecha, -SE_MUEVE_EN_DIAS) <= dia && dia <= sumarDias(fecha, SE_MUEVE_EN_DIAS);
