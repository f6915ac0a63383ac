export const UN_DIA_EN_MINUTOS = 24 * 60;
export const UN_DIA_EN_SEGUNDOS = UN_DIA_EN_MINUTOS * 60;
export const UN_MINUTO_EN_MS = 60_000;
export const UN_DIA_EN_MS = UN_DIA_EN_SEGUNDOS * 1000;

/** Duration beside a name, as "45 min" or "1 h 20 min". Sentences write "minutos". */
export function enMinutos(minutos: number): string {
  const horas = Math.floor(minutos / 60);
  const resto = minutos % 60;
  return [horas > 0 && `${horas} h`, (resto > 0 || horas === 0) && `${resto} min`].filter(Boolean).join(" ");
}
