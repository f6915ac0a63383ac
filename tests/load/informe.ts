import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** One figure of the report: what was measured, and what it was meant to be. */
export interface Cifra {
  que: string;
  valor: string;
  /** Absent where a figure only explains another one. */
  meta?: { texto: string; cumple: boolean };
}

export interface Seccion {
  titulo: string;
  /** How it was measured, in a line. */
  metodo: string;
  cifras: Cifra[];
  /** What the figures were computed from, for the file. */
  datos: unknown;
}

/** The goals that were missed, with what was seen instead. Figures of which none has a goal have shown nothing. */
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
  const enOrden = valores.toSorted((uno, otro) => uno - otro);
  const medio = enOrden.length / 2;
  return ((enOrden[Math.ceil(medio) - 1] ?? NaN) + (enOrden[Math.floor(medio)] ?? NaN)) / 2;
}
