import { makeBusqueda } from "../../app/domain/busqueda/buscar";
import type { Hallable } from "../../app/domain/shared/busqueda/fuente";
import { hacerIndice } from "../../server/busqueda/indice";
import { busquedaDeVerdad } from "../support/busqueda";
import { miles, type Seccion } from "./informe";

const COSAS = 10_000;
const PREGUNTAS = 3_000;
const META_EN_MS = 10;
const PALABRAS_DE_UN_TEXTO = 60;
const CLASES = ["especialista", "video", "herramienta", "lectura"];

/** Makes a generator that draws the same numbers for a seed, so that two runs search the same words. */
function makeSorteo(semilla: number) {
  let estado = semilla;
  return (hasta: number) => {
    estado = (Math.imul(estado, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((estado / 2 ** 32) * hasta);
  };
}

/** Measures the processor time of a search among ten thousand items, made of our own words and of made-up ones. */
export async function medirBusqueda(): Promise<Seccion> {
  const sortear = makeSorteo(7);
  const elegir = <T>(de: readonly T[]) => de[sortear(de.length)]!;
  const { coleccion } = await busquedaDeVerdad();
  const nuestras = [...new Set(coleccion.piezas.flatMap(({ cuerpo }) => cuerpo.match(/\p{L}{4,}/gu) ?? []))];
  const silabas = ["ba", "ce", "di", "fo", "gu", "la", "me", "ni", "po", "ru", "sa", "te", "vi", "zo"];
  const inventada = () => Array.from({ length: 2 + sortear(3) }, () => elegir(silabas)).join("");
  const palabras = [...nuestras, ...Array.from({ length: 8_000 }, inventada)];
  // Few words are frequent, as in a language.
  const palabra = () => palabras[Math.floor((sortear(1_000) / 1_000) ** 3 * palabras.length)]!;
  const texto = (cuantas: number) => Array.from({ length: cuantas }, palabra).join(" ");
  const cosas = Array.from({ length: COSAS }, (_, numero): Hallable & { clase: string } => ({
    clase: CLASES[numero % CLASES.length]!,
    clave: String(numero),
    href: `/${numero}`,
    titulo: texto(4),
    resumen: texto(12),
    detalles: "",
    etiqueta: null,
    temas: [elegir(nuestras)],
    texto: texto(PALABRAS_DE_UN_TEXTO),
  }));
  const { buscar } = makeBusqueda({
    fuentes: () =>
      CLASES.map((clase) => ({
        clase,
        nombre: clase,
        leer: async () => ({ version: 1, hallables: () => cosas.filter((cosa) => cosa.clase === clase) }),
      })),
    contenidos: { coleccion: async () => coleccion },
    hacerIndice,
  });
  const conError = (bien: string) => {
    const donde = sortear(bien.length);
    // Two swapped letters are as usual as a wrong letter.
    if (sortear(5) === 0 && donde > 0) {
      return bien.slice(0, donde - 1) + bien[donde]! + bien[donde - 1]! + bien.slice(donde + 1);
    }
    return bien.slice(0, donde) + elegir(["", "x", "ss", "a"]) + bien.slice(donde + 1);
  };
  const preguntas = Array.from({ length: PREGUNTAS }, () =>
    elegir([
      () => palabra(),
      () => conError(palabra()),
      () => palabra().slice(0, 3),
      () => `${palabra()} ${conError(palabra())}`,
      () => texto(3),
      () => Array.from({ length: 6 }, () => conError(palabra())).join(" "),
      () => `${inventada()}${inventada()}`,
      () => texto(1_000),
    ])(),
  );
  const cpu = process.cpuUsage();
  await buscar("primera");
  const hacerlo = enMs(process.cpuUsage(cpu));
  for (const pregunta of preguntas.slice(0, 300)) await buscar(pregunta);
  const tiempos: number[] = [];
  for (const pregunta of preguntas) {
    const antes = process.cpuUsage();
    await buscar(pregunta);
    tiempos.push(enMs(process.cpuUsage(antes)));
  }
  tiempos.sort((a, b) => a - b);
  const percentil = (parte: number) => tiempos[Math.floor(parte * (tiempos.length - 1))]!;
  const ms = (valor: number) => `${valor.toFixed(1)} ms`;
  return {
    titulo: "Búsqueda",
    metodo: `${miles(COSAS)} cosas, ${miles(PREGUNTAS)} preguntas con y sin errores; tiempo de CPU`,
    cifras: [
      { que: "hacer el índice", valor: ms(hacerlo) },
      { que: "p50", valor: ms(percentil(0.5)) },
      {
        que: "p99",
        valor: ms(percentil(0.99)),
        meta: { texto: `≤ ${META_EN_MS} ms`, cumple: percentil(0.99) <= META_EN_MS },
      },
      { que: "la peor", valor: ms(percentil(1)) },
    ],
    datos: { hacerlo, p50: percentil(0.5), p99: percentil(0.99), peor: percentil(1) },
  };
}

const enMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;
