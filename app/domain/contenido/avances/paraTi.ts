import type { Deps } from "../../shared/puertos";
import { fechaDe } from "../../shared/fechas";
import type { AvanceDeVideo, makeAvances } from "./avances";
import type { Pieza, Tema } from "../contenido";
import { estaPublicada } from "../reglas";
import type { Contenidos } from "../repositorio";
import { UN_DIA_EN_MS } from "../../shared/duracion";

interface Elegida {
  pieza: Pieza;
  /** The theme that the person chose and that leads to it. */
  porque: string;
}

export interface ParaTi {
  pieza: Pieza;
  /** Why it is shown, in words. */
  motivo: string;
}

interface ParaElegir {
  /** Themes that the person chose among those of specialists. */
  elegidos: readonly string[];
  temas: readonly Pick<Tema, "url" | "eligen">[];
  piezas: readonly Pieza[];
  /** Keys of what they have seen already. */
  vistos: ReadonlySet<string>;
  /** `2026-11-22` */
  fecha: string;
}

/**
 * One piece of the themes that somebody chose, the same all day and another one the next; what they saw already only
 * when nothing else is left. Where pieces say that they are about a theme it is one of those, else of what its theme of
 * ours holds. Null where their themes lead to nothing of ours.
 */
export function elegirParaTi({ elegidos, temas, piezas, vistos, fecha }: ParaElegir): Elegida | null {
  const deSuTema = (pieza: Pieza, elegido: string) =>
    temas.some(({ url, eligen }) => eligen.includes(elegido) && pieza.temas.includes(url));
  const llevaA = new Map<string, Elegida>();
  for (const porque of elegidos.toSorted()) {
    const dichas = piezas.filter(({ para }) => para.includes(porque));
    for (const pieza of dichas.length > 0 ? dichas : piezas.filter((una) => deSuTema(una, porque))) {
      if (!llevaA.has(pieza.uid)) llevaA.set(pieza.uid, { pieza, porque });
    }
  }
  const posibles = [...llevaA.values()].sort((una, otra) => (una.pieza.uid < otra.pieza.uid ? -1 : 1));
  const sinVer = posibles.filter(({ pieza }) => !vistos.has(pieza.uid));
  const entre = sinVer.length > 0 ? sinVer : posibles;
  return entre[(Date.parse(fecha) / UN_DIA_EN_MS) % entre.length] ?? null;
}

/** With the theme of ours first that holds what the person chose: a card names the first, and says no other than why. */
export function porSuTema({ pieza, porque }: Elegida, temas: ParaElegir["temas"]): Pieza {
  const suyo = ({ url }: Pick<Tema, "url">) => pieza.temas.includes(url);
  const tema = temas.find((uno) => suyo(uno) && uno.eligen.includes(porque));
  if (!tema) return pieza;
  return { ...pieza, temas: [tema.url, ...pieza.temas.filter((url) => url !== tema.url)] };
}

/** What somebody comes back to: the video that they did not finish, and something new of their themes. */
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
        : { pieza: porSuTema(elegida, temas), motivo: `Porque elegiste ${elegida.porque}.` });
    return {
      seguir,
      paraTi,
      eligioTemas: elegidos.length > 0,
      /** Then no theme and no route is named. */
      conDiscrecion: preferencias?.avisosDiscretos ?? false,
    };
  };
}
