import { DIAS_EN_LA_BANDEJA } from "../../avisos/correo/correo";
import { DIAS_QUE_SE_GUARDA } from "../../agenda/notas/nota";
import { sumarMinutos } from "../../shared/fechas";

/** Each deletes up to `cuantos` rows that ended by `hasta`, and answers how many those were. */
export interface Limpieza {
  refrescos(hasta: Date, cuantos: number): Promise<number>;
  accesos(hasta: Date, cuantos: number): Promise<number>;
  intentos(hasta: Date, cuantos: number): Promise<number>;
  clavesIdempotentes(hasta: Date, cuantos: number): Promise<number>;
  registros(hasta: Date, cuantos: number): Promise<number>;
  codigos(hasta: Date, cuantos: number): Promise<number>;
  recuperaciones(hasta: Date, cuantos: number): Promise<number>;
  notas(hasta: Date, cuantos: number): Promise<number>;
  fallos(hasta: Date, cuantos: number): Promise<number>;
  /** Empties what waited for so long that its code or its link is good for nothing. */
  secretosDeCorreos(hasta: Date, cuantos: number): Promise<number>;
  correos(hasta: Date, cuantos: number): Promise<number>;
  /** What nobody has ever tried to send, since nobody was told where to. */
  correosSinEnviar(hasta: Date, cuantos: number): Promise<number>;
}

const POR_TANDA = 500;
const TANDAS_POR_VUELTA = 20;
const DIA_EN_MINUTOS = 24 * 60;

/** How long each is kept after it is over. In this order: refresh tokens belong to accesses. */
export const DIAS_DE_GRACIA = {
  // A used refresh token is worth knowing while its access could still be open; then both have ended.
  refrescos: 0,
  // The history of a person's sessions.
  accesos: 90,
  intentos: 2,
  clavesIdempotentes: 30,
  // What nobody came back for, with the data that was typed.
  registros: 0,
  codigos: 0,
  recuperaciones: 0,
  notas: DIAS_QUE_SE_GUARDA,
  fallos: 30,
  secretosDeCorreos: 1,
  correos: DIAS_EN_LA_BANDEJA,
  correosSinEnviar: DIAS_EN_LA_BANDEJA,
} as const satisfies Record<keyof Limpieza, number>;

/** Sweeps what is over, in batches: no long transaction, and a long backlog is shared out over several runs. */
export function makeLimpiar({ limpieza, now }: { limpieza: Limpieza; now: () => Date }) {
  return async (alto?: AbortSignal) => {
    for (const que of Object.keys(DIAS_DE_GRACIA) as (keyof Limpieza)[]) {
      const hasta = sumarMinutos(now(), -DIAS_DE_GRACIA[que] * DIA_EN_MINUTOS);
      for (let tanda = 0; tanda < TANDAS_POR_VUELTA && !alto?.aborted; tanda++) {
        if ((await limpieza[que](hasta, POR_TANDA)) < POR_TANDA) break;
      }
    }
  };
}
