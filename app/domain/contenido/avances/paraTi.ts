import type { Deps } from "../../shared/puertos";
import { fechaDe } from "../../shared/fechas";
import type { AvanceDeVideo, makeAvances } from "./avances";
import type { Pieza, Tema } from "../contenido";
import { estaPublicada } from "../reglas";
import type { Contenidos } from "../repositorio";
import { UN_DIA_EN_MS } from "../../shared/duracion";

interface Elegida {
  pieza: Pieza;
  /** The theme chosen by the person that led to the suggested piece. */
  porque: string;
}

export interface ParaTi {
  pieza: Pieza;
  /** Reason for a suggestion, as the person reads it. */
  motivo: string;
}

interface ParaElegir {
  /** Themes of specialists that the person chose in their preferences. */
  elegidos: readonly string[];
  temas: readonly Pick<Tema, "url" | "eligen" | "necesidad">[];
  piezas: readonly Pieza[];
  /** Keys of the pieces that the person has already seen. */
  vistos: ReadonlySet<string>;
  /** Day of the suggestion, by the calendar of Lima, such as `2026-11-22`. */
  fecha: string;
}

/**
 * Chooses a piece for the themes of a person: one a day, another the next day. Seen pieces come only when no other is
 * left. Pieces that an editor wrote for one of the themes go first. Null when no piece fits.
 */
export function elegirParaTi({ elegidos, temas, piezas, vistos, fecha }: ParaElegir): Elegida | null {
  const deSuTema = (pieza: Pieza, elegido: string) =>
    temas.some(({ url, eligen }) => eligen.includes(elegido) && pieza.temas.includes(url));
  const llevaA = new Map<string, Elegida>();
  for (const porque of elegidos.toSorted()) {
    const piezasParaTema = piezas.filter(({ para }) => para.includes(porque));
    for (const pieza of piezasParaTema.length > 0
      ? piezasParaTema
      : piezas.filter((pieza) => deSuTema(pieza, porque))) {
      if (!llevaA.has(pieza.uid)) llevaA.set(pieza.uid, { pieza, porque });
    }
  }
  const posibles = [...llevaA.values()].sort((a, b) => (a.pieza.uid < b.pieza.uid ? -1 : 1));
  const sinVer = posibles.filter(({ pieza }) => !vistos.has(pieza.uid));
  const entre = sinVer.length > 0 ? sinVer : posibles;
  return entre[(Date.parse(fecha) / UN_DIA_EN_MS) % entre.length] ?? null;
}

/**
 * Puts the theme that matches the person's choice first in a suggested piece. A card names the first theme only, so it
 * agrees with the reason that is shown.
 */
export function porSuTema({ pieza, porque }: Elegida, temas: ParaElegir["temas"]): Pieza {
  const esDeLaPieza = ({ url }: Pick<Tema, "url">) => pieza.temas.includes(url);
  const tema = temas.find((tema) => esDeLaPieza(tema) && tema.eligen.includes(porque));
  if (!tema) return pieza;
  return { ...pieza, temas: [tema.url, ...pieza.temas.filter((url) => url !== tema.url)] };
}

/** Choice of a person as they made it: the need that stands for the theme, or the theme itself. */
const enSusPalabras = ({ porque }: Elegida, temas: ParaElegir["temas"]): string =>
  temas.find(({ eligen }) => eligen.includes(porque))?.necesidad ?? porque;

/** Suggestions for coming back: the unfinished video, and something new of the person's themes. */
export function makeParaVolver({
  repos,
  contenidos,
  avances,
  now,
}: Pick<Deps<"preferencias">, "repos" | "now"> & {
  contenidos: Contenidos;
  avances: Pick<ReturnType<typeof makeAvances>, "historial">;
}) {
  return async (idPersona: number) => {
    const [preferencias, historial, { temas, piezas }] = await Promise.all([
      repos.preferencias.de(idPersona),
      avances.historial(idPersona),
      contenidos.coleccion(),
    ]);
    const ahora = now();
    const elegidos = preferencias?.temas ?? [];
    const seguir: AvanceDeVideo | null = historial.find(({ avance }) => avance.vistoEn === null) ?? null;
    const elegida = elegirParaTi({
      elegidos,
      temas,
      piezas: piezas.filter((pieza) => estaPublicada(pieza, ahora) && pieza.uid !== seguir?.video.uid),
      vistos: new Set(historial.flatMap(({ video, avance }) => (avance.vistoEn === null ? [] : [video.uid]))),
      fecha: fechaDe(ahora),
    });
    const paraTi: ParaTi | null =
      elegida &&
      (preferencias?.avisosDiscretos
        ? { pieza: elegida.pieza, motivo: "Por un tema que elegiste." }
        : {
            pieza: porSuTema(elegida, temas),
            motivo: `Porque elegiste «${enSusPalabras(elegida, temas)}».`,
          });
    return {
      seguir,
      paraTi,
      eligioTemas: elegidos.length > 0,
      /** A person who asked for discreet notices reads the name of no theme and no route. */
      conDiscrecion: preferencias?.avisosDiscretos ?? false,
    };
  };
}
