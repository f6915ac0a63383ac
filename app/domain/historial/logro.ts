import { z } from "zod";
import { clave, frase } from "../contenido/esquemas";
import { fechaDe, type Fecha } from "../shared/fechas";
import { rachasPorDia, type PausaDeRacha } from "../shared/rachas";
import { CLASES_DE_ACCION, type Accion, type ClaseDeAccion } from "./accion";

const cuantos = z.int().min(1).max(1000);

/** What an achievement is reached by: never by being ahead of anybody. */
const regla = z.discriminatedUnion("clase", [
  /** Days one after the other, as streaks count them. */
  z.strictObject({ clase: z.literal("dias-seguidos"), dias: cuantos }),
  /** Days with something, however far from each other. */
  z.strictObject({ clase: z.literal("dias"), dias: cuantos }),
  /** So many of some kinds. */
  z.strictObject({
    clase: z.literal("veces"),
    de: z.array(z.enum(CLASES_DE_ACCION)).min(1),
    veces: cuantos,
    /** Each of them another one: the same again counts once. */
    distintos: z.boolean().optional(),
  }),
]);

/** An achievement as an editor writes it. */
export const logroEscrito = z.strictObject({
  uid: clave,
  titulo: frase(60),
  /** Why it was given, in the past: "Hiciste algo por tu calma siete días seguidos." */
  razon: frase(160),
  /** What leads to it, for who has not reached it. */
  como: frase(160),
  orden: z.int().min(1).max(999),
  regla,
});
export type LogroEscrito = z.output<typeof logroEscrito>;

/** One that somebody reached, in the words of that day: it stays, whatever becomes of its rule. */
export interface Logro {
  uid: string;
  titulo: string;
  razon: string;
  /** Of Lima. */
  dia: Fecha;
}

export const elMasNuevoPrimero = (uno: Logro, otro: Logro) =>
  uno.dia === otro.dia ? (uno.uid < otro.uid ? -1 : 1) : uno.dia > otro.dia ? -1 : 1;

/** What rules are evaluated from: read once, however many they are. */
export interface Historia {
  /** In the order of their days, of Lima. */
  hechos: readonly { clase: ClaseDeAccion; que: string; dia: Fecha }[];
  dias: readonly Fecha[];
  rachas: ReadonlyMap<Fecha, number>;
}

/** "video:un-uid:2026-11-23" is of the same video as that of any other day. */
const sinSuDia = (clave: string) => clave.split(":").slice(0, 2).join(":");

/** Of each thing the first time. */
const losPrimeros = (hechos: Historia["hechos"]) =>
  hechos.filter((uno, indice) => hechos.findIndex(({ que }) => que === uno.que) === indice);

export function historiaDe(
  acciones: readonly Accion[],
  pausas: readonly PausaDeRacha[],
  hoy: Fecha,
): Historia {
  const hechos = acciones
    .map(({ clase, clave, momento }) => ({ clase, que: sinSuDia(clave), dia: fechaDe(momento) }))
    .sort((uno, otro) => (uno.dia < otro.dia ? -1 : uno.dia > otro.dia ? 1 : 0));
  const dias = new Set(hechos.map(({ dia }) => dia).filter((dia) => dia <= hoy));
  return { hechos, dias: [...dias], rachas: rachasPorDia(dias, pausas, hoy) };
}

/** The day on which a history reached it, by the rule as it is now; null for not yet. */
export function diaDelLogro(
  { regla: suya }: Pick<LogroEscrito, "regla">,
  { hechos, dias, rachas }: Historia,
): Fecha | null {
  switch (suya.clase) {
    case "veces": {
      const suyos = hechos.filter(({ clase }) => suya.de.includes(clase));
      const cuentan = suya.distintos ? losPrimeros(suyos) : suyos;
      return cuentan[suya.veces - 1]?.dia ?? null;
    }
    case "dias":
      return dias[suya.dias - 1] ?? null;
    case "dias-seguidos":
      return [...rachas].find(([, racha]) => racha >= suya.dias)?.[0] ?? null;
  }
}
