import { differenceInHours, differenceInMinutes, differenceInSeconds } from "date-fns";
import type { EstadoDeTrabajo, MedidasDeMaquina, PuertoDeFuera, RespaldoVisto } from "../../shared/maquina";
import type { CuentaDeFallos } from "./repositorio";

/** Minutes after a failure in which it counts as a present one. */
const FALLO_RECIENTE_EN_MINUTOS = 60;
/** Minutes beyond its time after which a job is late. */
const TRABAJO_TARDE_EN_MINUTOS = 10;
/** Minutes after which a waiting mail is late: a try that failed is repeated before. */
const CORREO_TARDE_EN_MINUTOS = 15;
/** Hours after which a backup is too old: one a day is due. */
const RESPALDO_VIEJO_EN_HORAS = 26;

/** A thing that is wrong now. */
export type Problema =
  | { clase: "fallos"; hoy: number; ultimo: Date }
  | { clase: "trabajos"; fallan: readonly string[]; tarde: readonly string[] }
  | { clase: "correos"; esperanDesde: Date }
  | { clase: "respaldo"; falta: FaltaDeRespaldo }
  | { clase: "puertos"; fallan: readonly string[] };

type FaltaDeRespaldo = "ninguno" | "viejo" | "incompleto" | "sin-firma";

/** Facts of the machine from which its problems are read. */
interface VistaDeMaquina {
  proceso: { haceTrabajos: boolean };
  fallos: readonly Pick<CuentaDeFallos, "hoy" | "ultimo">[];
  trabajos: readonly EstadoDeTrabajo[];
  medidas: Pick<MedidasDeMaquina, "edadDelCorreoMasAntiguoEnSegundos">;
  respaldo: RespaldoVisto | null;
  puertos: readonly PuertoDeFuera[];
}

/** True for a job whose last run failed. */
const fallaElTrabajo = ({ ultimaBuena, ultimoFin }: EstadoDeTrabajo): boolean =>
  ultimoFin !== null && (ultimaBuena === null || ultimaBuena < ultimoFin);

/** True for another system whose last answer was a failure. */
export const fallaElPuerto = ({ ultimaBuena, ultimoFallo }: PuertoDeFuera): boolean =>
  ultimoFallo !== null && (ultimaBuena === null || ultimoFallo > ultimaBuena);

const llegaTarde = ({ enCurso, ultimoFin, cadaSegundos }: EstadoDeTrabajo, ahora: Date): boolean =>
  !enCurso &&
  ultimoFin !== null &&
  differenceInSeconds(ahora, ultimoFin) > cadaSegundos + TRABAJO_TARDE_EN_MINUTOS * 60;

/** Lack of the newest backup; null for a good one. */
export function faltaDeRespaldo(respaldo: RespaldoVisto | null, ahora: Date): FaltaDeRespaldo | null {
  if (respaldo === null) return "ninguno";
  if (!respaldo.completo) return "incompleto";
  if (respaldo.firma !== "propia") return "sin-firma";
  return differenceInHours(ahora, respaldo.hechoEn) >= RESPALDO_VIEJO_EN_HORAS ? "viejo" : null;
}

/**
 * Things that are wrong now, in the order of the screen. What failed hours ago and works again is no problem.
 *
 * @example problemasDe(vista, now()) // [] when all is well
 */
export function problemasDe(vista: VistaDeMaquina, ahora: Date): Problema[] {
  const problemas: Problema[] = [];
  const [reciente] = vista.fallos
    .filter(({ ultimo }) => differenceInMinutes(ahora, ultimo) < FALLO_RECIENTE_EN_MINUTOS)
    .toSorted((a, b) => +b.ultimo - +a.ultimo);
  if (reciente)
    problemas.push({
      ...{ clase: "fallos", ultimo: reciente.ultimo },
      hoy: vista.fallos.reduce((suma, { hoy }) => suma + hoy, 0),
    });
  const trabajos = vista.proceso.haceTrabajos ? vista.trabajos : [];
  const fallan = trabajos.filter(fallaElTrabajo).map(({ nombre }) => nombre);
  const tarde = trabajos.filter((trabajo) => llegaTarde(trabajo, ahora)).map(({ nombre }) => nombre);
  if (fallan.length + tarde.length > 0) problemas.push({ clase: "trabajos", fallan, tarde });
  const edad = vista.medidas.edadDelCorreoMasAntiguoEnSegundos;
  if (edad >= CORREO_TARDE_EN_MINUTOS * 60)
    problemas.push({ clase: "correos", esperanDesde: new Date(ahora.getTime() - edad * 1000) });
  const falta = faltaDeRespaldo(vista.respaldo, ahora);
  if (falta !== null) problemas.push({ clase: "respaldo", falta });
  const caidos = vista.puertos.filter(fallaElPuerto).map(({ nombre }) => nombre);
  if (caidos.length > 0) problemas.push({ clase: "puertos", fallan: caidos });
  return problemas;
}
