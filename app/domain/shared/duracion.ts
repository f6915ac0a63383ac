export const UN_DIA_EN_MINUTOS = 24 * 60;
export const UN_DIA_EN_SEGUNDOS = UN_DIA_EN_MINUTOS * 60;
export const UN_DIA_EN_MS = UN_DIA_EN_SEGUNDOS * 1000;

/** How long something takes, wherever it stands as a fact beside a name: "45 min", "1 h 20 min". Sentences say "minutos". */
export function enMinutos(minutos: number): string {
  const horas = Math.floor(minutos / 60);
  const resto = minutos % 60;
  return [horas > 0 && `${horas} h`, (resto > 0 || horas === 0) && `${resto} min`].filter(Boolean).join(" ");
}
