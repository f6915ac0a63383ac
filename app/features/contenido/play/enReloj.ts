/** Formats seconds as a clock: 68 is "1:08". */
export const enReloj = (segundos: number): string =>
  `${Math.floor(segundos / 60)}:${String(Math.floor(segundos % 60)).padStart(2, "0")}`;
