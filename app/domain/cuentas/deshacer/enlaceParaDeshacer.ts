import { buscarPorHuella, type Huella } from "../../shared/huella";
import { sumarMinutos } from "../../shared/fechas";
import type { Sitio } from "../../shared/marca";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";

export const DIAS_PARA_DESHACER = 7;
/** Minutes for which an undo link works; it also undoes changes up to this long before its own change. */
export const DESHACER_EN_MINUTOS = DIAS_PARA_DESHACER * UN_DIA_EN_MINUTOS;

const aHuella = (enlace: string) => `deshacer:${enlace}`;

/** The stored part of an undo link: its digest and its end, never the link itself. */
export interface ParaDeshacer {
  huella: string;
  hasta: Date;
}

export interface DepsDeEnlace {
  huella: Huella;
  now: () => Date;
  sitio: Sitio;
  /** Makes the secret of a link: long and random. We store only its digest. */
  nuevoEnlace: () => string;
}

/** Makes the undo link for the mail about a sensitive change, with its stored part. */
export function enlaceParaDeshacer({ huella, now, sitio, nuevoEnlace }: DepsDeEnlace) {
  const enlace = nuevoEnlace();
  const paraDeshacer: ParaDeshacer = {
    huella: huella(aHuella(enlace)),
    hasta: sumarMinutos(now(), DESHACER_EN_MINUTOS),
  };
  return { paraDeshacer, url: `${sitio.url}/mi-perfil/deshacer?enlace=${enlace}` };
}

/** Finds a stored link by its digest under each key in rotation. */
export const buscarPorEnlace = <T>(
  huella: Huella,
  enlace: string,
  buscar: (huella: string) => Promise<T | null>,
) => buscarPorHuella(huella.posibles(aHuella(enlace)), buscar);
