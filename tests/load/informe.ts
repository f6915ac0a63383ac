import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A figure of the report: the measured value and its goal. */
export interface Cifra {
  que: string;
  valor: string;
  /** Goal of the figure; missing when the figure only explains another one. */
  meta?: { texto: string; cumple: boolean };
  /** True for a measured time, which other work on the machine makes longer. */
  delReloj?: boolean;
}

export interface Seccion {
  titulo: string;
  /** Method of the measurement, in a line. */
  metodo: string;
  cifras: Cifra[];
  /** Raw data of the figures, for the file of the report. */
  datos: unknown;
}

/** Missed goals, with the measured values. Figures without any goal count as a failure. */
export function falladas(cifras: readonly Cifra[]): string[] {
  const conMeta = cifras.filter(({ meta }) => meta);
  if (conMeta.length === 0) return ["no se comprobó nada"];
  return conMeta.filter(({ meta }) => !meta!.cumple).map(({ que, valor }) => `${que}: ${valor}`);
}

export function imprimir({ titulo, metodo, cifras }: Seccion) {
  const ancho = Math.max(...cifras.map(({ que }) => que.length));
  const anchoDeValor = Math.max(...cifras.map(({ valor }) => valor.length));
  console.log(`\n── ${titulo}\n   ${metodo}\n`);
  for (const { que, valor, meta } of cifras) {
    const veredicto = meta ? `  meta ${meta.texto}: ${meta.cumple ? "cumple" : "NO CUMPLE"}` : "";
    console.log(`   ${que.padEnd(ancho)}  ${valor.padStart(anchoDeValor)}${veredicto}`);
  }
}

export function guardar(secciones: readonly Seccion[], archivo: string) {
  mkdirSync(path.dirname(archivo), { recursive: true });
  const informe = { fecha: new Date(), node: process.version, plataforma: process.platform, secciones };
  writeFileSync(archivo, `${JSON.stringify(informe, null, 2)}\n`);
  console.log(`\nTodo en ${archivo}`);
}

export const miles = (numero: number) => Math.round(numero).toLocaleString("en-US");

export function mediana(valores: readonly number[]): number {
  const enOrden = valores.toSorted((a, b) => a - b);
  const medio = enOrden.length / 2;
  return ((enOrden[Math.ceil(medio) - 1] ?? NaN) + (enOrden[Math.floor(medio)] ?? NaN)) / 2;
}
