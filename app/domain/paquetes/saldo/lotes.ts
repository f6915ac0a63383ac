import { agrupar } from "../../shared/agrupar";
import { diaConAnio, diaDicho, fechaDe, instanteDe, sumarDias, sumarMinutos } from "../../shared/fechas";
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

/** The same as its person reads it. */
export type LoteDeAlguien = Pick<Lote, "quedan" | "venceEn"> & { especialidad: string };

/** How long before their end bonos are warned of. */
const AVISO_EN_DIAS = 7;
/** How long whatever comes back lasts at the least, bonos and coins alike. */
const GRACIA_EN_DIAS = 30;

export const avisarHasta = (now: Date) => sumarMinutos(now, AVISO_EN_DIAS * UN_DIA_EN_MINUTOS);

/**
 * When something ends that comes back at `now` to a lot: the later of the lot's own end and of the days of grace, so that
 * a return takes no time away and nobody gets back what is over the next morning.
 */
export function finAlVolver(venceEn: Date, now: Date): Date {
  const gracia = instanteDe(sumarDias(fechaDe(now), GRACIA_EN_DIAS), "24:00");
  return venceEn > gracia ? venceEn : gracia;
}

const LISTA = new Intl.ListFormat("es", { type: "conjunction" });

/** Lots end with a day of Lima: the last one on which they can be used. */
const diaFinal = ({ venceEn }: Pick<Lote, "venceEn">) => fechaDe(new Date(venceEn.getTime() - 1));

/** The same, in words. */
export const ultimoDia = (lote: Pick<Lote, "venceEn">) => diaConAnio(diaFinal(lote));

/** What of a balance ends soon, one sentence for each day: nobody loses a bono that they were not told of in time. */
export function loQueVencePronto(lotes: readonly LoteDeAlguien[], now: Date): string[] {
  const pronto = lotes.filter(
    ({ quedan, venceEn }) => quedan > 0 && venceEn > now && venceEn <= avisarHasta(now),
  );
  const delDia = agrupar(pronto, diaFinal);
  return [...new Set(pronto.map(diaFinal))].sort().map((dia) => {
    const deSuEspecialidad = agrupar(delDia(dia), ({ especialidad }) => especialidad);
    const partes = [...new Set(delDia(dia).map(({ especialidad }) => especialidad))].map((especialidad) => ({
      especialidad,
      quedan: suma(deSuEspecialidad(especialidad)),
    }));
    const total = suma(partes);
    const cerca = diaDicho(dia, now);
    const cuando = `${total === 1 ? "vence" : "vencen"} ${/\d/.test(cerca) ? `el ${cerca}` : cerca}`;
    return partes.length === 1
      ? `${total} de ${partes[0]!.especialidad} ${cuando}.`
      : `${total} ${cuando}: ${LISTA.format(partes.map((una) => `${una.quedan} de ${una.especialidad}`))}.`;
  });
}

const suma = (partes: readonly { quedan: number }[]) =>
  partes.reduce((total, { quedan }) => total + quedan, 0);
