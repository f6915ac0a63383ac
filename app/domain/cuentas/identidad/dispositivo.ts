/** Order matters: each of these browsers also contains the name of one further down. */
const NAVEGADORES: [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/CriOS\/|Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const APARATOS: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android(?!.*Mobile)/, "tableta Android"],
  [/Android/, "celular Android"],
  [/Windows/, "computadora con Windows"],
  [/Macintosh|Mac OS X/, "computadora Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "computadora con Linux"],
];

export const DISPOSITIVO_DESCONOCIDO = "Un dispositivo que no reconocemos";

/** Describes a `User-Agent` in words, as "Chrome en un celular Android". The header itself is not stored. */
export function describirDispositivo(agente: string | null | undefined): string {
  const buscar = (lista: [RegExp, string][]) => lista.find(([patron]) => patron.test(agente ?? ""))?.[1];
  const [navegador, aparato] = [buscar(NAVEGADORES), buscar(APARATOS)];
  if (!aparato) return navegador ?? DISPOSITIVO_DESCONOCIDO;
  const articulo = /^(tableta|computadora)/.test(aparato) ? "una" : "un";
  return `${navegador ?? "Una aplicación"} en ${articulo} ${aparato}`;
}
