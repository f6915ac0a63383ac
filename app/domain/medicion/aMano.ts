/** Seconds for which a person counts their heartbeats by hand. */
export const SEGUNDOS_QUE_SE_CUENTAN = 30;
/** Seconds that a slow page may add to a count by hand. After more of them the length of the count is unknown. */
const SEGUNDOS_DE_MAS = 15;

/** Phase of a count of heartbeats that began at `desde`, by the clock of our server alone. */
export function cuentaDe(desde: Date, ahora: Date) {
  const segundos = (ahora.getTime() - desde.getTime()) / 1000;
  if (segundos < 0 || segundos > SEGUNDOS_QUE_SE_CUENTAN + SEGUNDOS_DE_MAS)
    return { fase: "vencida" } as const;
  if (segundos < SEGUNDOS_QUE_SE_CUENTAN) {
    return { fase: "contando", faltan: Math.max(1, Math.ceil(SEGUNDOS_QUE_SE_CUENTAN - segundos)) } as const;
  }
  return { fase: "contada", segundos: Math.round(segundos * 10) / 10 } as const;
}

export const latidosDe = (contados: number, segundos: number) => Math.round((contados * 60) / segundos);
