import { enMinutos } from "../shared/duracion";
import type { Pieza } from "./contenido";

type Larga = Pick<Pieza, "tipo" | "minutos"> & { duracionEnSegundos?: number };

/** Seconds of a recording, or about as many minutes as the editor says for any other piece. */
export const segundosDe = ({ duracionEnSegundos, minutos }: Larga): number =>
  duracionEnSegundos ?? minutos * 60;

/** Duration in whole minutes, for sums. */
export const minutosEnteros = (pieza: Larga): number => Math.max(1, Math.round(segundosDe(pieza) / 60));

/** "1 min 08 s" of a video, "5 min" of a sheet. */
export function duracionEnPalabras({ duracionEnSegundos, minutos }: Larga): string {
  if (duracionEnSegundos === undefined) return enMinutos(minutos);
  const resto = Math.round(duracionEnSegundos % 60);
  const enteros = enMinutos(Math.floor(duracionEnSegundos / 60));
  return resto === 0 ? enteros : `${enteros} ${String(resto).padStart(2, "0")} s`;
}
