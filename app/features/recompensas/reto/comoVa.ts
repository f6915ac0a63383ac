interface EnElReto {
  racha: number;
  meta: number;
  alcanzada: boolean;
  pagado: string | null;
  sinPremio: boolean;
  porValidar: boolean;
  sinValidar: boolean;
}

export const diasEnPalabras = (dias: number) => (dias === 1 ? "1 día" : `${dias} días`);

/** Words of how a person goes in a challenge, or of how it ended for them. */
export function comoVa({ racha, meta, alcanzada, pagado, sinPremio, porValidar, sinValidar }: EnElReto) {
  if (sinPremio) return "Llegaste a la meta; los premios se acabaron";
  if (pagado !== null) return `Ganaste ${pagado}`;
  if (sinValidar) return "Llegaste a la meta, y el reto terminó sin validarla";
  if (alcanzada) return porValidar ? "Llegaste a la meta: falta validarla" : "Llegaste a la meta";
  return `Racha de ${racha} de ${diasEnPalabras(meta)}`;
}
