import { diaConAnio, fechaDe, instanteDe, sumarDias, sumarMinutos } from "../../shared/fechas";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";

/** Bonos of a balance that end together. */
export interface Lote {
  idLote: string;
  idPersona: number;
  idEspecialidad: number;
  /** The pack that they were bought with; null where a plan gave them. */
  idPedido: string | null;
  /** How many of them nobody has spent. */
  quedan: number;
  venceEn: Date;
}

/** How long before their end bonos are warned of. */
const AVISO_EN_DIAS = 7;
/** How long a bono lasts that comes back when the others of its lot have ended. */
const GRACIA_EN_DIAS = 30;

export const avisarHasta = (now: Date) => sumarMinutos(now, AVISO_EN_DIAS * UN_DIA_EN_MINUTOS);
export const finDeGracia = (now: Date) => instanteDe(sumarDias(fechaDe(now), GRACIA_EN_DIAS), "24:00");

/** Lots end with a day of Lima: the last one on which they can be used, in words. */
export const ultimoDia = ({ venceEn }: Pick<Lote, "venceEn">) =>
  diaConAnio(fechaDe(new Date(venceEn.getTime() - 1)));
