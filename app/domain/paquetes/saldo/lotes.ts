import {
  diaCercano,
  diaConAnio,
  diaDelMes,
  diaVisto,
  fechaDe,
  instanteDe,
  sumarDias,
  sumarMinutos,
} from "../../shared/fechas";
import { UN_DIA_EN_MINUTOS, UN_DIA_EN_MS } from "../../shared/duracion";

/** Bonos of a balance that end together. */
export interface Lote {
  idLote: string;
  idPersona: number;
  idEspecialidad: number;
  /** The pack that they were bought with; null where a plan gave them. */
  idPedido: string | null;
  /** Bonos left of the lot. */
  quedan: number;
  venceEn: Date;
}

/** Lot as its person reads it. */
export type LoteDeAlguien = Pick<Lote, "quedan" | "venceEn"> & {
  especialidad: string;
  slugDeEspecialidad: string;
};

/** Days before the end of a lot at which it is told. */
const DIAS_DE_AVISO = { "un-mes": 30, "una-semana": 7, "dos-dias": 2 } as const;
export type AvisoDeLote = keyof typeof DIAS_DE_AVISO;

/** Days before the end of bonos from which they stand first on the home page and in the private zone. */
const ULTIMOS_DIAS = 3;
/** Least days for which returned bonos or coins last. */
const GRACIA_EN_DIAS = 30;

const enDias = (now: Date, dias: number) => sumarMinutos(now, dias * UN_DIA_EN_MINUTOS);

/** Latest end of a lot that a warning tells at `now`. */
export const avisarHasta = (now: Date, aviso: AvisoDeLote = "una-semana") =>
  enDias(now, DIAS_DE_AVISO[aviso]);

/**
 * End of bonos or coins that return to a lot at `now`: the later of the lot's end and the days of grace. A return takes
 * no time away, and nothing returns only to end the next morning.
 */
export function finAlVolver(venceEn: Date, now: Date): Date {
  const gracia = instanteDe(sumarDias(fechaDe(now), GRACIA_EN_DIAS), "24:00");
  return venceEn > gracia ? venceEn : gracia;
}

/** Bonos in their last three days, those of the first day to end. */
export interface PorTerminar {
  quedan: number;
  /** Last day on which they can be used, in a sentence for a reader at `now`: "hoy", "mañana", "el lunes 9 de noviembre". */
  cuando: string;
  especialidades: { nombre: string; slug: string }[];
}

/** Bonos that end first, within three days; null when none does. */
export function loQueTermina(lotes: readonly LoteDeAlguien[], now: Date): PorTerminar | null {
  const primero = primerFin(lotes, now);
  if (!primero || primero.dia > sumarDias(fechaDe(now), ULTIMOS_DIAS)) return null;
  const nombres = new Map(
    primero.delDia.map(({ slugDeEspecialidad, especialidad }) => [slugDeEspecialidad, especialidad]),
  );
  return {
    quedan: primero.quedan,
    cuando: primero.hasta,
    especialidades: [...nombres].map(([slug, nombre]) => ({ slug, nombre })),
  };
}

/** Lots end with a day of Lima: the last one on which they can be used. */
const diaFinal = ({ venceEn }: Pick<Lote, "venceEn">) => fechaDe(new Date(venceEn.getTime() - 1));

/** Last day of a lot, in words. */
export const ultimoDia = (lote: Pick<Lote, "venceEn">) => diaConAnio(diaFinal(lote));

/** End of a lot for its person: the last day in words, the days until then (0 on that day), and whether it is soon. */
export function finALaVista({ venceEn }: Pick<Lote, "venceEn">, now: Date) {
  const quedanMs = +instanteDe(diaFinal({ venceEn }), "00:00") - +instanteDe(fechaDe(now), "00:00");
  return {
    hasta: diaDelMes(diaFinal({ venceEn })),
    quedanDias: Math.round(quedanMs / UN_DIA_EN_MS),
    pronto: venceEn <= avisarHasta(now),
  };
}

/** Lots of the first day to end, their bonos, and that day as in `PorTerminar`; null when no bono has an end. */
export function primerFin(lotes: readonly LoteDeAlguien[], now: Date) {
  const vivos = lotes.filter(({ quedan, venceEn }) => quedan > 0 && venceEn > now);
  const dia = vivos.map(diaFinal).sort()[0];
  if (dia === undefined) return null;
  const delDia = vivos.filter((lote) => diaFinal(lote) === dia);
  return { dia, delDia, quedan: suma(delDia), hasta: diaCercano(dia, now) ?? `el ${diaVisto(dia, now)}` };
}

const suma = (partes: readonly { quedan: number }[]) =>
  partes.reduce((total, { quedan }) => total + quedan, 0);
