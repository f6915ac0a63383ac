import { enMinutos } from "../shared/duracion";
import type { Pieza } from "./contenido";

type Larga = Pick<Pieza, "tipo" | "minutos"> & { duracionEnSegundos?: number };

/** Length of a piece in seconds: that of the recording, or the minutes that an editor wrote for any other piece. */
export const segundosDe = ({ duracionEnSegundos, minutos }: Larga): number =>
  duracionEnSegundos ?? minutos * 60;

/** Length of a piece in whole minutes, for sums. */
export const minutosEnteros = (pieza: Larga): number => Math.max(1, Math.round(segundosDe(pieza) / 60));

/** Length of a piece in words: "1 min 08 s" for a video, "5 min" for a sheet. */
export function duracionEnPalabras({ duracionEnSegundos, minutos }: Larga): string {
  if (duracionEnSegundos === undefined) return enMinutos(minutos);
  const resto = Math.round(duracionEnSegundos % 60);
  const enteros = enMinutos(Math.floor(duracionEnSegundos / 60));
  return resto === 0 ? enteros : `${enteros} ${String(resto).padStart(2, "0")} s`;
}
