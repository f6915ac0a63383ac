import { UN_DIA_EN_MS } from "../../shared/duracion";
import { elDiaDe } from "../../shared/fechas";

/** Days of Lima from one instant to another: midnights between them. */
const diasDePausa = (desde: Date, hasta: Date): number =>
  Math.round((elDiaDe(hasta).getTime() - elDiaDe(desde).getTime()) / UN_DIA_EN_MS);

/**
 * End of a lot after a pause: as many days later as it lay in the pause. Lots end at midnight of Lima, so a lot that had
 * not ended when the pause began has not ended when it stops.
 *
 * @example finTrasPausa({ venceEn, creadoEn }, desde, now)
 */
export function finTrasPausa(
  { venceEn, creadoEn }: { venceEn: Date; creadoEn: Date },
  desde: Date,
  now: Date,
): Date {
  if (venceEn <= desde) return venceEn;
  const dias = diasDePausa(creadoEn > desde ? creadoEn : desde, now);
  return new Date(venceEn.getTime() + dias * UN_DIA_EN_MS);
}
