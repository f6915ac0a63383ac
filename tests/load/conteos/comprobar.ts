/** Views that one process answered. */
export interface Proceso {
  /** Instants of the answers, in milliseconds. */
  respuestas: number[];
  /** Requests whose answer was lost: the process may have counted them. */
  perdidas: number;
  /** Instant of the kill; null for a process that stopped in order. */
  murioEn: number | null;
}

/** Milliseconds that storing itself may take on a busy machine. */
const AL_GUARDAR_EN_MS = 2_000;

/**
 * Compares the counts with the answers. A process that stopped in order has counted all of its views; a killed one may
 * miss those since its last storing. No view counts twice.
 *
 * @example comprobar({ procesos, contadas: 990, guardarCadaEnSegundos: 60 }).roto // []
 */
export function comprobar({
  procesos,
  contadas,
  guardarCadaEnSegundos,
}: {
  procesos: readonly Proceso[];
  contadas: number;
  guardarCadaEnSegundos: number;
}): { vistas: number; alMorir: number; roto: string[] } {
  const suma = (numeros: readonly number[]) => numeros.reduce((total, numero) => total + numero, 0);
  const vistas = suma(procesos.map(({ respuestas }) => respuestas.length));
  const sinSaber = suma(procesos.map(({ perdidas }) => perdidas));
  const alMorir = suma(
    procesos.map(({ respuestas, murioEn }) => {
      if (murioEn === null) return 0;
      const desde = murioEn - guardarCadaEnSegundos * 1000 - AL_GUARDAR_EN_MS;
      return respuestas.filter((instante) => instante > desde).length;
    }),
  );
  const roto: string[] = [];
  if (contadas > vistas + sinSaber) roto.push(`twice: ${contadas} counted of ${vistas} + ${sinSaber}`);
  if (contadas < vistas - alMorir) roto.push(`lost: ${contadas} counted of ${vistas} - ${alMorir}`);
  if (vistas === 0) roto.push("nothing: no view was answered");
  return { vistas, alMorir, roto };
}
