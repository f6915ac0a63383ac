import type { Deps } from "../shared/puertos";
import { fechaDe } from "../shared/fechas";
import type { AvanceDeVideo, makeAvances } from "./avances/avances";
import type { Pieza, Tema } from "./contenido";
import { estaPublicada } from "./reglas";
import type { Contenidos } from "./repositorio";

const DIA_EN_MS = 24 * 60 * 60 * 1000;

interface ParaTi {
  pieza: Pieza;
  /** The theme that the person chose and that leads to it. */
  porque: string;
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
 * when nothing else is left. Null where their themes lead to nothing of ours.
 */
export function elegirParaTi({ elegidos, temas, piezas, vistos, fecha }: ParaElegir): ParaTi | null {
  const porqueDe = (pieza: Pieza) =>
    temas
      .filter(({ url }) => pieza.temas.includes(url))
      .flatMap(({ eligen }) => eligen)
      .find((tema) => elegidos.includes(tema));
  const posibles = piezas
    .flatMap((pieza) => {
      const porque = porqueDe(pieza);
      return porque === undefined ? [] : [{ pieza, porque }];
    })
    .sort((una, otra) => (una.pieza.uid < otra.pieza.uid ? -1 : 1));
  const sinVer = posibles.filter(({ pieza }) => !vistos.has(pieza.uid));
  const entre = sinVer.length > 0 ? sinVer : posibles;
  return entre[(Date.parse(fecha) / DIA_EN_MS) % entre.length] ?? null;
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
    return {
      seguir,
      paraTi: elegirParaTi({
        elegidos,
        temas,
        piezas: piezas.filter((pieza) => estaPublicada(pieza, ahora) && pieza.uid !== seguir?.video.uid),
        vistos: new Set(
          historial.flatMap(({ video, avance }) => (avance.vistoEn === null ? [] : [video.uid])),
        ),
        fecha: fechaDe(ahora),
      }),
      eligioTemas: elegidos.length > 0,
      /** Then no theme is named. */
      conDiscrecion: preferencias?.avisosDiscretos ?? false,
    };
  };
}
