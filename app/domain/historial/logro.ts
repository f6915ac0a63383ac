import { z } from "zod";
import { clave, frase } from "../contenido/esquemas";
import { fechaDe, type Fecha } from "../shared/fechas";
import { rachasPorDia, type PausaDeRacha } from "../shared/rachas";
import { CLASES_DE_ACCION, type Accion, type ClaseDeAccion } from "./accion";

const cuantos = z.int().min(1).max(1000);

/** Rule of an achievement. No rule compares the person with others. */
const regla = z.discriminatedUnion("clase", [
  /** Rule of an achievement for consecutive days with an activity, as streaks count them. */
  z.strictObject({ clase: z.literal("dias-seguidos"), dias: cuantos }),
  /** Rule of an achievement for a number of days with an activity, however far apart. */
  z.strictObject({ clase: z.literal("dias"), dias: cuantos }),
  /** Rule of an achievement for a number of activities of some kinds. */
  z.strictObject({
    clase: z.literal("veces"),
    de: z.array(z.enum(CLASES_DE_ACCION)).min(1),
    veces: cuantos,
    /** True when each activity must be of another thing: a repeated one counts once. */
    distintos: z.boolean().optional(),
  }),
]);

/** An achievement, as an editor writes it. */
export const logroEscrito = z.strictObject({
  uid: clave,
  titulo: frase(60),
  /** Reason of the achievement, in the past: "Hiciste algo por tu calma siete días seguidos." */
  razon: frase(160),
  /** Way to reach the achievement, for a person who has not reached it. */
  como: frase(160),
  orden: z.int().min(1).max(999),
  regla,
});
export type LogroEscrito = z.output<typeof logroEscrito>;

/**
 * An achievement of a person, in the words that it had on the day when the person reached it. It stays when its rule
 * changes.
 */
export interface Logro {
  uid: string;
  titulo: string;
  razon: string;
  /** Day on which the person reached the achievement, by the calendar of Lima. */
  dia: Fecha;
}

export const elMasNuevoPrimero = (a: Logro, b: Logro) =>
  a.dia === b.dia ? (a.uid < b.uid ? -1 : 1) : a.dia > b.dia ? -1 : 1;

/** Activities of a person on which the rules of achievements are evaluated, read once for all rules. */
export interface Historia {
  /** Activities with their day, by the calendar of Lima. */
  hechos: readonly { clase: ClaseDeAccion; que: string; dia: Fecha }[];
  dias: readonly Fecha[];
  rachas: ReadonlyMap<Fecha, number>;
}

/** Key of an activity without its day: "video:un-uid:2026-11-23" names the same video as on any other day. */
const sinSuDia = (clave: string) => clave.split(":").slice(0, 2).join(":");

/** First activity with each thing, such as the first viewing of each video. */
const losPrimeros = (sucesos: Historia["hechos"]) =>
  sucesos.filter((suceso, indice) => sucesos.findIndex(({ que }) => que === suceso.que) === indice);

export function historiaDe(
  acciones: readonly Accion[],
  pausas: readonly PausaDeRacha[],
  hoy: Fecha,
): Historia {
  const sucesos = acciones
    .map(({ clase, clave, momento }) => ({ clase, que: sinSuDia(clave), dia: fechaDe(momento) }))
    .sort((a, b) => (a.dia < b.dia ? -1 : a.dia > b.dia ? 1 : 0));
  const dias = new Set(sucesos.map(({ dia }) => dia).filter((dia) => dia <= hoy));
  return { hechos: sucesos, dias: [...dias], rachas: rachasPorDia(dias, pausas, hoy) };
}

/** Day on which a person's history fulfilled the present rule of an achievement; null when it has not yet. */
export function diaDelLogro(
  { regla }: Pick<LogroEscrito, "regla">,
  { hechos: sucesos, dias, rachas }: Historia,
): Fecha | null {
  switch (regla.clase) {
    case "veces": {
      const deSuClase = sucesos.filter(({ clase }) => regla.de.includes(clase));
      const cuentan = regla.distintos ? losPrimeros(deSuClase) : deSuClase;
      return cuentan[regla.veces - 1]?.dia ?? null;
    }
    case "dias":
      return dias[regla.dias - 1] ?? null;
    case "dias-seguidos":
      return [...rachas].find(([, racha]) => racha >= regla.dias)?.[0] ?? null;
  }
}
