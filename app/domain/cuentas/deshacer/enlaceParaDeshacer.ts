import { buscarPorHuella, type Huella } from "../../shared/huella";
import { sumarMinutos } from "../../shared/fechas";
import type { Sitio } from "../../shared/marca";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";

export const DIAS_PARA_DESHACER = 7;
/** How long a link to undo something lives, and how far it reaches back before what it tells of. */
export const DESHACER_EN_MINUTOS = DIAS_PARA_DESHACER * UN_DIA_EN_MINUTOS;

const aHuella = (enlace: string) => `deshacer:${enlace}`;

/** What is kept of a link that takes something back: never the link itself. */
export interface ParaDeshacer {
  huella: string;
  hasta: Date;
}

export interface DepsDeEnlace {
  huella: Huella;
  now: () => Date;
  sitio: Sitio;
  /** A secret for a link: long, and never seen again on our side but as its digest. */
  nuevoEnlace: () => string;
}

/** A link for the mail that tells of something sensitive, which takes it back. */
export function enlaceParaDeshacer({ huella, now, sitio, nuevoEnlace }: DepsDeEnlace) {
  const enlace = nuevoEnlace();
  const paraDeshacer: ParaDeshacer = {
    huella: huella(aHuella(enlace)),
    hasta: sumarMinutos(now(), DESHACER_EN_MINUTOS),
  };
  return { paraDeshacer, url: `${sitio.url}/mi-perfil/deshacer?enlace=${enlace}` };
}

/** What a link was kept under, whichever key it was digested with. */
export const buscarPorEnlace = <T>(
  huella: Huella,
  enlace: string,
  buscar: (huella: string) => Promise<T | null>,
) => buscarPorHuella(huella.posibles(aHuella(enlace)), buscar);
