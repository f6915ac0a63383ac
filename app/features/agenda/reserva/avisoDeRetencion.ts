/**
 * Notice of a held time for screen readers (WCAG 2.2, 4.1.3): at two minutes, at one and at none. The text stays the
 * same in between, so that a live region speaks three times and not each second.
 */
export function avisoDeRetencion(segundos: number | null): string {
  if (segundos === null || segundos > 120) return "";
  if (segundos > 60) return "Te quedan 2 minutos con este horario.";
  if (segundos > 0) return "Te queda 1 minuto con este horario.";
  return "Tu tiempo terminó: este horario quedó libre. Elige otra hora.";
}

/** The count begins this long before the first notice: on a slow line its script takes some seconds. */
const CUENTA_ANTES_DEL_FIN_EN_MS = 180_000;

/** Milliseconds for which an untouched page needs no count; 0 in the last minutes of the hold. */
export const esperaHastaContar = ({ expiraEn, ahora }: { expiraEn: string; ahora: string }): number =>
  Math.max(0, Date.parse(expiraEn) - Date.parse(ahora) - CUENTA_ANTES_DEL_FIN_EN_MS);
