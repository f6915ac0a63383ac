import { z } from "zod";
import type { Accion } from "../historial/accion";
import { clave, frase } from "../contenido/esquemas";
import { campoDeFecha } from "../shared/campos";
import { fechaDe, type Fecha } from "../shared/fechas";

/** Kinds of activities that may earn coins. A session, a measure and what a person notes never do. */
export const CLASES_QUE_GANAN = ["video", "taller", "ruta", "test"] as const;

/** Rule for earning coins, as an editor writes it. */
export const reglaDeMonedas = z.strictObject({
  uid: clave,
  orden: z.int().min(1).max(999),
  /** Activity to do, in the infinitive: "Ver un video". */
  titulo: frase(60),
  /** Reason on the line of the ledger, in the past: "Viste un video". */
  razon: frase(80),
  de: z.enum(CLASES_QUE_GANAN),
  monedas: z.int().min(1).max(500),
  /** How often the same thing earns: one time ever, or one activity of the kind in a month of Lima. */
  una: z.enum(["vez", "mes"]),
  /** Most activities of a day of Lima that earn. */
  porDia: z.int().min(1).max(20),
  /** First day on which an activity earns. */
  desde: campoDeFecha("Es un día como 2026-11-29"),
});
export type ReglaDeMonedas = z.output<typeof reglaDeMonedas>;

/** Coins that an activity earned: `causa` names the rule and the activity, and earns once for a person. */
export interface Ganancia {
  causa: string;
  /** Day of the activity in Lima. */
  dia: Fecha;
  monedas: number;
  razon: string;
}

/** Days after an activity for which it still earns: what somebody did long ago earns nothing later. */
const DIAS_PARA_GANAR = 31;
const UN_DIA = 24 * 60 * 60 * 1000;

/** Cause of the coins that an activity earns by a rule: it earns once for a person. */
export const causaDe = (
  { uid, una }: Pick<ReglaDeMonedas, "uid" | "una">,
  { clave, momento }: Pick<Accion, "clave" | "momento">,
): string =>
  una === "mes"
    ? `${uid}:${fechaDe(momento).slice(0, 7)}`
    : `${uid}:${clave.split(":").slice(1, 2).join("")}`;

/** Rule whose coins a cause brought. */
const deLaRegla = (causa: string) => causa.slice(0, causa.indexOf(":"));

/**
 * Coins that the activities of a person earn now, besides those that they earned before. A video marked as seen without
 * playing it earns none.
 */
export function gananciasDe(
  reglas: readonly ReglaDeMonedas[],
  acciones: readonly Accion[],
  ganadas: readonly Pick<Ganancia, "causa" | "dia">[],
  now: Date,
): Ganancia[] {
  const causas = new Set(ganadas.map(({ causa }) => causa));
  const veces = new Map<string, number>();
  const contar = (uid: string, dia: Fecha) =>
    veces.set(`${uid} ${dia}`, (veces.get(`${uid} ${dia}`) ?? 0) + 1);
  for (const { causa, dia } of ganadas) contar(deLaRegla(causa), dia);
  const recientes = acciones
    .filter(
      ({ marcada, momento }) => !marcada && momento <= now && +now - +momento < DIAS_PARA_GANAR * UN_DIA,
    )
    .toSorted((a, b) => +a.momento - +b.momento || (a.clave < b.clave ? -1 : 1));
  return reglas.flatMap((regla) =>
    recientes.flatMap((accion): Ganancia[] => {
      const dia = fechaDe(accion.momento);
      if (accion.clase !== regla.de || dia < regla.desde) return [];
      const causa = causaDe(regla, accion);
      if (causas.has(causa) || (veces.get(`${regla.uid} ${dia}`) ?? 0) >= regla.porDia) return [];
      causas.add(causa);
      contar(regla.uid, dia);
      return [{ causa, dia, monedas: regla.monedas, razon: regla.razon }];
    }),
  );
}
